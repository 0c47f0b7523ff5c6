/*
** localeformat.h: numbers, money, dates, names and texts as people read them, for programs in any language that calls C.
**
** The library makes a STYLE once, from the JSON object that a line of `fmt batch` is, without its value:
**
**     {"op":"currency","code":"EUR","locale":"de"}
**
** and then formats values with it: one at a time into the caller's buffer, or whole columns of the Arrow C Data Interface into a
** new column. The text is the one that `fmt batch` answers, byte for byte. The operations whose name begins with `parse-` read texts back.
**
**     lf_style *style;
**     lf_error error;
**     if (lf_style_create("{\"op\":\"number\",\"locale\":\"de\"}", LF_NUL_TERMINATED, &style, &error) != LF_OK) {
**         fprintf(stderr, "%s\n", error.message);
**         exit(1);
**     }
**     char text[64];
**     size_t length;
**     lf_format_int64(style, 1234567, text, sizeof text, &length, NULL);     // "1.234.567", length 9
**     lf_style_free(style);
**
** RESULTS. Every function that can fail returns LF_OK (0) or one of the LF_ codes below, and never ends the process because of what it
** was given, as long as pointers point to what this header says, and memory is as long as Arrow's lengths, offsets and last offsets say.
** After a failure nothing was allocated for the caller: output parameters are as they were, but for `length` under LF_BUFFER. Where the
** system has no memory for a new column, the call returns LF_MEMORY; where it has none for a style or a single text, the process ends.
**
** OWNERSHIP. What the caller passes in stays the caller's; the library keeps no pointer to it when a function has returned. A style
** belongs to the caller until lf_style_free(). A column that the library wrote is freed by its own `release`, as the Arrow C Data
** Interface says, on any thread; it does not depend on the style or on the input, which may be freed before.
**
** THREADS. All functions may be called on all threads at once. A style is immutable: any number of threads may format with one style
** at the same time, as long as none frees it. One lf_error, one buffer and one output column belong to one call at a time. Nothing is
** bound to the thread that made it. The library starts no threads. A callback runs on the thread of its call, may itself call the
** library, and must return: no longjmp() and no exception may leave it.
**
** STATE. The library keeps no settings, reads no environment (the locale is always said; the time zone is said, or the column's, or UTC)
** and installs no handlers. What it keeps between calls are caches of what ICU said about locales: bounded, shared, never wrong.
**
** TEXT is UTF-8 everywhere, and never NUL-terminated where a length is given. Lengths are bytes, rows are counted from 0.
**
** COMPATIBILITY. Functions are only added; each carries the version that it came with as a symbol version (LOCALEFORMAT_1). Structures
** that may grow begin with their own size. What a style writes may change with CLDR, that is with ICU: see lf_icu_version().
*/
#ifndef LOCALEFORMAT_H
#define LOCALEFORMAT_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this header, and the same as a number: major * 10000 + minor * 100 + patch. Compare with lf_version_number(). */
#define LF_VERSION "0.1.0"
#define LF_VERSION_NUMBER 100

/* A length that means: up to the NUL at its end. For `json` alone; as another length it is LF_MISUSE. */
#define LF_NUL_TERMINATED ((size_t)-1)

/*
** RESULT CODES. New ones may be added; treat what you do not know as a failure.
*/
#define LF_OK 0        /* All went well. */
#define LF_USAGE 1     /* The style is at fault: no JSON, an unknown option, a malformed locale, an unknown currency … */
#define LF_VALUE 2     /* A value cannot be formatted or read: "2025-02-30", "twelve", a day beyond a calendar's range. `row` says which. */
#define LF_COLUMN 3    /* A column is malformed, or of a type that the style does not take. */
#define LF_BUFFER 4    /* The buffer is too small; `length` says how many bytes the text has. */
#define LF_CANCELLED 5 /* The caller's `is_cancelled` said so. */
#define LF_MEMORY 6    /* No memory for the new column. */
#define LF_MISUSE 7    /* A pointer is NULL, a length more than memory can have, a `size` or a flag unknown, an option in two columns. */

