#ifndef CMEMORY_H
#define CMEMORY_H

#include <stddef.h>

/* The bytes that malloc has handed out. */
size_t bytes_in_use(void);

#endif
