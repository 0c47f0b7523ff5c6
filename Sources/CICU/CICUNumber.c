// Numbers: unicode/unumberformatter.h, unicode/unumberrangeformatter.h, unicode/unum.h, unicode/unumsys.h,
// unicode/uformattedvalue.h.
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/unumsys.h>
#include <unicode/uformattedvalue.h>

#include "CICUForwarders.h"
#include "CICUOlder.h"
#include "include/CICUNumber.h"

// unumberformatter.h

UNumberFormatter *lf_unumf_openForSkeletonAndLocaleWithError(
    const UChar *skeleton, int32_t length, const char *locale, int32_t *errorOffset, UErrorCode *status
) {
    UParseError where = {0, -1, {0}, {0}};
    UNumberFormatter *formatter =
        unumf_openForSkeletonAndLocaleWithError(skeleton, length, locale, &where, status);
    *errorOffset = where.offset;
    return formatter;
}

void lf_unumf_close(UNumberFormatter *formatter) { unumf_close(formatter); }

UFormattedNumber *lf_unumf_openResult(UErrorCode *status) { return unumf_openResult(status); }

void lf_unumf_closeResult(UFormattedNumber *result) { unumf_closeResult(result); }

void lf_unumf_formatInt(
    const UNumberFormatter *formatter, int64_t value, UFormattedNumber *result, UErrorCode *status
) {
    unumf_formatInt(formatter, value, result, status);
}

void lf_unumf_formatDouble(
    const UNumberFormatter *formatter, double value, UFormattedNumber *result, UErrorCode *status
) {
    unumf_formatDouble(formatter, value, result, status);
}

void lf_unumf_formatDecimal(
    const UNumberFormatter *formatter, const char *value, int32_t length, UFormattedNumber *result,
    UErrorCode *status
) {
    unumf_formatDecimal(formatter, value, length, result, status);
}

const UFormattedValue *lf_unumf_resultAsValue(const UFormattedNumber *result, UErrorCode *status) {
    return unumf_resultAsValue(result, status);
}

// unumberrangeformatter.h

UNumberRangeFormatter *lf_unumrf_open(
    const UChar *skeleton, int32_t length, UNumberRangeCollapse collapse, UNumberRangeIdentityFallback identity,
    const char *locale, UErrorCode *status
) {
    UParseError where;
    return unumrf_openForSkeletonWithCollapseAndIdentityFallback(
        skeleton, length, collapse, identity, locale, &where, status);
}

void lf_unumrf_close(UNumberRangeFormatter *formatter) { unumrf_close(formatter); }

UFormattedNumberRange *lf_unumrf_openResult(UErrorCode *status) { return unumrf_openResult(status); }

void lf_unumrf_closeResult(UFormattedNumberRange *result) { unumrf_closeResult(result); }

void lf_unumrf_formatDecimalRange(
    const UNumberRangeFormatter *formatter, const char *first, int32_t firstLength, const char *second,
    int32_t secondLength, UFormattedNumberRange *result, UErrorCode *status
) {
    unumrf_formatDecimalRange(formatter, first, firstLength, second, secondLength, result, status);
}

const UFormattedValue *lf_unumrf_resultAsValue(
    const UFormattedNumberRange *result, UErrorCode *status
) {
    return unumrf_resultAsValue(result, status);
}

// uformattedvalue.h

const UChar *lf_ufmtval_getString(
    const UFormattedValue *value, int32_t *length, UErrorCode *status
) {
    return ufmtval_getString(value, length, status);
}

UBool lf_ufmtval_nextPosition(
    const UFormattedValue *value, UConstrainedFieldPosition *position, UErrorCode *status
) {
    return ufmtval_nextPosition(value, position, status);
}

UConstrainedFieldPosition *lf_ucfpos_open(UErrorCode *status) { return ucfpos_open(status); }

void lf_ucfpos_close(UConstrainedFieldPosition *position) { ucfpos_close(position); }

