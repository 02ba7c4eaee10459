#ifdef __linux__

#define _GNU_SOURCE
#include "FaultPlan.h"
#include "SystemFaults.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static char kind[16];
static int target;
static int number;
static atomic_int count;
static int log_descriptor = -1;

void system_faults_begin(void) {
  const char *fault = getenv("SYSTEM_FAULT");
  if (fault && sscanf(fault, "%15[a-z]:%d:%d", kind, &target, &number) != 3) {
    fprintf(stderr, "SYSTEM_FAULT=%s is not understood\n", fault);
    exit(125);
  }
  const char *path = getenv("SYSTEM_FAULT_LOG");
  if (path) {
    log_descriptor =
        (int)syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  }
}

static void log_call(const char *call, const char *about) {
  if (log_descriptor < 0) return;
  char line[512];
  int length = snprintf(line, sizeof line, about ? "%s %s\n" : "%s\n", call, about);
  if (length > 0) syscall(SYS_write, log_descriptor, line, strnlen(line, sizeof line));
}

enum fault fault_for(const char *call, const char *about) {
  int current = atomic_fetch_add(&count, 1) + 1;
  log_call(call, about);
  bool is_target = target > 0 && current == target;
  if (strcmp(kind, "once") == 0 ? is_target : strcmp(kind, "onward") == 0 && current >= target) {
    errno = number;
    return fault_error;
  }
  if (is_target && strcmp(kind, "short") == 0) return fault_short;
  if (is_target && strcmp(kind, "signal") == 0) {
    kill(getpid(), number);
    // Whoever waits for the signal on a thread of its own gets a moment for it; the outcome may not depend on it.
    struct timespec moment = {0, 1000000};
    nanosleep(&moment, NULL);
  }
  return fault_none;
}

#else

#include "SystemFaults.h"

void system_faults_begin(void) {}

#endif
