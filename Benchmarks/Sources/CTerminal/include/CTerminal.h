#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <sys/types.h>

/* Starts a program in a terminal of its own, 80 by 24; returns its id, or -1. `terminal` becomes
   the near end. */
pid_t terminal_start(
  const char *path, char *const arguments[], char *const environment[], int *terminal);

/* Ends the program and closes its terminal. */
void terminal_end(pid_t program, int terminal);

#endif