/* Bytes of an error's text, its NUL among them. Longer messages are cut between two characters. */
#define LF_MESSAGE_SIZE 240

/*
** WHAT WENT WRONG. Filled in by a function that fails, where the caller gave a pointer; untouched by one that succeeds. It owns nothing.
*/
typedef struct lf_error {
    int32_t code;                  /* What the function returned. */
    int32_t reserved;              /* 0 */
    int64_t row;                   /* The row of the column, from 0 at `offset`, also where its dictionary or its run is at fault; -1 for none. */
    char message[LF_MESSAGE_SIZE]; /* One line in English for a person, NUL-terminated UTF-8 without control characters. */
} lf_error;

/* A style, ready to run. Opaque, immutable, shared between threads. */
typedef struct lf_style lf_style;

/*
** THE VERSION of the library, as LF_VERSION, and the same as a number; of the ICU that it runs on, "72.1"; and of CLDR's data in that, "42".
** The texts are constant and never freed.
*/
const char *lf_version(void);
int32_t lf_version_number(void);
const char *lf_icu_version(void);
const char *lf_cldr_version(void);

/*
** MAKE A STYLE from a JSON object in UTF-8: `op` and its options, by the names of `fmt batch` (`fmt help batch` lists the operations,
** `fmt help currency` those of one), and no `value`.
**
**     {"op":"number","locale":"hi-IN-u-nu-deva","maxFraction":2}      {"op":"currency","code":"JPY","locale":"ja","presentation":"name"}
**     {"op":"date","date":"long","time":"short","timeZone":"Asia/Kolkata","calendar":"gujarati","locale":"gu"}
**     {"op":"message","value":"{$n :number} files","locale":"de"}     {"op":"parse-number","locale":"fr"}
**     {"op":"sort-key","locale":"sv"}: bytes that compare as a reader of the language orders (see lf_sort_key())
**
** - json, length: the object; LF_NUL_TERMINATED where it ends with NUL. At most 1 MiB.
** - style: where the style is put; free it with lf_style_free().
** - error: NULL, or what is told where it fails.
**
** `locale` must be given, here or by an option column, and so must the `code` of "currency"; "locale" and "match" need none. `op` "message"
** and "markup" take their text as `value`; its arguments are the children of a struct column, or the one column.
**
** Errors: LF_USAGE for anything wrong with the object; LF_MISUSE where json or style is NULL.
** Takes some 5 to 200 microseconds and some KiB, dates of lunar calendars up to 20 milliseconds; the first style of a locale a few
** milliseconds, while ICU reads what it knows of it. Make styles once.
*/
int lf_style_create(const char *json, size_t length, lf_style **style, lf_error *error);

/* FREE A STYLE. NULL is allowed. No other call may be using it, or use it later. Columns made by it stay. */
void lf_style_free(lf_style *style);

