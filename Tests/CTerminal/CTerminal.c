#include "CTerminal.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <unistd.h>

#ifdef __APPLE__
#include <util.h>
#else
#include <pty.h>
#endif

pid_t cterminal_start(
    unsigned short columns, unsigned short rows, const char *folder, char *const *arguments,
    char *const *environment, int *terminal) {
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  pid_t process = forkpty(terminal, NULL, NULL, &size);
  if (process == 0) {
    // Only calls that are safe between fork and exec. A test's thread may have blocked signals, a shell has not.
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    if (chdir(folder) == 0) execve(arguments[0], arguments, environment);
    _exit(127);
  }
  if (process > 0) fcntl(*terminal, F_SETFD, FD_CLOEXEC);
  return process;
}
