// Arguments that C lets a caller get wrong, JSON that is made to mislead, columns far from the usual, many styles on many threads.
#include "columnchecks.h"

#include <pthread.h>

#include "support.h"

static const char *const number = "{\"op\":\"number\",\"locale\":\"en\"}";

// Lengths that are no lengths, and buffers that are not there.
static void check_arguments(void) {
    lf_style *style = style_of("{\"op\":\"case\",\"to\":\"upper\",\"locale\":\"en\"}");
    char text[64];
    size_t length = 77;
    lf_error error = {0};
    CHECK(lf_format_text(style, "abc", LF_NUL_TERMINATED, text, sizeof text, &length, &error) == LF_MISUSE, error.message);
    CHECK(lf_format_text(style, "abc", SIZE_MAX / 2 + 1, text, sizeof text, &length, &error) == LF_MISUSE, error.message);
    CHECK(length == 77, "a length is written where nothing was");
    CHECK(lf_format_text(style, "abc", 3, NULL, 8, &length, &error) == LF_MISUSE && length == 77, error.message);
    CHECK(lf_format_text(style, "abc", 3, NULL, 0, &length, &error) == LF_BUFFER && length == 3, error.message);
    CHECK(lf_format_text(style, "abc", 3, text, SIZE_MAX, &length, &error) == LF_OK && length == 3, error.message);
    CHECK(lf_format_text(style, NULL, 0, NULL, 0, &length, &error) == LF_OK && length == 0, error.message);
    lf_style_free(style);
    style = style_of("{\"op\":\"sort-key\",\"locale\":\"sv\"}");
    CHECK(lf_sort_key(style, "abc", LF_NUL_TERMINATED, text, sizeof text, &length, &error) == LF_MISUSE, error.message);
    lf_style_free(style);
}

// A word of `op` elsewhere is no operation.
static void check_json(void) {
    struct ArrowSchema named = schema_of("l");
    struct ArrowArray array = array_of(1, 0, (const void *[]){NULL, (int64_t[]){1}}, 2);
    named.name = "n";
    CHECK_TEXTS(texts("{\"op\":\"message\",\"args\":{\"op\":\"sort-key\"},\"value\":\"{$op}{$n}\",\"locale\":\"en\",\"bidiIsolation\":\"none\"}",
                      &named, &array), "sort-key1\n");
    CHECK_TEXTS(texts("{\"args\":{\"op\":\"sort-key\"},\"op\":\"message\",\"value\":\"{$op}{$n}\",\"locale\":\"en\",\"bidiIsolation\":\"none\"}",
                      &named, &array), "sort-key1\n");
    CHECK_TEXTS(column_texts("{\"op\":\"message\",\"value\":\"{$n}\",\"locale\":\"en\"}", "l", (int64_t[]){1}, 1, 0),
                "!a message takes its arguments by their names, and a column has none");
    lf_style *style = style_of("{\"locale\":\"sv\" , \"op\"\t:\n\"sort\\u002dkey\"}");
    CHECK(lf_sort_key(style, "a", 1, NULL, 0, NULL, NULL) == LF_BUFFER, "op with an escape");
    lf_style_free(style);
    // As long as is allowed, and all of it the word that is looked for.
    enum { LIMIT = 1 << 20 };
    static const char word[] = "{\"op\":\"sort-key\"},";
    char *json = malloc(LIMIT + 1), *end = json + sprintf(json, "{\"items\":[");
    while (end - json < LIMIT - 40) end += sprintf(end, "%s", word);
    sprintf(end - 1, "]}");
    lf_error error = {0};
    CHECK(lf_style_create(json, LF_NUL_TERMINATED, &style, &error) == LF_USAGE, error.message);
    memset(json, '[', LIMIT);
    CHECK(lf_style_create(json, LIMIT, &style, &error) == LF_USAGE, error.message);
    CHECK(lf_style_create(json, LIMIT + 1, &style, &error) == LF_USAGE && strstr(error.message, "longer"), error.message);
    free(json);
    static const char *const bad[] = {
        "{\"op\":\"number\",\"locale\":\"e\\u0000n\"}", "{\"op\":\"number\",\"locale\":\"en\",\"locale\":\"de\"}", "{\"op\":\"number\",\"locale\":\"\xFF\"}",
        "{\"op\":\"number\",\"locale\":\"en\",\"maxFraction\":1e400}", "{\"op\":\"number\",\"locale\":\"en\",\"minInteger\":-1}",
        "{\"op\":\"number\",\"locale\":\"en\\nde\"}", "{\"op\":\"sort-key\\n\",\"locale\":\"en\"}", "{\"op\":\"sort-key\",\"locale\":\"en\",\"to\":\"upper\"}",
        "{\"op\":\"number\",\"locale\":\"en\",\"decimalSeparator\":\"\"}", "{\"op\":\"date\",\"pattern\":\"''''''''''''''''''''\\u0000b\",\"locale\":\"en\"}",
        "{\"op\":\"number\",\"pattern\":\"\\u202E\\u0001#\\u2028\",\"code\":\"x\",\"locale\":\"en\"}",
    };
    for (size_t index = 0; index < sizeof bad / sizeof *bad; index++) {
        style = NULL;
        int code = lf_style_create(bad[index], LF_NUL_TERMINATED, &style, &error);
        lf_style_free(style);
        if (code == LF_OK) continue;
        CHECK(code == LF_USAGE, bad[index]);
        for (const char *byte = error.message; *byte; byte++) CHECK((unsigned char)*byte >= 0x20, error.message);
    }
    CHECK(lf_style_create(bad[1], LF_NUL_TERMINATED, &style, &error) == LF_USAGE && strstr(error.message, "twice"), error.message);
}

