#ifndef CSIGNALS_H
#define CSIGNALS_H

#include <stdbool.h>
#include <stddef.h>
#include <termios.h>

/// Takes the signals over. HUP INT QUIT TERM USR1 USR2 ALRM VTALRM XCPU PIPE TSTP CONT WINCH are
/// noted, and a byte in a pipe wakes whoever waits for it; those that were ignored stay ignored.
/// ILL TRAP ABRT SEGV BUS FPE put the terminal back at once: they write `restore` to it and set
/// `original`; then the process dies of the signal as it would have done.
///
/// Returns false, and changes nothing, if there is no pipe to be had.
bool signals_arm(
    int terminal, const struct termios *original, const unsigned char *restore, size_t length);

/// Gives all signals back what was done at them before.
void signals_disarm(void);

/// The end of the pipe that is readable while signals are noted; -1 while not armed.
int signals_descriptor(void);

/// Takes one noted signal, the gravest first; 0 if there is none.
int signals_take(void);

/// Whether there is any to take.
bool signals_noted(void);

/// Whether a SIGHUP came; from then on the terminal isn't to be written to.
bool signals_hung_up(void);

/// Stops the process as SIGTSTP, SIGTTIN or SIGTTOU do by default, and returns when it is
/// continued, which is noted; or at once if a signal asks the program to end.
void signals_stop(int signal);

/// Raises a signal with its default action.
void signals_raise(int signal);

#endif
