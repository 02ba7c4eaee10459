#!/usr/bin/env python3
"""Reads the workbooks of a folder back and compares them with what foldout writes as CSV for the same report.

usage: compare_workbooks.py FOLDER

Beside NAME.xlsx stand NAME.csv, the report with the columns depth, kind and path in front, and NAME.visible.csv, the
same without its hidden rows. Each workbook is read twice: as it is, with the totals that foldout stored in it, and
after LibreOffice has computed all its formulas anew. Levels, hidden flags and values must agree both times. Workbooks
without a report must hold the same numbers both times. The first difference ends the run with exit status 1. Needs
openpyxl, and LibreOffice as `soffice`.
"""

import csv
import datetime
import math
import pathlib
import shutil
import subprocess
import sys
import tempfile

import openpyxl
from openpyxl.utils import get_column_letter
from openpyxl.utils.escape import unescape

PLACE_COLUMNS = ["depth", "kind", "path"]
DEEPEST_LEVEL = 7
HEADER_SEARCH_ROWS = 10
LABEL_COLUMNS = 1
FILES_AT_ONCE = 100
SECONDS_FOR_CONVERSION = 300

# LibreOffice takes minutes for tens of thousands of links; larger workbooks are read by openpyxl alone.
LARGEST_FOR_LIBREOFFICE = 1_000_000

# Makes LibreOffice compute every formula when it opens a workbook, and not trust the stored values.
RECALCULATE = """<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
  <item oor:path="/org.openoffice.Office.Calc/Formula/Load">
    <prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop>
  </item>
</oor:items>
"""


class Difference(Exception):
    """The workbook and the CSV say different things."""


def read_csv(path):
    with open(path, encoding="utf-8", newline="") as file:
        titles, *rows = csv.reader(file)
    if titles[:3] != PLACE_COLUMNS:
        raise Difference(f"{path.name} does not begin with {','.join(PLACE_COLUMNS)}")
    return titles[3:], rows


def same_text(written, shown):
    def plain(text):
        return unescape(text).replace("\r\n", "\n").replace("\r", "\n")

    return written == shown or plain(written) == plain(shown)


def same_number(written, number):
    try:
        expected = float(written)
    except ValueError:
        return False
    # A workbook holds doubles, and writes them with up to 17 digits.
    return math.isclose(expected, number, rel_tol=1e-14, abs_tol=1e-300)


def same_date(written, moment):
    try:
        expected = datetime.datetime.fromisoformat(written)
    except ValueError:
        return False
    if not isinstance(moment, datetime.datetime):
        moment = datetime.datetime.combine(moment, datetime.time())
    return abs(expected - moment) <= datetime.timedelta(milliseconds=1)


def same_value(written, value):
    if value is None:
        return written == ""
    if isinstance(value, bool):
        return written == ("true" if value else "false")
    if isinstance(value, (int, float)):
        return same_number(written, value)
    if isinstance(value, (datetime.datetime, datetime.date)):
        return same_date(written, value)
    return same_text(written, str(value))


def same_title(title, text, has_rows_above):
    """Whether a heading is a CSV title, or its last part with the shared headings in the rows above."""
    shared = has_rows_above and text and title.endswith(" / " + text)
    return shared or same_text(title, text)


def find_header(sheet, titles):
    for number in range(1, HEADER_SEARCH_ROWS + 1):
        found = [str(sheet.cell(number, column + 1).value or "") for column in range(len(titles))]
        if all(same_title(title, text, number > 1) for title, text in zip(titles, found)):
            return number
    return None


def compare_row(sheet, number, titles, row):
    depth = int(row[0])
    level = sheet.row_dimensions[number].outlineLevel
    if level != min(depth, DEEPEST_LEVEL):
        raise Difference(f"{sheet.title}!{number}: outline level {level}, but depth {depth} in the CSV: {row}")
    for column, (title, written) in enumerate(zip(titles, row[3:]), start=1):
        cell = sheet.cell(number, column)
        if not same_value(written, cell.value):
            raise Difference(
                f"{sheet.title}!{cell.coordinate} ({title}): {cell.value!r}, but {written!r} in the CSV: {row}"
            )


def is_overview(sheet):
    """Whether a sheet links to others that hold the rows."""
    links = [cell.hyperlink for row in sheet.iter_rows(max_col=LABEL_COLUMNS) for cell in row if cell.hyperlink]
    return any("!" in (link.location or "") for link in links)


def rows_of_groups(rows):
    """The rows that stand on sheets of their own where each top group has one."""
    following = rows[1:] + [None]
    return [
        row
        for row, after in zip(rows, following)
        if int(row[0]) > 0 or row[1] == "subtotal" or (row[1] == "group" and after and int(after[0]) > 0)
    ]