/*
** FORMAT ONE VALUE into a buffer.
**
** - buffer, capacity: room for the text, in bytes; no NUL is written. May be NULL where capacity is 0, to ask for the length.
** - length: the bytes of the text: written where the function succeeds, needed where it returns LF_BUFFER. NULL is allowed.
** - error: NULL, or what is told where it fails; its row is -1.
**
** lf_format_int64   an integer; for "byte-count" bytes, for "duration" seconds, for "date" seconds since 1970-01-01T00:00:00Z; for "markup"
**                   its one argument.
** lf_format_double  a number as its shortest decimal, 0.1 as 0.1; NaN and infinities are values of "number", "currency" and "unit".
** lf_format_text    a value as `fmt batch` has it as a JSON string: "1234.50", "2025-11-21T08:30:00Z", a text to parse; for "markup" its one
**                   argument, or none where it is empty. Of any length; text that is no UTF-8 is LF_VALUE.
** lf_format_instant seconds since 1970-01-01T00:00:00Z (the proleptic Gregorian calendar, no leap seconds), from -172,862,134,396,800 to
**                   172,737,862,396,800, and nanoseconds from 0 to 999,999,999. For "date" alone.
**
** To ask for the length costs as much as to format: a buffer of 256 bytes holds nearly all texts but those of "list" and "message".
**
** Errors: LF_VALUE where the value cannot be formatted; LF_BUFFER; LF_COLUMN where the operation takes no such value; LF_USAGE where the
** style left `locale` or `code` to an option column; LF_MISUSE where style, or the text of a length, or the buffer of a capacity is NULL.
*/
int lf_format_int64(const lf_style *style, int64_t value, char *buffer, size_t capacity, size_t *length, lf_error *error);
int lf_format_double(const lf_style *style, double value, char *buffer, size_t capacity, size_t *length, lf_error *error);
int lf_format_text(const lf_style *style, const char *text, size_t text_length, char *buffer, size_t capacity, size_t *length,
                   lf_error *error);
int lf_format_instant(const lf_style *style, int64_t seconds, int32_t nanoseconds, char *buffer, size_t capacity, size_t *length,
                      lf_error *error);

/*
** A SORT KEY of a text, by a style of {"op":"sort-key"}: bytes, of which memcmp() says the order of the texts. Parameters as above;
** the key is no text. Keys are comparable between styles of the same options and the same lf_collation_version() alone: an index that
** keeps keys must keep that version beside them, and be made anew where it is another.
*/
int lf_sort_key(const lf_style *style, const char *text, size_t text_length, char *buffer, size_t capacity, size_t *length,
                lf_error *error);

/*
** THE VERSION OF THE ORDER of a style of {"op":"sort-key"}, such as "153.120.42.1": the Unicode Collation Algorithm's data and the
** language's. Parameters as lf_format_int64(). Errors: LF_COLUMN where the style is none of "sort-key"; LF_USAGE where it left `locale` to an
** option column; LF_BUFFER; LF_MISUSE.
*/
int lf_collation_version(const lf_style *style, char *buffer, size_t capacity, size_t *length, lf_error *error);

/*
** THE ARROW C DATA INTERFACE, as Apache Arrow specifies it. Programs that include Arrow's own abi.h have these already.
*/
#ifndef ARROW_C_DATA_INTERFACE
#define ARROW_C_DATA_INTERFACE

#define ARROW_FLAG_DICTIONARY_ORDERED 1
#define ARROW_FLAG_NULLABLE 2
#define ARROW_FLAG_MAP_KEYS_SORTED 4

struct ArrowSchema {
    const char *format;
    const char *name;
    const char *metadata;
    int64_t flags;
    int64_t n_children;
    struct ArrowSchema **children;
    struct ArrowSchema *dictionary;
    void (*release)(struct ArrowSchema *);
    void *private_data;
};

struct ArrowArray {
    int64_t length;
    int64_t null_count;
    int64_t offset;
    int64_t n_buffers;
    int64_t n_children;
    const void **buffers;
    struct ArrowArray **children;
    struct ArrowArray *dictionary;
    void (*release)(struct ArrowArray *);
    void *private_data;
};

#endif /* ARROW_C_DATA_INTERFACE */

/*
** A column that the caller lends: both parts are read during the call, and neither released nor kept, so that the caller still releases
** them. Numbers are in the machine's byte order; buffers need neither alignment nor padding. `null_count` may be -1. `flags`, `metadata`
** and extension types are not asked. Names are asked of the children of a struct alone.
**
** Limits: 2^48 - 1 rows, those before `offset` counted; 1,023 bytes of a format and of a child's name; 16 types within each other, 4,096
** children of each, and 65,536 columns in all.
*/
typedef struct lf_column {
    const struct ArrowSchema *schema;
    const struct ArrowArray *array;
} lf_column;

