"""Results as text."""


def seconds(value):
    return f"{value * 1000:.1f} ms" if value < 1 else f"{value:.2f} s"


def size(value):
    if value is None:
        return ""
    return f"{value / 1e6:.1f} MB" if value >= 100_000 else f"{value / 1e3:.1f} kB"


def print_machine(about):
    print(f"{about['machine']}; {about['system']}; {about['swift']}; load {about['load']}")


def print_result(result):
    print(f"\n{result['work']} (load {result['load']})")
    table = [["", "time", "peak memory", "output", "times as long", "spread"]]
    for program in result["programs"]:
        ratio = program.get("ratio")
        table.append(
            [
                program["name"],
                seconds(program["seconds"]),
                size(program["peak_bytes"]),
                size(program["output_bytes"]),
                f"{ratio['median']:.2f}" if ratio else "",
                f"{ratio['low']:.2f}–{ratio['high']:.2f}" if ratio else "",
            ]
        )
    widths = [max(len(row[column]) for row in table) for column in range(len(table[0]))]
    for row in table:
        cells = [row[0].ljust(widths[0])] + [text.rjust(width) for text, width in zip(row[1:], widths[1:])]
        print("  " + "  ".join(cells).rstrip())
    for program in result["programs"]:
        if program["note"]:
            print(f"  {program['name']}: {program['note']}")
    for note in result.get("notes", ()):
        print(f"  {note}")
    for name in result["missing"]:
        print(f"  {name}: not installed; scripts/bench --setup")
    for goal in result["goals"]:
        print(f"  goal: {goal}")
