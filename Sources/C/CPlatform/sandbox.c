#define _GNU_SOURCE
#include "CPlatform.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define NP_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define NP_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define ANSWER(value) BPF_STMT(BPF_RET | BPF_K, value)
#define REFUSE(number) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 1), ANSWER(SECCOMP_RET_ERRNO | EPERM)

int np_forbid_processes(void) {
#ifdef NP_ARCHITECTURE
  struct sock_filter filter[] = {
      LOAD(arch),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, NP_ARCHITECTURE, 1, 0),
      ANSWER(SECCOMP_RET_ERRNO | EPERM),
      LOAD(nr),
#if defined(__x86_64__)
      // The x32 calls are the same ones under other numbers.
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
      ANSWER(SECCOMP_RET_ERRNO | EPERM),
      REFUSE(SYS_fork),
      REFUSE(SYS_vfork),
#endif
      REFUSE(SYS_execve),
      REFUSE(SYS_execveat),
      REFUSE(SYS_ptrace),
      REFUSE(SYS_process_vm_writev),
      REFUSE(SYS_setsid),
      REFUSE(SYS_setpgid),
      // clone3's flags lie behind a pointer that a filter cannot follow; the C library then uses clone.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone3, 0, 1),
      ANSWER(SECCOMP_RET_ERRNO | ENOSYS),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 3),
      LOAD(args[0]),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 1, 0),
      ANSWER(SECCOMP_RET_ERRNO | EPERM),
      ANSWER(SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {.len = sizeof filter / sizeof filter[0], .filter = filter};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -errno;
  // The filter binds every thread, also those that run already.
  if (syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program) != 0) return -errno;
  return 0;
#else
  return -ENOSYS;
#endif
}
