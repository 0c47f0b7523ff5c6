/* lf_date: instants in a zone that is said, and dates and times of a wall clock. None asks for the session's zone. */
#include "pglf.h"

#include "datatype/timestamp.h"
#include "utils/date.h"
#include "utils/datetime.h"
#include "utils/timestamp.h"

PG_FUNCTION_INFO_V1(lf_date_timestamptz);
PG_FUNCTION_INFO_V1(lf_date_timestamp);
PG_FUNCTION_INFO_V1(lf_date_date);

#define SECONDS_TO_2000 ((int64)(POSTGRES_EPOCH_JDATE - UNIX_EPOCH_JDATE) * SECS_PER_DAY)

static void refuse_infinity(bool isInfinite) {
    if (isInfinite) {
        ereport(ERROR, errcode(ERRCODE_DATETIME_VALUE_OUT_OF_RANGE), errmsg("an infinite time has no date"));
    }
}

Datum lf_date_timestamptz(PG_FUNCTION_ARGS) {
    TimestampTz moment = PG_GETARG_TIMESTAMPTZ(0);
    refuse_infinity(TIMESTAMP_NOT_FINITE(moment));
    StyleKey key = {.op = "date",
                    .zone = PG_GETARG_TEXT_PP(1),
                    .locale = PG_GETARG_TEXT_PP(2),
                    .options = PG_GETARG_TEXT_PP(3)};
    int64 micros = moment % USECS_PER_SEC;
    if (micros < 0) micros += USECS_PER_SEC;
    Value value = {.kind = VALUE_INSTANT,
                   .integer = (moment - micros) / USECS_PER_SEC + SECONDS_TO_2000,
                   .nanoseconds = (int32)micros * 1000,
                   .sqlstate = ERRCODE_DATETIME_VALUE_OUT_OF_RANGE};
    return lf_text(style_of(&key), &value);
}

/* ISO 8601, whose years before 0 and after 9999 have a sign. */
static Value iso(const char *text) {
    return (Value){.kind = VALUE_TEXT, .bytes = text, .length = strlen(text), .sqlstate = ERRCODE_DATETIME_VALUE_OUT_OF_RANGE};
}

static const char *year_format(int year) { return year < 0 || year > 9999 ? "%+05d-%02d-%02d" : "%04d-%02d-%02d"; }

Datum lf_date_timestamp(PG_FUNCTION_ARGS) {
    Timestamp moment = PG_GETARG_TIMESTAMP(0);
    refuse_infinity(TIMESTAMP_NOT_FINITE(moment));
    StyleKey key = {.op = "date", .locale = PG_GETARG_TEXT_PP(1), .options = PG_GETARG_TEXT_PP(2)};
    struct pg_tm fields;
    fsec_t micros;
    if (timestamp2tm(moment, NULL, &fields, &micros, NULL, NULL) != 0) {
        ereport(ERROR, errcode(ERRCODE_DATETIME_VALUE_OUT_OF_RANGE), errmsg("timestamp out of range"));
    }
    char day[32];
    snprintf(day, sizeof day, year_format(fields.tm_year), fields.tm_year, fields.tm_mon, fields.tm_mday);
    Value value = iso(psprintf("%sT%02d:%02d:%02d.%06d", day, fields.tm_hour, fields.tm_min, fields.tm_sec, (int)micros));
    return lf_text(style_of(&key), &value);
}

Datum lf_date_date(PG_FUNCTION_ARGS) {
    DateADT date = PG_GETARG_DATEADT(0);
    refuse_infinity(DATE_NOT_FINITE(date));
    StyleKey key = {.op = "date", .locale = PG_GETARG_TEXT_PP(1), .options = PG_GETARG_TEXT_PP(2)};
    int year, month, day;
    j2date(date + POSTGRES_EPOCH_JDATE, &year, &month, &day);
    char text[32];
    snprintf(text, sizeof text, year_format(year), year, month, day);
    Value value = iso(text);
    return lf_text(style_of(&key), &value);
}
