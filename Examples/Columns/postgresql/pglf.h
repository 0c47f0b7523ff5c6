/* What the files of the extension share. Each says its own part. */
#ifndef PGLF_H
#define PGLF_H

#include "postgres.h"

#include "fmgr.h"
#include "lib/stringinfo.h"
#include "utils/builtins.h"

#include <localeformat.h>

/* What a style is made of. Texts are of the server's encoding; NULL is what the function has no argument for. */
typedef struct StyleKey {
    const char *op;
    const text *locale, *code, *zone, *options, *value;
} StyleKey;

/* A style, and of "sort-key" a hash of the version of its order. */
#define VERSION_BYTES 4
typedef struct Style {
    lf_style *style;
    unsigned char version[VERSION_BYTES];
} Style;

/* styles.c: the style of a key, from the backend's own cache. It stays until the next call. */
const Style *style_of(const StyleKey *key);

/* errors.c: raises what the library said; `sqlstate` is that of values. */
void lf_raise(const lf_error *error, int sqlstate) pg_attribute_noreturn();

/* call.c: a value in the form that its function takes, and what comes back. */
typedef struct Value {
    enum { VALUE_INTEGER, VALUE_REAL, VALUE_TEXT, VALUE_INSTANT, VALUE_KEY, VALUE_VERSION } kind;
    int64 integer;
    double real;
    const char *bytes;
    size_t length;
    int32 nanoseconds;
    int sqlstate;
} Value;

/* UTF-8, NUL-terminated, in the current memory context. */
char *lf_run(const Style *style, const Value *value, size_t *length);
/* The same as a text of the server's encoding. */
Datum lf_text(const Style *style, const Value *value);
/* A text of the server as a value. */
Value lf_text_value(const text *argument, int sqlstate);

#endif
