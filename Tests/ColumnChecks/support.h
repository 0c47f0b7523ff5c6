// What the files of checks share.
#ifndef COLUMN_SUPPORT_H
#define COLUMN_SUPPORT_H

#include <localeformat.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// A column that the caller owns, without a null.
struct ArrowSchema schema_of(const char *format);
struct ArrowArray array_of(int64_t length, int64_t nulls, const void **buffers, int64_t count);

// The texts of a column, each with a newline behind, or "!" and a message; `null` stands for null.
char *texts(const char *json, struct ArrowSchema *schema, struct ArrowArray *array);
char *texts_or(char null, const lf_column_options *options, const char *json, struct ArrowSchema *schema, struct ArrowArray *array);

lf_style *style_of(const char *json);

// Whether a row of utf8 is a text.
bool is(const struct ArrowArray *texts, int64_t row, const char *expected);

// Whether ICU has what CLDR 42 brought: patterns of personal names, thin spaces in intervals.
bool has_cldr_42(void);

// Notes a failure.
void note(const char *file, int line, const char *what, const char *found);

#define CHECK(condition, found) \
    do { \
        if (!(condition)) note(__FILE__, __LINE__, #condition, found); \
    } while (0)

// The text is freed.
#define CHECK_TEXTS(made, expected) \
    do { \
        char *found = made; \
        if (strcmp(found, expected) != 0) note(__FILE__, __LINE__, expected, found); \
        free(found); \
    } while (0)

// The same of personal names, which an older ICU does not write.
#define CHECK_NAMES(made, expected) \
    do { \
        if (has_cldr_42()) CHECK_TEXTS(made, expected); \
    } while (0)

void check_kinds(void);
void check_faults(void);
void check_hostile(void);
void check_slices(void);
void check_told(void);

#endif