// The same option from two columns; a child without a name that can be read; a dictionary that was released; too many rows.
static void check_columns(void) {
    struct ArrowSchema schema = schema_of("l"), text = schema_of("u"), out_schema;
    struct ArrowArray array = array_of(1, 0, (const void *[]){NULL, (int64_t[]){1}}, 2),
                      locale = array_of(1, 0, (const void *[]){NULL, (int32_t[]){0, 2}, "de"}, 3), out;
    const lf_option_column twice[] = {{"locale", {&text, &locale}}, {"locale", {&text, &locale}}};
    const lf_column_options options = {.size = sizeof options, .option_columns = twice, .option_column_count = 2};
    lf_style *style = style_of(number);
    lf_error error = {0};
    CHECK(lf_format_column(style, &(lf_column){&schema, &array}, &options, &out_schema, &out, &error) == LF_MISUSE, error.message);
    CHECK(strstr(error.message, "'locale'"), error.message);
    lf_style_free(style);

    char longest[1200];
    memset(longest, 'n', sizeof longest);
    longest[sizeof longest - 1] = 0;
    struct ArrowSchema *types[] = {&text}, outer = schema_of("+s");
    struct ArrowArray *columns[] = {&locale}, rows = array_of(1, 0, (const void *[]){NULL}, 1);
    outer.children = types;
    rows.children = columns;
    outer.n_children = rows.n_children = 1;
    for (int index = 0; index < 2; index++) {
        text.name = index ? longest : "\xC3(";
        char *found = texts("{\"op\":\"message\",\"value\":\"{$n}\",\"locale\":\"en\"}", &outer, &rows);
        CHECK(found[0] == '!' && strstr(found, "the name of child 0"), found);
        free(found);
    }
    // The name of the whole is never asked for.
    text.name = longest;
    CHECK_TEXTS(texts("{\"op\":\"case\",\"to\":\"upper\",\"locale\":\"en\"}", &text, &locale), "DE\n");

    struct ArrowSchema index = schema_of("c");
    struct ArrowArray indices = array_of(1, 0, (const void *[]){NULL, (int8_t[]){0}}, 2);
    index.dictionary = &text;
    indices.dictionary = &locale;
    locale.release = NULL;
    CHECK_TEXTS(texts(number, &index, &indices), "!the column was released before");
    array.length = (int64_t)1 << 48;
    char *found = texts(number, &schema, &array);
    CHECK(found[0] == '!' && strstr(found, "281474976710655"), found);
    free(found);
}

// Decimals far from the point.
static void check_scales(void) {
    const int64_t one[] = {1, 0}, many[] = {-1234567890123456789, -1};
    CHECK_TEXTS(column_texts(number, "d:38,1000", one, 1, 0), "0\n");
    CHECK_TEXTS(column_texts("{\"op\":\"number\",\"style\":\"scientific\",\"maxFraction\":20,\"locale\":\"en\"}", "d:38,1000", one, 1, 0), "1E-1000\n");
    CHECK_TEXTS(column_texts("{\"op\":\"number\",\"style\":\"scientific\",\"maxFraction\":20,\"locale\":\"en\"}", "d:38,-1000", many, 1, 0),
                "-1.234567890123456789E1018\n");
    CHECK_TEXTS(column_texts("{\"op\":\"number\",\"maxFraction\":25,\"locale\":\"en\"}", "d:38,25", many, 1, 0), "-0.0000001234567890123456789\n");
    CHECK_TEXTS(column_texts("{\"op\":\"number\",\"maxFraction\":19,\"locale\":\"en\"}", "d:38,19", many, 1, 0), "-0.1234567890123456789\n");
    char *found = column_texts(number, "d:38,-1000", one, 1, 0);
    CHECK(strlen(found) == 1001 + 333 + 1 && strncmp(found, "10,000,", 7) == 0, found);
    free(found);
    CHECK_TEXTS(column_texts("{\"op\":\"currency\",\"code\":\"JPY\",\"locale\":\"en\"}", "d:38,1000", one, 1, 0), "\xC2\xA5" "0\n");
    CHECK_TEXTS(column_texts(number, "d:38,1001", one, 1, 0), "!columns of Arrow's format 'd:38,1001' are not taken");
}

