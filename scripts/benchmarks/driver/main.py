"""The command line of the benchmark."""

import argparse
import json
import platform
import subprocess
import sys

from . import measuring, reporting, works
from .places import Places, Unavailable


def machine():
    """What the figures depend on."""
    model = "unknown processor"
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            names = [line.split(":", 1)[1].strip() for line in file if line.startswith("model name")]
        model = f"{len(names)} × {names[0]}" if names else model
    except OSError:
        pass
    swift = subprocess.run(["swift", "--version"], capture_output=True, text=True, check=False).stdout
    return {
        "machine": model,
        "system": platform.platform(),
        "swift": swift.splitlines()[0] if swift else "unknown",
        "load": measuring.load(),
    }


def main(usage):
    if "-h" in sys.argv or "--help" in sys.argv:
        print(usage.strip())
        return
    parser = argparse.ArgumentParser(prog="scripts/bench", add_help=False)
    parser.add_argument("works", nargs="*", metavar="WORK", default=[])
    parser.add_argument("--rows", type=int)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--binary")
    parser.add_argument("--setup", action="store_true")
    arguments = parser.parse_args()
    unknown = [name for name in arguments.works if name not in works.ALL and name != "all"]
    if unknown:
        sys.exit(f"scripts/bench: there is no work {unknown[0]}; the works are {', '.join(works.ALL)}")
    places = Places(arguments.binary)
    if arguments.setup:
        places.install_peers()
    names = arguments.works or ["all"]
    if "all" in names:
        names = list(works.ALL)
    about = machine()
    if not arguments.json:
        reporting.print_machine(about)
    results = []
    for name in names:
        try:
            result = works.ALL[name](places, arguments.rows)
        except Unavailable as reason:
            sys.exit(f"scripts/bench: {name}: {reason}")
        except measuring.WrongResult as reason:
            sys.exit(f"scripts/bench: {name}: {reason}")
        results.append(result)
        if not arguments.json:
            reporting.print_result(result)
    if arguments.json:
        print(json.dumps({"about": about, "results": results}, indent=2))
