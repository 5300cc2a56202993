#ifndef CSIGNALS_H
#define CSIGNALS_H

#include <stdbool.h>
#include <stddef.h>
#include <termios.h>

/// Takes over all signals that end or stop a process, and SIGWINCH.
///
/// Those that tell of a fault of its own put the terminal back at once: they write `restore` to it
/// and set `original`; then the process dies of the signal as it would have done. The others are
/// noted, and a byte in a pipe wakes whoever waits for it; those that were ignored stay ignored. Half
/// a second after a request to leave a process that is still armed ends in the same way as by a fault,
/// whatever it waits for.
///
/// Returns false, and changes nothing, if there is no pipe to be had.
bool signals_arm(
    int terminal, const struct termios *original, const unsigned char *restore, size_t length);

/// Gives all signals back what was done at them before.
void signals_disarm(void);

/// Has writes to the terminal wait for its reader, even if somebody who shares it had them return at
/// once, which is so again while the process is stopped and after it. For a program that tries on and
/// on, as curses does, there is nothing else to wait for.
void signals_let_writes_wait(void);

/// The end of the pipe that is readable while signals are noted; -1 while not armed.
int signals_descriptor(void);

/// Takes one noted signal; 0 if there is none. A request to leave comes first, and stays.
int signals_take(void);

/// Whether there is any to take.
bool signals_noted(void);

/// Stops the process as SIGTSTP, SIGTTIN or SIGTTOU do by default, and returns when it is
/// continued, which is noted; or at once if a signal asks the program to end.
void signals_stop(int signal);

/// Raises a signal with its default action.
void signals_raise(int signal);

#endif
