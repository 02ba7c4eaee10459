// Runs one program and tells its seconds, its peak memory in bytes and its exit status:
// launcher OUTPUT PROGRAM [ARGUMENT...]
//
// It is a small process of its own, because the system counts the memory of whoever starts a program as the program's
// own, and because what a larger one does between start and end would count as the program's time.
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

int main(int count, char **arguments) {
  if (count < 3) return 2;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, arguments[1], O_WRONLY | O_CREAT | O_TRUNC, 0644);
  pid_t child;
  int status;
  struct rusage usage;
  double start = now();
  if (posix_spawnp(&child, arguments[2], &actions, NULL, arguments + 2, environ) != 0) return 127;
  if (wait4(child, &status, 0, &usage) != child) return 127;
  double seconds = now() - start;
#ifdef __APPLE__
  long unit = 1;
#else
  long unit = 1024;
#endif
  int ending = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
  printf("%.6f %ld %d\n", seconds, usage.ru_maxrss * unit, ending);
  return 0;
}
