extension FormatLocale {
  /// Every locale that is known.
  public static let all: [FormatLocale] = [
    .english, .german, .swissGerman, .french, .spanish, .italian, .dutch, .portuguese, .swedish, .danish,
    .norwegian, .finnish, .polish, .czech,
  ]

  /// English.
  public static let english = FormatLocale(
    "en", windowsLanguage: 0x409, decimal: ".", group: ",",
    months: "January February March April May June July August September October November December",
    shortMonths: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
    weekdays: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday",
    shortWeekdays: "Sun Mon Tue Wed Thu Fri Sat")

  /// German.
  public static let german = FormatLocale(
    "de", windowsLanguage: 0x407, decimal: ",", group: ".",
    months: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    shortMonths: "Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez",
    weekdays: "Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag",
    shortWeekdays: "So Mo Di Mi Do Fr Sa")

  /// German as written in Switzerland.
  public static let swissGerman = FormatLocale(
    "de-CH", windowsLanguage: 0x807, decimal: ".", group: "’",
    months: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    shortMonths: "Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez",
    weekdays: "Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag",
    shortWeekdays: "So Mo Di Mi Do Fr Sa")

  /// French.
  public static let french = FormatLocale(
    "fr", windowsLanguage: 0x40C, decimal: ",", group: "\u{202F}",
    months: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    shortMonths: "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
    weekdays: "dimanche lundi mardi mercredi jeudi vendredi samedi",
    shortWeekdays: "dim. lun. mar. mer. jeu. ven. sam.")

  /// Spanish.
  public static let spanish = FormatLocale(
    "es", windowsLanguage: 0xC0A, decimal: ",", group: ".",
    months: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    shortMonths: "ene feb mar abr may jun jul ago sep oct nov dic",
    weekdays: "domingo lunes martes miércoles jueves viernes sábado",
    shortWeekdays: "dom lun mar mié jue vie sáb")

  /// Italian.
  public static let italian = FormatLocale(
    "it", windowsLanguage: 0x410, decimal: ",", group: ".",
    months: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    shortMonths: "gen feb mar apr mag giu lug ago set ott nov dic",
    weekdays: "domenica lunedì martedì mercoledì giovedì venerdì sabato",
    shortWeekdays: "dom lun mar mer gio ven sab")

  /// Dutch.
  public static let dutch = FormatLocale(
    "nl", windowsLanguage: 0x413, decimal: ",", group: ".",
    months: "januari februari maart april mei juni juli augustus september oktober november december",
    shortMonths: "jan feb mrt apr mei jun jul aug sep okt nov dec",
    weekdays: "zondag maandag dinsdag woensdag donderdag vrijdag zaterdag",
    shortWeekdays: "zo ma di wo do vr za")

  /// Portuguese.
  public static let portuguese = FormatLocale(
    "pt", windowsLanguage: 0x416, decimal: ",", group: ".",
    months: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
    shortMonths: "jan fev mar abr mai jun jul ago set out nov dez",
    weekdays: "domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado",
    shortWeekdays: "dom seg ter qua qui sex sáb")

  /// Swedish.
  public static let swedish = FormatLocale(
    "sv", windowsLanguage: 0x41D, decimal: ",", group: "\u{A0}",
    months: "januari februari mars april maj juni juli augusti september oktober november december",
    shortMonths: "jan feb mar apr maj jun jul aug sep okt nov dec",
    weekdays: "söndag måndag tisdag onsdag torsdag fredag lördag",
    shortWeekdays: "sön mån tis ons tors fre lör")

  /// Danish.
  public static let danish = FormatLocale(
    "da", windowsLanguage: 0x406, decimal: ",", group: ".",
    months: "januar februar marts april maj juni juli august september oktober november december",
    shortMonths: "jan feb mar apr maj jun jul aug sep okt nov dec",
    weekdays: "søndag mandag tirsdag onsdag torsdag fredag lørdag",
    shortWeekdays: "søn man tir ons tor fre lør")

  /// Norwegian.
  public static let norwegian = FormatLocale(
    "nb", windowsLanguage: 0x414, decimal: ",", group: "\u{A0}",
    months: "januar februar mars april mai juni juli august september oktober november desember",
    shortMonths: "jan feb mar apr mai jun jul aug sep okt nov des",
    weekdays: "søndag mandag tirsdag onsdag torsdag fredag lørdag",
    shortWeekdays: "søn man tir ons tor fre lør")

  /// Finnish.
  public static let finnish = FormatLocale(
    "fi", windowsLanguage: 0x40B, decimal: ",", group: "\u{A0}",
    months: "tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu "
      + "heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu",
    shortMonths: "tammi helmi maalis huhti touko kesä heinä elo syys loka marras joulu",
    weekdays: "sunnuntai maanantai tiistai keskiviikko torstai perjantai lauantai",
    shortWeekdays: "su ma ti ke to pe la")

  /// Polish.
  public static let polish = FormatLocale(
    "pl", windowsLanguage: 0x415, decimal: ",", group: "\u{A0}",
    months: "styczeń luty marzec kwiecień maj czerwiec "
      + "lipiec sierpień wrzesień październik listopad grudzień",
    shortMonths: "sty lut mar kwi maj cze lip sie wrz paź lis gru",
    weekdays: "niedziela poniedziałek wtorek środa czwartek piątek sobota",
    shortWeekdays: "niedz. pon. wt. śr. czw. pt. sob.")

  /// Czech.
  public static let czech = FormatLocale(
    "cs", windowsLanguage: 0x405, decimal: ",", group: "\u{A0}",
    months: "leden únor březen duben květen červen červenec srpen září říjen listopad prosinec",
    shortMonths: "led úno bře dub kvě čvn čvc srp zář říj lis pro",
    weekdays: "neděle pondělí úterý středa čtvrtek pátek sobota",
    shortWeekdays: "ne po út st čt pá so")
}
