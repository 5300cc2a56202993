#define _GNU_SOURCE
#include "CSignals.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "crash.h"

/// What else is noted than requests to leave.
static const int others[] = {SIGTSTP, SIGCONT, SIGWINCH};
enum { other_count = sizeof others / sizeof *others };

static volatile sig_atomic_t pending[other_count];
/// The first signal that asked to leave.
static volatile sig_atomic_t leaving;
/// The signal that is to stop the process, once signals come through.
static volatile sig_atomic_t stopping;
static struct sigaction before[_NSIG];
static int ends[2] = {-1, -1};

/// Sends SIGALRM some time after a request to leave, when whoever has not left is stuck.
static timer_t watchdog;
static bool is_watched;
static const struct itimerspec patience = {.it_value = {.tv_nsec = 500 * 1000 * 1000}};

/// All signals that end a process by default and don't tell of a fault of its own.
static bool asks_to_leave(int signal) {
  switch (signal) {
    case SIGHUP: case SIGINT: case SIGQUIT: case SIGUSR1: case SIGUSR2: case SIGPIPE:
    case SIGALRM: case SIGTERM: case SIGSTKFLT: case SIGXCPU: case SIGXFSZ: case SIGVTALRM:
    case SIGPROF: case SIGIO: case SIGPWR:
      return true;
    default:
      return SIGRTMIN <= signal && signal <= SIGRTMAX;
  }
}

static int index_of(int signal) {
  for (int i = 0; i < other_count; i++) {
    if (others[i] == signal) return i;
  }
  return -1;
}

static bool was_ignored(int signal) {
  return !(before[signal].sa_flags & SA_SIGINFO) && before[signal].sa_handler == SIG_IGN;
}

static void note_leave(int signal) {
  if (!leaving) {
    leaving = signal;
    if (is_watched) timer_settime(watchdog, 0, &patience, NULL);
  }
  // A program that was asked to end mustn't stop: nobody might ever continue it.
  struct sigaction action = {.sa_handler = SIG_IGN};
  if (stopping) sigaction(stopping, &action, NULL);
}

static void note_other(int signal) {
  // As in the system itself, of a request to stop and one to go on the later one counts.
  if (signal == SIGTSTP) pending[index_of(SIGCONT)] = 0;
  if (signal == SIGCONT) pending[index_of(SIGTSTP)] = 0;
  pending[index_of(signal)] = 1;
}

static void note(int signal, siginfo_t *info, void *context) {
  (void)context;
  int saved = errno;
  if (signal == SIGALRM && leaving && info->si_code == SI_TIMER) {
    crash_restore_terminal();
    signals_raise(leaving);
  }
  if (was_ignored(signal)) return;
  asks_to_leave(signal) ? note_leave(signal) : note_other(signal);
  char byte = 0;
  (void)!write(ends[1], &byte, 1);
  errno = saved;
}

/// Those that were ignored stay so; of SIGALRM the watchdog's is then all that counts.
static void take_over(int signal) {
  struct sigaction action = {.sa_sigaction = note, .sa_flags = SA_RESTART | SA_SIGINFO};
  sigfillset(&action.sa_mask);
  sigaction(signal, NULL, &before[signal]);
  if (!was_ignored(signal) || signal == SIGALRM) sigaction(signal, &action, NULL);
}

static void for_each_noted(void act(int)) {
  for (int signal = 1; signal < _NSIG; signal++) {
    if (asks_to_leave(signal) || index_of(signal) >= 0) act(signal);
  }
}

bool signals_arm(
    int terminal, const struct termios *original, const unsigned char *restore, size_t length) {
  if (ends[0] >= 0) return true;
  if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return false;
  struct sigevent alarm = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGALRM};
  is_watched = timer_create(CLOCK_MONOTONIC, &alarm, &watchdog) == 0;
  memset((void *)pending, 0, sizeof pending);
  leaving = 0;
  crash_arm(terminal, original, restore, length);
  for_each_noted(take_over);
  return true;
}

static void give_back(int signal) { sigaction(signal, &before[signal], NULL); }

void signals_disarm(void) {
  if (ends[0] < 0) return;
  if (is_watched) timer_delete(watchdog);
  for_each_noted(give_back);
  crash_disarm();
  close(ends[0]);
  close(ends[1]);
  ends[0] = ends[1] = -1;
}

int signals_descriptor(void) { return ends[0]; }

int signals_take(void) {
  char bytes[64];
  while (read(ends[0], bytes, sizeof bytes) > 0) continue;
  if (leaving) return leaving;
  for (int i = 0; i < other_count; i++) {
    if (!pending[i]) continue;
    pending[i] = 0;
    return others[i];
  }
  return 0;
}

bool signals_noted(void) {
  for (int i = 0; i < other_count; i++) {
    if (pending[i]) return true;
  }
  return leaving;
}

void signals_stop(int stop) {
  sigset_t all, old;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &old);
  bool is_continued = stop == SIGTSTP && pending[index_of(SIGCONT)];
  if (!leaving && !is_continued) {
    struct sigaction action = {.sa_handler = SIG_DFL}, before_stop;
    sigaction(stop, &action, &before_stop);
    stopping = stop;
    crash_give_writes_back();
    raise(stop);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    stopping = 0;
    sigaction(stop, &before_stop, NULL);
  }
  pthread_sigmask(SIG_SETMASK, &old, NULL);
}

void signals_raise(int signal) {
  struct sigaction action = {.sa_handler = SIG_DFL};
  sigset_t set;
  sigaction(signal, &action, NULL);
  sigemptyset(&set);
  sigaddset(&set, signal);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  raise(signal);
}
