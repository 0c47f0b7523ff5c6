// What this process holds, in bytes; 0 where the system does not say.
#ifndef PROCESS_MEMORY_H
#define PROCESS_MEMORY_H

#include <stdint.h>

int64_t process_heap(void);
int64_t process_resident(void);

#endif
