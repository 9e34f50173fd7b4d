#define _GNU_SOURCE
#include "CPlatform.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <link.h>
#include <signal.h>
#include <string.h>
#include <ucontext.h>
#include <unistd.h>

// Everything here runs in a process that is broken already: no allocation, no locks of our own, and an alarm in case that
// the loader's lock is held.

enum { np_most_frames = 48 };
static volatile sig_atomic_t reporting = 0;
static char alternate_stack[64 * 1024];

static char *append(char *to, const char *end, const char *text) {
  while (*text && to < end) *to++ = *text++;
  return to;
}

static char *append_number(char *to, const char *end, uintptr_t value, unsigned base) {
  char digits[24];
  int count = 0;
  do {
    digits[count++] = "0123456789abcdef"[value % base];
    value /= base;
  } while (value);
  while (count && to < end) *to++ = digits[--count];
  return to;
}

static void put(const char *from, const char *to) {
  while (from < to) {
    ssize_t written = write(2, from, (size_t)(to - from));
    if (written <= 0) return;
    from += written;
  }
}

static void put_frame(void *address) {
  Dl_info facts;
  if (!dladdr(address, &facts) || !facts.dli_fname) return;
  char line[4200], *end = line + sizeof line - 2, *to = append(line, end, "\1frame ");
  to = append_number(to, end, (uintptr_t)address - (uintptr_t)facts.dli_fbase, 16);
  to = append(to, end, " ");
  to = append(to, end, facts.dli_fname);
  *to++ = '\n';
  put(line, to);
}

static void handle(int number, siginfo_t *facts, void *context) {
  // Dying twice, or in a second thread: leave the first report alone.
  if (!reporting) {
    reporting = 1;
    alarm(2);
    char line[96], *end = line + sizeof line - 1, *to = append(line, end, "\1crash ");
    to = append_number(to, end, (uintptr_t)number, 10);
    to = append(to, end, " ");
    to = append_number(to, end, (uintptr_t)facts->si_addr, 16);
    *to++ = '\n';
    put(line, to);

    void *frames[np_most_frames];
    int count = backtrace(frames, np_most_frames);
    void *place = NULL;
#if defined(__x86_64__)
    place = (void *)((ucontext_t *)context)->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
    place = (void *)((ucontext_t *)context)->uc_mcontext.pc;
#endif
    // The frames above the interrupted one are this handler's.
    int first = 0;
    for (int i = 0; i < count; i++)
      if (frames[i] == place) first = i + 1;
    if (place) put_frame(place);
    // A return address is the instruction after the call: the one before belongs to the call's line.
    for (int i = first; i < count; i++) put_frame((char *)frames[i] - 1);
  }
  struct sigaction standard = {.sa_handler = SIG_DFL};
  sigaction(number, &standard, NULL);
  raise(number);
}

void np_report_crashes(void) {
  // The first call loads the unwinder, which must not happen while dying.
  void *frames[2];
  backtrace(frames, 2);
  // A stack that overflowed has no room for the report.
  stack_t stack = {.ss_sp = alternate_stack, .ss_size = sizeof alternate_stack};
  sigaltstack(&stack, NULL);
  struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
  int numbers[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS};
  for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) sigaction(numbers[i], &action, NULL);
}
