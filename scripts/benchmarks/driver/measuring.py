"""Runs programs in turns and keeps their times, their memory and the size of what they write."""

import os
import pathlib
import statistics
import subprocess
import time

from . import launcher

TURNS = 5
TURNS_OF_SLOW = 2
SLOW_SECONDS = 10


class WrongResult(Exception):
    """A program did other work than asked for; its time would mean nothing."""


class Program:
    """One program that does a work."""

    def __init__(self, name, command, output=None, check=None, note=""):
        self.name = name
        self.command = command and [str(part) for part in command]
        self.output = output
        self.check = check
        self.note = note
        self.seconds = []
        self.peak = 0
        self.size = None

    def run(self):
        """Runs once, with what it prints in its output file unless it writes that itself."""
        prints = self.output is not None and self.output not in self.command
        if self.output is not None:
            pathlib.Path(self.output).unlink(missing_ok=True)
        command = [launcher.program(), self.output if prints else os.devnull, *self.command]
        told = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout.split()
        seconds, peak, status = float(told[-3]), int(told[-2]), int(told[-1])
        if status != 0:
            raise WrongResult(f"{self.name} ended with status {status}: {' '.join(self.command)}")
        return seconds, peak

    def warm_up(self):
        seconds, _ = self.run()
        if self.output is not None:
            self.size = pathlib.Path(self.output).stat().st_size
        if self.check is not None:
            problem = self.check(self.output)
            if problem:
                raise WrongResult(f"{self.name}: {problem}")
        return seconds


def compare(work, programs, goals=(), turns=TURNS):
    """Runs all programs in turns; the first one is ours."""
    present = [program for program in programs if program.command]
    warm = {program.name: program.warm_up() for program in present}
    for turn in range(turns):
        for program in present:
            if turn < TURNS_OF_SLOW or warm[program.name] < SLOW_SECONDS:
                seconds, peak = program.run()
                program.seconds.append(seconds)
                program.peak = max(program.peak, peak)
    return {
        "work": work,
        "load": load(),
        "goals": list(goals),
        "programs": [described(program, present[0]) for program in present],
        "missing": [program.name for program in programs if not program.command],
    }


def described(program, ours):
    result = {
        "name": program.name,
        "note": program.note,
        "seconds": statistics.median(program.seconds),
        "peak_bytes": program.peak,
        "output_bytes": program.size,
        "turns": len(program.seconds),
    }
    if program is not ours:
        ratios = [theirs / own for theirs, own in zip(program.seconds, ours.seconds)]
        result["ratio"] = {"median": statistics.median(ratios), "low": min(ratios), "high": max(ratios)}
    return result


def anonymous_peak(command):
    """The most memory that a program holds, pages of mapped files left out; sampled, so a lower bound."""
    with open(os.devnull, "r+b") as nothing:
        child = subprocess.Popen([str(part) for part in command], stdin=nothing, stdout=nothing)
        peak = 0
        while child.poll() is None:
            try:
                with open(f"/proc/{child.pid}/status", encoding="utf-8") as file:
                    sizes = [line.split() for line in file if line.startswith("RssAnon")]
                peak = max([peak, *(int(size[1]) * 1024 for size in sizes)])
            except (OSError, IndexError):
                pass
            time.sleep(0.002)
    if child.returncode != 0:
        raise WrongResult(f"{command[0]} ended with status {child.returncode}")
    return peak


def load():
    """How busy the machine is: processes that want to run, on average over a minute."""
    return round(os.getloadavg()[0], 1)
