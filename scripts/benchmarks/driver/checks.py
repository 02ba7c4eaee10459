"""Checks that a program's result is the report that was asked for: the same rows and the same totals."""

import csv
import re
import zipfile
from decimal import Decimal, InvalidOperation

CELL = re.compile(rb'<c r="([A-Z]+)\d+"[^>]*>(?:<f>[^<]*</f>)?<v>([^<]*)</v>')
GUIDES = " │├└─▾"
OUTLINED = re.compile(rb'<row [^>]*outlineLevel="3"')


def same_money(found, expected, exact):
    try:
        number = Decimal(found)
    except InvalidOperation:
        return False
    # Sums of doubles are off in their last digits.
    return number == Decimal(expected) if exact else abs(number - Decimal(expected)) < Decimal("0.01")


def groups_in_text(totals):
    """A text report of groups without details: its total, and that no group is missing."""

    def check(path):
        with open(path, encoding="utf-8") as file:
            lines = file.read().splitlines()
        found = lines[-1].split()[-1]
        if not same_money(found, totals["total"], exact=True):
            return f"the total is {found}, not {totals['total']}"
        groups = sum(1 for line in lines if "Product" in line)
        return None if groups == totals["groups"] else f"{groups} groups, not {totals['groups']}"

    return check


def groups_in_csv(totals, exact=False, delimiter=","):
    """Lines of region, category, product, sum and perhaps more; others are levels above."""

    def check(path):
        total, groups = Decimal(0), 0
        with open(path, encoding="utf-8", newline="") as file:
            for row in csv.reader(file, delimiter=delimiter):
                if len(row) > 3 and row[2].startswith("Product"):
                    total += Decimal(row[3])
                    groups += 1
        if groups != totals["groups"]:
            return f"{groups} groups, not {totals['groups']}"
        if not same_money(total, totals["total"], exact):
            return f"the total is {total}, not {totals['total']}"
        return None

    return check


def lines_of_text(totals):
    """An aligned table of orders, with guides or without: as many lines as orders, and the same money in them."""

    def check(path):
        total, lines = Decimal(0), 0
        with open(path, encoding="utf-8") as file:
            for line in file:
                cells = re.split(r"  +", line.lstrip(GUIDES).rstrip())
                if cells[0].isdigit():
                    total += Decimal(cells[7])
                    lines += 1
        if lines != totals["rows"]:
            return f"{lines} orders, not {totals['rows']}"
        return None if same_money(total, totals["total"], True) else f"the total is {total}"

    return check


def sheet(path):
    with zipfile.ZipFile(path) as package:
        names = [name for name in package.namelist() if re.fullmatch(r"xl/worksheets/sheet\d+\.xml", name)]
        return b"".join(package.read(name) for name in sorted(names))


def is_leaf(row):
    """Whether a row of the tree of ten columns is on its fourth level."""
    place = row % 1011 - 1
    return place >= 0 and place % 101 > 0 and (place % 101 - 1) % 10 > 0


def rows_in_workbook(rows, has_outline):
    """The tree of ten columns: the sum of its third one, and outline levels where they can be written."""
    expected = sum((row * 37 % 100_003 + 200) / 100 for row in range(rows))

    def check(path):
        xml = sheet(path)
        found = sum(float(value) for column, value in CELL.findall(xml) if column == b"C")
        if abs(found - expected) > 1:
            return f"column C adds up to {found}, not {expected}"
        deepest = len(OUTLINED.findall(xml))
        wanted = sum(1 for row in range(rows) if is_leaf(row)) if has_outline else 0
        return None if deepest == wanted else f"{deepest} rows have outline level 3, not {wanted}"

    return check


def orders_in_workbook(totals, column):
    """A grouped workbook with details: its orders on the fourth level add up."""
    row_pattern = re.compile(rb'<row [^>]*outlineLevel="3".*?</row>', re.S)

    def check(path):
        total, orders = Decimal(0), 0
        for row in row_pattern.findall(sheet(path)):
            orders += 1
            values = dict(CELL.findall(row))
            total += Decimal(values[column.encode()].decode())
        if orders != totals["rows"]:
            return f"{orders} orders, not {totals['rows']}"
        return None if same_money(total, totals["total"], False) else f"the orders add up to {total}"

    return check


def line_count(expected):
    """A table of so many lines."""

    def check(path):
        with open(path, "rb") as file:
            found = sum(1 for _ in file)
        return None if found == expected else f"{found} lines, not {expected}"

    return check


def number(expected):
    """A program that prints one number."""

    def check(path):
        with open(path, encoding="utf-8") as file:
            found = file.read().split()[0]
        return None if found == str(expected) else f"{found} was counted, not {expected}"

    return check
