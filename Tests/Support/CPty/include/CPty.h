#ifndef CPTY_H
#define CPTY_H

#include <stdbool.h>
#include <sys/types.h>
#include <termios.h>

/// A program on a terminal of its own. The far end stays open here too, so that the terminal's
/// state can be looked at after the program has ended.
struct pty_program {
  int near, far;
  /// The program, and what stands for its shell.
  pid_t process, shell;
  /// Where the shell writes an int once the program has ended: its wait status.
  int status;
  /// What the driver did before the program began.
  struct termios fresh;
};

/// Starts a program in the foreground of a new terminal, with all signals as by default and nothing
/// else open. `path` is no search. Returns 0, or an error number.
///
/// It has a parent that does no more than a shell that waits, and stays until it is killed: at the
/// end of a session's leader the system resets the terminal and drops what nobody has read yet, and
/// a program without such a parent can't be stopped.
int pty_start(
    const char *path, char *const arguments[], char *const environment[], int columns, int rows,
    struct pty_program *result);

/// Gives the terminal another size; its programs get SIGWINCH.
int pty_resize(int near, int columns, int rows);

/// Starts a program with nothing to read and its output on `*output`. Returns 0, or an error
/// number.
int pipe_start(
    const char *path, char *const arguments[], char *const environment[], pid_t *process,
    int *output);

/// What a wait status says.
bool status_is_exit(int status);
int status_exit_code(int status);
int status_signal(int status);

#endif
