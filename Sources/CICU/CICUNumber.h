// Numbers: unicode/unumberformatter.h, unicode/unumberrangeformatter.h, unicode/unum.h, unicode/unumsys.h,
// unicode/uformattedvalue.h.
#ifndef LF_CICU_NUMBER_H
#define LF_CICU_NUMBER_H

#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/unumberrangeformatter.h>
#include <unicode/unumsys.h>
#include <unicode/uformattedvalue.h>

// unumberformatter.h

static inline UNumberFormatter *lf_unumf_openForSkeletonAndLocaleWithError(
    const UChar *skeleton, int32_t length, const char *locale, int32_t *errorOffset, UErrorCode *status
) {
    UParseError where = {0, -1, {0}, {0}};
    UNumberFormatter *formatter =
        unumf_openForSkeletonAndLocaleWithError(skeleton, length, locale, &where, status);
    *errorOffset = where.offset;
    return formatter;
}

static inline void lf_unumf_close(UNumberFormatter *formatter) { unumf_close(formatter); }

static inline UFormattedNumber *lf_unumf_openResult(UErrorCode *status) { return unumf_openResult(status); }

static inline void lf_unumf_closeResult(UFormattedNumber *result) { unumf_closeResult(result); }

static inline void lf_unumf_formatInt(
    const UNumberFormatter *formatter, int64_t value, UFormattedNumber *result, UErrorCode *status
) {
    unumf_formatInt(formatter, value, result, status);
}

static inline void lf_unumf_formatDouble(
    const UNumberFormatter *formatter, double value, UFormattedNumber *result, UErrorCode *status
) {
    unumf_formatDouble(formatter, value, result, status);
}

static inline void lf_unumf_formatDecimal(
    const UNumberFormatter *formatter, const char *value, int32_t length, UFormattedNumber *result,
    UErrorCode *status
) {
    unumf_formatDecimal(formatter, value, length, result, status);
}

static inline const UFormattedValue *lf_unumf_resultAsValue(const UFormattedNumber *result, UErrorCode *status) {
    return unumf_resultAsValue(result, status);
}

// unumberrangeformatter.h

static inline UNumberRangeFormatter *lf_unumrf_open(
    const UChar *skeleton, int32_t length, UNumberRangeCollapse collapse, UNumberRangeIdentityFallback identity,
    const char *locale, UErrorCode *status
) {
    UParseError where;
    return unumrf_openForSkeletonWithCollapseAndIdentityFallback(
        skeleton, length, collapse, identity, locale, &where, status);
}

static inline void lf_unumrf_close(UNumberRangeFormatter *formatter) { unumrf_close(formatter); }

static inline UFormattedNumberRange *lf_unumrf_openResult(UErrorCode *status) { return unumrf_openResult(status); }

static inline void lf_unumrf_closeResult(UFormattedNumberRange *result) { unumrf_closeResult(result); }

static inline void lf_unumrf_formatDecimalRange(
    const UNumberRangeFormatter *formatter, const char *first, int32_t firstLength, const char *second,
    int32_t secondLength, UFormattedNumberRange *result, UErrorCode *status
) {
    unumrf_formatDecimalRange(formatter, first, firstLength, second, secondLength, result, status);
}

static inline const UFormattedValue *lf_unumrf_resultAsValue(
    const UFormattedNumberRange *result, UErrorCode *status
) {
    return unumrf_resultAsValue(result, status);
}

// uformattedvalue.h

static inline const UChar *lf_ufmtval_getString(
    const UFormattedValue *value, int32_t *length, UErrorCode *status
) {
    return ufmtval_getString(value, length, status);
}

static inline UBool lf_ufmtval_nextPosition(
    const UFormattedValue *value, UConstrainedFieldPosition *position, UErrorCode *status
) {
    return ufmtval_nextPosition(value, position, status);
}

static inline UConstrainedFieldPosition *lf_ucfpos_open(UErrorCode *status) { return ucfpos_open(status); }

static inline void lf_ucfpos_close(UConstrainedFieldPosition *position) { ucfpos_close(position); }

