// ICU's C functions for names of languages, the rival: the names held open, and UTF-8 out.
#ifndef RAW_ICU_NAMES_H
#define RAW_ICU_NAMES_H

#include <stdint.h>

/// Names in the language of a locale, with those of dialects. Ends the program on failure.
void *_Nonnull rawicu_names_open(const char *_Nonnull locale);
/// Writes the name of a language in UTF-8 into `buffer` and returns its length.
int32_t rawicu_names_language(void *_Nonnull names, const char *_Nonnull code, char *_Nonnull buffer, int32_t capacity);
/// ICU's list of languages: a code, or NULL behind the last one.
const char *_Nullable rawicu_names_code(int32_t index);

#endif
