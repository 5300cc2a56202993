#ifndef CSIGNALS_CRASH_H
#define CSIGNALS_CRASH_H

#include <stddef.h>
#include <termios.h>

/// Keeps what must be put back, and takes the crash signals over.
void crash_arm(
    int terminal, const struct termios *original, const unsigned char *restore, size_t length);

/// Gives the crash signals back.
void crash_disarm(void);

/// From here on whatever anybody writes to the terminal, as curses does in the midst of a picture,
/// goes nowhere. Async-signal-safe.
void crash_silence(void);

/// Puts the terminal back, once, with calls that are safe in a signal handler.
void crash_restore_terminal(void);

#endif
