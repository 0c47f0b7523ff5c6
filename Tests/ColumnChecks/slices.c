// Slices of columns in every encoding, nulls among them: each must have the texts that the whole has in its place.
#include "support.h"

enum { ROWS = 41, TEXTS = 5, ROOM = 64 };

static const char *const words[TEXTS] = {"1", "-23.5", "1234567", "12345678901234.5", "0"};
static const char *const separators[TEXTS] = {"\xC2\xB7", "|", "~~", "\xE3\x83\xBB\xE3\x83\xBB\xE3\x83\xBB\xE3\x83\xBB\xE3\x83\xBB", "::::::::"};
static const char *const shown[TEXTS] = {"1", "-23.5", "1,234,567", "12,345,678,901,234.5", "0"};

// The word of each row, and the rows that are null: every fifth.
static int word_of(int row) { return row * 7 % TEXTS; }
static bool is_null(int row) { return row % 5 == 3; }

typedef struct Encoded {
    struct ArrowSchema schema, inner_schema, end_schema;
    struct ArrowArray array, inner, ends;
    uint8_t validity[8], values_validity[8];
    int32_t offsets[ROWS + 1], run_ends[ROWS];
    int64_t large_offsets[ROWS + 1], lengths[1];
    uint16_t indices[ROWS];
    struct { int32_t length; char bytes[12]; } views[ROWS];
    char bytes[ROWS * ROOM];
    const void *buffers[4], *inner_buffers[4], *end_buffers[2];
    struct ArrowSchema *types[2];
    struct ArrowArray *columns[2];
} Encoded;

static void set_bit(uint8_t *bits, int index, bool value) {
    if (value) bits[index / 8] |= (uint8_t)(1 << index % 8);
}

// The words of `count` rows one behind the other, as rows say.
static void write_words(Encoded *column, const char *const *words, int count, int (*word)(int)) {
    int32_t end = 0;
    for (int row = 0; row < count; row++) {
        const char *text = words[word(row)];
        memcpy(column->bytes + end, text, strlen(text));
        end += (int32_t)strlen(text);
        column->offsets[row + 1] = end;
        column->large_offsets[row + 1] = end;
    }
}

static int itself(int row) { return row; }

static void make_plain(Encoded *column, const char *const *words, bool isLarge) {
    write_words(column, words, ROWS, word_of);
    column->schema = schema_of(isLarge ? "U" : "u");
    column->array = array_of(ROWS, -1, column->buffers, 3);
    column->buffers[1] = isLarge ? (const void *)column->large_offsets : column->offsets;
    column->buffers[2] = column->bytes;
}

static void make_views(Encoded *column, const char *const *words) {
    write_words(column, words, ROWS, word_of);
    for (int row = 0; row < ROWS; row++) {
        int32_t start = column->offsets[row], length = column->offsets[row + 1] - start;
        column->views[row].length = length;
        if (length <= 12) {
            memcpy(column->views[row].bytes, column->bytes + start, (size_t)length);
        } else {
            memcpy(column->views[row].bytes, column->bytes + start, 4);
            memcpy(column->views[row].bytes + 8, &start, 4);
        }
    }
    column->lengths[0] = column->offsets[ROWS];
    column->schema = schema_of("vu");
    column->array = array_of(ROWS, -1, column->buffers, 4);
    column->buffers[1] = column->views;
    column->buffers[2] = column->bytes;
    column->buffers[3] = column->lengths;
}

// Its values are a slice too: two rows stand before the first.
static void make_dictionary(Encoded *column, const char *const *words) {
    write_words(column, words, TEXTS, itself);
    memmove(column->offsets + 2, column->offsets, (TEXTS + 1) * sizeof *column->offsets);
    column->offsets[0] = column->offsets[1] = 0;
    for (int row = 0; row < ROWS; row++) column->indices[row] = (uint16_t)(is_null(row) ? 9999 : word_of(row));
    column->schema = schema_of("S");
    column->inner_schema = schema_of("u");
    column->schema.dictionary = &column->inner_schema;
    column->array = array_of(ROWS, -1, column->buffers, 2);
    column->inner = array_of(TEXTS, 0, column->inner_buffers, 3);
    column->inner.offset = 2;
    column->array.dictionary = &column->inner;
    column->buffers[1] = column->indices;
    column->inner_buffers[1] = column->offsets;
    column->inner_buffers[2] = column->bytes;
}

// A run for each row: runs of the same text are allowed, too.
static void make_runs(Encoded *column, const char *const *words) {
    write_words(column, words, ROWS, word_of);
    for (int row = 0; row < ROWS; row++) {
        column->run_ends[row] = row + 1;
        set_bit(column->values_validity, row, !is_null(row));
    }
    column->schema = schema_of("+r");
    column->end_schema = schema_of("i");
    column->inner_schema = schema_of("u");
    column->array = array_of(ROWS, 0, NULL, 0);
    column->ends = array_of(ROWS, 0, column->end_buffers, 2);
    column->inner = array_of(ROWS, -1, column->inner_buffers, 3);
    column->end_buffers[1] = column->run_ends;
    column->inner_buffers[0] = column->values_validity;
    column->inner_buffers[1] = column->offsets;
    column->inner_buffers[2] = column->bytes;
    column->types[0] = &column->end_schema, column->types[1] = &column->inner_schema;
    column->columns[0] = &column->ends, column->columns[1] = &column->inner;
    column->schema.children = column->types;
    column->array.children = column->columns;
    column->schema.n_children = column->array.n_children = 2;
}

