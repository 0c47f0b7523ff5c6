// Collation: unicode/ucol.h.
#include <unicode/ucol.h>

#include "CICUForwarders.h"
#include "include/CICUCollation.h"

UCollator *lf_ucol_open(const char *locale, UErrorCode *status) { return ucol_open(locale, status); }

void lf_ucol_close(UCollator *collator) { ucol_close(collator); }

int32_t lf_ucol_strcollUTF8(
    const UCollator *collator, const char *left, int32_t leftLength, const char *right, int32_t rightLength,
    UErrorCode *status
) {
    return (int32_t)ucol_strcollUTF8(collator, left, leftLength, right, rightLength, status);
}

int32_t lf_ucol_getSortKey(
    const UCollator *collator, const UChar *source, int32_t length, uint8_t *result, int32_t capacity
) {
    return ucol_getSortKey(collator, source, length, result, capacity);
}
