#include "columnchecks.h"

#include <math.h>
#include <pthread.h>

#include "support.h"

static char *report;
static size_t room;
static int failed;

void note(const char *file, int line, const char *what, const char *found) {
    failed++;
    const char *name = strrchr(file, '/');
    int length = snprintf(report, room, "%s:%d: %s: %s\n", name ? name + 1 : file, line, what, found);
    if (length > 0 && (size_t)length < room) {
        report += length;
        room -= (size_t)length;
    }
}

bool has_cldr_42(void) { return atoi(lf_cldr_version()) >= 42; }

lf_style *style_of(const char *json) {
    lf_style *style = NULL;
    lf_error error = {0};
    if (lf_style_create(json, LF_NUL_TERMINATED, &style, &error) != LF_OK) note("", 0, json, error.message);
    return style;
}

static void check_values(void) {
    lf_style *style = style_of("{\"op\":\"number\",\"locale\":\"de\"}");
    char text[64];
    size_t length = 99;
    lf_error error = {0};
    CHECK(lf_format_int64(style, 1234567, text, sizeof text, &length, &error) == LF_OK, error.message);
    CHECK(length == 9 && memcmp(text, "1.234.567", 9) == 0, text);
    CHECK(lf_format_int64(style, INT64_MIN, NULL, 0, &length, &error) == LF_BUFFER && length == 26, error.message);
    CHECK(lf_format_double(style, NAN, text, sizeof text, &length, NULL) == LF_OK && length == 3, "NaN");
    CHECK(lf_format_double(style, 0.5, text, 1, NULL, NULL) == LF_BUFFER, "one byte");
    CHECK(lf_format_text(style, "1e3", 3, text, sizeof text, &length, NULL) == LF_OK && length == 5, "1e3");
    CHECK(lf_format_text(style, "x", 1, text, sizeof text, &length, &error) == LF_VALUE && error.row == -1, error.message);
    CHECK(lf_format_text(style, "\xFF", 1, text, sizeof text, &length, &error) == LF_VALUE, error.message);
    CHECK(lf_format_text(style, NULL, 1, text, sizeof text, &length, &error) == LF_MISUSE, error.message);
    CHECK(lf_format_int64(NULL, 1, text, sizeof text, &length, &error) == LF_MISUSE, error.message);
    CHECK(lf_format_instant(style, 0, 0, text, sizeof text, &length, &error) == LF_COLUMN, error.message);
    CHECK(lf_sort_key(style, "a", 1, text, sizeof text, &length, &error) == LF_COLUMN, error.message);
    lf_style_free(style);

    style = style_of("{\"op\":\"date\",\"date\":\"short\",\"time\":\"short\",\"locale\":\"de\"}");
    CHECK(lf_format_instant(style, 0, 0, text, sizeof text, &length, &error) == LF_OK, error.message);
    CHECK(length == 15 && memcmp(text, "01.01.70, 00:00", 15) == 0, text);
    CHECK(lf_format_instant(style, 0, -1, text, sizeof text, &length, &error) == LF_VALUE, error.message);
    CHECK(lf_format_instant(style, INT64_MAX, 0, text, sizeof text, &length, &error) == LF_VALUE, error.message);
    lf_style_free(style);
    lf_style_free(NULL);

    style = style_of("{\"op\":\"sort-key\",\"locale\":\"sv\"}");
    char z[64], a[64];
    size_t z_length, a_length;
    CHECK(lf_sort_key(style, "z", 1, z, sizeof z, &z_length, &error) == LF_OK, error.message);
    CHECK(lf_sort_key(style, "\xC3\xA4", 2, a, sizeof a, &a_length, &error) == LF_OK, error.message);
    CHECK(memcmp(z, a, z_length < a_length ? z_length : a_length) < 0, "in Swedish z comes before a with dots");
    CHECK(lf_collation_version(style, text, sizeof text, &length, &error) == LF_OK && length >= 7, error.message);
    lf_style_free(style);
    CHECK(lf_version_number() == LF_VERSION_NUMBER && strcmp(lf_version(), "0.1.0") == 0, lf_version());
    CHECK(strlen(lf_icu_version()) > 1 && strlen(lf_cldr_version()) > 1, lf_icu_version());
}

