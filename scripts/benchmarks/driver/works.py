"""The works that are measured."""

from . import checks
from .measuring import Program, anonymous_peak, compare, load
from .places import run

KEYS = "region,category,product"


def xlsx(places, rows):
    rows = rows or 100_000
    out = places.output
    native = places.compiled("libxlsxwriter.c", "cc", "-lxlsxwriter")
    peers = [
        ("XlsxWriter", "xlsxwriter", True, "constant_memory"),
        ("openpyxl", "openpyxl", True, "write_only"),
        ("PyExcelerate", "pyexcelerate", False, "writes no outline"),
        ("rust_xlsxwriter", "rustpy_xlsxwriter", False, "writes no outline"),
    ]
    programs = [
        Program(
            "foldout (library)", [places.program("rows"), "xlsx", rows, out("rows.xlsx")], out("rows.xlsx"),
            checks.rows_in_workbook(rows, True)),
        Program(
            "libxlsxwriter", native and [native, rows, out("libxlsxwriter.xlsx")], out("libxlsxwriter.xlsx"),
            checks.rows_in_workbook(rows, True), "constant_memory"),
    ]
    for name, module, has_outline, note in peers:
        command = places.peer("workbook.py", module)
        path = out(f"{module}.xlsx")
        check = checks.rows_in_workbook(rows, has_outline)
        programs.append(Program(name, command and [*command, module, rows, path], path, check, note))
    return compare(
        f"{rows} rows × 10 columns, four levels, to XLSX", programs,
        ["libxlsxwriter takes at least 10 times as long; the file is at most 1.2 times as large"])


def rollup(places, rows):
    rows = rows or 1_000_000
    path, totals = places.orders(rows)
    out = places.output
    report = [places.foldout(), path, "-g", KEYS, "--sum", "total", "--no-details"]
    more = ["--avg", "quantity,total", "--distinct", "date"]
    programs = [
        Program("foldout", report, out("rollup.txt"), checks.groups_in_text(totals)),
        Program(
            "foldout, five aggregates", [*report[:4], *more, "--sum", "quantity,total", "--no-details"],
            out("rollup-five.txt"), checks.groups_in_text(totals), "two sums, two averages, a distinct count"),
    ]
    for name, exact, note in [
        ("duckdb", False, "GROUP BY ROLLUP"),
        ("polars", False, "innermost groups only"),
        ("pandas", False, "innermost groups only"),
    ]:
        command = places.peer("rollup.py", name)
        target = out(f"rollup-{name}.csv")
        check = checks.groups_in_csv(totals, exact)
        programs.append(Program(name, command and [*command, name, path, target], target, check, note))
    mlr, datamash = places.tool("mlr"), places.tool("datamash")
    stats = ["stats1", "-a", "sum", "-f", "total", "-g", KEYS, path]
    programs += [
        Program(
            "miller", mlr and [mlr, "--icsv", "--ocsv", *stats], out("rollup-miller.csv"),
            checks.groups_in_csv(totals), "innermost groups only"),
        Program(
            "datamash",
            datamash and ["sh", "-c", f"{datamash} -t, --header-in -s -g 3,4,5 sum 8 <'{path}'"],
            out("rollup-datamash.csv"), checks.groups_in_csv(totals), "innermost groups only"),
    ]
    return compare(
        f"{rows} orders in CSV, sums by three columns, text out, no details", programs,
        [
            "DuckDB takes at least 3 times as long; exact decimals",
            "five aggregates take at most twice as long as one",
        ])


def report(places, rows):
    rows = rows or 100_000
    path, totals = places.orders(rows)
    ours, theirs = places.output("report.xlsx"), places.output("report-pandas.xlsx")
    command = places.peer("report.py", "pandas") and places.peer("report.py", "xlsxwriter")
    return compare(
        f"{rows} orders in CSV, grouped by three columns, with details and subtotals, to XLSX",
        [
            Program(
                "foldout", [places.foldout(), path, "-g", KEYS, "--sum", "total", "-o", ours], ours,
                checks.orders_in_workbook(totals, "E")),
            Program(
                "pandas + XlsxWriter", command and [*command, path, theirs], theirs,
                checks.orders_in_workbook(totals, "H")),
        ],
        ["pandas + XlsxWriter takes at least 100 times as long"])


