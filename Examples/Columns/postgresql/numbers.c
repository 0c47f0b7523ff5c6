/* lf_number, lf_currency, lf_format: numbers, money and all that is a text. */
#include "pglf.h"

#include "utils/numeric.h"

PG_FUNCTION_INFO_V1(lf_number_numeric);
PG_FUNCTION_INFO_V1(lf_number_int8);
PG_FUNCTION_INFO_V1(lf_number_float8);
PG_FUNCTION_INFO_V1(lf_currency_numeric);
PG_FUNCTION_INFO_V1(lf_format_any);
PG_FUNCTION_INFO_V1(lf_message_text);

/* A numeric exactly: as an integer where it is one of 18 digits, which is sooner read, and by its digits otherwise. */
static Value numeric_value(Datum numeric) {
    Value value = {.kind = VALUE_TEXT, .sqlstate = ERRCODE_NUMERIC_VALUE_OUT_OF_RANGE};
    const char *digits = value.bytes = DatumGetCString(DirectFunctionCall1(numeric_out, numeric));
    value.length = strlen(digits);
    size_t sign = *digits == '-';
    if (value.length - sign > 18 || strspn(digits + sign, "0123456789") + sign != value.length) return value;
    value.kind = VALUE_INTEGER;
    for (size_t index = sign; index < value.length; index++) value.integer = value.integer * 10 + (digits[index] - '0');
    if (sign) value.integer = -value.integer;
    return value;
}

Datum lf_number_numeric(PG_FUNCTION_ARGS) {
    StyleKey key = {.op = "number", .locale = PG_GETARG_TEXT_PP(1), .options = PG_GETARG_TEXT_PP(2)};
    Value value = numeric_value(PG_GETARG_DATUM(0));
    return lf_text(style_of(&key), &value);
}

Datum lf_number_int8(PG_FUNCTION_ARGS) {
    StyleKey key = {.op = "number", .locale = PG_GETARG_TEXT_PP(1), .options = PG_GETARG_TEXT_PP(2)};
    Value value = {.kind = VALUE_INTEGER, .integer = PG_GETARG_INT64(0), .sqlstate = ERRCODE_NUMERIC_VALUE_OUT_OF_RANGE};
    return lf_text(style_of(&key), &value);
}

Datum lf_number_float8(PG_FUNCTION_ARGS) {
    StyleKey key = {.op = "number", .locale = PG_GETARG_TEXT_PP(1), .options = PG_GETARG_TEXT_PP(2)};
    Value value = {.kind = VALUE_REAL, .real = PG_GETARG_FLOAT8(0), .sqlstate = ERRCODE_NUMERIC_VALUE_OUT_OF_RANGE};
    return lf_text(style_of(&key), &value);
}

Datum lf_currency_numeric(PG_FUNCTION_ARGS) {
    StyleKey key = {.op = "currency",
                    .code = PG_GETARG_TEXT_PP(1),
                    .locale = PG_GETARG_TEXT_PP(2),
                    .options = PG_GETARG_TEXT_PP(3)};
    Value value = numeric_value(PG_GETARG_DATUM(0));
    return lf_text(style_of(&key), &value);
}

/* (operation, value, locale, options): whatever `fmt batch` does with a text. */
Datum lf_format_any(PG_FUNCTION_ARGS) {
    const char *op = text_to_cstring(PG_GETARG_TEXT_PP(0));
    if (op[strspn(op, "abcdefghijklmnopqrstuvwxyz-")] != 0) {
        ereport(ERROR, errcode(ERRCODE_INVALID_PARAMETER_VALUE), errmsg("unknown operation: %s", op));
    }
    StyleKey key = {.op = op, .locale = PG_GETARG_TEXT_PP(2), .options = PG_GETARG_TEXT_PP(3)};
    Value value = lf_text_value(PG_GETARG_TEXT_PP(1), ERRCODE_DATA_EXCEPTION);
    return lf_text(style_of(&key), &value);
}

/* (message, options with "args", locale) */
Datum lf_message_text(PG_FUNCTION_ARGS) {
    StyleKey key = {.op = "message",
                    .value = PG_GETARG_TEXT_PP(0),
                    .options = PG_GETARG_TEXT_PP(1),
                    .locale = PG_GETARG_TEXT_PP(2)};
    Value value = {.kind = VALUE_TEXT, .bytes = "", .sqlstate = ERRCODE_DATA_EXCEPTION};
    return lf_text(style_of(&key), &value);
}
