"""The orders of a TSV file as an aligned table by tabulate: table.py FILE"""

import sys

from tabulate import tabulate

with open(sys.argv[1], encoding="utf-8") as file:
    header, *rows = (line.rstrip("\n").split("\t") for line in file)
print(tabulate(rows, header, tablefmt="simple", disable_numparse=True))
