// ICU's C functions for numbers by rules, the rival: the formatter held open, and UTF-8 out.
#ifndef RAW_ICU_RULES_H
#define RAW_ICU_RULES_H

#include <stdint.h>

/// Opens words, or the locale's decimal format where its numbering system is algorithmic. Ends the program on failure.
void *_Nonnull rawicu_rules_open(int32_t spellsOut, const char *_Nonnull locale);
/// Writes UTF-8 into `buffer` and returns its length.
int32_t rawicu_rules(void *_Nonnull format, int64_t value, char *_Nonnull buffer, int32_t capacity);

#endif