static void check_styles(void) {
    static const struct { const char *json, *message; } bad[] = {
        {"", "not a JSON object"}, {"[1]", "not a JSON object"}, {"{}", "'op' is missing"},
        {"{\"op\":\"nummer\",\"locale\":\"de\"}", "did you mean 'number'?"},
        {"{\"op\":\"number\",\"locale\":\"x y\"}", "x y"}, {"{\"op\":\"number\",\"code\":\"EUR\"}", "'code' is no option"},
        {"{\"op\":\"number\",\"value\":1,\"locale\":\"de\"}", "has no value"},
        {"{\"op\":\"currency\",\"code\":\"EURO\",\"locale\":\"de\"}", "EURO"},
        {"{\"op\":\"date\",\"timeZone\":\"Mars/Base\",\"locale\":\"de\"}", "Mars/Base"},
        {"{\"op\":\"message\",\"locale\":\"de\"}", "'value' is missing"},
    };
    for (size_t index = 0; index < sizeof bad / sizeof *bad; index++) {
        lf_style *style = NULL;
        lf_error error = {0};
        CHECK(lf_style_create(bad[index].json, LF_NUL_TERMINATED, &style, &error) == LF_USAGE && !style, bad[index].json);
        CHECK(strstr(error.message, bad[index].message) && error.code == LF_USAGE && error.row == -1, error.message);
    }
    lf_error error = {0};
    lf_style *style = NULL;
    CHECK(lf_style_create(NULL, 0, &style, &error) == LF_MISUSE, error.message);
    CHECK(lf_style_create("{}", 2, NULL, &error) == LF_MISUSE, error.message);
    // What a column of options has to say may be missing until there is one.
    style = style_of("{\"op\":\"currency\"}");
    char text[64];
    CHECK(lf_format_int64(style, 1, text, sizeof text, NULL, &error) == LF_USAGE, "no locale");
    CHECK(strstr(error.message, "'locale' is missing"), error.message);
    lf_style_free(style);
    // Options that in a line of a batch may be values.
    CHECK_TEXTS(column_texts_of_texts("{\"op\":\"case\",\"to\":\"upper\",\"locale\":\"tr\"}", "i", (int32_t[]){0, 1}, 1), "İ\n");
    CHECK_TEXTS(
        column_texts_of_texts(
            "{\"op\":\"relative\",\"from\":\"2025-11-21\",\"locale\":\"en\"}", "2025-11-24", (int32_t[]){0, 10}, 1),
        "in 3 days\n");
}

