// What ICU 67 lacks, as functions that say so: U_UNSUPPORTED_ERROR, which the rooms above turn into errors of their own.
#ifndef LF_CICU_OLDER_H
#define LF_CICU_OLDER_H

#include <unicode/utypes.h>

#if U_ICU_VERSION_MAJOR_NUM >= 68
#include <unicode/unumberrangeformatter.h>
#else
#include <unicode/udateintervalformat.h>
#include <unicode/udisplaycontext.h>
#include <unicode/uformattedvalue.h>
#include <unicode/upluralrules.h>

typedef struct UNumberRangeFormatter UNumberRangeFormatter;
typedef struct UFormattedNumberRange UFormattedNumberRange;
typedef enum UNumberRangeCollapse { UNUM_RANGE_COLLAPSE_AUTO } UNumberRangeCollapse;
typedef enum UNumberRangeIdentityFallback { UNUM_IDENTITY_FALLBACK_SINGLE_VALUE } UNumberRangeIdentityFallback;

static inline UNumberRangeFormatter *unumrf_openForSkeletonWithCollapseAndIdentityFallback(
    const UChar *skeleton, int32_t length, UNumberRangeCollapse collapse, UNumberRangeIdentityFallback identity,
    const char *locale, UParseError *where, UErrorCode *status
) {
    (void)skeleton, (void)length, (void)collapse, (void)identity, (void)locale, (void)where;
    *status = U_UNSUPPORTED_ERROR;
    return NULL;
}

static inline void unumrf_close(UNumberRangeFormatter *formatter) { (void)formatter; }

static inline UFormattedNumberRange *unumrf_openResult(UErrorCode *status) {
    *status = U_UNSUPPORTED_ERROR;
    return NULL;
}

static inline void unumrf_closeResult(UFormattedNumberRange *result) { (void)result; }

static inline void unumrf_formatDecimalRange(
    const UNumberRangeFormatter *formatter, const char *first, int32_t firstLength, const char *second,
    int32_t secondLength, UFormattedNumberRange *result, UErrorCode *status
) {
    (void)formatter, (void)first, (void)firstLength, (void)second, (void)secondLength, (void)result;
    *status = U_UNSUPPORTED_ERROR;
}

static inline const UFormattedValue *unumrf_resultAsValue(const UFormattedNumberRange *result, UErrorCode *status) {
    (void)result;
    *status = U_UNSUPPORTED_ERROR;
    return NULL;
}

static inline int32_t uplrules_selectForRange(
    const UPluralRules *rules, const UFormattedNumberRange *range, UChar *keyword, int32_t capacity, UErrorCode *status
) {
    (void)rules, (void)range, (void)keyword, (void)capacity;
    *status = U_UNSUPPORTED_ERROR;
    return 0;
}

static inline void udtitvfmt_setContext(UDateIntervalFormat *format, UDisplayContext context, UErrorCode *status) {
    (void)format;
    if (context != UDISPCTX_CAPITALIZATION_NONE) *status = U_UNSUPPORTED_ERROR;
}
#endif

#endif
