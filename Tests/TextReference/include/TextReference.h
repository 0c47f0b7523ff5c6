// What ICU makes of texts where its C interface has nothing, or where ours asks it otherwise: what ours is compared with.
#ifndef TEXT_REFERENCE_H
#define TEXT_REFERENCE_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Whether this was built beside the ICU that the package is built with.
bool text_reference_is_there(void);

/// ICU's `AlphabeticIndex` of a locale.
///
/// - `names` are in UTF-8 with a line feed behind each.
/// - `labels` gets a line for each bucket, ended by a zero: the number of its type, and its label.
/// - `places` gets the bucket of each name.
///
/// The number of names, or -1 where ICU has no index.
int32_t text_reference_index(
    const char *tag, bool addsLatin, const char *names, char *labels, int32_t labelCapacity, int32_t *places,
    int32_t placeCapacity
);

/// The boundaries of a text in UTF-16 by `ubrk_open`, whose kinds and locales these are; their number.
int32_t text_reference_boundaries(
    int32_t kind, const char *locale, const uint16_t *text, int32_t length, int32_t *offsets, int32_t capacity
);

/// A text in UTF-16 by ICU's `Transliterator`, in one piece: of an id, or of rules where these are not null. How long it is, or would be; -1
/// where ICU has no such transform.
int32_t text_reference_transliterate(
    const char *id, const char *rules, bool isReverse, const uint16_t *text, int32_t length, uint16_t *result,
    int32_t capacity
);

#ifdef __cplusplus
}
#endif
#endif
