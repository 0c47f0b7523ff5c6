// Dates: unicode/udat.h, unicode/ucal.h, unicode/udatpg.h, unicode/udateintervalformat.h, unicode/ureldatefmt.h,
// unicode/ufieldpositer.h.
#ifndef LF_CICUDATE_H
#define LF_CICUDATE_H

#include "CICUTypes.h"

#ifdef LF_CICU_FORWARDERS

#define LFCalendar UCalendar
#define LFCalendarAttribute UCalendarAttribute
#define LFCalendarDateFields UCalendarDateFields
#define LFDateFormat UDateFormat
#define LFDateFormatStyle UDateFormatStyle
#define LFDateFormatSymbolType UDateFormatSymbolType
#define LFDateIntervalFormat UDateIntervalFormat
#define LFDateTimePatternGenerator UDateTimePatternGenerator
#define LFDateTimePatternMatchOptions UDateTimePatternMatchOptions
#define LFDisplayContext UDisplayContext
#define LFFieldPositionIterator UFieldPositionIterator
#define LFFormattedDateInterval UFormattedDateInterval
#define LFFormattedRelativeDateTime UFormattedRelativeDateTime
#define LFRelativeDateTimeFormatter URelativeDateTimeFormatter
#define LFRelativeDateTimeFormatterStyle UDateRelativeDateTimeFormatterStyle
#define LFRelativeDateTimeUnit URelativeDateTimeUnit
#define LFSystemTimeZoneType USystemTimeZoneType

#else

typedef void *LFCalendar;
typedef void *LFDateFormat;
typedef void *LFDateTimePatternGenerator;

typedef struct LFDateIntervalFormat LFDateIntervalFormat;
typedef struct LFFieldPositionIterator LFFieldPositionIterator;
typedef struct LFFormattedDateInterval LFFormattedDateInterval;
typedef struct LFFormattedRelativeDateTime LFFormattedRelativeDateTime;
typedef struct LFRelativeDateTimeFormatter LFRelativeDateTimeFormatter;

typedef int32_t LFCalendarAttribute;
typedef int32_t LFCalendarDateFields;
typedef int32_t LFDateFormatStyle;
typedef int32_t LFDateFormatSymbolType;
typedef int32_t LFDateTimePatternMatchOptions;
typedef int32_t LFDisplayContext;
typedef int32_t LFRelativeDateTimeFormatterStyle;
typedef int32_t LFRelativeDateTimeUnit;
typedef int32_t LFSystemTimeZoneType;

static const int32_t UDAT_PATTERN = -2;
static const int32_t UDAT_NONE = -1;
static const int32_t UDAT_FULL = 0;
static const int32_t UDAT_SHORT = 3;
static const int32_t UDATPG_MATCH_NO_OPTIONS = 0;
static const int32_t UCAL_FIRST_DAY_OF_WEEK = 1;
static const int32_t UCAL_MINIMAL_DAYS_IN_FIRST_WEEK = 2;
static const int32_t UCAL_ZONE_OFFSET = 15;
static const int32_t UCAL_DST_OFFSET = 16;
static const int32_t UCAL_ZONE_TYPE_ANY = 0;
static const int32_t UCAL_ZONE_TYPE_CANONICAL = 1;
static const int32_t UDISPCTX_CAPITALIZATION_NONE = 256;

#endif

// udat.h

LFDateFormat *lf_udat_open(
    LFDateFormatStyle timeStyle, LFDateFormatStyle dateStyle, const char *locale, const LFChar *zone,
    int32_t zoneLength, const LFChar *pattern, int32_t patternLength, LFErrorCode *status
);

void lf_udat_close(LFDateFormat *format);

int32_t lf_udat_format(
    const LFDateFormat *format, double date, LFChar *result, int32_t capacity, LFErrorCode *status
);

int32_t lf_udat_formatForFields(
    const LFDateFormat *format, double date, LFChar *result, int32_t capacity, LFFieldPositionIterator *fields,
    LFErrorCode *status
);

int32_t lf_udat_toPattern(const LFDateFormat *format, LFChar *result, int32_t capacity, LFErrorCode *status);

void lf_udat_applyPattern(LFDateFormat *format, const LFChar *pattern, int32_t length);

int32_t lf_udat_getSymbols(
    const LFDateFormat *format, LFDateFormatSymbolType type, int32_t index, LFChar *result, int32_t capacity,
    LFErrorCode *status
);

int32_t lf_udat_countSymbols(const LFDateFormat *format, LFDateFormatSymbolType type);

void lf_udat_setContext(LFDateFormat *format, LFDisplayContext context, LFErrorCode *status);

// The calendar inside the format; changing it changes the format.
LFCalendar *lf_udat_getCalendar(LFDateFormat *format);

// ufieldpositer.h

LFFieldPositionIterator *lf_ufieldpositer_open(LFErrorCode *status);

void lf_ufieldpositer_close(LFFieldPositionIterator *fields);

int32_t lf_ufieldpositer_next(LFFieldPositionIterator *fields, int32_t *begin, int32_t *end);

// ucal.h

LFCalendar *lf_ucal_open(const LFChar *zone, int32_t length, const char *locale, LFErrorCode *status);