static Encoded *encoded(int encoding, const char *const *words) {
    Encoded *column = calloc(1, sizeof *column);
    for (int row = 0; row < ROWS; row++) set_bit(column->validity, row, !is_null(row));
    column->buffers[0] = column->validity;
    switch (encoding) {
    case 0: make_plain(column, words, false); break;
    case 1: make_plain(column, words, true); break;
    case 2: make_views(column, words); break;
    case 3: make_dictionary(column, words); break;
    default: make_runs(column, words); break;
    }
    return column;
}

enum { ENCODINGS = 5 };

static void expect(char *text, int start, int count, const char *before, const char *behind) {
    *text = 0;
    for (int row = start; row < start + count; row++) {
        if (is_null(row)) strcat(text, "-\n");
        else sprintf(text + strlen(text), "%s%s%s\n", before, shown[word_of(row)], behind);
    }
}

// The rows of a dictionary that was written, through its indices.
static char *plain_texts(const char *json, Encoded *column) {
    if (!column->schema.dictionary) return texts(json, &column->schema, &column->array);
    lf_style *style = style_of(json);
    lf_error error;
    struct ArrowSchema schema;
    struct ArrowArray out;
    char *result = calloc(1, ROWS * ROOM + LF_MESSAGE_SIZE);
    int code = lf_format_column(style, &(lf_column){&column->schema, &column->array}, NULL, &schema, &out, &error);
    lf_style_free(style);
    if (code != LF_OK) return strcat(strcat(result, "!"), error.message);
    const uint8_t *validity = out.buffers[0];
    const uint16_t *indices = out.buffers[1];
    const int32_t *ends = out.dictionary->buffers[1];
    for (int64_t row = 0; row < out.length; row++) {
        int index = indices[row];
        if (validity && !(validity[row / 8] >> row % 8 & 1)) strcat(result, "-");
        else strncat(result, (const char *)out.dictionary->buffers[2] + ends[index], (size_t)(ends[index + 1] - ends[index]));
        strcat(result, "\n");
    }
    out.release(&out);
    schema.release(&schema);
    return result;
}

static void check_values(void) {
    char expected[ROWS * ROOM];
    for (int encoding = 0; encoding < ENCODINGS; encoding++) {
        for (int start = 0; start <= ROWS; start++) {
            for (int count = 0; start + count <= ROWS; count += 1 + count / 3) {
                Encoded *column = encoded(encoding, words);
                column->array.offset = start;
                column->array.length = count;
                expect(expected, start, count, "", "");
                CHECK_TEXTS(plain_texts("{\"op\":\"number\",\"locale\":\"en\"}", column), expected);
                free(column);
            }
        }
    }
}

// The same as a child of a struct that is a slice itself: rows of the child are counted from the struct's.
static void check_children(void) {
    char expected[ROWS * ROOM];
    const char *json = "{\"op\":\"message\",\"value\":\"<{$n :number}>\",\"locale\":\"en\",\"bidiIsolation\":\"none\"}";
    for (int encoding = 0; encoding < ENCODINGS; encoding++) {
        for (int start = 0; start < ROWS; start++) {
            Encoded *column = encoded(encoding, words);
            int inner = start / 2, count = (ROWS - start + 1) / 2;
            column->schema.name = "n";
            column->array.offset = inner;
            column->array.length = ROWS - inner;
            // The struct is null where its own bits say so, and its child is too.
            uint8_t bits[8] = {0};
            for (int row = 0; row + inner < ROWS; row++) set_bit(bits, row, !is_null(row + inner));
            const void *none[] = {bits};
            struct ArrowSchema *types[] = {&column->schema}, schema = schema_of("+s");
            struct ArrowArray *columns[] = {&column->array}, array = array_of(count, -1, none, 1);
            schema.children = types;
            array.children = columns;
            schema.n_children = array.n_children = 1;
            array.offset = start - inner;
            expect(expected, start, count, "<", ">");
            CHECK_TEXTS(texts(json, &schema, &array), expected);
            free(column);
        }
    }
}

// As a column of options, sliced by other rows than the values.
static void check_options(void) {
    static int64_t cells[2 * ROWS];
    for (int row = 0; row < 2 * ROWS; row++) cells[row] = row;
    for (int encoding = 0; encoding < ENCODINGS; encoding++) {
        for (int start = 0; start < ROWS; start += 3) {
            Encoded *column = encoded(encoding, separators);
            column->array.offset = start;
            column->array.length = ROWS - start;
            struct ArrowSchema schema = schema_of("l"), out_schema;
            struct ArrowArray array = array_of(ROWS - start, 0, (const void *[]){NULL, cells}, 2), out;
            array.offset = 2 * start % ROWS;
            const lf_option_column each[] = {{"decimalSeparator", {&column->schema, &column->array}}};
            const lf_column_options options = {.size = sizeof options, .option_columns = each, .option_column_count = 1};
            lf_style *style = style_of("{\"op\":\"number\",\"locale\":\"en\",\"minFraction\":1,\"decimalSeparator\":\"~\"}");
            lf_error error = {0};
            int code = lf_format_column(style, &(lf_column){&schema, &array}, &options, &out_schema, &out, &error);
            CHECK(code == LF_OK, error.message);
            for (int row = 0; code == LF_OK && row < ROWS - start; row++) {
                char expected[ROOM];
                const char *separator = is_null(start + row) ? "~" : separators[word_of(start + row)];
                sprintf(expected, "%lld%s0", (long long)cells[array.offset + row], separator);
                CHECK(is(&out, row, expected), expected);
            }
            if (code == LF_OK) {
                out.release(&out);
                out_schema.release(&out_schema);
            }
            lf_style_free(style);
            free(column);
        }
    }
}

void check_slices(void) {
    check_values();
    check_children();
    check_options();
}
