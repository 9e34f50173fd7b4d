#pragma once

#include <spawn.h>
// Linux calls that Swift's Glibc overlay cannot express.
// Functions return -errno on failure unless they say otherwise.

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// Makes anonymous shared memory of exactly `size` bytes. Its size is sealed: nobody who holds the descriptor can shrink it
/// and make readers fault. The descriptor is close-on-exec.
int np_shared_memory(const char *name, size_t size);

/// Maps `size` bytes of a descriptor for reading, and for writing too if `writable`. NULL on failure.
void *np_map(int descriptor, size_t size, int writable);
void np_unmap(void *memory, size_t size);

/// Makes two connected stream sockets, close-on-exec.
int np_socket_pair(int descriptors[2]);

/// Makes a pipe, close-on-exec; the reading end does not block.
int np_pipe(int descriptors[2]);

/// What a new process gets. Every descriptor that is not named here is closed in it.
typedef struct {
  const char *executable;
  char *const *arguments;    // ends with NULL
  char *const *environment;  // ends with NULL
  const char *directory;     // working directory; NULL keeps ours
  int output, error;         // become 1 and 2
  int socket;                // becomes 3; -1: none
  int memory;                // becomes 4; -1: none
} np_launch;

/// Starts a process in a process group of its own, with default signal handling and standard input from /dev/null.
/// Returns its id.
pid_t np_spawn(const np_launch *launch);

/// A descriptor that becomes readable when the process ends. Close-on-exec.
int np_process_descriptor(pid_t process);

/// Waits for the end of a child. Returns 0 and sets `status` as waitpid does; -EAGAIN if it still runs and `wait` is 0.
int np_wait(pid_t process, int wait, int *status);

/// Takes a wait status apart: 1 and the signal, or 0 and the exit status.
int np_was_signalled(int status, int *value);

/// Kills the process's whole group, and the process itself.
void np_kill_group(pid_t process);

/// Bounds what a running process may allocate (RLIMIT_DATA, bytes), how large a file it may write (RLIMIT_FSIZE), how many
/// descriptors it may open; and forbids core files. 0 leaves a limit as it is.
int np_limit(pid_t process, uint64_t data, uint64_t file, uint64_t descriptors);

/// In a child: ends it when the thread that started it ends; ends it at once if its parent is not `parent` any more.
void np_die_with_parent(pid_t parent);

/// In a child: from now on this process can neither start others nor trace any, as in an extension's sandbox: fork, exec
/// and the like fail with EPERM. Threads go on working.
int np_forbid_processes(void);

/// In a child: on a deadly signal, writes the stack to descriptor 2, a line a frame, and dies of the signal:
///   \1crash SIGNAL ADDRESS
///   \1frame OFFSET-IN-FILE FILE
/// Offsets are hexadecimal, and fit `llvm-symbolizer --obj=FILE`.
void np_report_crashes(void);

/// Writes every buffered line of C's stdout at once when it is complete, though it goes to a pipe.
void np_line_buffer_output(void);

/// Waits for one of `count` descriptors to be readable. `ready[i]` is set to 1 where it is (or where its other end is gone).
/// A descriptor of -1 is skipped; `milliseconds` < 0 waits for ever. Returns how many are ready.
int np_wait_readable(const int *descriptors, int count, int milliseconds, uint8_t *ready);

/// Opens a file for reading if it is a plain file and no symbolic link: never blocks on a FIFO or a device. Sets `size`.
int np_open_plain_file(const char *path, int64_t *size, int follow);

/// The process's resident memory that is not backed by files, in bytes (`statm`: resident − shared); -errno on failure.
int64_t np_private_memory(pid_t process);

/// Makes a program about to be spawned close every descriptor from `first` on, where the system can say so in one step.
void np_close_from(posix_spawn_file_actions_t *actions, int first);

/// Whether these bytes stand anywhere in a file.
int np_file_holds(const char *path, const char *text);
