// ICU's C functions for dates, the rival: everything held open, and UTF-8 out.
#ifndef RAW_ICU_DATE_H
#define RAW_ICU_DATE_H

#include <stdint.h>

/// Opens a date format by ICU's lengths (0 full to 3 short, -1 none) or by a pattern. Ends the program on failure.
void *_Nonnull rawicu_date_open(
    int32_t date, int32_t time, const char *_Nullable pattern, const char *_Nonnull locale, const char *_Nonnull zone);
/// The same by ICU's best pattern for the fields that are wanted.
void *_Nonnull rawicu_date_skeleton_open(
    const char *_Nonnull skeleton, const char *_Nonnull locale, const char *_Nonnull zone);
void rawicu_date_close(void *_Nonnull format);
/// Writes UTF-8 into `buffer` and returns its length, as the others do.
int32_t rawicu_date(void *_Nonnull format, double milliseconds, char *_Nonnull buffer, int32_t capacity);

/// A calendar in UTC, by the locale's `calendar` keyword.
void *_Nonnull rawicu_calendar_open(const char *_Nonnull locale);
/// Extended year, month from 0 and day of an instant, in one number.
int64_t rawicu_calendar_fields(void *_Nonnull calendar, double milliseconds);
/// The instant at which a day begins.
double rawicu_calendar_day(void *_Nonnull calendar, int32_t year, int32_t month, int32_t leap, int32_t day);

void *_Nonnull rawicu_relative_open(const char *_Nonnull locale);
int32_t rawicu_relative_days(void *_Nonnull format, double count, char *_Nonnull buffer, int32_t capacity);

void *_Nonnull rawicu_interval_open(const char *_Nonnull skeleton, const char *_Nonnull locale);
int32_t rawicu_interval(void *_Nonnull format, double from, double to, char *_Nonnull buffer, int32_t capacity);

#endif
