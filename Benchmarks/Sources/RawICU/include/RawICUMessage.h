// ICU's C functions for messages, plurals and lists, the rival: everything held open, and UTF-8 out.
#ifndef RAW_ICU_MESSAGE_H
#define RAW_ICU_MESSAGE_H

#include <stdint.h>

/// Opens a message pattern such as `{0,number} files in {1}`. Ends the program on failure.
void *_Nonnull rawicu_message_open(const char *_Nonnull pattern, const char *_Nonnull locale);
/// Formats with a number, which a pattern takes as a double. Writes UTF-8 into `buffer` and returns its length.
int32_t rawicu_message(void *_Nonnull format, double value, char *_Nonnull buffer, int32_t capacity);
/// Formats with a number and a text, which is UTF-8.
int32_t rawicu_message_text(
    void *_Nonnull format, double value, const char *_Nonnull text, char *_Nonnull buffer, int32_t capacity);

void *_Nonnull rawicu_plural_open(const char *_Nonnull locale);
/// Writes the keyword of a number's category.
int32_t rawicu_plural(void *_Nonnull rules, double value, char *_Nonnull buffer, int32_t capacity);

void *_Nonnull rawicu_list_open(const char *_Nonnull locale);
/// Joins texts, which are UTF-8.
int32_t rawicu_list(
    void *_Nonnull format, const char *const _Nonnull *_Nonnull texts, int32_t count, char *_Nonnull buffer, int32_t capacity);

#endif
