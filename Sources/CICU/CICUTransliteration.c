// Transforms of text: unicode/utrans.h. The toolchain's ICU is built without them.
#include <unicode/utrans.h>

#include "CICUForwarders.h"
#include "include/CICUTransliteration.h"

#if !defined(LF_FOUNDATION_ICU)

UEnumeration *lf_utrans_openIDs(UErrorCode *status) { return utrans_openIDs(status); }

void *lf_utrans_open(
    const UChar *id, int32_t idLength, UBool isReverse, const UChar *rules, int32_t rulesLength, int32_t *offset,
    UErrorCode *status
) {
    UParseError error = {0};
    error.offset = -1;
    void *opened = utrans_openU(
        id, idLength, isReverse ? UTRANS_REVERSE : UTRANS_FORWARD, rules, rulesLength, &error, status);
    // A fault without a place has none of its fields set, or -1.
    *offset = error.offset;
    return opened;
}

void lf_utrans_close(void *transliterator) { utrans_close(transliterator); }

int32_t lf_utrans_id(const void *transliterator, UChar *result, int32_t capacity, UErrorCode *status) {
    int32_t length = 0;
    const UChar *id = utrans_getUnicodeID(transliterator, &length);
    if (length > capacity) {
        *status = U_BUFFER_OVERFLOW_ERROR;
    } else {
        for (int32_t index = 0; index < length; index++) { result[index] = id[index]; }
    }
    return length;
}

int32_t lf_utrans_rules(const void *transliterator, UChar *result, int32_t capacity, UErrorCode *status) {
    return utrans_toRules(transliterator, 1, result, capacity, status);
}

int32_t lf_utrans_trans(
    const void *transliterator, UChar *text, int32_t length, int32_t capacity, UErrorCode *status
) {
    int32_t limit = length;
    utrans_transUChars(transliterator, text, &length, capacity, 0, &limit, status);
    return length;
}

#else

UEnumeration *lf_utrans_openIDs(UErrorCode *status) {
    *status = U_UNSUPPORTED_ERROR;
    return NULL;
}

void *lf_utrans_open(
    const UChar *id, int32_t idLength, UBool isReverse, const UChar *rules, int32_t rulesLength, int32_t *offset,
    UErrorCode *status
) {
    (void)id, (void)idLength, (void)isReverse, (void)rules, (void)rulesLength;
    *offset = -1;
    *status = U_UNSUPPORTED_ERROR;
    return NULL;
}

void lf_utrans_close(void *transliterator) { (void)transliterator; }

int32_t lf_utrans_id(const void *transliterator, UChar *result, int32_t capacity, UErrorCode *status) {
    (void)transliterator, (void)result, (void)capacity;
    *status = U_UNSUPPORTED_ERROR;
    return 0;
}

int32_t lf_utrans_rules(const void *transliterator, UChar *result, int32_t capacity, UErrorCode *status) {
    return lf_utrans_id(transliterator, result, capacity, status);
}

int32_t lf_utrans_trans(
    const void *transliterator, UChar *text, int32_t length, int32_t capacity, UErrorCode *status
) {
    (void)text, (void)length;
    return lf_utrans_id(transliterator, text, capacity, status);
}

#endif
