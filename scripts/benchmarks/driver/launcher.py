"""The program that runs others and tells their time and memory, compiled where that has not been done."""

import functools
import pathlib
import shutil
import subprocess

SOURCE = pathlib.Path(__file__).with_name("launcher.c")


@functools.cache
def program():
    """Its path."""
    target = SOURCE.parents[3] / ".build" / "bench-data" / "launcher"
    if not target.exists() or target.stat().st_mtime < SOURCE.stat().st_mtime:
        target.parent.mkdir(parents=True, exist_ok=True)
        # The one that comes with Swift is always there.
        compiler = shutil.which("cc") or "clang"
        subprocess.run([compiler, "-O2", str(SOURCE), "-o", str(target)], check=True)
    return str(target)