def text(places, rows):
    rows = rows or 1_000_000
    path, totals = places.orders(rows, "tsv")
    small, small_totals = places.orders(min(rows, 100_000), "tsv")
    out = places.output
    column, mlr = places.tool("column"), places.tool("mlr")
    tabulate = places.peer("table.py", "tabulate")
    return compare(
        f"{rows} orders in TSV to aligned text",
        [
            Program("foldout", [places.foldout(), path], out("text.txt"), checks.lines_of_text(totals)),
            Program(
                "column -t", column and [column, "-t", "-s", "\t", path], out("text-column.txt"),
                checks.lines_of_text(totals)),
            Program(
                "miller", mlr and [mlr, "--itsv", "--opprint", "cat", path], out("text-miller.txt"),
                checks.line_count(rows + 1)),
            Program(
                "tabulate", tabulate and [*tabulate, small], out("text-tabulate.txt"),
                checks.lines_of_text(small_totals), f"{small_totals['rows']} orders only"),
        ],
        ["column -t takes at least 10 times as long, and 4 times the memory"])


def tree(places, rows):
    rows = rows or 1_000_000
    path, totals = places.orders(rows, "outline")
    plain, _ = places.orders(rows, "rows")
    out = places.output
    column = places.tool("column")
    return compare(
        f"{rows} orders below three levels in TSV to aligned text, 9 columns",
        [
            Program(
                "foldout", [places.foldout(), path, "--level", "level"], out("tree.txt"),
                checks.lines_of_text(totals)),
            Program(
                "column -t", column and [column, "-t", "-s", "\t", plain], out("tree-column.txt"),
                checks.lines_of_text(totals), "the same rows without their level"),
        ],
        ["column -t takes at least 10 times as long, and 4 times the memory"])


def csv(places, rows):
    rows = rows or 1_000_000
    path, totals = places.orders(rows)
    plain, _ = places.orders(rows, "tsv")
    out = places.output
    python = places.peer("counting.py", "csv")
    scan = places.program("reading")
    result = compare(
        f"{rows} orders in CSV, split into fields",
        [
            Program("foldout (library)", [scan, "records", path], out("csv.txt"), checks.number(rows * 9)),
            Program(
                "without quotes", [scan, "records", plain], out("csv-plain.txt"), checks.number(rows * 9),
                "the same library"),
            Program(
                "wc -l", ["wc", "-l", path], out("csv-wc.txt"), checks.number(totals["rows"] + 1),
                "counts line ends"),
            Program(
                "Python csv", python and [*python, path], out("csv-python.txt"), checks.number(rows * 9)),
        ],
        [
            "at most 10 times the time of wc -l", "text without quotes is split at 1000 MB/s or more",
            "records in memory are written at 500 MB/s or more"
        ])
    splitting = run([scan, "rate", plain]).strip()
    writing = run([places.program("writing"), plain]).strip()
    result["notes"] = [
        f"text in memory, without quotes, is split into fields at {splitting} MB/s by one processor",
        f"records in memory are written as CSV at {writing} MB/s"
    ]
    return result


def json(places, rows):
    rows = rows or 1_000_000
    path, _ = places.orders(rows, "json")
    out = places.output
    simdjson = places.compiled("simdjson.cpp", "c++", "-std=c++17", "-lsimdjson")
    python = places.peer("counting.py", "json")
    return compare(
        f"{rows} orders in JSON, read",
        [
            Program(
                "foldout (library)", [places.program("reading"), "json", path], out("json.txt"),
                checks.number(rows), "records in columns, numbers with their digits"),
            Program(
                "simdjson", simdjson and [simdjson, path], out("json-simdjson.txt"), checks.number(rows),
                "parses, and keeps no records"),
            Program(
                "Python json", python and [*python, path], out("json-python.txt"), checks.number(rows)),
        ],
        ["simdjson takes at least a third of the time"])


