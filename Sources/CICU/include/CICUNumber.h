// Numbers: unicode/unumberformatter.h, unicode/unumberrangeformatter.h, unicode/unum.h, unicode/unumsys.h,
// unicode/uformattedvalue.h.
#ifndef LF_CICUNUMBER_H
#define LF_CICUNUMBER_H

#include "CICUTypes.h"

// unumberformatter.h

LFNumberFormatter *lf_unumf_openForSkeletonAndLocaleWithError(
    const LFChar *skeleton, int32_t length, const char *locale, int32_t *errorOffset, LFErrorCode *status
);

void lf_unumf_close(LFNumberFormatter *formatter);

LFFormattedNumber *lf_unumf_openResult(LFErrorCode *status);

void lf_unumf_closeResult(LFFormattedNumber *result);

void lf_unumf_formatInt(
    const LFNumberFormatter *formatter, int64_t value, LFFormattedNumber *result, LFErrorCode *status
);

void lf_unumf_formatDouble(
    const LFNumberFormatter *formatter, double value, LFFormattedNumber *result, LFErrorCode *status
);

void lf_unumf_formatDecimal(
    const LFNumberFormatter *formatter, const char *value, int32_t length, LFFormattedNumber *result,
    LFErrorCode *status
);

const LFFormattedValue *lf_unumf_resultAsValue(const LFFormattedNumber *result, LFErrorCode *status);

// unumberrangeformatter.h

LFNumberRangeFormatter *lf_unumrf_open(
    const LFChar *skeleton, int32_t length, LFNumberRangeCollapse collapse, LFNumberRangeIdentityFallback identity,
    const char *locale, LFErrorCode *status
);

void lf_unumrf_close(LFNumberRangeFormatter *formatter);

LFFormattedNumberRange *lf_unumrf_openResult(LFErrorCode *status);

void lf_unumrf_closeResult(LFFormattedNumberRange *result);

void lf_unumrf_formatDecimalRange(
    const LFNumberRangeFormatter *formatter, const char *first, int32_t firstLength, const char *second,
    int32_t secondLength, LFFormattedNumberRange *result, LFErrorCode *status
);

const LFFormattedValue *lf_unumrf_resultAsValue(
    const LFFormattedNumberRange *result, LFErrorCode *status
);

// uformattedvalue.h

const LFChar *lf_ufmtval_getString(
    const LFFormattedValue *value, int32_t *length, LFErrorCode *status
);

LFBool lf_ufmtval_nextPosition(
    const LFFormattedValue *value, LFConstrainedFieldPosition *position, LFErrorCode *status
);

LFConstrainedFieldPosition *lf_ucfpos_open(LFErrorCode *status);

void lf_ucfpos_close(LFConstrainedFieldPosition *position);

int32_t lf_ucfpos_getCategory(const LFConstrainedFieldPosition *position, LFErrorCode *status);

int32_t lf_ucfpos_getField(const LFConstrainedFieldPosition *position, LFErrorCode *status);

void lf_ucfpos_getIndexes(
    const LFConstrainedFieldPosition *position, int32_t *start, int32_t *limit, LFErrorCode *status
);

// unum.h: the older formatter, needed for rule-based numerals and for DecimalFormat patterns.

LFNumberFormat *lf_unum_open(
    LFNumberFormatStyle style, const LFChar *pattern, int32_t length, const char *locale, LFErrorCode *status
);

void lf_unum_close(LFNumberFormat *format);

int32_t lf_unum_formatInt64(
    const LFNumberFormat *format, int64_t value, LFChar *result, int32_t capacity, LFErrorCode *status
);

int32_t lf_unum_formatDouble(
    const LFNumberFormat *format, double value, LFChar *result, int32_t capacity, LFErrorCode *status
);

int32_t lf_unum_formatDecimal(
    const LFNumberFormat *format, const char *value, int32_t length, LFChar *result, int32_t capacity,
    LFErrorCode *status
);

int32_t lf_unum_parseDecimal(
    const LFNumberFormat *format, const LFChar *text, int32_t length, int32_t *position, char *result,
    int32_t capacity, LFErrorCode *status
);

int32_t lf_unum_getAttribute(const LFNumberFormat *format, LFNumberFormatAttribute attribute);

void lf_unum_setAttribute(
    LFNumberFormat *format, LFNumberFormatAttribute attribute, int32_t value
);

int32_t lf_unum_getTextAttribute(
    const LFNumberFormat *format, LFNumberFormatTextAttribute attribute, LFChar *result, int32_t capacity,
    LFErrorCode *status
);

void lf_unum_setTextAttribute(
    LFNumberFormat *format, LFNumberFormatTextAttribute attribute, const LFChar *value, int32_t length,
    LFErrorCode *status
);

int32_t lf_unum_getSymbol(
    const LFNumberFormat *format, LFNumberFormatSymbol symbol, LFChar *result, int32_t capacity, LFErrorCode *status
);

// unumsys.h

LFNumberingSystem *lf_unumsys_open(const char *locale, LFErrorCode *status);

LFNumberingSystem *lf_unumsys_openByName(const char *name, LFErrorCode *status);

void lf_unumsys_close(LFNumberingSystem *system);

LFEnumeration *lf_unumsys_openAvailableNames(LFErrorCode *status);

const char *lf_unumsys_getName(const LFNumberingSystem *system);

LFBool lf_unumsys_isAlgorithmic(const LFNumberingSystem *system);

int32_t lf_unumsys_getDescription(
    const LFNumberingSystem *system, LFChar *result, int32_t capacity, LFErrorCode *status
);

#endif
