"""Sums the orders of a CSV file by three columns, by a library for Python: rollup.py LIBRARY FILE OUTPUT"""

import csv
import sys

KEYS = ["region", "category", "product"]


def duckdb(path, output):
    import duckdb as library

    query = f"""
        select {', '.join(KEYS)}, sum(total) from read_csv('{path}')
        group by rollup({', '.join(KEYS)}) order by all
    """
    write(library.sql(query).fetchall(), output)


def polars(path, output):
    import polars as library

    sums = library.scan_csv(path).group_by(KEYS).agg(library.col("total").sum()).sort(KEYS).collect()
    write(sums.iter_rows(), output)


def pandas(path, output):
    import pandas as library

    sums = library.read_csv(path).groupby(KEYS)["total"].sum()
    write(((*keys, total) for keys, total in sums.items()), output)


def write(rows, output):
    with open(output, "w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows(["" if cell is None else cell for cell in row] for row in rows)


if __name__ == "__main__":
    globals()[sys.argv[1]](sys.argv[2], sys.argv[3])
