// What is told of rows, and what becomes of them, where a dictionary, runs or an option column hide it.
#include "support.h"

static const char *const number = "{\"op\":\"number\",\"locale\":\"en\"}";

// The same texts as a dictionary and as runs.
typedef struct Encodings {
    struct ArrowSchema text, index, end, run, *types[2];
    struct ArrowArray values, indices, stops, runs, *columns[2];
    const void *words[3], *cells[2], *ends[2];
} Encodings;

// `count` texts, `rows` indices of 8 bits, and as many runs as texts.
static void encode(Encodings *made, int64_t count, const void *validity, const int32_t *offsets, const char *bytes, int64_t rows,
                   const int8_t *indices, const int32_t *ends) {
    made->text = schema_of("u");
    made->index = schema_of("c");
    made->end = schema_of("i");
    made->run = schema_of("+r");
    made->words[0] = validity, made->words[1] = offsets, made->words[2] = bytes;
    made->cells[0] = NULL, made->cells[1] = indices;
    made->ends[0] = NULL, made->ends[1] = ends;
    made->values = array_of(count, validity ? -1 : 0, made->words, 3);
    made->indices = array_of(rows, 0, made->cells, 2);
    made->stops = array_of(count, 0, made->ends, 2);
    made->runs = array_of(rows, 0, NULL, 0);
    made->index.dictionary = &made->text;
    made->indices.dictionary = &made->values;
    made->types[0] = &made->end, made->types[1] = &made->text;
    made->columns[0] = &made->stops, made->columns[1] = &made->values;
    made->run.children = made->types;
    made->runs.children = made->columns;
    made->run.n_children = made->runs.n_children = 2;
}

static int told_row(const char *json, struct ArrowSchema *schema, struct ArrowArray *array, const lf_column_options *options, int64_t *row) {
    lf_style *style = style_of(json);
    lf_error error = {0};
    struct ArrowSchema out_schema;
    struct ArrowArray out;
    int code = lf_format_column(style, &(lf_column){schema, array}, options, &out_schema, &out, &error);
    lf_style_free(style);
    *row = error.row;
    if (code != LF_OK) return code;
    out.release(&out);
    out_schema.release(&out_schema);
    return LF_OK;
}

// A text of a dictionary or of a run that is no UTF-8: the row is the column's, not the dictionary's.
static void check_rows(void) {
    Encodings made;
    encode(&made, 3, NULL, (int32_t[]){0, 1, 2, 3}, "1\xFF" "2", 7, (int8_t[]){0, 0, 2, 0, 2, 1, 1}, (int32_t[]){4, 6, 9});
    int64_t row;
    CHECK(told_row(number, &made.index, &made.indices, NULL, &row) == LF_COLUMN && row == 5, "the row of a dictionary");
    CHECK(told_row(number, &made.run, &made.runs, NULL, &row) == LF_COLUMN && row == 4, "the row of a run");
    made.runs.offset = 1;
    CHECK(told_row(number, &made.run, &made.runs, NULL, &row) == LF_COLUMN && row == 3, "the row of a run in a slice");
    made.runs.offset = 0;
    const lf_column_options lenient = {.size = sizeof lenient, .flags = LF_ERRORS_TO_NULL};
    CHECK(told_row(number, &made.index, &made.indices, &lenient, &row) == LF_COLUMN && row == 5, "what is malformed is never null");
    // A text that no row has may be anything.
    made.indices.length = 5;
    CHECK(told_row(number, &made.index, &made.indices, NULL, &row) == LF_OK, "a text that no row has");
    made.indices.length = 7;
    const void *numbers[] = {NULL, (int64_t[]){1, 2, 3, 4, 5, 6, 7}};
    struct ArrowSchema integer = schema_of("l");
    struct ArrowArray integers = array_of(7, 0, numbers, 2);
    const lf_column columns[] = {{&made.index, &made.indices}, {&made.run, &made.runs}};
    for (int encoding = 0; encoding < 2; encoding++) {
        const lf_option_column each[] = {{"locale", columns[encoding]}};
        const lf_column_options options = {.size = sizeof options, .flags = LF_ERRORS_TO_NULL, .option_columns = each, .option_column_count = 1};
        CHECK(told_row("{\"op\":\"number\"}", &integer, &integers, &options, &row) == LF_COLUMN && row == (encoding ? 4 : 5), "the row of an option");
    }
}