static void check_columns(void) {
    const char *number = "{\"op\":\"number\",\"locale\":\"en\"}";
    const int8_t bytes[] = {-128, 0, 127};
    const uint64_t large[] = {UINT64_MAX, 1000};
    const float singles[] = {0.1f, -1234.5f};
    const double doubles[] = {0.1, NAN, -INFINITY, -0.0, 1e21};
    const uint16_t halves[] = {0x3C00, 0xC100};
    CHECK_TEXTS(column_texts(number, "c", bytes, 3, 0), "-128\n0\n127\n");
    CHECK_TEXTS(column_texts(number, "c", bytes, 2, 1), "0\n127\n");
    CHECK_TEXTS(column_texts(number, "c", bytes, 0, 0), "");
    CHECK_TEXTS(column_texts(number, "L", large, 2, 0), "18,446,744,073,709,551,615\n1,000\n");
    CHECK_TEXTS(column_texts(number, "f", singles, 2, 0), "0.1\n-1,234.5\n");
    CHECK_TEXTS(column_texts(number, "e", halves, 2, 0), "1\n-2.5\n");
    CHECK_TEXTS(column_texts(number, "g", doubles, 5, 0), "0.1\nNaN\n-\xE2\x88\x9E\n-0\n1,000,000,000,000,000,000,000\n");
    const int64_t wide[] = {-1, -1, 5, 0}, wider[] = {-12345, -1, -1, -1};
    CHECK_TEXTS(column_texts(number, "d:38,1", wide, 2, 0), "-0.1\n0.5\n");
    CHECK_TEXTS(column_texts(number, "d:76,2,256", wider, 1, 0), "-123.45\n");
    CHECK_TEXTS(column_texts(number, "d:2,1", (int64_t[]){100, 0}, 1, 0), "!a decimal has more digits than its type");
    const char *date = "{\"op\":\"date\",\"date\":\"short\",\"time\":\"short\",\"locale\":\"de\"}";
    const char *delhi = "{\"op\":\"date\",\"date\":\"short\",\"time\":\"short\",\"timeZone\":\"Asia/Kolkata\",\"locale\":\"de\"}";
    const int64_t seconds[] = {-1}, milliseconds[] = {86400000};
    const int32_t days[] = {-1};
    CHECK_TEXTS(column_texts(date, "tss:UTC", seconds, 1, 0), "31.12.69, 23:59\n");
    CHECK_TEXTS(column_texts(date, "tss:Asia/Kolkata", seconds, 1, 0), "01.01.70, 05:29\n");
    CHECK_TEXTS(column_texts(delhi, "tss:UTC", seconds, 1, 0), "01.01.70, 05:29\n");
    CHECK_TEXTS(column_texts(delhi, "tsm:", milliseconds, 1, 0), "02.01.70, 00:00\n");
    CHECK_TEXTS(column_texts(delhi, "tdD", days, 1, 0), "31.12.69, 12:00\n");
    CHECK_TEXTS(column_texts(date, "tdm", milliseconds, 1, 0), "02.01.70, 12:00\n");
    CHECK_TEXTS(column_texts("{\"op\":\"duration\",\"locale\":\"en\"}", "tDs", (int64_t[]){3661}, 1, 0), "1:01:01\n");
    CHECK_TEXTS(column_texts("{\"op\":\"byte-count\",\"locale\":\"en\"}", "l", (int64_t[]){1500}, 1, 0), "2 kB\n");
    CHECK_TEXTS(column_texts("{\"op\":\"plural\",\"locale\":\"ar\"}", "l", (int64_t[]){0, 3}, 2, 0), "zero\nfew\n");
    CHECK_TEXTS(column_texts("{\"op\":\"message\",\"value\":\"{$n :number} files\",\"locale\":\"de\"}", "b", bytes, 1, 0),
                "!columns of Arrow's format 'b' are not taken");
    CHECK_TEXTS(column_texts("{\"op\":\"markup\",\"value\":\"%lld files\",\"locale\":\"de\"}", "l", (int64_t[]){1234}, 1, 0),
                "1.234 files\n");
    CHECK_TEXTS(column_texts_of_texts("{\"op\":\"locale\"}", "pt-br", (int32_t[]){0, 5}, 1), "pt-BR\n");
    CHECK_TEXTS(column_texts_of_texts(number, "12\xFF", (int32_t[]){0, 2, 3}, 2), "!a text is not valid UTF-8");
    CHECK_TEXTS(column_texts_of_texts(number, "1234", (int32_t[]){0, 3, 2, 4}, 3),
                "!offsets of texts decrease, or lead outside of the texts");
}

