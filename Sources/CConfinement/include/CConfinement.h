// What Swift can't ask of Linux: filters of system calls.
#ifndef CCONFINEMENT_H
#define CCONFINEMENT_H

// From now on this process starts no other program and no child; threads are allowed. It can't be undone.
// Returns 0, or the error's number.
int confine_to_one_process(void);

#endif
