// A process for tests. Without arguments it is confined, tries what a stranger's game may not do, and prints what
// came of each; with "busy" it prints how nice it is after a second of work; with a file it holds the lock on that
// until a signal ends it.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/sched.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "CConfinement.h"

extern char **environ;

static void tell(const char *name, long result) {
  printf("%s %s\n", name, result < 0 ? strerrorname_np(errno) : "done");
}

static void *run(void *argument) { return argument; }

// A child that came about nevertheless ends at once.
static void tell_child(const char *name, long child) {
  if (child == 0) _exit(0);
  tell(name, child);
  if (child > 0) waitpid(child, NULL, 0);
}

static void try_all(void) {
  char *arguments[] = {"true", NULL};
  tell("execve", execve("/nonexistent", arguments, environ));
  tell("execveat", syscall(SYS_execveat, AT_FDCWD, "/nonexistent", arguments, environ, 0));
  tell_child("fork", fork());
#ifdef SYS_fork
  tell_child("SYS_fork", syscall(SYS_fork));
#endif
  tell_child("clone", syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0));
  tell_child("clone3", syscall(SYS_clone3, &(struct clone_args){.exit_signal = SIGCHLD}, sizeof(struct clone_args)));
  pid_t child = 0;
  errno = posix_spawn(&child, "/bin/true", NULL, NULL, arguments, environ);
  tell("posix_spawn", errno == 0 ? 0 : -1);
  pthread_t thread;
  errno = pthread_create(&thread, NULL, run, NULL);
  tell("pthread_create", errno == 0 ? pthread_join(thread, NULL) : -1);
  tell("TIOCSTI", ioctl(0, TIOCSTI, "x"));
  struct winsize size;
  errno = 0;
  ioctl(0, TIOCGWINSZ, &size);
  tell("TIOCGWINSZ", errno == EPERM ? -1 : 0);
  tell("socket", socket(AF_INET, SOCK_STREAM, 0));
  tell("ptrace", ptrace(PTRACE_TRACEME, 0, 0, 0));
}

static int hold(const char *path) {
  int file = open(path, O_RDWR | O_CREAT, 0600);
  struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
  if (fcntl(file, F_SETLK, &whole) != 0) return 1;
  puts("held");
  fflush(stdout);
  while (1) pause();
}

static void *work(void *niceness) {
  while (clock() < 2 * CLOCKS_PER_SEC && *(int *)niceness != 10) {
    *(int *)niceness = getpriority(PRIO_PROCESS, gettid());
  }
  return NULL;
}

static int be_busy(void) {
  int first = 0, second = 0;
  pthread_t thread;
  setpgid(0, 0);
  if (give_way_after(1) != 0 || pthread_create(&thread, NULL, work, &second) != 0) return 1;
  work(&first);
  pthread_join(thread, NULL);
  printf("%d %d\n", first, second);
  return 0;
}

int main(int count, char **arguments) {
  // Whoever starts it may have blocked all.
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  if (count == 3 && strcmp(arguments[2], "stubborn") == 0) signal(SIGHUP, SIG_IGN);
  if (count == 2 && strcmp(arguments[1], "busy") == 0) return be_busy();
  if (count > 1) return hold(arguments[1]);
  keep_terminal_and_locale();
  for (char **next = environ; *next != NULL; next++) printf("kept %s\n", *next);
  int error = confine_to_one_process();
  if (error != 0) {
    printf("confinement: %s\n", strerror(error));
    return 1;
  }
  try_all();
  return 0;
}
