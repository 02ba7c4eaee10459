"""The orders of a CSV file, grouped and with subtotals, to an outlined workbook: report.py FILE OUTPUT"""

import sys

import pandas
import xlsxwriter

KEYS = ["region", "category", "product"]


def main(path, output):
    orders = pandas.read_csv(path).sort_values(KEYS, kind="stable")
    total = orders.columns.get_loc("total")
    workbook = xlsxwriter.Workbook(output, {"constant_memory": True})
    sheet = workbook.add_worksheet("Report")
    sheet.outline_settings(True, False, False, False)
    next_row = 0

    def write_groups(records, level):
        nonlocal next_row
        for label, members in records.groupby(KEYS[level], sort=False):
            sheet.set_row(next_row, None, None, {"level": level})
            sheet.write(next_row, 0, label)
            sheet.write(next_row, total, members["total"].sum())
            next_row += 1
            if level + 1 < len(KEYS):
                write_groups(members, level + 1)
            else:
                write_orders(members)

    def write_orders(records):
        nonlocal next_row
        for record in records.itertuples(index=False):
            sheet.set_row(next_row, None, None, {"level": len(KEYS)})
            for column, value in enumerate(record):
                sheet.write(next_row, column, value)
            next_row += 1

    write_groups(orders, 0)
    workbook.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
