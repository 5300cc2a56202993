#define _GNU_SOURCE
#include "CConfinement.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static bool begins(const char *variable, const char *beginning) {
  return strncmp(variable, beginning, strlen(beginning)) == 0;
}

void keep_terminal_and_locale(void) {
  char **kept = environ;
  if (kept == NULL) return;
  for (char **next = environ; *next != NULL; next++) {
    if (begins(*next, "TERM=") || begins(*next, "LANG=") || begins(*next, "LC_")) *kept++ = *next;
  }
  *kept = NULL;
}

// By the group, since of a process Linux takes one thread only.
static void give_way(int signal) {
  (void)signal;
  int saved = errno;
  setpriority(PRIO_PGRP, 0, 10);
  errno = saved;
}

int give_way_after(int seconds) {
  // Ignored by default, and so taken over by nobody who takes signals over.
  struct sigaction action = {.sa_handler = give_way, .sa_flags = SA_RESTART};
  struct sigevent due = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGURG};
  struct itimerspec once = {.it_value = {.tv_sec = seconds}};
  timer_t timer;
  if (sigaction(SIGURG, &action, NULL) != 0) return errno;
  if (timer_create(CLOCK_PROCESS_CPUTIME_ID, &due, &timer) != 0) return errno;
  return timer_settime(timer, 0, &once, NULL) == 0 ? 0 : errno;
}

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#ifdef ARCHITECTURE

// The lower half of an argument, which is all that flags and requests have.
#define ARGUMENT(place) (offsetof(struct seccomp_data, args) + 8 * (place))

#define LOAD(offset) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offset)
#define ANSWER(action) BPF_STMT(BPF_RET | BPF_K, action)
#define REFUSED (SECCOMP_RET_ERRNO | EPERM)
#define UNKNOWN (SECCOMP_RET_ERRNO | ENOSYS)

// Unless the loaded number is this one, the next `count` steps are passed over.
#define IF(number, count) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, count)
#define REFUSE(number) IF(number, 1), ANSWER(REFUSED)

static struct sock_filter steps[] = {
    // The same numbers are other calls on other architectures.
    LOAD(offsetof(struct seccomp_data, arch)),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0), ANSWER(REFUSED),
    LOAD(offsetof(struct seccomp_data, nr)),
#ifdef __x86_64__
    // So are those with this bit, of x32.
    BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1), ANSWER(REFUSED),
#endif

    // No other program, and no child.
    REFUSE(SYS_execve), REFUSE(SYS_execveat),
#ifdef SYS_fork
    REFUSE(SYS_fork), REFUSE(SYS_vfork),
#endif
    // Its flags are in memory, where a filter can't look; without it threads are begun by clone.
    IF(SYS_clone3, 1), ANSWER(UNKNOWN),
    IF(SYS_clone, 4), LOAD(ARGUMENT(0)),
    BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 1, 0), ANSWER(REFUSED),
    ANSWER(SECCOMP_RET_ALLOW),

    // Nothing typed in the name of somebody else who reads the terminal.
    IF(SYS_ioctl, 6), LOAD(ARGUMENT(1)),
    REFUSE(TIOCSTI), REFUSE(TIOCLINUX), ANSWER(SECCOMP_RET_ALLOW),

    // No hand in other processes, no network, and none of what reaches deep into the system.
    REFUSE(SYS_ptrace), REFUSE(SYS_process_vm_readv), REFUSE(SYS_process_vm_writev),
    REFUSE(SYS_socket), REFUSE(SYS_socketpair), REFUSE(SYS_unshare), REFUSE(SYS_setns),
    REFUSE(SYS_bpf), REFUSE(SYS_perf_event_open), REFUSE(SYS_userfaultfd),
    REFUSE(SYS_add_key), REFUSE(SYS_request_key), REFUSE(SYS_keyctl),
#ifdef SYS_io_uring_setup
    REFUSE(SYS_io_uring_setup),
#endif
    ANSWER(SECCOMP_RET_ALLOW),
};

int confine_to_one_process(void) {
  struct sock_fprog filter = {sizeof steps / sizeof *steps, steps};
  // Others of the same user may not look into it, and a crash leaves no core.
  if (prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) != 0) return errno;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) == 0 ? 0 : errno;
}

#else

int confine_to_one_process(void) { return ENOSYS; }

#endif
