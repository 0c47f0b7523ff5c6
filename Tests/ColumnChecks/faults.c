// Columns that are hostile or large: each must be an error or right, and never a trap.
#include <math.h>

#include "support.h"

static const char *number = "{\"op\":\"number\",\"locale\":\"en\"}";

// Formats a column whose schema and array are at fault, which must say so.
static void check_refused(struct ArrowSchema schema, struct ArrowArray array, const char *message) {
    char *found = texts(number, &schema, &array);
    CHECK(found[0] == '!' && strstr(found, message), found);
    free(found);
}

static void check_malformed(void) {
    const int64_t cells[] = {1, 2};
    const void *buffers[] = {NULL, cells, NULL};
    struct ArrowSchema schema = schema_of("l");
    struct ArrowArray array = array_of(2, 0, buffers, 2), other;
    static const char *const formats[] = {"", "x", "ll", "d:", "d:0,0", "d:39,0", "d:77,0,256", "d:10,0,32", "d:19,0,64", "d:1,0,16", "d:1,0,", "d:1", "d:1,2,3", "d:99999999999999999999,1",
                                          "ts", "tss", "tsq:", "tD", "tDx", "tts", "+m", "+w:3", "+us:0", "z", "Z", "b", "w:4", "vz", "\xFF"};
    for (size_t index = 0; index < sizeof formats / sizeof *formats; index++) {
        char *found = texts(number, (struct ArrowSchema[]){schema_of(formats[index])}, &array);
        CHECK(found[0] == '!', formats[index]);
        free(found);
    }
    schema.format = NULL;
    check_refused(schema, array, "the format is missing");
    schema = schema_of("l");
    char *longest = malloc(2000);
    memset(longest, 'l', 1999);
    longest[1999] = 0;
    schema.format = longest;
    check_refused(schema, array, "too long");
    free(longest);
    schema = schema_of("l");
    other = array, other.length = INT64_MAX, check_refused(schema, other, "length and offset");
    other = array, other.offset = INT64_MIN, check_refused(schema, other, "length and offset");
    other = array, other.length = INT64_MAX, other.offset = INT64_MAX, check_refused(schema, other, "length and offset");
    other = array, other.null_count = 3, check_refused(schema, other, "null_count");
    other = array, other.null_count = -2, check_refused(schema, other, "null_count");
    other = array, other.n_buffers = 0, check_refused(schema, other, "buffers");
    other = array, other.n_buffers = INT64_MAX, check_refused(schema, other, "buffers");
    other = array, other.buffers = NULL, check_refused(schema, other, "buffers");
    other = array, other.n_children = -1, check_refused(schema, other, "children");
    other = array, other.buffers = (const void *[]){NULL, NULL}, check_refused(schema, other, "NULL");
    other = array, other.null_count = 1, check_refused(schema, other, "no bits");
    schema.n_children = other.n_children = INT64_MAX;
    check_refused(schema, other, "children");
    schema = schema_of("g");
    schema.dictionary = &schema;
    other = array, other.dictionary = &other;
    check_refused(schema, other, "indices of a dictionary");
    // A type within itself, without end.
    schema = schema_of("l");
    schema.dictionary = &schema;
    other = array, other.dictionary = &other;
    check_refused(schema, other, "nested deeper");
    schema = schema_of("+s");
    struct ArrowSchema *types[] = {&schema};
    struct ArrowArray *arrays[] = {&other};
    schema.children = types;
    other = array_of(2, 0, buffers, 1);
    other.children = arrays;
    schema.n_children = other.n_children = 1;
    check_refused(schema, other, "nested deeper");
    schema.format = "+l";
    other.n_buffers = 2;
    check_refused(schema, other, "nested deeper");
    schema.format = "+r";
    schema.n_children = other.n_children = 2;
    schema.children = (struct ArrowSchema *[]){&schema, &schema};
    other.children = (struct ArrowArray *[]){&other, &other};
    other.n_buffers = 0;
    check_refused(schema, other, "nested deeper");
}

