"""Runs one program and tells its time and its peak memory: launcher.py OUTPUT PROGRAM [ARGUMENT...]

It is a process of its own, and imports next to nothing, because the system counts the memory of whoever starts a
program as the program's own.
"""

import os
import sys
import time

output, *command = sys.argv[1:]
actions = [
    (os.POSIX_SPAWN_OPEN, 0, os.devnull, os.O_RDONLY, 0),
    (os.POSIX_SPAWN_OPEN, 1, output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644),
]
start = time.perf_counter()
child = os.posix_spawnp(command[0], command, os.environ, file_actions=actions)
_, status, usage = os.wait4(child, 0)
seconds = time.perf_counter() - start
print(seconds, usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024), os.waitstatus_to_exitcode(status))