def compare(workbook, report):
    """Compares all rows; returns how many there are, and those that are not hidden."""
    titles, rows = report
    sheets = [(sheet, find_header(sheet, titles)) for sheet in workbook.worksheets]
    sheets = [(sheet, header) for sheet, header in sheets if header is not None]
    if not sheets:
        raise Difference(f"no sheet has the columns {titles}")
    if is_overview(sheets[0][0]):
        sheets, rows = [item for item in sheets if not is_overview(item[0])], rows_of_groups(rows)
    visible = []
    done = 0
    for position, (sheet, header) in enumerate(sheets):
        number = header + 1
        if position > 0 and done < len(rows):
            # The sheet goes on where the one before was full, after the rows that are still open there.
            number += int(rows[done][0])
        while done < len(rows) and number <= sheet.max_row:
            compare_row(sheet, number, titles, rows[done])
            if not sheet.row_dimensions[number].hidden:
                visible.append(rows[done])
            done += 1
            number += 1
    if done < len(rows):
        raise Difference(f"the workbook ends before this row of the CSV: {rows[done]}")
    return len(rows), visible


def compare_visible(visible, report):
    _, expected = report
    for found, row in zip(visible, expected):
        if found != row:
            raise Difference(f"the next row shown is {found}, but {row} in the CSV without hidden rows")
    if len(visible) != len(expected):
        raise Difference(f"{len(visible)} rows are shown, but {len(expected)} are in the CSV without hidden rows")


def recalculate(workbooks, folder):
    """Lets LibreOffice open, compute and store the workbooks; returns the folder with the results."""
    profile = folder / "profile"
    (profile / "user").mkdir(parents=True)
    (profile / "user" / "registrymodifications.xcu").write_text(RECALCULATE, encoding="utf-8")
    results = folder / "results"
    # LibreOffice forgets some of several hundred files that it is given at once.
    for start in range(0, len(workbooks), FILES_AT_ONCE):
        subprocess.run(
            ["soffice", "--headless", f"-env:UserInstallation={profile.as_uri()}", "--convert-to", "xlsx"]
            + ["--outdir", str(results)]
            + [str(path) for path in workbooks[start : start + FILES_AT_ONCE]],
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=SECONDS_FOR_CONVERSION,
        )
    return results


def check(path, recalculated):
    report = read_csv(path.with_suffix(".csv"))
    shown = path.with_suffix(".visible.csv")
    count = 0
    readings = [("openpyxl", path)]
    if recalculated is not None:
        readings.append(("LibreOffice", recalculated))
    for reader, file in readings:
        try:
            count, visible = compare(openpyxl.load_workbook(file, data_only=True), report)
            if shown.exists():
                titles, rows = read_csv(shown)
                # Rows of an overview are hidden nowhere.
                apart = report[1] if count == len(report[1]) else rows_of_groups(report[1])
                compare_visible(visible, (titles, [row for row in rows if row in apart]))
        except Difference as difference:
            raise Difference(f"{path.name}, read by {reader}: {difference}") from None
    hidden = ", hidden flags" if shown.exists() else ""
    readers = " and ".join(reader for reader, _ in readings)
    print(f"{path.name}: {count} rows: levels{hidden} and values agree, read by {readers}")


def read_all(path):
    """Reads every cell, so that what openpyxl can't read fails here; returns the numbers by sheet and cell."""
    numbers = {}
    workbook = openpyxl.load_workbook(path, read_only=True, data_only=True)
    for sheet in workbook.worksheets:
        for row, values in enumerate(sheet.iter_rows(values_only=True), start=1):
            for column, value in enumerate(values, start=1):
                if isinstance(value, (int, float)):
                    numbers[sheet.title, row, column] = value
    workbook.close()
    return numbers


def compare_numbers(path, stored, computed):
    """Compares the numbers that foldout stored with those that LibreOffice computes."""
    for place, value in stored.items():
        # An average has twelve decimals more than what it is of.
        found = computed.get(place)
        if found is None or not math.isclose(value, found, rel_tol=1e-12, abs_tol=1e-12):
            sheet, row, column = place
            name = f"{sheet}!{get_column_letter(column)}{row}"
            raise Difference(f"{path.name}, {name}: {value!r} is stored, but LibreOffice computes {found!r}")


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    workbooks = sorted(pathlib.Path(sys.argv[1]).glob("*.xlsx"))
    if not workbooks:
        sys.exit(f"compare_workbooks.py: {sys.argv[1]} holds no workbook; scripts/test writes them")
    if shutil.which("soffice") is None:
        sys.exit("compare_workbooks.py: soffice is not on the PATH; scripts/setup --checks installs it")
    reports = [path for path in workbooks if path.with_suffix(".csv").exists()]
    small = [path for path in workbooks if path.stat().st_size <= LARGEST_FOR_LIBREOFFICE]
    with tempfile.TemporaryDirectory() as folder:
        results = recalculate(small, pathlib.Path(folder))
        for path in small:
            if not (results / path.name).exists():
                sys.exit(f"{path.name}: LibreOffice can't open it")
        try:
            for path in workbooks:
                if path in reports:
                    check(path, results / path.name if path in small else None)
                    continue
                stored = read_all(path)
                if path in small:
                    compare_numbers(path, stored, read_all(results / path.name))
        except Difference as difference:
            sys.exit(str(difference))
    print(
        f"workbooks: {len(workbooks)} opened by openpyxl, {len(small)} by LibreOffice, "
        f"{len(reports)} compared with their reports, the others' numbers with those computed anew"
    )


if __name__ == "__main__":
    main()