// A struct of two texts, and the errors of hostile columns.
static void check_structs(void) {
    const void *given[] = {NULL, (int32_t[]){0, 3, 7}, "AdaMary"}, *family[] = {NULL, (int32_t[]){0, 8, 14}, "LovelaceWortley"};
    struct ArrowSchema given_schema = schema_of("u"), family_schema = schema_of("u"), schema = schema_of("+s");
    struct ArrowArray given_array = array_of(2, 0, given, 3), family_array = array_of(2, 0, family, 3);
    given_schema.name = "given";
    family_schema.name = "surname";
    struct ArrowSchema *types[] = {&given_schema, &family_schema};
    struct ArrowArray *columns[] = {&given_array, &family_array};
    const void *none[] = {NULL};
    struct ArrowArray array = array_of(2, 0, none, 1);
    schema.n_children = array.n_children = 2;
    schema.children = types;
    array.children = columns;
    const char *name = "{\"op\":\"name\",\"style\":\"medium\",\"locale\":\"en\"}";
    CHECK_NAMES(texts(name, &schema, &array), "Ada Lovelace\nMary Wortle\n");
    array.offset = array.length = 1;
    CHECK_NAMES(texts(name, &schema, &array), "Mary Wortle\n");
    CHECK_TEXTS(texts("{\"op\":\"message\",\"value\":\"{$given}!\",\"locale\":\"en\",\"bidiIsolation\":\"none\"}", &schema, &array),
                "Mary!\n");
    CHECK_TEXTS(texts("{\"op\":\"list\",\"locale\":\"en\"}", &schema, &array), "Mary and Wortle\n");
    array.length = 2;
    CHECK_NAMES(texts(name, &schema, &array), "!the child 'given' has fewer rows than the struct");
    array.length = -1;
    CHECK_NAMES(texts(name, &schema, &array), "!length and offset must not be negative: -1, 1");
    array.length = 1;
    columns[1] = NULL;
    CHECK_NAMES(texts(name, &schema, &array), "!child 1 is NULL");
    array.children = NULL;
    CHECK_NAMES(texts(name, &schema, &array), "!children are missing");
    array.n_children = 1;
    CHECK_NAMES(texts(name, &schema, &array), "!2 types of children and 1 children");
    array.release = NULL;
    CHECK_NAMES(texts(name, &schema, &array), "!the column was released before");
}

static int stop(void *context) { return ++*(int *)context > 1; }

