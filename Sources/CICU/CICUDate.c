// Dates: unicode/udat.h, unicode/ucal.h, unicode/udatpg.h, unicode/udateintervalformat.h, unicode/ureldatefmt.h,
// unicode/ufieldpositer.h.
#include <assert.h>
#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/udateintervalformat.h>
#include <unicode/udatpg.h>
#include <unicode/ufieldpositer.h>
#include <unicode/uformattedvalue.h>
#include <unicode/ureldatefmt.h>

#include "CICUForwarders.h"
#include "CICUOlder.h"
#include "include/CICUDate.h"

// The constants that Swift sees.
static_assert(UDAT_PATTERN == -2 && UDAT_NONE == -1 && UDAT_FULL == 0 && UDAT_SHORT == 3, "UDateFormatStyle");
static_assert(UDATPG_MATCH_NO_OPTIONS == 0, "UDateTimePatternMatchOptions");
static_assert(UCAL_FIRST_DAY_OF_WEEK == 1 && UCAL_MINIMAL_DAYS_IN_FIRST_WEEK == 2, "UCalendarAttribute");
static_assert(UCAL_ZONE_OFFSET == 15 && UCAL_DST_OFFSET == 16, "UCalendarDateFields");
static_assert(UCAL_ZONE_TYPE_ANY == 0 && UCAL_ZONE_TYPE_CANONICAL == 1, "USystemTimeZoneType");
static_assert(UDISPCTX_CAPITALIZATION_NONE == 256, "UDisplayContext");
static_assert(sizeof(UDate) == sizeof(double), "UDate");

// udat.h

UDateFormat *lf_udat_open(
    UDateFormatStyle timeStyle, UDateFormatStyle dateStyle, const char *locale, const UChar *zone,
    int32_t zoneLength, const UChar *pattern, int32_t patternLength, UErrorCode *status
) {
    return (UDateFormat *)udat_open(
        timeStyle, dateStyle, locale, zone, zoneLength, pattern, patternLength, status);
}

void lf_udat_close(UDateFormat *format) { udat_close(format); }

int32_t lf_udat_format(
    const UDateFormat *format, UDate date, UChar *result, int32_t capacity, UErrorCode *status
) {
    return udat_format(format, date, result, capacity, NULL, status);
}

int32_t lf_udat_formatForFields(
    const UDateFormat *format, UDate date, UChar *result, int32_t capacity, UFieldPositionIterator *fields,
    UErrorCode *status
) {
    return udat_formatForFields(format, date, result, capacity, fields, status);
}

int32_t lf_udat_toPattern(const UDateFormat *format, UChar *result, int32_t capacity, UErrorCode *status) {
    return udat_toPattern(format, 0, result, capacity, status);
}

void lf_udat_applyPattern(UDateFormat *format, const UChar *pattern, int32_t length) {
    udat_applyPattern(format, 0, pattern, length);
}

int32_t lf_udat_getSymbols(
    const UDateFormat *format, UDateFormatSymbolType type, int32_t index, UChar *result, int32_t capacity,
    UErrorCode *status
) {
    return udat_getSymbols(format, type, index, result, capacity, status);
}

int32_t lf_udat_countSymbols(const UDateFormat *format, UDateFormatSymbolType type) {
    return udat_countSymbols(format, type);
}

void lf_udat_setContext(UDateFormat *format, UDisplayContext context, UErrorCode *status) {
    udat_setContext(format, context, status);
}

UCalendar *lf_udat_getCalendar(UDateFormat *format) { return (UCalendar *)udat_getCalendar(format); }

// ufieldpositer.h

UFieldPositionIterator *lf_ufieldpositer_open(UErrorCode *status) { return ufieldpositer_open(status); }

void lf_ufieldpositer_close(UFieldPositionIterator *fields) { ufieldpositer_close(fields); }

int32_t lf_ufieldpositer_next(UFieldPositionIterator *fields, int32_t *begin, int32_t *end) {
    return ufieldpositer_next(fields, begin, end);
}

// ucal.h

UCalendar *lf_ucal_open(const UChar *zone, int32_t length, const char *locale, UErrorCode *status) {
    return (UCalendar *)ucal_open(zone, length, locale, UCAL_DEFAULT, status);
}

void lf_ucal_close(UCalendar *calendar) { ucal_close(calendar); }

const char *lf_ucal_getType(const UCalendar *calendar, UErrorCode *status) { return ucal_getType(calendar, status); }

void lf_ucal_setMillis(UCalendar *calendar, UDate date, UErrorCode *status) {
    ucal_setMillis(calendar, date, status);
}

int32_t lf_ucal_get(const UCalendar *calendar, UCalendarDateFields field, UErrorCode *status) {
    return ucal_get(calendar, field, status);
}

int32_t lf_ucal_getAttribute(const UCalendar *calendar, UCalendarAttribute attribute) {
    return ucal_getAttribute(calendar, attribute);
}

void lf_ucal_setAttribute(UCalendar *calendar, UCalendarAttribute attribute, int32_t value) {
    ucal_setAttribute(calendar, attribute, value);
}

void lf_ucal_setGregorianChange(UCalendar *calendar, UDate date, UErrorCode *status) {
    ucal_setGregorianChange(calendar, date, status);
}

UBool lf_ucal_nextTransition(const UCalendar *calendar, UDate *transition, UErrorCode *status) {
    return ucal_getTimeZoneTransitionDate(calendar, UCAL_TZ_TRANSITION_NEXT, transition, status);
}

int32_t lf_ucal_getCanonicalTimeZoneID(
    const UChar *id, int32_t length, UChar *result, int32_t capacity, UBool *isSystemID, UErrorCode *status
) {
    return ucal_getCanonicalTimeZoneID(id, length, result, capacity, isSystemID, status);
}