static inline int32_t lf_ucfpos_getCategory(const UConstrainedFieldPosition *position, UErrorCode *status) {
    return ucfpos_getCategory(position, status);
}

static inline int32_t lf_ucfpos_getField(const UConstrainedFieldPosition *position, UErrorCode *status) {
    return ucfpos_getField(position, status);
}

static inline void lf_ucfpos_getIndexes(
    const UConstrainedFieldPosition *position, int32_t *start, int32_t *limit, UErrorCode *status
) {
    ucfpos_getIndexes(position, start, limit, status);
}

// unum.h: the older formatter, needed for rule-based numerals and for DecimalFormat patterns.

static inline UNumberFormat *lf_unum_open(
    UNumberFormatStyle style, const UChar *pattern, int32_t length, const char *locale, UErrorCode *status
) {
    UParseError where;
    return unum_open(style, pattern, length, locale, &where, status);
}

static inline void lf_unum_close(UNumberFormat *format) { unum_close(format); }

static inline int32_t lf_unum_formatInt64(
    const UNumberFormat *format, int64_t value, UChar *result, int32_t capacity, UErrorCode *status
) {
    return unum_formatInt64(format, value, result, capacity, 0, status);
}

static inline int32_t lf_unum_formatDouble(
    const UNumberFormat *format, double value, UChar *result, int32_t capacity, UErrorCode *status
) {
    return unum_formatDouble(format, value, result, capacity, 0, status);
}

static inline int32_t lf_unum_formatDecimal(
    const UNumberFormat *format, const char *value, int32_t length, UChar *result, int32_t capacity,
    UErrorCode *status
) {
    return unum_formatDecimal(format, value, length, result, capacity, 0, status);
}

static inline int32_t lf_unum_parseDecimal(
    const UNumberFormat *format, const UChar *text, int32_t length, int32_t *position, char *result,
    int32_t capacity, UErrorCode *status
) {
    return unum_parseDecimal(format, text, length, position, result, capacity, status);
}

static inline int32_t lf_unum_getAttribute(const UNumberFormat *format, UNumberFormatAttribute attribute) {
    return unum_getAttribute(format, attribute);
}

static inline void lf_unum_setAttribute(
    UNumberFormat *format, UNumberFormatAttribute attribute, int32_t value
) {
    unum_setAttribute(format, attribute, value);
}

static inline int32_t lf_unum_getTextAttribute(
    const UNumberFormat *format, UNumberFormatTextAttribute attribute, UChar *result, int32_t capacity,
    UErrorCode *status
) {
    return unum_getTextAttribute(format, attribute, result, capacity, status);
}

static inline void lf_unum_setTextAttribute(
    UNumberFormat *format, UNumberFormatTextAttribute attribute, const UChar *value, int32_t length,
    UErrorCode *status
) {
    unum_setTextAttribute(format, attribute, value, length, status);
}

static inline int32_t lf_unum_getSymbol(
    const UNumberFormat *format, UNumberFormatSymbol symbol, UChar *result, int32_t capacity, UErrorCode *status
) {
    return unum_getSymbol(format, symbol, result, capacity, status);
}

// unumsys.h

static inline UNumberingSystem *lf_unumsys_open(const char *locale, UErrorCode *status) {
    return unumsys_open(locale, status);
}

static inline UNumberingSystem *lf_unumsys_openByName(const char *name, UErrorCode *status) {
    return unumsys_openByName(name, status);
}

static inline void lf_unumsys_close(UNumberingSystem *system) { unumsys_close(system); }

static inline UEnumeration *lf_unumsys_openAvailableNames(UErrorCode *status) {
    return unumsys_openAvailableNames(status);
}

static inline const char *lf_unumsys_getName(const UNumberingSystem *system) { return unumsys_getName(system); }

static inline UBool lf_unumsys_isAlgorithmic(const UNumberingSystem *system) {
    return unumsys_isAlgorithmic(system);
}

static inline int32_t lf_unumsys_getDescription(
    const UNumberingSystem *system, UChar *result, int32_t capacity, UErrorCode *status
) {
    return unumsys_getDescription(system, result, capacity, status);
}

#endif
