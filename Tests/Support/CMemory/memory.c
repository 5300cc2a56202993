#include "CMemory.h"

#include <malloc.h>

size_t bytes_in_use(void) {
  struct mallinfo2 now = mallinfo2();
  return now.uordblks + now.hblkhd;
}
