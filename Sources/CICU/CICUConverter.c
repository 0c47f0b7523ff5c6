// Character sets: unicode/ucnv.h.
#include <unicode/ucnv.h>
#include <unicode/ucnv_err.h>

#include "CICUForwarders.h"
#include "include/CICUConverter.h"

/// A converter that stops where ICU's own would write a substitute.
static UConverter *openStrict(const char *name, UErrorCode *status) {
    UConverter *converter = ucnv_open(name, status);
    if (U_FAILURE(*status)) { return NULL; }
    ucnv_setToUCallBack(converter, UCNV_TO_U_CALLBACK_STOP, NULL, NULL, NULL, status);
    ucnv_setFromUCallBack(converter, UCNV_FROM_U_CALLBACK_STOP, NULL, NULL, NULL, status);
    ucnv_setFallback(converter, 0);
    return converter;
}

/// Whether a status says that the text is at fault, and not the call.
static UBool isFault(UErrorCode status) {
    return status == U_INVALID_CHAR_FOUND || status == U_ILLEGAL_CHAR_FOUND || status == U_TRUNCATED_CHAR_FOUND;
}

UBool lf_ucnv_hasASCII(const char *name, UErrorCode *status) {
    UConverter *converter = openStrict(name, status);
    if (U_FAILURE(*status)) { return 0; }
    UConverterType type = ucnv_getType(converter);
    UBool isPlain = type == UCNV_SBCS || type == UCNV_DBCS || type == UCNV_MBCS || type == UCNV_LATIN_1
        || type == UCNV_US_ASCII;
    for (char byte = 0; isPlain && byte < 0x7F; byte++) {
        // Tables of IBM, as that of Shift_JIS, turn these and 0x7F around.
        if (byte == 0x1A || byte == 0x1C) { continue; }
        const char *source = &byte;
        UErrorCode own = U_ZERO_ERROR;
        UChar32 scalar = ucnv_getNextUChar(converter, &source, source + 1, &own);
        isPlain = U_SUCCESS(own) && scalar == byte;
        ucnv_reset(converter);
    }
    ucnv_close(converter);
    return isPlain;
}

/// Whether a character is what tables of Microsoft and IBM have for a single byte that is none.
static UBool isUndefined(UChar32 scalar) { return scalar >= 0xF880 && scalar < 0xF8FF; }

int32_t lf_ucnv_decode(
    const char *name, const char *source, int32_t length, UChar *target, int32_t capacity, int32_t *fault,
    UErrorCode *status
) {
    *fault = -1;
    UConverter *converter = openStrict(name, status);
    if (U_FAILURE(*status)) { return 0; }
    UChar *end = target;
    const char *rest = source;
    ucnv_toUnicode(converter, &end, target + capacity, &rest, source + length, NULL, 1, status);
    if (isFault(*status)) {
        char bytes[16];
        int8_t count = sizeof bytes;
        UErrorCode own = U_ZERO_ERROR;
        ucnv_getInvalidChars(converter, bytes, &count, &own);
        *fault = (int32_t)(rest - source) - (U_SUCCESS(own) ? count : 0);
        *status = U_ZERO_ERROR;
    }
    int32_t count = (int32_t)(end - target);
    int32_t units = 0;
    while (units < count && !isUndefined(target[units])) { units++; }
    if (units < count) {
        // More bytes than one may well be these characters, as those of GB 18030.
        ucnv_reset(converter);
        UErrorCode own = U_ZERO_ERROR;
        int32_t unit = 0;
        for (const char *place = source; place < source + length;) {
            const char *start = place;
            UChar32 scalar = ucnv_getNextUChar(converter, &place, source + length, &own);
            if (U_FAILURE(own)) { break; }
            if (place == start + 1 && isUndefined(scalar)) {
                *fault = (int32_t)(start - source);
                count = unit;
                break;
            }
            unit += U16_LENGTH(scalar);
        }
    }
    ucnv_close(converter);
    return count;
}

int32_t lf_ucnv_encode(
    const char *name, const UChar *source, int32_t length, char *target, int32_t capacity, int32_t *fault,
    UErrorCode *status
) {
    *fault = -1;
    UConverter *converter = openStrict(name, status);
    if (U_FAILURE(*status)) { return 0; }
    char *end = target;
    const UChar *rest = source;
    ucnv_fromUnicode(converter, &end, target + capacity, &rest, source + length, NULL, 1, status);
    if (isFault(*status)) {
        UChar units[16];
        int8_t count = 16;
        UErrorCode own = U_ZERO_ERROR;
        ucnv_getInvalidUChars(converter, units, &count, &own);
        *fault = (int32_t)(rest - source) - (U_SUCCESS(own) ? count : 0);
        *status = U_ZERO_ERROR;
    }
    ucnv_close(converter);
    return (int32_t)(end - target);
}
