// ICU's C functions for collation, the rival: a collator held open.
#ifndef RAW_ICU_COLLATION_H
#define RAW_ICU_COLLATION_H

#include <stdint.h>

/// The order of a locale, held open. Ends the program on failure.
void *_Nonnull rawicu_collation_open(const char *_Nonnull locale);

/// Texts in one buffer of UTF-8, one behind the other.
typedef struct {
    const char *_Nonnull start;
    int32_t length;
    int32_t index;
} RawICUText;

/// Sorts texts with `qsort` and `ucol_strcollUTF8`; those that are alike stay as they were.
void rawicu_collation_sort(const void *_Nonnull collation, RawICUText *_Nonnull texts, int32_t count);

#endif
