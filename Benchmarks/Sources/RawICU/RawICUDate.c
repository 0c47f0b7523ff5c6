#include "RawICUDate.h"

#include <stdio.h>
#include <stdlib.h>
#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/udateintervalformat.h>
#include <unicode/udatpg.h>
#include <unicode/ureldatefmt.h>
#include <unicode/ustring.h>

static void check(UErrorCode status, const char *call) {
    if (U_SUCCESS(status)) return;
    fprintf(stderr, "%s: %s\n", call, u_errorName(status));
    exit(1);
}

static int32_t utf8(const UChar *text, int32_t length, UErrorCode status, char *buffer, int32_t capacity) {
    int32_t bytes = 0;
    u_strToUTF8(buffer, capacity, &bytes, text, length, &status);
    check(status, "format");
    return bytes;
}

static int32_t utf16(const char *text, UChar *buffer) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t length = 0;
    u_strFromUTF8(buffer, 128, &length, text, -1, &status);
    check(status, "u_strFromUTF8");
    return length;
}

void *rawicu_date_open(int32_t date, int32_t time, const char *pattern, const char *locale, const char *zone) {
    UErrorCode status = U_ZERO_ERROR;
    UChar zoneText[128], patternText[128];
    int32_t zoneLength = utf16(zone, zoneText);
    int32_t patternLength = pattern ? utf16(pattern, patternText) : 0;
    UDateFormat *format = udat_open(
        pattern ? UDAT_PATTERN : (UDateFormatStyle)time, pattern ? UDAT_PATTERN : (UDateFormatStyle)date, locale, zoneText,
        zoneLength, pattern ? patternText : NULL, patternLength, &status);
    check(status, "udat_open");
    return format;
}

void *rawicu_date_skeleton_open(const char *skeleton, const char *locale, const char *zone) {
    UErrorCode status = U_ZERO_ERROR;
    UChar skeletonText[128], zoneText[128], pattern[128];
    UDateTimePatternGenerator *generator = udatpg_open(locale, &status);
    int32_t length =
        udatpg_getBestPattern(generator, skeletonText, utf16(skeleton, skeletonText), pattern, 128, &status);
    udatpg_close(generator);
    UDateFormat *format =
        udat_open(UDAT_PATTERN, UDAT_PATTERN, locale, zoneText, utf16(zone, zoneText), pattern, length, &status);
    check(status, "udat_open");
    return format;
}

void rawicu_date_close(void *format) { udat_close(format); }

int32_t rawicu_date(void *format, double milliseconds, char *buffer, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    UChar text[256];
    int32_t length = udat_format(format, milliseconds, text, 256, NULL, &status);
    return utf8(text, length, status, buffer, capacity);
}

void *rawicu_calendar_open(const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    UChar zone[128];
    UCalendar *calendar = ucal_open(zone, utf16("UTC", zone), locale, UCAL_DEFAULT, &status);
    check(status, "ucal_open");
    return calendar;
}

int64_t rawicu_calendar_fields(void *calendar, double milliseconds) {
    UErrorCode status = U_ZERO_ERROR;
    ucal_setMillis(calendar, milliseconds, &status);
    int64_t year = ucal_get(calendar, UCAL_EXTENDED_YEAR, &status);
    int64_t month = ucal_get(calendar, UCAL_MONTH, &status);
    int64_t day = ucal_get(calendar, UCAL_DAY_OF_MONTH, &status);
    check(status, "ucal_get");
    return (year * 16 + month) * 64 + day;
}

double rawicu_calendar_day(void *calendar, int32_t year, int32_t month, int32_t leap, int32_t day) {
    UErrorCode status = U_ZERO_ERROR;
    ucal_clear(calendar);
    ucal_set(calendar, UCAL_EXTENDED_YEAR, year);
    ucal_set(calendar, UCAL_MONTH, month);
    if (leap) ucal_set(calendar, UCAL_IS_LEAP_MONTH, 1);
    ucal_set(calendar, UCAL_DAY_OF_MONTH, day);
    double milliseconds = ucal_getMillis(calendar, &status);
    check(status, "ucal_getMillis");
    return milliseconds;
}


void *rawicu_relative_open(const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    URelativeDateTimeFormatter *format =
        ureldatefmt_open(locale, NULL, UDAT_STYLE_LONG, UDISPCTX_CAPITALIZATION_NONE, &status);
    check(status, "ureldatefmt_open");
    return format;
}

int32_t rawicu_relative_days(void *format, double count, char *buffer, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    UChar text[256];
    int32_t length = ureldatefmt_format(format, count, UDAT_REL_UNIT_DAY, text, 256, &status);
    return utf8(text, length, status, buffer, capacity);
}

void *rawicu_interval_open(const char *skeleton, const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    UChar zone[128], text[128];
    int32_t length = utf16(skeleton, text);
    UDateIntervalFormat *format = udtitvfmt_open(locale, text, length, zone, utf16("UTC", zone), &status);
    check(status, "udtitvfmt_open");
    return format;
}

int32_t rawicu_interval(void *format, double from, double to, char *buffer, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    UChar text[256];
    int32_t length = udtitvfmt_format(format, from, to, text, 256, NULL, &status);
    return utf8(text, length, status, buffer, capacity);
}
