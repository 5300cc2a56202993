#define _GNU_SOURCE
#include "CPty.h"

#include <errno.h>
#include <fcntl.h>
#include <pty.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utmp.h>

/// Becomes the program; only calls that are safe between fork and exec.
static void become(const char *path, char *const arguments[], char *const environment[]) {
  for (int signal = 1; signal < 32; signal++) {
    struct sigaction action = {.sa_handler = SIG_DFL};
    sigaction(signal, &action, NULL);
  }
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  close_range(3, ~0U, 0);
  execve(path, arguments, environment);
  _exit(127);
}

/// Forks with all signals blocked: until the child has become the program, handlers of the tests'
/// own process would take what is meant for it.
static pid_t fork_blocked(void) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t process = fork();
  if (process != 0) pthread_sigmask(SIG_SETMASK, &before, NULL);
  return process;
}

/// Runs the program, tells its number and then its end on `out`, and waits to be killed.
static void be_shell(
    int out, const char *path, char *const arguments[], char *const environment[]) {
  int ended = 0, ignored;
  dup2(out, 3);
  close_range(4, ~0U, 0);
  pid_t program = _Fork();
  if (program == 0) {
    setpgid(0, 0);
    tcsetpgrp(0, getpid());
    become(path, arguments, environment);
  }
  ignored = write(3, &program, sizeof program);
  while (waitpid(program, &ended, 0) < 0 && errno == EINTR) continue;
  ignored = write(3, &ended, sizeof ended);
  (void)ignored;
  struct sigaction action = {.sa_handler = SIG_DFL};
  sigaction(SIGHUP, &action, NULL);
  sigset_t all_but_hangup;
  sigfillset(&all_but_hangup);
  sigdelset(&all_but_hangup, SIGHUP);
  sigprocmask(SIG_SETMASK, &all_but_hangup, NULL);
  while (true) pause();
}

int pty_start(
    const char *path, char *const arguments[], char *const environment[], int columns, int rows,
    struct pty_program *result) {
  struct winsize size = {.ws_col = columns, .ws_row = rows};
  int ends[2];
  result->process = result->shell = result->status = result->near = result->far = -1;
  if (openpty(&result->near, &result->far, NULL, NULL, &size) != 0) return errno;
  tcgetattr(result->far, &result->fresh);
  fcntl(result->near, F_SETFD, FD_CLOEXEC);
  fcntl(result->far, F_SETFD, FD_CLOEXEC);
  fcntl(result->near, F_SETFL, O_NONBLOCK);
  if (pipe2(ends, O_CLOEXEC) != 0) return errno;
  result->status = ends[0];
  result->shell = fork_blocked();
  if (result->shell < 0) return errno;
  if (result->shell == 0) {
    login_tty(result->far);
    be_shell(ends[1], path, arguments, environment);
  }
  close(ends[1]);
  ssize_t count;
  do {
    count = read(ends[0], &result->process, sizeof result->process);
  } while (count < 0 && errno == EINTR);
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
  return count == sizeof result->process && result->process > 0 ? 0 : EAGAIN;
}

int pty_resize(int near, int columns, int rows) {
  struct winsize size = {.ws_col = columns, .ws_row = rows};
  return ioctl(near, TIOCSWINSZ, &size);
}

int pipe_start(
    const char *path, char *const arguments[], char *const environment[], pid_t *process,
    int *output) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return errno;
  *process = fork_blocked();
  if (*process < 0) return errno;
  if (*process == 0) {
    int nothing = open("/dev/null", O_RDONLY);
    dup2(nothing, 0);
    dup2(ends[1], 1);
    dup2(ends[1], 2);
    become(path, arguments, environment);
  }
  close(ends[1]);
  *output = ends[0];
  return 0;
}

bool status_is_exit(int status) { return WIFEXITED(status); }
int status_exit_code(int status) { return WEXITSTATUS(status); }
int status_signal(int status) { return WTERMSIG(status); }