UEnumeration *lf_ucal_openTimeZoneIDEnumeration(USystemTimeZoneType type, UErrorCode *status) {
    return ucal_openTimeZoneIDEnumeration(type, NULL, NULL, status);
}

void lf_ucal_setDefaultTimeZone(const UChar *zone, UErrorCode *status) { ucal_setDefaultTimeZone(zone, status); }

const char *lf_ucal_getTZDataVersion(UErrorCode *status) { return ucal_getTZDataVersion(status); }

// udatpg.h

UDateTimePatternGenerator *lf_udatpg_open(const char *locale, UErrorCode *status) {
    return (UDateTimePatternGenerator *)udatpg_open(locale, status);
}

void lf_udatpg_close(UDateTimePatternGenerator *generator) { udatpg_close(generator); }

void lf_udatpg_replacePattern(
    UDateTimePatternGenerator *generator, const UChar *pattern, int32_t length, UErrorCode *status
) {
    int32_t conflict = 0;
    (void)udatpg_addPattern(generator, pattern, length, 1, NULL, 0, &conflict, status);
    // The pattern that was there does not fit into nothing.
    if (*status == U_BUFFER_OVERFLOW_ERROR) *status = U_ZERO_ERROR;
}

int32_t lf_udatpg_getBestPattern(
    UDateTimePatternGenerator *generator, const UChar *skeleton, int32_t length,
    UDateTimePatternMatchOptions options, UChar *result, int32_t capacity, UErrorCode *status
) {
    return udatpg_getBestPatternWithOptions(generator, skeleton, length, options, result, capacity, status);
}

// udateintervalformat.h

UDateIntervalFormat *lf_udtitvfmt_open(
    const char *locale, const UChar *skeleton, int32_t skeletonLength, const UChar *zone, int32_t zoneLength,
    UErrorCode *status
) {
    return udtitvfmt_open(locale, skeleton, skeletonLength, zone, zoneLength, status);
}

void lf_udtitvfmt_close(UDateIntervalFormat *format) { udtitvfmt_close(format); }

UFormattedDateInterval *lf_udtitvfmt_openResult(UErrorCode *status) { return udtitvfmt_openResult(status); }

void lf_udtitvfmt_closeResult(UFormattedDateInterval *result) { udtitvfmt_closeResult(result); }

void lf_udtitvfmt_formatToResult(
    const UDateIntervalFormat *format, UDate from, UDate to, UFormattedDateInterval *result, UErrorCode *status
) {
    udtitvfmt_formatToResult(format, from, to, result, status);
}

const UFormattedValue *lf_udtitvfmt_resultAsValue(
    const UFormattedDateInterval *result, UErrorCode *status
) {
    return udtitvfmt_resultAsValue(result, status);
}

int32_t lf_udtitvfmt_format(
    const UDateIntervalFormat *format, UDate from, UDate to, UChar *result, int32_t capacity, UErrorCode *status
) {
    return udtitvfmt_format(format, from, to, result, capacity, NULL, status);
}

void lf_udtitvfmt_setContext(UDateIntervalFormat *format, UDisplayContext context, UErrorCode *status) {
    udtitvfmt_setContext(format, context, status);
}

// ureldatefmt.h

URelativeDateTimeFormatter *lf_ureldatefmt_open(
    const char *locale, UDateRelativeDateTimeFormatterStyle width, UDisplayContext context, UErrorCode *status
) {
    return ureldatefmt_open(locale, NULL, width, context, status);
}

void lf_ureldatefmt_close(URelativeDateTimeFormatter *format) { ureldatefmt_close(format); }

UFormattedRelativeDateTime *lf_ureldatefmt_openResult(UErrorCode *status) {
    return ureldatefmt_openResult(status);
}

void lf_ureldatefmt_closeResult(UFormattedRelativeDateTime *result) { ureldatefmt_closeResult(result); }

void lf_ureldatefmt_formatNumericToResult(
    const URelativeDateTimeFormatter *format, double offset, URelativeDateTimeUnit unit,
    UFormattedRelativeDateTime *result, UErrorCode *status
) {
    ureldatefmt_formatNumericToResult(format, offset, unit, result, status);
}

void lf_ureldatefmt_formatToResult(
    const URelativeDateTimeFormatter *format, double offset, URelativeDateTimeUnit unit,
    UFormattedRelativeDateTime *result, UErrorCode *status
) {
    ureldatefmt_formatToResult(format, offset, unit, result, status);
}

const UFormattedValue *lf_ureldatefmt_resultAsValue(
    const UFormattedRelativeDateTime *result, UErrorCode *status
) {
    return ureldatefmt_resultAsValue(result, status);
}

int32_t lf_ureldatefmt_formatNumeric(
    const URelativeDateTimeFormatter *format, double offset, URelativeDateTimeUnit unit, UChar *result,
    int32_t capacity, UErrorCode *status
) {
    return ureldatefmt_formatNumeric(format, offset, unit, result, capacity, status);
}

int32_t lf_ureldatefmt_format(
    const URelativeDateTimeFormatter *format, double offset, URelativeDateTimeUnit unit, UChar *result,
    int32_t capacity, UErrorCode *status
) {
    return ureldatefmt_format(format, offset, unit, result, capacity, status);
}

int32_t lf_ureldatefmt_combineDateAndTime(
    const URelativeDateTimeFormatter *format, const UChar *day, int32_t dayLength, const UChar *time,
    int32_t timeLength, UChar *result, int32_t capacity, UErrorCode *status
) {
    return ureldatefmt_combineDateAndTime(format, day, dayLength, time, timeLength, result, capacity, status);
}