/*
** AN OPTION COLUMN: the text of one option of the style for each row, in place of the style's own: "locale", "code", "unit", "timeZone",
** any option of the operation, each in one column at most. utf8, large_utf8 or utf8_view, or a dictionary or runs of one, with as many rows
** as the values; null is the style's own. Of a flag, such as "cash", it is "true" or "false". A row whose value is null is null, whatever
** its options are. One style is made for each text that differs, or for each combination of several columns: at most LF_STYLES_LIMIT in a
** call, beyond which it is LF_COLUMN. A style keeps the last 128 of them, for the column's next piece.
*/
typedef struct lf_option_column {
    const char *option; /* NUL-terminated, as in JSON: "timeZone" */
    lf_column column;
} lf_option_column;

#define LF_STYLES_LIMIT 65536

/* What to do with a row that cannot be formatted or read: fail with it (0), or write null and go on. */
#define LF_ERRORS_TO_NULL 1u
/* Write large_utf8 in any case; otherwise utf8, or large_utf8 where the texts are more than 2,147,483,647 bytes. */
#define LF_LARGE 2u

/*
** HOW A COLUMN IS FORMATTED. Set `size` to sizeof(lf_column_options) and all else that is not needed to 0 or NULL.
*/
typedef struct lf_column_options {
    uint64_t size;
    uint64_t flags;                         /* LF_ERRORS_TO_NULL, LF_LARGE */
    const lf_option_column *option_columns; /* NULL where option_column_count is 0 */
    uint64_t option_column_count;           /* at most 8 */
    int (*is_cancelled)(void *context);     /* NULL, or asked once every 4,096 rows and 16 new styles; not 0: return LF_CANCELLED */
    void *context;
    struct ArrowSchema *error_schema;       /* With LF_ERRORS_TO_NULL: where a column of errors is put, or NULL. It is utf8, has a */
    struct ArrowArray *error_array;         /* message in each row that failed and null in all others. Both or neither. */
    int64_t *error_count;                   /* NULL, or where the number of rows that failed is put. */
    const char *output_format;              /* NUL-terminated; of lf_parse_column(), see there. lf_format_column() does not ask. */
} lf_column_options;

