#define _GNU_SOURCE
#include "CTerminal.h"

#include <pty.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

pid_t terminal_start(
  const char *path, char *const arguments[], char *const environment[], int *terminal) {
  struct winsize size = {.ws_col = 80, .ws_row = 24};
  pid_t program = forkpty(terminal, NULL, NULL, &size);
  if (program == 0) {
    execve(path, arguments, environment);
    _exit(127);
  }
  return program;
}

void terminal_end(pid_t program, int terminal) {
  kill(program, SIGKILL);
  waitpid(program, NULL, 0);
  close(terminal);
}
