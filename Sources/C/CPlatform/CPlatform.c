#define _GNU_SOURCE
#include "CPlatform.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

int np_shared_memory(const char *name, size_t size) {
  int descriptor = memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (descriptor < 0) return -errno;
  if (ftruncate(descriptor, (off_t)size) != 0 ||
      fcntl(descriptor, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) != 0) {
    int error = errno;
    close(descriptor);
    return -error;
  }
  return descriptor;
}

void *np_map(int descriptor, size_t size, int writable) {
  void *memory = mmap(NULL, size, writable ? PROT_READ | PROT_WRITE : PROT_READ, MAP_SHARED, descriptor, 0);
  return memory == MAP_FAILED ? NULL : memory;
}

void np_unmap(void *memory, size_t size) {
  if (memory) munmap(memory, size);
}

int np_socket_pair(int descriptors[2]) {
  return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, descriptors) == 0 ? 0 : -errno;
}

int np_pipe(int descriptors[2]) {
  if (pipe2(descriptors, O_CLOEXEC) != 0) return -errno;
  fcntl(descriptors[0], F_SETFL, fcntl(descriptors[0], F_GETFL) | O_NONBLOCK);
  return 0;
}

// The copies that become 1…4 in the child are made above the numbers that they will get, or one would overwrite another.
static int lifted(int descriptor) { return descriptor < 0 ? -1 : fcntl(descriptor, F_DUPFD_CLOEXEC, 16); }

pid_t np_spawn(const np_launch *launch) {
  int wanted[4] = {launch->output, launch->error, launch->socket, launch->memory};
  int copies[4];
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  pid_t process = -1;
  int error = posix_spawn_file_actions_init(&actions);
  if (error) return -error;
  error = posix_spawnattr_init(&attributes);
  if (error) {
    posix_spawn_file_actions_destroy(&actions);
    return -error;
  }
  for (int i = 0; i < 4; i++) copies[i] = lifted(wanted[i]);

  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  int last = 2;
  for (int i = 0; i < 4; i++) {
    if (copies[i] < 0) {
      if (wanted[i] >= 0) error = EMFILE;
      continue;
    }
    posix_spawn_file_actions_adddup2(&actions, copies[i], i + 1);
    last = i + 1;
  }
  // Ours are close-on-exec anyway; this is for descriptors that somebody else has opened.
  np_close_from(&actions, last < 2 ? 3 : last + 1);
  if (launch->directory) posix_spawn_file_actions_addchdir_np(&actions, launch->directory);

  sigset_t all, none;
  sigfillset(&all);
  sigemptyset(&none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  if (!error) {
    error = posix_spawn(
        &process, launch->executable, &actions, &attributes, launch->arguments, launch->environment);
  }
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  for (int i = 0; i < 4; i++)
    if (copies[i] >= 0) close(copies[i]);
  return error ? -error : process;
}

int np_process_descriptor(pid_t process) {
  int descriptor = (int)syscall(SYS_pidfd_open, process, 0);
  return descriptor < 0 ? -errno : descriptor;
}

int np_wait(pid_t process, int wait, int *status) {
  for (;;) {
    pid_t result = waitpid(process, status, wait ? 0 : WNOHANG);
    if (result == process) return 0;
    if (result == 0) return -EAGAIN;
    if (errno != EINTR) return -errno;
  }
}

int np_was_signalled(int status, int *value) {
  if (WIFSIGNALED(status)) {
    *value = WTERMSIG(status);
    return 1;
  }
  *value = WEXITSTATUS(status);
  return 0;
}

void np_kill_group(pid_t process) {
  if (process <= 1) return;
  kill(-process, SIGKILL);
  kill(process, SIGKILL);
}

static int bound(pid_t process, int which, uint64_t value) {
  if (!value) return 0;
  struct rlimit now;
  if (prlimit(process, which, NULL, &now) != 0) return -errno;
  struct rlimit limit = {.rlim_cur = value, .rlim_max = value};
  if (now.rlim_max != RLIM_INFINITY && value > now.rlim_max) limit.rlim_cur = limit.rlim_max = now.rlim_max;
  return prlimit(process, which, &limit, NULL) == 0 ? 0 : -errno;
}

int np_limit(pid_t process, uint64_t data, uint64_t file, uint64_t descriptors) {
  int result = bound(process, RLIMIT_DATA, data);
  int other = bound(process, RLIMIT_FSIZE, file);
  if (!result) result = other;
  other = bound(process, RLIMIT_NOFILE, descriptors);
  if (!result) result = other;
  struct rlimit none = {0, 0};
  if (prlimit(process, RLIMIT_CORE, &none, NULL) != 0 && !result) result = -errno;
  return result;
}

void np_die_with_parent(pid_t parent) {
  prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
  // It may have ended before we asked.
  if (parent > 0 && getppid() != parent) _exit(0);
}

void np_line_buffer_output(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

int np_wait_readable(const int *descriptors, int count, int milliseconds, uint8_t *ready) {
  struct pollfd entries[16];
  if (count > 16) count = 16;
  for (int i = 0; i < count; i++) entries[i] = (struct pollfd){.fd = descriptors[i], .events = POLLIN};
  int found = poll(entries, (nfds_t)count, milliseconds);
  for (int i = 0; i < count; i++) ready[i] = found > 0 && entries[i].fd >= 0 && entries[i].revents != 0;
  return found < 0 ? (errno == EINTR ? 0 : -errno) : found;
}

int np_open_plain_file(const char *path, int64_t *size, int follow) {
  // O_NONBLOCK, or opening a FIFO waits for a writer.
  int descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | (follow ? 0 : O_NOFOLLOW));
  if (descriptor < 0) return -errno;
  struct stat facts;
  if (fstat(descriptor, &facts) != 0 || !S_ISREG(facts.st_mode)) {
    close(descriptor);
    return -EINVAL;
  }
  *size = facts.st_size;
  return descriptor;
}

int64_t np_private_memory(pid_t process) {
  char path[48], text[160];
  snprintf(path, sizeof path, "/proc/%d/statm", (int)process);
  int descriptor = open(path, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return -errno;
  ssize_t count = read(descriptor, text, sizeof text - 1);
  close(descriptor);
  if (count <= 0) return -EIO;
  text[count] = 0;
  long total, resident, shared;
  if (sscanf(text, "%ld %ld %ld", &total, &resident, &shared) != 3) return -EIO;
  long pages = resident > shared ? resident - shared : 0;
  return (int64_t)pages * sysconf(_SC_PAGESIZE);
}

void np_close_from(posix_spawn_file_actions_t *actions, int first) {
#if __GLIBC_PREREQ(2, 34)
  posix_spawn_file_actions_addclosefrom_np(actions, first);
#else
  (void)actions;
  (void)first;
#endif
}

int np_file_holds(const char *path, const char *text) {
  int descriptor = open(path, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return 0;
  struct stat facts;
  int holds = 0;
  if (fstat(descriptor, &facts) == 0 && facts.st_size > 0) {
    void *bytes = mmap(NULL, (size_t)facts.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    if (bytes != MAP_FAILED) {
      holds = memmem(bytes, (size_t)facts.st_size, text, strlen(text)) != NULL;
      munmap(bytes, (size_t)facts.st_size);
    }
  }
  close(descriptor);
  return holds;
}
