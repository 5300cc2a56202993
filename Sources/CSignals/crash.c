#define _GNU_SOURCE
#include "crash.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

#include "CSignals.h"

static const int fatal[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS};
enum { fatal_count = sizeof fatal / sizeof *fatal };

static struct sigaction before[fatal_count];
static char stack[64 * 1024];
static unsigned char bytes[1024];
static size_t count;
static struct termios modes;
/// The descriptor that everybody writes to, another one of the same terminal for the last words,
/// and one that leads nowhere.
static int screen = -1, terminal = -1, nowhere = -1;
static volatile sig_atomic_t was_nonblocking;
static atomic_flag restored = ATOMIC_FLAG_INIT;

/// Whether writes to the terminal return at once, for all who share it; returns how it was.
static bool set_nonblocking(bool is_on) {
  int flags = fcntl(terminal, F_GETFL);
  if (flags < 0) return false;
  bool was_on = flags & O_NONBLOCK;
  if (was_on != is_on) fcntl(terminal, F_SETFL, flags ^ O_NONBLOCK);
  return was_on;
}

void signals_let_writes_wait(void) {
  if (set_nonblocking(false)) was_nonblocking = true;
}

void crash_give_writes_back(void) {
  if (was_nonblocking) set_nonblocking(true);
  was_nonblocking = false;
}

/// Drops what nobody has read, and what Ctrl-S holds back.
static void drop_unread(void) {
  tcflush(terminal, TCOFLUSH);
  tcflow(terminal, TCOOFF);
  tcflow(terminal, TCOON);
}

/// Never waits long: where the terminal isn't read, these bytes take the place of older ones.
static void write_restore_bytes(bool is_ours) {
  if (set_nonblocking(true)) was_nonblocking = true;
  size_t done = 0;
  for (int failures = 0; done < count && failures < 3;) {
    ssize_t written = write(terminal, bytes + done, count - done);
    if (written > 0) {
      done += (size_t)written;
    } else {
      struct pollfd ready = {.fd = terminal, .events = POLLOUT};
      if (poll(&ready, 1, 100) == 0 && is_ours) drop_unread();
      failures++;
    }
  }
  set_nonblocking(was_nonblocking);
}

void crash_restore_terminal(void) {
  if (terminal < 0 || atomic_flag_test_and_set(&restored)) return;
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &set, NULL);
  // The signal may have come to another thread than the one that draws.
  dup2(nowhere, screen);
  // In the background the driver's modes are the shell's, and so is what waits there.
  pid_t group = tcgetpgrp(terminal);
  bool is_ours = group < 0 || group == getpgrp();
  write_restore_bytes(is_ours);
  if (is_ours) tcsetattr(terminal, TCSANOW, &modes);
}

/// Whoever handled the signal before, as a reporter of crashes does, gets its turn.
static void pass_on(int signal, siginfo_t *info, void *context) {
  for (int i = 0; i < fatal_count; i++) {
    if (fatal[i] != signal) continue;
    if (before[i].sa_flags & SA_SIGINFO) {
      before[i].sa_sigaction(signal, info, context);
    } else if (before[i].sa_handler != SIG_DFL && before[i].sa_handler != SIG_IGN) {
      before[i].sa_handler(signal);
    }
  }
}

static void crash(int signal, siginfo_t *info, void *context) {
  crash_restore_terminal();
  pass_on(signal, info, context);
  signals_raise(signal);
}

void crash_arm(
    int descriptor, const struct termios *original, const unsigned char *restore, size_t length) {
  count = length < sizeof bytes ? length : sizeof bytes;
  memcpy(bytes, restore, count);
  modes = *original;
  screen = descriptor;
  nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  terminal = fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
  signals_let_writes_wait();
  atomic_flag_clear(&restored);
  stack_t alternate = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&alternate, NULL);
  struct sigaction action = {.sa_sigaction = crash, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  // Nothing may come between: neither a wait for a slow terminal nor a write is taken up again.
  sigfillset(&action.sa_mask);
  for (int i = 0; i < fatal_count; i++) sigaction(fatal[i], &action, &before[i]);
}

void crash_disarm(void) {
  if (terminal < 0) return;
  for (int i = 0; i < fatal_count; i++) sigaction(fatal[i], &before[i], NULL);
  crash_give_writes_back();
  close(terminal);
  close(nowhere);
  terminal = nowhere = -1;
}
