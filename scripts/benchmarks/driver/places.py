"""Where programs and data are, and how they come to be there."""

import os
import pathlib
import shutil
import subprocess
import sys

from . import orders

ROOT = pathlib.Path(__file__).resolve().parents[3]
HERE = ROOT / "scripts" / "benchmarks"

PYTHON_PEERS = {
    "xlsxwriter": "XlsxWriter",
    "openpyxl": "openpyxl",
    "pyexcelerate": "PyExcelerate",
    "rustpy_xlsxwriter": "rustpy-xlsxwriter",
    "duckdb": "duckdb",
    "polars": "polars",
    "pandas": "pandas",
    "tabulate": "tabulate",
}
SYSTEM_PEERS = {"mlr": "miller", "datamash": "datamash", "column": "bsdextrautils", "cc": "gcc", "c++": "g++"}


class Unavailable(Exception):
    """Something that a work can't do without is not there."""


class Places:
    def __init__(self, binary=None):
        self.build = ROOT / ".build"
        self.folder = self.build / "bench-data"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.given_binary = binary and str(pathlib.Path(binary).resolve())
        venv = self.build / "bench-venv" / "bin" / "python"
        self.python = str(venv) if venv.exists() else sys.executable
        self.found = {}

    def foldout(self):
        """The command, built as scripts/foldout builds it."""
        if self.given_binary:
            return self.given_binary
        run([ROOT / "scripts" / "foldout", "--version"])
        return str(self.build / "release" / "foldout")

    def program(self, name):
        """A program of the benchmark's own package."""
        arguments = ["--package-path", HERE, "--scratch-path", self.build / "bench", "-c", "release"]
        if sys.platform != "darwin":
            arguments.append("--static-swift-stdlib")
        if "programs" not in self.found:
            run([ROOT / "scripts" / "setup"])
            run(["swift", "build", *arguments])
            path = run(["swift", "build", *arguments, "--show-bin-path"])
            self.found["programs"] = pathlib.Path(path.strip())
        return str(self.found["programs"] / name)

    def compiled(self, source, compiler, *libraries):
        """A peer in C or C++, or None without its compiler or its library."""
        if shutil.which(compiler) is None:
            return None
        target = self.folder / pathlib.Path(source).stem
        command = [compiler, "-O2", HERE / "peers" / source, "-o", target, *libraries]
        done = subprocess.run(list(map(str, command)), capture_output=True, check=False)
        return str(target) if done.returncode == 0 else None

    def peer(self, script, module):
        """The command of a Python peer, or None where the module is not installed."""
        if module not in self.found:
            done = subprocess.run([self.python, "-c", f"import {module}"], capture_output=True, check=False)
            self.found[module] = done.returncode == 0
        return [self.python, str(HERE / "peers" / script)] if self.found[module] else None

    def tool(self, name):
        return shutil.which(name)

    def orders(self, rows, form="csv"):
        """A file of orders and what it must add up to; made once."""
        path = self.folder / f"orders-{rows}.{form}"
        totals = orders.totals_of(path)
        if totals is None:
            totals = orders.write(path, rows, form)
        return str(path), totals

    def output(self, name):
        return str(self.folder / name)

    def install_peers(self):
        venv = self.build / "bench-venv"
        if not (venv / "bin" / "python").exists():
            run([sys.executable, "-m", "venv", venv])
        self.python = str(venv / "bin" / "python")
        for package in PYTHON_PEERS.values():
            pip = [self.python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", package]
            if subprocess.run(pip, check=False).returncode != 0:
                print(f"scripts/bench: {package} can't be installed", file=sys.stderr)
        missing = [package for name, package in SYSTEM_PEERS.items() if shutil.which(name) is None]
        if missing and shutil.which("apt-get"):
            apt = ["apt-get", "install", "-y", "-q", "--no-install-recommends", *missing]
            run(apt if os.geteuid() == 0 else ["sudo", *apt])


def run(command):
    """Runs a step of the preparation; what it prints is its result."""
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Unavailable(f"{command[0]} failed:\n{done.stdout}{done.stderr}")
    return done.stdout