/*
** FORMAT A COLUMN into a new column of text, with as many rows. Null rows stay null.
**
** - values: what is formatted; slices (`offset`, `length`) are honoured. By Arrow's format strings:
**     c C s S i I l L      int8 … uint64                 numbers; bytes; seconds of a duration
**     e f g                float16, float32, float64      numbers, as the shortest decimal of their own precision
**     d:P,S  d:P,S,BITS    decimal128, 32, 64 and 256     numbers, exactly
**     tdD tdm              date32, date64                 "date": noon of that civil day in the style's time zone, as "2025-11-21" is
**     tss:Z … tsn:Z        timestamp, each unit           "date". With a zone Z an instant, shown in the style's time zone, or in Z
**                                                         where the style has none. Without a zone a wall clock of the style's time
**                                                         zone, shown as it is; an hour that the zone left out is shown an hour later
**     tDs tDm tDu tDn      duration, each unit            "duration", in seconds and their fractions
**     u U vu               utf8, large_utf8, utf8_view    whatever the operation takes as a JSON string
**     +l +L                a list of values               "list", "collate" and all that takes `items`
**     +s                   a struct                       "name": fields by CLDR's names (given, surname, …); "interval": from and to;
**                                                         "message": arguments by name; "markup": in their order. A column that is
**                                                         no struct is their one argument, of a message by its own name
**     dictionaries         of all these                   each value is formatted once; the output is a dictionary with the same
**                                                         indices, where no option column differs from row to row
**     +r                   run-end encoded, of all these  each run is formatted once; the output is plain
**     n                    null                           all rows stay null
**   Booleans, binary, times of day and maps are refused with LF_COLUMN.
** - options: NULL, or as above.
** - schema, array: where the new column is put. They need not be initialised; what they held before is not released. The caller
**   releases them, or moves them. For "sort-key" it is binary (z), or large_binary past 2 GiB. Its name is empty, its offset 0, its
**   null_count exact; there are no bits of validity where no row is null. Buffers are malloc()'s, aligned to 16 bytes and not padded.
**
**     const lf_option_column each[] = {{"locale", {&locale_schema, &locales}}, {"code", {&code_schema, &codes}}};
**     lf_column_options options = {.size = sizeof options, .option_columns = each, .option_column_count = 2};
**     struct ArrowSchema schema;
**     struct ArrowArray texts;
**     if (lf_format_column(style, &(lf_column){&amount_schema, &amounts}, &options, &schema, &texts, &error) != LF_OK) {
**         fprintf(stderr, "row %lld: %s\n", (long long)error.row, error.message);
**         exit(1);
**     }
**     // texts.buffers[1] has the offsets, texts.buffers[2] the bytes.
**     texts.release(&texts);
**     schema.release(&schema);
**
** Errors: LF_VALUE with the row, unless LF_ERRORS_TO_NULL; LF_USAGE with the row where an option column has a text that is no such option
** (under LF_ERRORS_TO_NULL these rows too are null); LF_COLUMN for columns that are malformed (negative lengths, children that are not
** there, offsets that decrease, text that is no UTF-8, decimals beyond their precision) or not of the operation, of which only those rows
** are looked at that a row means; LF_CANCELLED; LF_MEMORY; LF_MISUSE.
**
** The input is read in place and the text written once. Beside the output the call takes less than 16 MiB, some 4 KiB for each style that
** option columns make, and of runs the text of each. Splitting a column into slices and formatting them on several threads with one style
** gives the same rows.
*/
int lf_format_column(const lf_style *style, const lf_column *values, const lf_column_options *options, struct ArrowSchema *schema,
                     struct ArrowArray *array, lf_error *error);

/*
** READ A COLUMN OF TEXT BACK, by a style of "parse-number", "parse-currency", "parse-date" or another one that parses.
**
** - texts: utf8, large_utf8, utf8_view, or a dictionary or runs of one.
** - options: as for lf_format_column(). `output_format` says what comes out:
**     NULL, "u"            text as `fmt batch` answers it: "1234.5", "1234.5 EUR", "2025-11-21", "PT2H5M"; encoded as lf_format_column() does
**     "l"                  int64; a fraction is an error of the row
**     "g"                  float64, the nearest
**     "d:P,S"              decimal128, exactly; digits beyond the scale are an error of the row, unless they are 0
**     "tss:Z" … "tsn:Z"    timestamp of that unit; Z is its zone's name and may be empty. For "parse-date". A date alone is noon, as it
**                          is for "date"
**   Of money the amount is read. A second call with "u" has the currencies. Numbers and timestamps are plain columns, whatever the
**   encoding of the texts. Units, durations and names are read as text alone.
**
**     // "1.234,50 €" in a row of `texts` is 123450 in that of `amounts`; what is no amount is null.
**     lf_column_options options = {.size = sizeof options, .flags = LF_ERRORS_TO_NULL, .output_format = "d:18,2"};
**     int code = lf_parse_column(reader, &(lf_column){&schema, &texts}, &options, &amount_schema, &amounts, &error);
**
** - schema, array, error: as for lf_format_column().
**
** Errors: as for lf_format_column(); LF_COLUMN where output_format is none of these or not of the operation.
*/
int lf_parse_column(const lf_style *style, const lf_column *texts, const lf_column_options *options, struct ArrowSchema *schema,
                    struct ArrowArray *array, lf_error *error);

#ifdef __cplusplus
}
#endif

#endif /* LOCALEFORMAT_H */
