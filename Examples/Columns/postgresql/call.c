/* One value through a style. No error of PostgreSQL is raised while the library runs, so that none leaps over its frames. */
#include "pglf.h"

#include "mb/pg_wchar.h"
#include "miscadmin.h"
#include "utils/memutils.h"

static int run(const lf_style *style, const Value *value, char *buffer, size_t room, size_t *length, lf_error *error) {
    switch (value->kind) {
    case VALUE_INTEGER: return lf_format_int64(style, value->integer, buffer, room, length, error);
    case VALUE_REAL: return lf_format_double(style, value->real, buffer, room, length, error);
    case VALUE_INSTANT: return lf_format_instant(style, value->integer, value->nanoseconds, buffer, room, length, error);
    case VALUE_KEY: return lf_sort_key(style, value->bytes, value->length, buffer, room, length, error);
    case VALUE_VERSION: return lf_collation_version(style, buffer, room, length, error);
    default: return lf_format_text(style, value->bytes, value->length, buffer, room, length, error);
    }
}

char *lf_run(const Style *style, const Value *value, size_t *length) {
    CHECK_FOR_INTERRUPTS();
    size_t room = 128;
    char *buffer = palloc(room + 1);
    lf_error error;
    int code = run(style->style, value, buffer, room, length, &error);
    if (code == LF_BUFFER) {
        room = *length;
        if (room >= MaxAllocSize) {
            ereport(ERROR, errcode(ERRCODE_PROGRAM_LIMIT_EXCEEDED), errmsg("the text has %zu bytes", room));
        }
        pfree(buffer);
        buffer = palloc(room + 1);
        code = run(style->style, value, buffer, room, length, &error);
    }
    if (code != LF_OK) lf_raise(&error, value->sqlstate);
    buffer[*length] = 0;
    return buffer;
}

Datum lf_text(const Style *style, const Value *value) {
    size_t length;
    char *bytes = lf_run(style, value, &length);
    char *own = pg_any_to_server(bytes, (int)length, PG_UTF8);
    if (own != bytes) length = strlen(own);
    return PointerGetDatum(cstring_to_text_with_len(own, (int)length));
}

Value lf_text_value(const text *argument, int sqlstate) {
    Value value = {.kind = VALUE_TEXT, .sqlstate = sqlstate};
    value.bytes = VARDATA_ANY(argument);
    value.length = VARSIZE_ANY_EXHDR(argument);
    if (GetDatabaseEncoding() != PG_UTF8) {
        char *bytes = pg_server_to_any(value.bytes, (int)value.length, PG_UTF8);
        if (bytes != value.bytes) value.length = strlen(bytes);
        value.bytes = bytes;
    }
    return value;
}