static void check_encodings(void) {
    lf_error error = {0};
    lf_style *style = style_of("{\"op\":\"number\",\"locale\":\"en\"}");
    struct ArrowSchema out_schema;
    struct ArrowArray out;

    // A dictionary stays one, and a value that no row has may be anything.
    const void *values[] = {NULL, (int32_t[]){0, 4, 5, 8}, "1234x0.5"}, *indices[] = {(uint8_t[]){0x0D}, (uint8_t[]){2, 9, 0, 2}};
    struct ArrowSchema value_schema = schema_of("u"), schema = schema_of("C");
    struct ArrowArray value_array = array_of(3, 0, values, 3), array = array_of(4, 1, indices, 2);
    schema.dictionary = &value_schema;
    array.dictionary = &value_array;
    const lf_column column = {&schema, &array};
    CHECK(lf_format_column(style, &column, NULL, &out_schema, &out, &error) == LF_OK, error.message);
    CHECK(strcmp(out_schema.format, "C") == 0 && strcmp(out_schema.dictionary->format, "u") == 0, out_schema.format);
    CHECK(out.length == 4 && out.null_count == 1 && ((const uint8_t *)out.buffers[1])[2] == 0, "indices");
    CHECK(is(out.dictionary, 0, "1,234") && is(out.dictionary, 2, "0.5"), "dictionary");
    out.release(&out);
    out_schema.release(&out_schema);
    CHECK(!out.release && !out_schema.release, "released");
    ((uint8_t *)indices[1])[3] = 1;
    CHECK(lf_format_column(style, &column, NULL, &out_schema, &out, &error) == LF_VALUE && error.row == 3, error.message);
    ((uint8_t *)indices[1])[3] = 3;
    CHECK(lf_format_column(style, &column, NULL, &out_schema, &out, &error) == LF_COLUMN && error.row == 3, error.message);

    // Runs, of which a slice is taken.
    const void *ends[] = {NULL, (int32_t[]){2, 5}}, *numbers[] = {NULL, (int64_t[]){1000, 7}};
    struct ArrowSchema end_schema = schema_of("i"), number_schema = schema_of("l"), run_schema = schema_of("+r");
    struct ArrowArray end_array = array_of(2, 0, ends, 2), number_array = array_of(2, 0, numbers, 2), runs = array_of(3, 0, NULL, 0);
    run_schema.n_children = runs.n_children = 2;
    run_schema.children = (struct ArrowSchema *[]){&end_schema, &number_schema};
    runs.children = (struct ArrowArray *[]){&end_array, &number_array};
    runs.offset = 1;
    CHECK_TEXTS(texts("{\"op\":\"number\",\"locale\":\"en\"}", &run_schema, &runs), "1,000\n7\n7\n");
    runs.length = 6;
    CHECK_TEXTS(texts("{\"op\":\"number\",\"locale\":\"en\"}", &run_schema, &runs), "!runs end before the column does");

    // Views, in place and elsewhere.
    int32_t views[8] = {2, 0, 0, 0, 14, 0, 0, 1};
    memcpy(&views[1], "42", 2);
    memcpy(&views[5], "1234", 4);
    const void *view_buffers[] = {NULL, views, " 12345678901234", (int64_t[]){15}};
    struct ArrowSchema view_schema = schema_of("vu");
    struct ArrowArray view_array = array_of(2, 0, view_buffers, 4);
    CHECK_TEXTS(texts("{\"op\":\"number\",\"locale\":\"en\"}", &view_schema, &view_array), "42\n12,345,678,901,234\n");
    views[7] = 2;
    CHECK_TEXTS(texts("{\"op\":\"number\",\"locale\":\"en\"}", &view_schema, &view_array), "!a text lies outside of its buffer");
    lf_style_free(style);

    // A list.
    const void *elements[] = {NULL, (int32_t[]){0, 1, 2, 3}, "abc"}, *lists[] = {NULL, (int32_t[]){0, 2, 3}};
    struct ArrowSchema element_schema = schema_of("u"), list_schema = schema_of("+l");
    struct ArrowArray element_array = array_of(3, 0, elements, 3), list = array_of(2, 0, lists, 2);
    list_schema.n_children = list.n_children = 1;
    list_schema.children = (struct ArrowSchema *[]){&element_schema};
    list.children = (struct ArrowArray *[]){&element_array};
    CHECK_TEXTS(texts("{\"op\":\"list\",\"locale\":\"de\"}", &list_schema, &list), "a und b\nc\n");
}

// More texts in the first of five columns than a small number counts, and nothing in the next two.
static void check_many_options(void) {
    enum { ROWS = 70 };
    lf_error error = {0};
    char digits[2 * ROWS + 1] = "", grouping[4 * ROWS + 1] = "", locales[2 * ROWS + 1] = "";
    int32_t two[ROWS + 1] = {0}, four[ROWS + 1] = {0};
    int64_t values[ROWS];
    for (int row = 0; row < ROWS; row++) {
        snprintf(digits + 2 * row, 3, "%02d", row);
        strcat(grouping, "auto");
        strcat(locales, "en");
        two[row + 1] = 2 * (row + 1);
        four[row + 1] = 4 * (row + 1);
        values[row] = 1;
    }
    const uint8_t none[(ROWS + 7) / 8] = {0};
    const void *buffers[][3] = {{NULL, two, digits}, {none, two, digits}, {NULL, four, grouping}, {NULL, two, locales}};
    struct ArrowSchema text = schema_of("u"), schema = schema_of("l");
    struct ArrowArray fraction = array_of(ROWS, 0, buffers[0], 3), nulls = array_of(ROWS, ROWS, buffers[1], 3),
                      group = array_of(ROWS, 0, buffers[2], 3), locale = array_of(ROWS, 0, buffers[3], 3),
                      array = array_of(ROWS, 0, (const void *[]){NULL, values}, 2);
    const lf_option_column columns[] = {
        {"minFraction", {&text, &fraction}}, {"numberingSystem", {&text, &nulls}}, {"sign", {&text, &nulls}},
        {"grouping", {&text, &group}}, {"locale", {&text, &locale}},
    };
    const lf_column_options options = {.size = sizeof options, .option_columns = columns, .option_column_count = 5};
    struct ArrowSchema out_schema;
    struct ArrowArray out;
    lf_style *style = style_of("{\"op\":\"number\",\"locale\":\"en\"}");
    const lf_column column = {&schema, &array};
    int code = lf_format_column(style, &column, &options, &out_schema, &out, &error);
    CHECK(code == LF_OK, error.message);
    lf_style_free(style);
    if (code != LF_OK) return;
    const int32_t *ends = out.buffers[1];
    for (int row = 0; row < ROWS; row++) {
        CHECK(ends[row + 1] - ends[row] == (row == 0 ? 1 : row + 2), "each row's own fraction digits");
    }
    out.release(&out);
    out_schema.release(&out_schema);
}