// More styles than are kept, on eight threads at once, of one style.
enum { THREADS = 8, ROWS = 2000, STYLES = 200 };

static void *format_many(void *argument) {
    static const char *const locales[] = {"de", "en", "fr", "hi", "sv", "ja", "ar", "pt"};
    char digits[ROWS * 2], languages[ROWS * 2];
    int32_t ends[ROWS + 1] = {0};
    int64_t cells[ROWS];
    for (int row = 0; row < ROWS; row++) {
        char both[8];
        snprintf(both, sizeof both, "%02d", row % STYLES / 8);
        memcpy(digits + 2 * row, both, 2);
        memcpy(languages + 2 * row, locales[row % 8], 2);
        ends[row + 1] = 2 * (row + 1);
        cells[row] = 1;
    }
    struct ArrowSchema text = schema_of("u"), schema = schema_of("l"), out_schema;
    struct ArrowArray fraction = array_of(ROWS, 0, (const void *[]){NULL, ends, digits}, 3),
                      locale = array_of(ROWS, 0, (const void *[]){NULL, ends, languages}, 3),
                      array = array_of(ROWS, 0, (const void *[]){NULL, cells}, 2), out;
    const lf_option_column each[] = {{"minFraction", {&text, &fraction}}, {"locale", {&text, &locale}}};
    const lf_column_options options = {.size = sizeof options, .option_columns = each, .option_column_count = 2};
    intptr_t wrong = 0;
    for (int turn = 0; turn < 4; turn++) {
        if (lf_format_column(argument, &(lf_column){&schema, &array}, &options, &out_schema, &out, NULL) != LF_OK) return (void *)1;
        const int32_t *found = out.buffers[1];
        for (int row = 0; row < ROWS; row++) {
            // Arabic has digits and a separator of two bytes, or Latin ones, as CLDR says; the others have one byte for each.
            int digit = row % STYLES / 8, length = found[row + 1] - found[row], expected = digit ? digit + 2 : 1;
            if (length != expected && row % 8 != 6) wrong++;
        }
        out.release(&out);
        out_schema.release(&out_schema);
    }
    return (void *)wrong;
}

static void check_shared(void) {
    lf_style *style = style_of("{\"op\":\"number\"}");
    pthread_t threads[THREADS];
    for (int index = 0; index < THREADS; index++) pthread_create(&threads[index], NULL, format_many, style);
    for (int index = 0; index < THREADS; index++) {
        void *wrong;
        pthread_join(threads[index], &wrong);
        CHECK(!wrong, "texts of a thread");
    }
    lf_style_free(style);
}

// One value is what its column would be.
static void check_alike(void) {
    static const char *const styles[] = {
        "{\"op\":\"markup\",\"value\":\"%lld files\",\"locale\":\"de\"}", "{\"op\":\"plural\",\"locale\":\"ar\"}", "{\"op\":\"byte-count\",\"locale\":\"de\"}",
        "{\"op\":\"duration\",\"locale\":\"de\"}", "{\"op\":\"relative\",\"unit\":\"day\",\"locale\":\"de\"}", "{\"op\":\"number\",\"style\":\"spellout\",\"locale\":\"de\"}",
        "{\"op\":\"unit\",\"unit\":\"meter\",\"locale\":\"de\"}", "{\"op\":\"currency\",\"code\":\"EUR\",\"presentation\":\"name\",\"locale\":\"de\"}",
    };
    const int64_t values[] = {0, 1, -1, 1234, INT64_MAX, INT64_MIN};
    for (size_t index = 0; index < sizeof styles / sizeof *styles; index++) {
        lf_style *style = style_of(styles[index]);
        for (size_t row = 0; row < sizeof values / sizeof *values; row++) {
            char one[512] = "", *column = column_texts(styles[index], "l", &values[row], 1, 0);
            size_t length = 0;
            lf_error error = {0};
            int code = lf_format_int64(style, values[row], one, sizeof one - 2, &length, &error);
            if (code == LF_OK) one[length] = '\n';
            else snprintf(one, sizeof one, "!%s", error.message);
            CHECK(strcmp(one, column) == 0, one);
            free(column);
        }
        lf_style_free(style);
    }
}

void check_hostile(void) {
    check_arguments();
    check_json();
    check_columns();
    check_scales();
    check_shared();
    check_alike();
}
