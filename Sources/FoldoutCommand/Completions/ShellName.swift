/// The shells that completions are made for.
enum ShellName: String, OptionWord {
  case bash, zsh, fish
}
