// What Swift can't ask of Linux: filters of system calls, and the environment as a whole.
#ifndef CCONFINEMENT_H
#define CCONFINEMENT_H

// From now on this process starts no other program and no child, and has no network; threads are allowed. It
// can't be undone, and goes for threads that begin later.
//
// Returns 0, or the error's number: ENOSYS where the processor is none that it knows.
int confine_to_one_process(void);

// Lets others go first once this process has used the processor for so many seconds, with all its threads and
// whatever it is doing then. Takes SIGURG for that. Returns 0, or the error's number.
int give_way_after(int seconds);

// Forgets all variables of the environment but TERM, LANG and LC_*. To be called before there are threads.
void keep_terminal_and_locale(void);

#endif
