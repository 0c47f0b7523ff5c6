// The C library as programs in C use it, for tests.
#ifndef COLUMN_CHECKS_H
#define COLUMN_CHECKS_H

#include <stddef.h>
#include <stdint.h>

// Checks of functions, columns that are malformed, nulls, slices, encodings, cancelling, threads. Failures as lines; how many there are.
int column_checks(char *failures, size_t capacity);

// The texts of a column of cells of one size, each with a newline behind; "!" and a message where it fails. `offset` rows stand before.
// The caller frees the result with column_text_free.
char *column_texts(const char *json, const char *format, const void *cells, int64_t rows, int64_t offset);

// The same of a column of texts that stand one behind the other.
char *column_texts_of_texts(const char *json, const char *bytes, const int32_t *offsets, int64_t rows);

// The same, where rows that fail are "!".
char *column_texts_read(const char *json, const char *bytes, const int32_t *offsets, int64_t rows);

void column_text_free(char *text);

#endif
