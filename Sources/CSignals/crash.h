#ifndef CSIGNALS_CRASH_H
#define CSIGNALS_CRASH_H

#include <stddef.h>
#include <termios.h>

/// Keeps what must be put back, and takes the crash signals over.
void crash_arm(
    int terminal, const struct termios *original, const unsigned char *restore, size_t length);

/// Gives the crash signals back.
void crash_disarm(void);

/// Undoes `signals_let_writes_wait()`.
void crash_give_writes_back(void);

/// Puts the terminal back, once, with calls that are safe in a signal handler. From here on whatever
/// else is written to it, as curses does in the midst of a picture, goes nowhere.
void crash_restore_terminal(void);

#endif
