"""A tree of ROWS rows and ten columns to OUTPUT by a library for Python: workbook.py LIBRARY ROWS OUTPUT"""

import sys


def depth_of(row):
    """Each row of a level is followed by all that is below it: by 1010, 100 and 9 rows."""
    place = row % 1011
    if place == 0:
        return 0
    place = (place - 1) % 101
    return 1 if place == 0 else 2 if (place - 1) % 10 == 0 else 3


def values(row):
    texts = [f"Item number {row}", "Fruit & veg" if row % 2 else "Dairy"]
    return texts + [(row * 37 % 100_003 + column * 100) / 100 for column in range(2, 10)]


def xlsxwriter(rows, output):
    import xlsxwriter as library

    workbook = library.Workbook(output, {"constant_memory": True})
    sheet = workbook.add_worksheet("Report")
    sheet.outline_settings(True, False, False, False)
    money = workbook.add_format({"num_format": "#,##0.00"})
    labels = [workbook.add_format({"indent": depth}) for depth in range(4)]
    for row in range(rows):
        depth = depth_of(row)
        sheet.set_row(row, None, None, {"level": depth, "hidden": depth > 1, "collapsed": depth == 1})
        cells = values(row)
        sheet.write_string(row, 0, cells[0], labels[depth])
        sheet.write_string(row, 1, cells[1])
        for column in range(2, 10):
            sheet.write_number(row, column, cells[column], money)
    workbook.close()


def openpyxl(rows, output):
    import openpyxl as library
    from openpyxl.cell import WriteOnlyCell

    workbook = library.Workbook(write_only=True)
    sheet = workbook.create_sheet("Report")
    for row in range(rows):
        dimension = sheet.row_dimensions[row + 1]
        dimension.outlineLevel = depth_of(row)
        dimension.hidden = depth_of(row) > 1
        cells = []
        for value in values(row):
            cell = WriteOnlyCell(sheet, value=value)
            if not isinstance(value, str):
                cell.number_format = "#,##0.00"
            cells.append(cell)
        sheet.append(cells)
    workbook.save(output)


def pyexcelerate(rows, output):
    from pyexcelerate import Workbook

    workbook = Workbook()
    workbook.new_sheet("Report", data=[values(row) for row in range(rows)])
    workbook.save(output)


def rustpy_xlsxwriter(rows, output):
    import rustpy_xlsxwriter as library

    records = [dict(zip("abcdefghij", values(row))) for row in range(rows)]
    library.FastExcel(output).sheet("Report", records).save()


if __name__ == "__main__":
    globals()[sys.argv[1]](int(sys.argv[2]), sys.argv[3])