// A null asks nothing of its locale, which may be none; a locale that is null is the style's.
static void check_nulls(void) {
    const uint8_t bits[] = {0x05}, some[] = {0x03};
    Encodings made;
    encode(&made, 3, bits, (int32_t[]){0, 4, 8, 12}, "100020003000", 3, (int8_t[]){0, 1, 2}, (int32_t[]){1, 2, 3});
    const void *locales[] = {some, (int32_t[]){0, 2, 7, 7}, "de" "x y z"}, *numbers[] = {bits, (int64_t[]){1000, 2000, 3000}};
    struct ArrowSchema text = schema_of("u"), integer = schema_of("l");
    struct ArrowArray locale = array_of(3, 1, locales, 3), integers = array_of(3, 1, numbers, 2);
    struct ArrowSchema *schemas[] = {&integer, &made.text, &made.index, &made.run};
    struct ArrowArray *arrays[] = {&integers, &made.values, &made.indices, &made.runs};
    const lf_option_column each[] = {{"locale", {&text, &locale}}};
    const lf_column_options options = {.size = sizeof options, .option_columns = each, .option_column_count = 1};
    for (int kind = 0; kind < 4; kind++) CHECK_TEXTS(texts_or('-', &options, number, schemas[kind], arrays[kind]), "1.000\n-\n3,000\n");
    CHECK_TEXTS(texts_or('-', &options, "{\"op\":\"parse-number\",\"locale\":\"en\"}", &made.text, &made.values), "1000\n-\n3000\n");
    lf_style *style = style_of("{\"op\":\"parse-number\",\"locale\":\"en\"}");
    lf_column_options reading = options;
    reading.output_format = "l";
    lf_error error = {0};
    struct ArrowSchema out_schema;
    struct ArrowArray out;
    int code = lf_parse_column(style, &(lf_column){&made.text, &made.values}, &reading, &out_schema, &out, &error);
    CHECK(code == LF_OK && out.null_count == 1 && ((const int64_t *)out.buffers[1])[2] == 3000, error.message);
    if (code == LF_OK) {
        out.release(&out);
        out_schema.release(&out_schema);
    }
    lf_style_free(style);
}

// Yes and no of each row; combining marks in any order.
static void check_flags(void) {
    const int64_t cents[] = {123, 0, 123, 0, 123, 0};
    const uint8_t some[] = {0x03}, three[] = {0x07};
    const void *words[] = {some, (int32_t[]){0, 4, 9, 9}, "truefalse"}, *bad[] = {three, (int32_t[]){0, 4, 9, 10}, "truefalsex"};
    struct ArrowSchema text = schema_of("u"), decimal = schema_of("d:10,2");
    struct ArrowArray yes = array_of(3, 1, words, 3), other = array_of(3, 0, bad, 3), amounts = array_of(3, 0, (const void *[]){NULL, cents}, 2);
    lf_option_column each[] = {{"cash", {&text, &yes}}};
    const lf_column_options options = {.size = sizeof options, .flags = LF_ERRORS_TO_NULL, .option_columns = each, .option_column_count = 1};
    CHECK_TEXTS(texts_or('!', &options, "{\"op\":\"currency\",\"code\":\"CHF\",\"presentation\":\"iso\",\"locale\":\"en\"}", &decimal, &amounts),
                "CHF\xC2\xA0" "1.25\nCHF\xC2\xA0" "1.23\nCHF\xC2\xA0" "1.23\n");
    CHECK_TEXTS(texts_or('!', &options, "{\"op\":\"currency\",\"code\":\"CHF\",\"presentation\":\"iso\",\"cash\":true,\"locale\":\"en\"}", &decimal, &amounts),
                "CHF\xC2\xA0" "1.25\nCHF\xC2\xA0" "1.23\nCHF\xC2\xA0" "1.25\n");
    each[0].column.array = &other;
    CHECK_TEXTS(texts_or('!', &options, "{\"op\":\"currency\",\"code\":\"CHF\",\"presentation\":\"iso\",\"locale\":\"en\"}", &decimal, &amounts),
                "CHF\xC2\xA0" "1.25\nCHF\xC2\xA0" "1.23\n!\n");
}

static int count_and_stop(void *context) { return ++*(int *)context > 3; }

// Whatever the encoding, the caller is asked while rows are written.
static void check_cancelled(void) {
    enum { MANY = 1 << 16 };
    Encodings made;
    int8_t *indices = calloc(MANY, 1);
    encode(&made, 1, NULL, (int32_t[]){0, 1}, "1", MANY, indices, (int32_t[]){MANY});
    int64_t row;
    int asked = 0;
    const lf_column_options options = {.size = sizeof options, .is_cancelled = count_and_stop, .context = &asked};
    CHECK(told_row(number, &made.index, &made.indices, &options, &row) == LF_CANCELLED && asked == 4, "a dictionary");
    asked = 0;
    CHECK(told_row(number, &made.run, &made.runs, &options, &row) == LF_CANCELLED && asked == 4, "runs");
    free(indices);
}

void check_told(void) {
    check_rows();
    check_nulls();
    check_flags();
    check_cancelled();
}