static void check_options(void) {
    lf_error error = {0};
    struct ArrowSchema out_schema, error_schema;
    struct ArrowArray out, errors;
    lf_style *style = style_of("{\"op\":\"currency\",\"locale\":\"en\"}");
    const void *codes[] = {NULL, (int32_t[]){0, 3, 6, 10, 13}, "EURJPYEUROEUR"}, *amounts[] = {(uint8_t[]){0x07}, (double[]){1.5, 2, 3, 4}};
    struct ArrowSchema code_schema = schema_of("u"), schema = schema_of("g");
    struct ArrowArray code_array = array_of(4, 0, codes, 3), array = array_of(4, 1, amounts, 2);
    const lf_option_column columns[] = {{"code", {&code_schema, &code_array}}};
    int64_t count = -1;
    lf_column_options options = {.size = sizeof options, .option_columns = columns, .option_column_count = 1};
    const lf_column column = {&schema, &array};
    CHECK(lf_format_column(style, &column, &options, &out_schema, &out, &error) == LF_USAGE && error.row == 2, error.message);
    options.flags = LF_ERRORS_TO_NULL;
    options.error_schema = &error_schema;
    options.error_array = &errors;
    options.error_count = &count;
    CHECK(lf_format_column(style, &column, &options, &out_schema, &out, &error) == LF_OK && count == 1, error.message);
    CHECK(out.null_count == 2 && errors.null_count == 3, "nulls");
    CHECK(is(&out, 0, "\xE2\x82\xAC" "1.50") && is(&out, 1, "\xC2\xA5" "2") && is(&out, 2, ""), "amounts");
    CHECK(((const int32_t *)errors.buffers[1])[3] > 10, "message");
    errors.release(&errors);
    error_schema.release(&error_schema);
    out.release(&out);
    out_schema.release(&out_schema);
    code_array.length = 3;
    CHECK(lf_format_column(style, &column, &options, &out_schema, &out, &error) == LF_COLUMN, error.message);
    options.size = 4;
    CHECK(lf_format_column(style, &column, &options, &out_schema, &out, &error) == LF_MISUSE, error.message);
    lf_style_free(style);

    // Asked to stop the second time, which is in the midst.
    style = style_of("{\"op\":\"number\",\"locale\":\"en\"}");
    int asked = 0;
    int64_t *numbers = calloc(10000, 8);
    const void *buffers[] = {NULL, numbers};
    struct ArrowSchema number_schema = schema_of("l");
    struct ArrowArray number_array = array_of(10000, 0, buffers, 2);
    const lf_column_options stopping = {.size = sizeof stopping, .is_cancelled = stop, .context = &asked};
    CHECK(lf_format_column(style, &(lf_column){&number_schema, &number_array}, &stopping, &out_schema, &out, &error) == LF_CANCELLED,
          error.message);
    CHECK(asked == 2, "asked twice");
    const lf_column_options wide = {.size = sizeof wide, .flags = LF_LARGE};
    CHECK(lf_format_column(style, &(lf_column){&number_schema, &number_array}, &wide, &out_schema, &out, &error) == LF_OK, error.message);
    CHECK(strcmp(out_schema.format, "U") == 0 && ((const int64_t *)out.buffers[1])[10000] == 10000, "large");
    out.release(&out);
    out_schema.release(&out_schema);
    free(numbers);
    lf_style_free(style);
}