// Fifteen types within each other, each ten times in the one above it.
static void check_multiplied(void) {
    enum { DEPTH = 15, WIDTH = 10 };
    struct ArrowSchema schemas[DEPTH], *types[DEPTH][WIDTH];
    struct ArrowArray arrays[DEPTH], *columns[DEPTH][WIDTH];
    const void *buffers[] = {NULL, (int64_t[]){1}};
    for (int level = 0; level < DEPTH; level++) {
        schemas[level] = schema_of(level == 0 ? "l" : "+s");
        arrays[level] = array_of(1, 0, buffers, level == 0 ? 2 : 1);
        if (level == 0) continue;
        for (int child = 0; child < WIDTH; child++) {
            types[level][child] = &schemas[level - 1];
            columns[level][child] = &arrays[level - 1];
        }
        schemas[level].children = types[level];
        arrays[level].children = columns[level];
        schemas[level].n_children = arrays[level].n_children = WIDTH;
    }
    check_refused(schemas[DEPTH - 1], arrays[DEPTH - 1], "more than 65536 columns");
}

// Offsets of lists and ends of runs that decrease or lead outside.
static void check_nested(void) {
    const void *elements[] = {NULL, (int32_t[]){0, 1, 2}, "ab"};
    struct ArrowSchema element_schema = schema_of("u"), schema = schema_of("+l");
    struct ArrowArray element_array = array_of(2, 0, elements, 3);
    schema.children = (struct ArrowSchema *[]){&element_schema};
    schema.n_children = 1;
    const int32_t bad[][3] = {{0, 2, 1}, {-1, 0, 1}, {0, 1, 3}, {INT32_MIN, 0, INT32_MAX}};
    for (size_t index = 0; index < 4; index++) {
        const void *buffers[] = {NULL, bad[index]};
        struct ArrowArray array = array_of(2, 0, buffers, 2);
        array.children = (struct ArrowArray *[]){&element_array};
        array.n_children = 1;
        char *found = texts("{\"op\":\"list\",\"locale\":\"en\"}", &schema, &array);
        CHECK(found[0] == '!' && strstr(found, "offsets"), found);
        free(found);
    }
    const void *ends[] = {NULL, (int64_t[]){5, INT64_MIN}}, *values[] = {NULL, (int64_t[]){1, 2}};
    struct ArrowSchema end_schema = schema_of("l"), value_schema = schema_of("l"), run_schema = schema_of("+r");
    struct ArrowArray end_array = array_of(2, 0, ends, 2), value_array = array_of(2, 0, values, 2), runs = array_of(9, 0, NULL, 0);
    run_schema.children = (struct ArrowSchema *[]){&end_schema, &value_schema};
    runs.children = (struct ArrowArray *[]){&end_array, &value_array};
    run_schema.n_children = runs.n_children = 2;
    char *found = texts(number, &run_schema, &runs);
    CHECK(found[0] == '!' && strstr(found, "runs end before"), found);
    free(found);
    // Views whose places lie outside.
    const int32_t views[][4] = {{-1, 0, 0, 0}, {13, 0, -1, 0}, {13, 0, 1, 0}, {13, 0, 0, -1}, {INT32_MAX, 0, 0, INT32_MAX}, {14, 0, 0, 1}};
    for (size_t index = 0; index < sizeof views / sizeof *views; index++) {
        const void *buffers[] = {NULL, views[index], "12345678901234", (int64_t[]){14}};
        struct ArrowSchema view = schema_of("vu");
        struct ArrowArray array = array_of(1, 0, buffers, 4);
        found = texts(number, &view, &array);
        CHECK(found[0] == '!', found);
        free(found);
    }
}

