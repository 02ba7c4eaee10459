#ifdef __linux__

#define _GNU_SOURCE
#include "SystemFaults.h"

#include "FaultPlan.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Descriptors of files that are open for writing; the calls with any other are none of ours.
enum { descriptor_limit = 1024 };
static atomic_bool is_output[descriptor_limit];

static bool counts(int descriptor) {
  if (descriptor == STDOUT_FILENO) return true;
  return descriptor >= 0 && descriptor < descriptor_limit && atomic_load(&is_output[descriptor]);
}

static int noted(int descriptor) {
  if (descriptor >= 0 && descriptor < descriptor_limit) atomic_store(&is_output[descriptor], true);
  return descriptor;
}

static int open_file(const char *path, int flags, mode_t mode) {
  bool writes = (flags & O_ACCMODE) != O_RDONLY;
  if (writes && fault_for("open", path) == fault_error) return -1;
  int descriptor = (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
  return writes ? noted(descriptor) : descriptor;
}

static mode_t mode_of(int flags, va_list arguments) {
  return flags & (O_CREAT | O_TMPFILE) ? va_arg(arguments, mode_t) : 0;
}

int open(const char *path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  mode_t mode = mode_of(flags, arguments);
  va_end(arguments);
  return open_file(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  mode_t mode = mode_of(flags, arguments);
  va_end(arguments);
  return open_file(path, flags | O_LARGEFILE, mode);
}

int mkstemp(char *template) {
  if (fault_for("mkstemp", template) == fault_error) return -1;
  int (*next)(char *) = dlsym(RTLD_NEXT, "mkstemp");
  return noted(next(template));
}

char *mkdtemp(char *template) {
  if (fault_for("mkdtemp", template) == fault_error) return NULL;
  char *(*next)(char *) = dlsym(RTLD_NEXT, "mkdtemp");
  return next(template);
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
  if (counts(descriptor)) {
    switch (fault_for("write", NULL)) {
      case fault_error: return -1;
      case fault_short: count = count > 1 ? 1 : count; break;
      case fault_none: break;
    }
  }
  return syscall(SYS_write, descriptor, bytes, count);
}

ssize_t pread64(int descriptor, void *bytes, size_t count, off64_t offset) {
  if (counts(descriptor) && fault_for("pread", NULL) == fault_error) return -1;
  return syscall(SYS_pread64, descriptor, bytes, count, offset);
}

ssize_t pread(int descriptor, void *bytes, size_t count, off_t offset) {
  return pread64(descriptor, bytes, count, offset);
}

int fsync(int descriptor) {
  if (fault_for("fsync", NULL) == fault_error) return -1;
  return (int)syscall(SYS_fsync, descriptor);
}

int fchmod(int descriptor, mode_t mode) {
  if (fault_for("fchmod", NULL) == fault_error) return -1;
  return (int)syscall(SYS_fchmod, descriptor, mode);
}

int fchown(int descriptor, uid_t owner, gid_t group) {
  if (fault_for("fchown", NULL) == fault_error) return -1;
  return (int)syscall(SYS_fchown, descriptor, owner, group);
}

int rename(const char *path, const char *new_path) {
  if (fault_for("rename", new_path) == fault_error) return -1;
  return (int)syscall(SYS_rename, path, new_path);
}

// A close that fails has closed the file all the same.
int close(int descriptor) {
  bool fails = counts(descriptor) && fault_for("close", NULL) == fault_error;
  int failure = errno;
  if (descriptor >= 0 && descriptor < descriptor_limit) atomic_store(&is_output[descriptor], false);
  int status = (int)syscall(SYS_close, descriptor);
  if (!fails) return status;
  errno = failure;
  return -1;
}

// Streams of the C library make their calls inside of it; these make them here.

static ssize_t stream_read(void *cookie, char *bytes, size_t count) {
  if (fault_for("read", NULL) == fault_error) return -1;
  return syscall(SYS_read, (int)(long)cookie, bytes, count);
}

static ssize_t stream_write(void *cookie, const char *bytes, size_t count) {
  ssize_t written = write((int)(long)cookie, bytes, count);
  return written < 0 ? 0 : written;
}

static int stream_seek(void *cookie, off64_t *position, int whence) {
  off64_t reached = lseek64((int)(long)cookie, *position, whence);
  if (reached < 0) return -1;
  *position = reached;
  return 0;
}

static int stream_close(void *cookie) { return close((int)(long)cookie); }

static FILE *stream_of(int descriptor, const char *mode) {
  cookie_io_functions_t functions = {stream_read, stream_write, stream_seek, stream_close};
  return fopencookie((void *)(long)descriptor, mode, functions);
}

FILE *fdopen(int descriptor, const char *mode) {
  FILE *(*next)(int, const char *) = dlsym(RTLD_NEXT, "fdopen");
  return counts(descriptor) ? stream_of(descriptor, mode) : next(descriptor, mode);
}

FILE *fopen64(const char *path, const char *mode) {
  FILE *(*next)(const char *, const char *) = dlsym(RTLD_NEXT, "fopen64");
  bool updates = false;
  for (const char *letter = mode; *letter; letter++) updates |= *letter == '+';
  if (mode[0] == 'r' && !updates) return next(path, mode);
  int flags = updates ? O_RDWR : O_WRONLY;
  if (mode[0] == 'w') flags |= O_CREAT | O_TRUNC;
  if (mode[0] == 'a') flags |= O_CREAT | O_APPEND;
  int descriptor = open_file(path, flags | O_CLOEXEC, 0666);
  return descriptor < 0 ? NULL : stream_of(descriptor, mode);
}

FILE *fopen(const char *path, const char *mode) { return fopen64(path, mode); }

#endif