static void check_parse(void) {
    lf_error error = {0};
    struct ArrowSchema out_schema;
    struct ArrowArray out;
    lf_style *style = style_of("{\"op\":\"parse-number\",\"locale\":\"de\"}");
    const void *buffers[] = {NULL, (int32_t[]){0, 7, 10}, "1.234,5abc"};
    struct ArrowSchema schema = schema_of("u");
    struct ArrowArray array = array_of(2, 0, buffers, 3);
    const lf_column column = {&schema, &array};
    lf_column_options options = {.size = sizeof options, .output_format = "g"};
    CHECK(lf_parse_column(style, &column, &options, &out_schema, &out, &error) == LF_VALUE && error.row == 1, error.message);
    options.flags = LF_ERRORS_TO_NULL;
    CHECK(lf_parse_column(style, &column, &options, &out_schema, &out, &error) == LF_OK && out.null_count == 1, error.message);
    CHECK(((const double *)out.buffers[1])[0] == 1234.5, "double");
    out.release(&out);
    out_schema.release(&out_schema);
    options.output_format = "d:10,2";
    CHECK(lf_parse_column(style, &column, &options, &out_schema, &out, &error) == LF_OK, error.message);
    CHECK(((const int64_t *)out.buffers[1])[0] == 123450 && strcmp(out_schema.format, "d:10,2") == 0, "decimal");
    out.release(&out);
    out_schema.release(&out_schema);
    options.output_format = "l";
    CHECK(lf_parse_column(style, &column, &options, &out_schema, &out, &error) == LF_OK && out.null_count == 2, error.message);
    out.release(&out);
    out_schema.release(&out_schema);
    options.output_format = "tss:";
    CHECK(lf_parse_column(style, &column, &options, &out_schema, &out, &error) == LF_COLUMN, error.message);
    lf_style_free(style);
    style = style_of("{\"op\":\"parse-date\",\"date\":\"short\",\"locale\":\"de\"}");
    const void *days[] = {NULL, (int32_t[]){0, 8}, "02.01.70"};
    array = array_of(1, 0, days, 3);
    options.output_format = "tsm:UTC";
    CHECK(lf_parse_column(style, &column, &options, &out_schema, &out, &error) == LF_OK, error.message);
    CHECK(((const int64_t *)out.buffers[1])[0] == 129600000, "noon");
    out.release(&out);
    out_schema.release(&out_schema);
    lf_style_free(style);
}

static void *work(void *argument) {
    const lf_style *style = argument;
    intptr_t wrong = 0;
    for (int64_t value = 0; value < 2000; value++) {
        char text[32];
        size_t length;
        if (lf_format_int64(style, 1000 + value % 9, text, sizeof text, &length, NULL) != LF_OK || length != 5
            || text[4] != '0' + value % 9)
            wrong++;
    }
    return (void *)wrong;
}

static void check_threads(void) {
    lf_style *style = style_of("{\"op\":\"number\",\"locale\":\"en\"}");
    pthread_t threads[8];
    for (int index = 0; index < 8; index++) pthread_create(&threads[index], NULL, work, style);
    for (int index = 0; index < 8; index++) {
        void *wrong;
        pthread_join(threads[index], &wrong);
        CHECK(!wrong, "texts of a thread");
    }
    lf_style_free(style);
}

int column_checks(char *failures, size_t capacity) {
    report = failures;
    room = capacity;
    failed = 0;
    *failures = 0;
    check_values();
    check_styles();
    check_columns();
    check_structs();
    check_encodings();
    check_options();
    check_many_options();
    check_parse();
    check_kinds();
    check_faults();
    check_hostile();
    check_slices();
    check_told();
    check_threads();
    return failed;
}