// No rows, no row that is not null, what is no number.
static void check_empty(void) {
    struct ArrowSchema schema = schema_of("l"), null = schema_of("n"), text = schema_of("u");
    struct ArrowArray none = array_of(0, 0, (const void *[]){NULL, NULL}, 2);
    CHECK_TEXTS(texts(number, &schema, &none), "");
    struct ArrowArray empty = array_of(0, 0, (const void *[]){NULL, NULL, NULL}, 3);
    CHECK_TEXTS(texts(number, &text, &empty), "");
    struct ArrowArray nulls = array_of(3, 3, NULL, 0);
    CHECK_TEXTS(texts(number, &null, &nulls), "-\n-\n-\n");
    const uint8_t no[] = {0};
    struct ArrowArray all = array_of(3, -1, (const void *[]){no, (int64_t[]){1, 2, 3}}, 2);
    CHECK_TEXTS(texts(number, &schema, &all), "-\n-\n-\n");
    const double specials[] = {NAN, INFINITY, -INFINITY, 5e-324, 1.7976931348623157e308};
    struct ArrowSchema real = schema_of("g");
    struct ArrowArray values = array_of(3, 0, (const void *[]){NULL, specials}, 2);
    CHECK_TEXTS(texts("{\"op\":\"currency\",\"code\":\"EUR\",\"locale\":\"de\"}", &real, &values),
                "NaN\xC2\xA0\xE2\x82\xAC\n\xE2\x88\x9E\xC2\xA0\xE2\x82\xAC\n-\xE2\x88\x9E\xC2\xA0\xE2\x82\xAC\n");
    values.offset = 3;
    values.length = 2;
    char *found = texts(number, &real, &values);
    CHECK(strlen(found) == 2 + 309 + 102 + 1, found);
    free(found);
}

// A locale that is none, late in a column of many: the row is told, or null.
static void check_late(void) {
    enum { ROWS = 300000, BAD = 299990 };
    int64_t *cells = calloc(ROWS, 8);
    int8_t *indices = calloc(ROWS, 1);
    indices[BAD] = 2;
    for (int row = 0; row < ROWS; row++) indices[row] |= (int8_t)(row == BAD ? 0 : row % 2);
    const void *names[] = {NULL, (int32_t[]){0, 2, 4, 9}, "deenx y z"}, *places[] = {NULL, indices}, *buffers[] = {NULL, cells};
    struct ArrowSchema schema = schema_of("l"), name = schema_of("u"), index = schema_of("c"), out_schema;
    struct ArrowArray array = array_of(ROWS, 0, buffers, 2), name_array = array_of(3, 0, names, 3), locales = array_of(ROWS, 0, places, 2), out;
    index.dictionary = &name;
    locales.dictionary = &name_array;
    const lf_option_column columns[] = {{"locale", {&index, &locales}}};
    int64_t count = 0;
    lf_column_options options = {.size = sizeof options, .option_columns = columns, .option_column_count = 1, .error_count = &count};
    lf_style *style = style_of("{\"op\":\"number\"}");
    lf_error error = {0};
    CHECK(lf_format_column(style, &(lf_column){&schema, &array}, &options, &out_schema, &out, &error) == LF_USAGE, error.message);
    CHECK(error.row == BAD && strstr(error.message, "x y z"), error.message);
    options.flags = LF_ERRORS_TO_NULL;
    int code = lf_format_column(style, &(lf_column){&schema, &array}, &options, &out_schema, &out, &error);
    CHECK(code == LF_OK && count == 1 && out.null_count == 1 && !(((const uint8_t *)out.buffers[0])[BAD / 8] >> BAD % 8 & 1), error.message);
    if (code == LF_OK) {
        out.release(&out);
        out_schema.release(&out_schema);
    }
    // An index outside of its dictionary is no value's fault.
    indices[7] = 3;
    CHECK(lf_format_column(style, &(lf_column){&schema, &array}, &options, &out_schema, &out, &error) == LF_COLUMN, error.message);
    lf_style_free(style);
    free(cells);
    free(indices);
}

void check_faults(void) {
    check_malformed();
    check_multiplied();
    check_nested();
    check_empty();
    check_late();
}