void lf_ucal_close(LFCalendar *calendar);

// The calendar's CLDR name, such as `buddhist` for Thailand.
const char *lf_ucal_getType(const LFCalendar *calendar, LFErrorCode *status);

void lf_ucal_setMillis(LFCalendar *calendar, double date, LFErrorCode *status);

int32_t lf_ucal_get(const LFCalendar *calendar, LFCalendarDateFields field, LFErrorCode *status);

int32_t lf_ucal_getAttribute(const LFCalendar *calendar, LFCalendarAttribute attribute);

void lf_ucal_setAttribute(LFCalendar *calendar, LFCalendarAttribute attribute, int32_t value);

void lf_ucal_setGregorianChange(LFCalendar *calendar, double date, LFErrorCode *status);

LFBool lf_ucal_nextTransition(const LFCalendar *calendar, double *transition, LFErrorCode *status);

int32_t lf_ucal_getCanonicalTimeZoneID(
    const LFChar *id, int32_t length, LFChar *result, int32_t capacity, LFBool *isSystemID, LFErrorCode *status
);

LFEnumeration *lf_ucal_openTimeZoneIDEnumeration(LFSystemTimeZoneType type, LFErrorCode *status);

// The zone's id ends with a zero.
void lf_ucal_setDefaultTimeZone(const LFChar *zone, LFErrorCode *status);

const char *lf_ucal_getTZDataVersion(LFErrorCode *status);

// udatpg.h

LFDateTimePatternGenerator *lf_udatpg_open(const char *locale, LFErrorCode *status);

void lf_udatpg_close(LFDateTimePatternGenerator *generator);

/// `udatpg_addPattern`, in place of what there is for the same fields.
void lf_udatpg_replacePattern(
    LFDateTimePatternGenerator *generator, const LFChar *pattern, int32_t length, LFErrorCode *status
);

int32_t lf_udatpg_getBestPattern(
    LFDateTimePatternGenerator *generator, const LFChar *skeleton, int32_t length,
    LFDateTimePatternMatchOptions options, LFChar *result, int32_t capacity, LFErrorCode *status
);

// udateintervalformat.h

LFDateIntervalFormat *lf_udtitvfmt_open(
    const char *locale, const LFChar *skeleton, int32_t skeletonLength, const LFChar *zone, int32_t zoneLength,
    LFErrorCode *status
);

void lf_udtitvfmt_close(LFDateIntervalFormat *format);

LFFormattedDateInterval *lf_udtitvfmt_openResult(LFErrorCode *status);

void lf_udtitvfmt_closeResult(LFFormattedDateInterval *result);

void lf_udtitvfmt_formatToResult(
    const LFDateIntervalFormat *format, double from, double to, LFFormattedDateInterval *result,
    LFErrorCode *status
);

const LFFormattedValue *lf_udtitvfmt_resultAsValue(
    const LFFormattedDateInterval *result, LFErrorCode *status
);

// The text alone, without its fields.
int32_t lf_udtitvfmt_format(
    const LFDateIntervalFormat *format, double from, double to, LFChar *result, int32_t capacity, LFErrorCode *status
);

void lf_udtitvfmt_setContext(LFDateIntervalFormat *format, LFDisplayContext context, LFErrorCode *status);

// ureldatefmt.h

LFRelativeDateTimeFormatter *lf_ureldatefmt_open(
    const char *locale, LFRelativeDateTimeFormatterStyle width, LFDisplayContext context, LFErrorCode *status
);

void lf_ureldatefmt_close(LFRelativeDateTimeFormatter *format);

LFFormattedRelativeDateTime *lf_ureldatefmt_openResult(LFErrorCode *status);

void lf_ureldatefmt_closeResult(LFFormattedRelativeDateTime *result);

void lf_ureldatefmt_formatNumericToResult(
    const LFRelativeDateTimeFormatter *format, double offset, LFRelativeDateTimeUnit unit,
    LFFormattedRelativeDateTime *result, LFErrorCode *status
);

void lf_ureldatefmt_formatToResult(
    const LFRelativeDateTimeFormatter *format, double offset, LFRelativeDateTimeUnit unit,
    LFFormattedRelativeDateTime *result, LFErrorCode *status
);

const LFFormattedValue *lf_ureldatefmt_resultAsValue(
    const LFFormattedRelativeDateTime *result, LFErrorCode *status
);

// The text alone, without its fields, and with the capital that a context asks for.
int32_t lf_ureldatefmt_formatNumeric(
    const LFRelativeDateTimeFormatter *format, double offset, LFRelativeDateTimeUnit unit, LFChar *result,
    int32_t capacity, LFErrorCode *status
);

int32_t lf_ureldatefmt_format(
    const LFRelativeDateTimeFormatter *format, double offset, LFRelativeDateTimeUnit unit, LFChar *result,
    int32_t capacity, LFErrorCode *status
);

int32_t lf_ureldatefmt_combineDateAndTime(
    const LFRelativeDateTimeFormatter *format, const LFChar *day, int32_t dayLength, const LFChar *time,
    int32_t timeLength, LFChar *result, int32_t capacity, LFErrorCode *status
);

#endif
