/* lf_parse_number, lf_parse_currency, lf_parse_date: what people wrote, read back. */
#include "pglf.h"

#include "access/htup_details.h"
#include "funcapi.h"
#include "utils/numeric.h"
#include "utils/timestamp.h"

PG_FUNCTION_INFO_V1(lf_parse_number_text);
PG_FUNCTION_INFO_V1(lf_parse_currency_text);
PG_FUNCTION_INFO_V1(lf_parse_date_text);

static char *read(const StyleKey *key, const text *argument) {
    Value value = lf_text_value(argument, ERRCODE_INVALID_TEXT_REPRESENTATION);
    size_t length;
    return lf_run(style_of(key), &value, &length);
}

Datum lf_parse_number_text(PG_FUNCTION_ARGS) {
    StyleKey key = {.op = "parse-number", .locale = PG_GETARG_TEXT_PP(1), .options = PG_GETARG_TEXT_PP(2)};
    char *digits = read(&key, PG_GETARG_TEXT_PP(0));
    return DirectFunctionCall3(numeric_in, CStringGetDatum(digits), ObjectIdGetDatum(InvalidOid), Int32GetDatum(-1));
}

/* "1234.5 EUR" as (amount, code) */
Datum lf_parse_currency_text(PG_FUNCTION_ARGS) {
    TupleDesc description;
    if (get_call_result_type(fcinfo, NULL, &description) != TYPEFUNC_COMPOSITE) elog(ERROR, "lf_money is no row type");
    StyleKey key = {.op = "parse-currency", .locale = PG_GETARG_TEXT_PP(1), .options = PG_GETARG_TEXT_PP(2)};
    char *amount = read(&key, PG_GETARG_TEXT_PP(0));
    char *space = strchr(amount, ' ');
    if (space) *space = 0;
    char *columns[] = {amount, space ? space + 1 : NULL};
    HeapTuple row = BuildTupleFromCStrings(TupleDescGetAttInMetadata(BlessTupleDesc(description)), columns);
    PG_RETURN_DATUM(HeapTupleGetDatum(row));
}

/* ISO 8601 with an offset is read alike in all settings of DateStyle; a date alone is noon in the zone. */
Datum lf_parse_date_text(PG_FUNCTION_ARGS) {
    StyleKey key = {.op = "parse-date",
                    .zone = PG_GETARG_TEXT_PP(1),
                    .locale = PG_GETARG_TEXT_PP(2),
                    .options = PG_GETARG_TEXT_PP(3)};
    char *iso = read(&key, PG_GETARG_TEXT_PP(0));
    if (!strchr(iso, 'T')) {
        Timestamp noon = DatumGetTimestamp(DirectFunctionCall3(
            timestamp_in, CStringGetDatum(psprintf("%s 12:00", iso)), ObjectIdGetDatum(InvalidOid), Int32GetDatum(-1)));
        return DirectFunctionCall2(timestamp_zone, PointerGetDatum(PG_GETARG_TEXT_PP(1)), TimestampGetDatum(noon));
    }
    return DirectFunctionCall3(timestamptz_in, CStringGetDatum(iso), ObjectIdGetDatum(InvalidOid), Int32GetDatum(-1));
}
