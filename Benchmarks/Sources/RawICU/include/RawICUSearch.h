// ICU's C functions for searching, the rival: a search held open.
#ifndef RAW_ICU_SEARCH_H
#define RAW_ICU_SEARCH_H

#include <stdint.h>

/// A search at primary strength, held open. Ends the program on failure.
void *_Nonnull rawicu_search_open(const char *_Nonnull locale, const uint16_t *_Nonnull pattern, int32_t length);

/// How often the pattern is in a text of UTF-16.
int32_t rawicu_search_count(void *_Nonnull search, const uint16_t *_Nonnull text, int32_t length);

#endif
