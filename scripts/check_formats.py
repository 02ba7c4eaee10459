#!/usr/bin/env python3
"""Compares what foldout shows for a number format with what LibreOffice shows for the same format and value.

usage: check_formats.py FOLDOUT

One report is written twice: as formatted CSV, and as a workbook that LibreOffice turns into CSV as it shows it. Every
column has a format of its own, every row a value. The first differences are printed and end the run with status 1.
Needs LibreOffice as `soffice`.
"""

import csv
import pathlib
import subprocess
import sys
import tempfile

# Commas, quotation marks, UTF-8, and the cells as they are shown.
SHOWN_CSV = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true"

NUMBER_FORMATS = [
    "0", "00000", "#", "0.0", "0.00", "0.000", "0.##", "0.0#", ".00", "#,##0", "#,##0.0", "#,##0.00", "#,##0.##", "0,000",
    "0%", "0.0%", "0.00%", "0,", "#,##0,", "0.0,,", "$#,##0.00", '"$"#,##0.00', "[$€-407] #,##0.00", "#,##0.00 [$€-407]",
    '0" pcs"', "0\\x", "#,##0;(#,##0)", '#,##0;(#,##0);"-"', "#,##0.00;[Red]-#,##0.00", "0.0;-0.0;0.0", "0;0",
    '[>=1000]#,##0,"K";0', '[>=1000000]0.0,,"M";[>=1000]0.0,"K";0', "0.00E+00", "0.0E+0", "000-00-0000", "+0;-0;0",
]
# Ties are among them only where a double holds them exactly: LibreOffice rounds 1.005 down, which is no decimal to it.
NUMBERS = [
    "0", "1", "-1", "5", "0.5", "-0.5", "1.25", "-1.25", "2.5", "9.994", "12.346", "-12.346", "99.96", "999.996",
    "1000", "-1234.5", "1234567.891", "-999999.99", "123456789.01", "0.125",
]
DATE_FORMATS = [
    "yyyy-mm-dd", "dd.mm.yyyy", "d/m/yy", "mm/dd/yyyy", "mmm yyyy", "mmmm d, yyyy", "ddd", "dddd", "d mmm", "yyyy",
    "yyyy-mm-dd hh:mm", "hh:mm:ss", "h:mm AM/PM", "mm:ss",
]
DATES = [
    "2026-03-08 00:00:00", "1999-12-31 23:59:59", "2024-02-29 12:00:00", "1900-03-01 06:00:00", "2000-01-01 13:30:05",
    "9999-12-31 00:00:01",
]


def report(foldout, folder, name, formats, values):
    """The shown cells of each row, as foldout and as LibreOffice give them."""
    source = folder / f"{name}.csv"
    columns = [f"c{number}" for number in range(len(formats))]
    with open(source, "w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["row", *columns])
        for number, value in enumerate(values):
            writer.writerow([f"r{number}", *[value] * len(columns)])
    options = []
    for column, pattern in zip(columns, formats):
        options += ["--format", f"{column}={pattern}"]
    shown = folder / f"{name}-shown.csv"
    workbook = folder / f"{name}-book.xlsx"
    arguments = [foldout, source, *options, "--formatted", "--hierarchy", "none", "-o", shown]
    subprocess.run(arguments, check=True)
    subprocess.run([foldout, source, *options, "-o", workbook], check=True)
    profile = (folder / "profile").as_uri()
    subprocess.run(
        ["soffice", f"-env:UserInstallation={profile}", "--headless", "--convert-to", SHOWN_CSV, "--outdir", folder, workbook],
        check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=300,
    )
    return read(shown), read(workbook.with_suffix(".csv"))


def read(path):
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.reader(file))[1:]


def is_expected(pattern, value, our, their):
    """Whether the two may differ: foldout follows the spreadsheet that the formats come from, and is exact."""
    # There is no negative zero here; LibreOffice keeps the sign of what it rounds away.
    is_zero = not any(digit in our for digit in "123456789")
    if is_zero and our.replace("-", "") == their.replace("-", "").strip("()"):
        return True
    # A point whose digits are all optional stays: `5.`.
    if pattern.endswith(".##"):
        return our == their + "."
    # The sign is part of the number where a section is chosen by a condition on something else than the sign.
    return pattern.startswith("[>=") and value.startswith("-") and our == "-" + their


def differences(formats, values, ours, theirs):
    for value, our_row, their_row in zip(values, ours, theirs):
        for pattern, our, their in zip(formats, our_row[1:], their_row[1:]):
            if our != their and not is_expected(pattern, value, our, their):
                yield f"{pattern}  {value}: foldout shows {our!r}, LibreOffice {their!r}"


def main():
    foldout = str(pathlib.Path(sys.argv[1]).resolve())
    compared, found = 0, []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for kind, formats, values in (("numbers", NUMBER_FORMATS, NUMBERS), ("dates", DATE_FORMATS, DATES)):
            ours, theirs = report(foldout, folder, kind, formats, values)
            if len(ours) != len(values) or len(theirs) != len(values):
                found.append(f"{kind}: {len(values)} rows, {len(ours)} from foldout, {len(theirs)} from LibreOffice")
            found += differences(formats, values, ours, theirs)
            compared += len(formats) * len(values)
    for difference in found[:20]:
        print(difference, file=sys.stderr)
    if found:
        return 1
    print(f"formats: {compared} values are shown as LibreOffice shows them")
    return 0


if __name__ == "__main__":
    sys.exit(main())