def start(places, _):
    path, _ = places.orders(20)
    foldout = places.foldout()
    return compare(
        "starting",
        [
            Program("foldout --version", [foldout, "--version"]),
            Program("a report of 20 rows", [foldout, path, "-g", "region", "--sum", "total"]),
            Program(
                "a workbook of 20 rows",
                [foldout, path, "-g", "region", "--sum", "total", "-o", places.output("start.xlsx")]),
            Program("/bin/true", ["/bin/true"]),
            Program("python3 -c pass", ["python3", "-c", "pass"]),
        ],
        ["--version in 5 ms, the report in 10 ms"], turns=50)


def memory(places, rows):
    few, many = (rows or 1_000_000) // 100, rows or 1_000_000
    rows_program, foldout = places.program("rows"), places.foldout()
    files = {count: places.orders(count)[0] for count in (few, many)}
    lines = []
    for name, command in [
        (
            "rows made as they are needed, to XLSX",
            lambda count: [rows_program, "xlsx", count, places.output("memory.xlsx")],
        ),
        ("rows made as they are needed, to text", lambda count: [rows_program, "text", count]),
        ("rows made as they are needed, to CSV", lambda count: [rows_program, "csv", count]),
        (
            "orders in CSV, sums by three columns, no details",
            lambda count: [foldout, files[count], "-g", KEYS, "--sum", "total", "--no-details"],
        ),
        ("orders in CSV to aligned text", lambda count: [foldout, files[count]]),
    ]:
        lines += [memory_line(f"{name}: {count}", command(count)) for count in (few, many)]
    return plain_result(
        "memory, pages of mapped files left out", lines,
        ["1,000,000 rows from a lazy sequence to XLSX in 64 MB; without details, bounded by the groups"])


def memory_line(name, command):
    program = Program(name, command)
    seconds, _ = program.run()
    return {"name": name, "note": "", "seconds": seconds, "peak_bytes": anonymous_peak(command), "turns": 1}


def scale(places, rows):
    most = rows or 10_000_000
    foldout = places.foldout()
    counts = [count for count in (10_000, 100_000, 1_000_000, 10_000_000) if count <= most]
    programs, lines = [], []
    for count in counts:
        path, totals = places.orders(count)
        command = [foldout, path, "-g", KEYS, "--sum", "total", "--no-details"]
        out = places.output
        programs += [
            Program(
                f"sums of {count} orders", command, out("scale.txt"), checks.groups_in_text(totals)),
            Program(
                f"text of {count} orders", [foldout, path], out("scale-text.txt"),
                checks.lines_of_text(totals)),
        ]
    result = compare("ten times the rows", programs, turns=3)
    times = {program["name"]: program["seconds"] for program in result["programs"]}
    for what in ("sums", "text"):
        for less, more in zip(counts, counts[1:]):
            ratio = times[f"{what} of {more} orders"] / times[f"{what} of {less} orders"]
            lines.append(f"{what}: {more} orders take {ratio:.1f} times as long as {less}")
    for program in result["programs"]:
        program.pop("ratio", None)
    last = [foldout, places.orders(counts[-1])[0], "-g", KEYS, "--sum", "total", "--no-details"]
    lines.append(f"sums of {counts[-1]} orders hold {anonymous_peak(last) / 1e6:.0f} MB besides the mapped file")
    result["goals"] = ["at most 10.5 times the time for ten times the rows"]
    result["notes"] = lines
    return result


def plain_result(work, lines, goals):
    for line in lines:
        line["output_bytes"] = None
    return {"work": work, "load": load(), "goals": goals, "programs": lines, "missing": []}


ALL = {
    "xlsx": xlsx, "rollup": rollup, "report": report, "text": text, "tree": tree, "csv": csv, "json": json,
    "start": start, "memory": memory, "scale": scale,
}
