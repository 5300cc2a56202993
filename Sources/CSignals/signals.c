#define _GNU_SOURCE
#include "CSignals.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "crash.h"

static const int noted[] = {SIGHUP,  SIGTERM, SIGQUIT,   SIGINT,  SIGUSR1, SIGUSR2, SIGALRM,
                            SIGXCPU, SIGPIPE, SIGVTALRM, SIGTSTP, SIGCONT, SIGWINCH};
enum { noted_count = sizeof noted / sizeof *noted };

/// After so many of one signal that nobody has taken, the loop is taken to be stuck.
enum { patience = 3 };

static volatile sig_atomic_t pending[noted_count];
static volatile sig_atomic_t hung_up;
/// The signal that is to stop the process, once signals come through.
static volatile sig_atomic_t stopping;
static struct sigaction before[noted_count];
static int ends[2] = {-1, -1};

static bool asks_to_leave(int signal) {
  switch (signal) {
    case SIGTERM: case SIGQUIT: case SIGINT: case SIGUSR1: case SIGUSR2:
    case SIGALRM: case SIGVTALRM: case SIGXCPU:
      return true;
    default:
      return false;
  }
}

static bool is_asked_to_end(void) {
  for (int i = 0; i < noted_count; i++) {
    if (pending[i] && (asks_to_leave(noted[i]) || noted[i] == SIGHUP)) return true;
  }
  return false;
}

/// A program that was asked to end mustn't stop: nobody might ever continue it.
static void cancel_stop(void) {
  struct sigaction action = {.sa_handler = SIG_IGN};
  if (stopping) sigaction(stopping, &action, NULL);
}

static int index_of(int signal) {
  for (int i = 0; i < noted_count; i++) {
    if (noted[i] == signal) return i;
  }
  return -1;
}

/// As in the system itself, of a request to stop and one to go on the later one counts.
static void cancel_opposite(int signal) {
  if (signal == SIGTSTP) pending[index_of(SIGCONT)] = 0;
  if (signal == SIGCONT) pending[index_of(SIGTSTP)] = 0;
}

static void note(int signal) {
  int saved = errno;
  if (signal == SIGHUP) {
    hung_up = 1;
    crash_silence();
  }
  if (signal == SIGHUP || asks_to_leave(signal)) cancel_stop();
  cancel_opposite(signal);
  for (int i = 0; i < noted_count; i++) {
    if (noted[i] != signal) continue;
    if (pending[i] < patience) pending[i]++;
    if (pending[i] == patience && asks_to_leave(signal)) {
      crash_restore_terminal();
      signals_raise(signal);
    }
  }
  char byte = 0;
  (void)!write(ends[1], &byte, 1);
  errno = saved;
}

static void take_over(int index) {
  struct sigaction action = {.sa_handler = note, .sa_flags = SA_RESTART};
  sigfillset(&action.sa_mask);
  sigaction(noted[index], NULL, &before[index]);
  bool ignored =
      !(before[index].sa_flags & SA_SIGINFO) && before[index].sa_handler == SIG_IGN;
  if (!ignored) sigaction(noted[index], &action, NULL);
}

bool signals_arm(
    int terminal, const struct termios *original, const unsigned char *restore, size_t length) {
  if (ends[0] >= 0) return true;
  if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return false;
  memset((void *)pending, 0, sizeof pending);
  hung_up = 0;
  crash_arm(terminal, original, restore, length);
  for (int i = 0; i < noted_count; i++) take_over(i);
  return true;
}

void signals_disarm(void) {
  if (ends[0] < 0) return;
  for (int i = 0; i < noted_count; i++) sigaction(noted[i], &before[i], NULL);
  crash_disarm();
  close(ends[0]);
  close(ends[1]);
  ends[0] = ends[1] = -1;
}

int signals_descriptor(void) { return ends[0]; }

int signals_take(void) {
  char bytes[64];
  while (read(ends[0], bytes, sizeof bytes) > 0) continue;
  for (int i = 0; i < noted_count; i++) {
    if (!pending[i]) continue;
    pending[i] = 0;
    return noted[i];
  }
  return 0;
}

bool signals_noted(void) {
  for (int i = 0; i < noted_count; i++) {
    if (pending[i]) return true;
  }
  return false;
}

bool signals_hung_up(void) { return hung_up; }

void signals_stop(int stop) {
  sigset_t all, old;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &old);
  bool is_continued = stop == SIGTSTP && pending[index_of(SIGCONT)];
  if (!is_asked_to_end() && !is_continued) {
    struct sigaction action = {.sa_handler = SIG_DFL}, before_stop;
    sigaction(stop, &action, &before_stop);
    stopping = stop;
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
