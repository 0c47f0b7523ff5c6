/* lf_sort_key: keys of a reader's order. A hash of the order's version stands first in each, so that keys of another version are known,
   and stay together. */
#include "pglf.h"

PG_FUNCTION_INFO_V1(lf_sort_key_text);
PG_FUNCTION_INFO_V1(lf_collation_version_text);
PG_FUNCTION_INFO_V1(lf_library_version);

Datum lf_sort_key_text(PG_FUNCTION_ARGS) {
    StyleKey key = {.op = "sort-key", .locale = PG_GETARG_TEXT_PP(1), .options = PG_GETARG_TEXT_PP(2)};
    const Style *style = style_of(&key);
    Value value = lf_text_value(PG_GETARG_TEXT_PP(0), ERRCODE_DATA_EXCEPTION);
    value.kind = VALUE_KEY;
    size_t length;
    const char *bytes = lf_run(style, &value, &length);
    bytea *result = palloc(VARHDRSZ + VERSION_BYTES + length);
    SET_VARSIZE(result, VARHDRSZ + VERSION_BYTES + length);
    memcpy(VARDATA(result), style->version, VERSION_BYTES);
    memcpy(VARDATA(result) + VERSION_BYTES, bytes, length);
    PG_RETURN_BYTEA_P(result);
}

Datum lf_collation_version_text(PG_FUNCTION_ARGS) {
    StyleKey key = {.op = "sort-key", .locale = PG_GETARG_TEXT_PP(0), .options = PG_GETARG_TEXT_PP(1)};
    Value value = {.kind = VALUE_VERSION, .sqlstate = ERRCODE_INTERNAL_ERROR};
    return lf_text(style_of(&key), &value);
}

Datum lf_library_version(PG_FUNCTION_ARGS) {
    PG_RETURN_TEXT_P(cstring_to_text(psprintf("%s (ICU %s, CLDR %s)", lf_version(), lf_icu_version(), lf_cldr_version())));
}
