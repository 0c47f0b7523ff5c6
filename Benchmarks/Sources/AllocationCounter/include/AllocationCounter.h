// Stands in for the C library's allocation functions and counts the calls.
#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/// Calls that took memory since the process started.
int64_t allocation_count(void);

#endif