int32_t lf_ucfpos_getCategory(const UConstrainedFieldPosition *position, UErrorCode *status) {
    return ucfpos_getCategory(position, status);
}

int32_t lf_ucfpos_getField(const UConstrainedFieldPosition *position, UErrorCode *status) {
    return ucfpos_getField(position, status);
}

void lf_ucfpos_getIndexes(
    const UConstrainedFieldPosition *position, int32_t *start, int32_t *limit, UErrorCode *status
) {
    ucfpos_getIndexes(position, start, limit, status);
}

// unum.h: the older formatter, needed for rule-based numerals and for DecimalFormat patterns.

UNumberFormat *lf_unum_open(
    UNumberFormatStyle style, const UChar *pattern, int32_t length, const char *locale, UErrorCode *status
) {
    UParseError where;
    return unum_open(style, pattern, length, locale, &where, status);
}

void lf_unum_close(UNumberFormat *format) { unum_close(format); }

int32_t lf_unum_formatInt64(
    const UNumberFormat *format, int64_t value, UChar *result, int32_t capacity, UErrorCode *status
) {
    return unum_formatInt64(format, value, result, capacity, 0, status);
}

int32_t lf_unum_formatDouble(
    const UNumberFormat *format, double value, UChar *result, int32_t capacity, UErrorCode *status
) {
    return unum_formatDouble(format, value, result, capacity, 0, status);
}

int32_t lf_unum_formatDecimal(
    const UNumberFormat *format, const char *value, int32_t length, UChar *result, int32_t capacity,
    UErrorCode *status
) {
    return unum_formatDecimal(format, value, length, result, capacity, 0, status);
}

int32_t lf_unum_parseDecimal(
    const UNumberFormat *format, const UChar *text, int32_t length, int32_t *position, char *result,
    int32_t capacity, UErrorCode *status
) {
    return unum_parseDecimal(format, text, length, position, result, capacity, status);
}

int32_t lf_unum_getAttribute(const UNumberFormat *format, UNumberFormatAttribute attribute) {
    return unum_getAttribute(format, attribute);
}

void lf_unum_setAttribute(
    UNumberFormat *format, UNumberFormatAttribute attribute, int32_t value
) {
    unum_setAttribute(format, attribute, value);
}

int32_t lf_unum_getTextAttribute(
    const UNumberFormat *format, UNumberFormatTextAttribute attribute, UChar *result, int32_t capacity,
    UErrorCode *status
) {
    return unum_getTextAttribute(format, attribute, result, capacity, status);
}

void lf_unum_setTextAttribute(
    UNumberFormat *format, UNumberFormatTextAttribute attribute, const UChar *value, int32_t length,
    UErrorCode *status
) {
    unum_setTextAttribute(format, attribute, value, length, status);
}

int32_t lf_unum_getSymbol(
    const UNumberFormat *format, UNumberFormatSymbol symbol, UChar *result, int32_t capacity, UErrorCode *status
) {
    return unum_getSymbol(format, symbol, result, capacity, status);
}

// unumsys.h

UNumberingSystem *lf_unumsys_open(const char *locale, UErrorCode *status) {
    return unumsys_open(locale, status);
}

UNumberingSystem *lf_unumsys_openByName(const char *name, UErrorCode *status) {
    return unumsys_openByName(name, status);
}

void lf_unumsys_close(UNumberingSystem *system) { unumsys_close(system); }

UEnumeration *lf_unumsys_openAvailableNames(UErrorCode *status) {
    return unumsys_openAvailableNames(status);
}

const char *lf_unumsys_getName(const UNumberingSystem *system) { return unumsys_getName(system); }

UBool lf_unumsys_isAlgorithmic(const UNumberingSystem *system) {
    return unumsys_isAlgorithmic(system);
}

int32_t lf_unumsys_getDescription(
    const UNumberingSystem *system, UChar *result, int32_t capacity, UErrorCode *status
) {
    return unumsys_getDescription(system, result, capacity, status);
}
