// Character sets: unicode/ucnv.h.
#ifndef LF_CICUCONVERTER_H
#define LF_CICUCONVERTER_H

#include "CICUTypes.h"

/// Whether a set is known, has no states, and has ASCII's characters at ASCII's bytes, but for U+001A, U+001C and U+007F.
LFBool lf_ucnv_hasASCII(const char *name, LFErrorCode *status);

/// The text of bytes in a set, as UTF-16.
///
/// - fault: where the first bytes begin that are no character of the set, or -1; the text then ends before them.
int32_t lf_ucnv_decode(
    const char *name, const char *source, int32_t length, LFChar *target, int32_t capacity, int32_t *fault,
    LFErrorCode *status
);

/// The bytes of a text in a set.
///
/// - fault: where the first character begins that the set has not, in UTF-16 units, or -1; the bytes then end before it.
int32_t lf_ucnv_encode(
    const char *name, const LFChar *source, int32_t length, char *target, int32_t capacity, int32_t *fault,
    LFErrorCode *status
);

#endif
