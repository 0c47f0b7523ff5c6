// A style and a column of the C library, made of the bytes of a fuzzer.
#ifndef COLUMN_INPUT_H
#define COLUMN_INPUT_H

#include <stddef.h>
#include <stdint.h>

// Makes the style that the first line says, and formats and reads columns that the other bytes fill. Every buffer is as long as its column
// says it is; what is in it may be anything. Gives NULL, or what did not hold.
const char *column_input(const uint8_t *bytes, size_t count);

#endif
