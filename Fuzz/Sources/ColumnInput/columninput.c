#include "columninput.h"

#include <localeformat.h>
#include <stdlib.h>
#include <string.h>

// The last formats have columns within.
enum { BUFFERS = 64, NESTED = 4 };

// What is left of the input, and the memory that columns were given.
typedef struct Input {
    const uint8_t *bytes;
    size_t count;
    void *memory[BUFFERS];
    size_t used;
} Input;

static uint8_t next(Input *input) {
    if (!input->count) return 0;
    input->count--;
    return *input->bytes++;
}

// Memory of its own, so that a byte beyond its end is seen; filled with what there is, then with zeros.
static void *fill(Input *input, size_t size) {
    uint8_t *memory = calloc(size ? size : 1, 1);
    for (size_t index = 0; index < size && input->count; index++) memory[index] = next(input);
    if (input->used < BUFFERS) input->memory[input->used++] = memory;
    return memory;
}

static void keep_schema(struct ArrowSchema *schema) { schema->release = NULL; }
static void keep_array(struct ArrowArray *array) { array->release = NULL; }

typedef struct Column {
    struct ArrowSchema schema, *types[2];
    struct ArrowArray array, *columns[2];
    const void *buffers[4];
    struct Column *inner[2];
} Column;

static const struct { const char *format; int width; } formats[] = {
    {"l", 8}, {"g", 8}, {"u", 0}, {"U", 0}, {"vu", 16}, {"c", 1}, {"C", 1}, {"s", 2}, {"S", 2}, {"i", 4}, {"I", 4}, {"L", 8}, {"e", 2}, {"f", 4},
    {"d:38,2", 16}, {"d:5,0", 16}, {"d:76,10,256", 32}, {"d:38,1000", 16}, {"d:38,-1000", 16}, {"d:76,40,256", 32}, {"d:9,2,32", 4}, {"d:18,25,64", 8}, {"tdD", 4}, {"tdm", 8}, {"tss:UTC", 8}, {"tsm:Europe/Berlin", 8}, {"tsu:", 8}, {"tsn:X", 8},
    {"tDs", 8}, {"tDn", 8}, {"n", 0}, {"+l", 0}, {"+L", 0}, {"+s", 0}, {"+r", 0},
};

static void make(Column *column, Input *input, int rows, int depth);

static void add(Column *column, Input *input, int index, int rows, int depth) {
    Column *inner = fill(input, 0);
    input->memory[input->used - 1] = inner = realloc(inner, sizeof *inner);
    make(inner, input, rows, depth);
    column->inner[index] = inner;
    column->types[index] = &inner->schema;
    column->columns[index] = &inner->array;
    column->schema.children = column->types;
    column->array.children = column->columns;
    column->schema.n_children = column->array.n_children = index + 1;
}

static void make_nested(Column *column, Input *input, const char *format, int rows, int depth) {
    if (strcmp(format, "+s") == 0) {
        for (int index = 0; index < 2; index++) add(column, input, index, rows, depth - 1);
        column->types[1]->name = "surname";
    } else if (strcmp(format, "+r") == 0) {
        for (int index = 0; index < 2; index++) add(column, input, index, 3, index ? depth - 1 : 0);
        column->array.n_buffers = 0;
    } else {
        add(column, input, 0, next(input) % 8, depth - 1);
        column->buffers[1] = fill(input, (size_t)(rows + 1) * (format[1] == 'l' ? 4 : 8));
        column->array.n_buffers = 2;
    }
}

// The last offset leads to the end of the texts: that alone has to be true.
static void make_texts(Column *column, Input *input, int rows, int isLarge) {
    uint8_t *offsets = fill(input, (size_t)(rows + 1) * (isLarge ? 8 : 4));
    int64_t end = next(input) * 4;
    if (isLarge) memcpy(offsets + 8 * rows, &end, 8);
    else memcpy(offsets + 4 * rows, &(int32_t){(int32_t)end}, 4);
    column->buffers[1] = offsets;
    column->buffers[2] = fill(input, (size_t)end);
    column->array.n_buffers = 3;
}

static void make(Column *column, Input *input, int rows, int depth) {
    memset(column, 0, sizeof *column);
    size_t kind = next(input) % (depth > 0 ? sizeof formats / sizeof *formats : sizeof formats / sizeof *formats - NESTED);
    uint8_t shape = next(input);
    const char *format = formats[kind].format;
    int offset = shape & 3, length = rows > offset ? rows - offset : 0;
    column->schema = (struct ArrowSchema){.format = format, .name = "given", .flags = ARROW_FLAG_NULLABLE, .release = keep_schema};
    column->array = (struct ArrowArray){.length = length, .offset = rows - length, .buffers = column->buffers, .release = keep_array};
    column->array.null_count = shape & 4 ? -1 : 0;
    if (shape & 4) column->buffers[0] = fill(input, (size_t)(rows + 7) / 8);
    column->array.n_buffers = 1;
    if (*format == '+') {
        make_nested(column, input, format, rows, depth);
    } else if (*format == 'n') {
        column->array.n_buffers = 0;
    } else if (*format == 'u' || *format == 'U') {
        make_texts(column, input, rows, *format == 'U');
    } else {
        column->buffers[1] = fill(input, (size_t)rows * (size_t)formats[kind].width);
        column->array.n_buffers = 2;
        if (strcmp(format, "vu") == 0) {
            int64_t size = next(input);
            column->buffers[2] = fill(input, (size_t)size);
            int64_t *lengths = fill(input, sizeof size);
            *lengths = size;
            column->buffers[3] = lengths;
            column->array.n_buffers = 4;
        }
    }
    if (shape & 8 && depth > 0 && (kind == 0 || (kind >= 5 && kind <= 11))) {
        add(column, input, 0, next(input) % 8, depth - 1);
        column->schema.dictionary = column->types[0];
        column->array.dictionary = column->columns[0];
        column->schema.n_children = column->array.n_children = 0;
    }
}

// A column that was written must be whole.
static const char *check(struct ArrowSchema *schema, struct ArrowArray *array, int64_t rows) {
    const char *wrong = NULL;
    if (array->length != rows || array->offset != 0) wrong = "another number of rows";
    const struct ArrowArray *texts = array->dictionary ? array->dictionary : array;
    const char *format = schema->dictionary ? schema->dictionary->format : schema->format;
    if (!wrong && strchr("uz", *format)) {
        const int32_t *ends = texts->buffers[1];
        for (int64_t row = 0; row < texts->length; row++) if (ends[row] > ends[row + 1]) wrong = "offsets decrease";
    }
    if (!wrong && texts->null_count > 0 && !texts->buffers[0]) wrong = "no bits that say which rows are null";
    array->release(array);
    schema->release(schema);
    return wrong;
}

const char *column_input(const uint8_t *bytes, size_t count) {
    const uint8_t *end = memchr(bytes, '\n', count);
    size_t length = end ? (size_t)(end - bytes) : count;
    lf_style *style = NULL;
    lf_error error = {0};
    if (lf_style_create((const char *)bytes, length, &style, &error) != LF_OK) return memchr(error.message, 0, LF_MESSAGE_SIZE) ? NULL : "no end";
    Input input = {.bytes = end ? end + 1 : bytes + count, .count = end ? count - length - 1 : 0};
    static const char *const options[] = {"locale", "code", "unit", "timeZone", "decimalSeparator", "cash", "minFraction", "calendar"}, *const outputs[] = {NULL, "u", "l", "g", "d:10,2", "tsn:UTC", "d:38,30", ""};
    uint8_t shape = next(&input), size = next(&input);
    int rows = size % 16;
    Column values, option;
    make(&values, &input, rows, 3);
    make(&option, &input, rows, 1);
    option.array.length = values.array.length;
    option.array.offset = values.array.offset;
    const lf_option_column columns[] = {{options[(shape & 3) | (size >> 4 & 1) << 2], {&option.schema, &option.array}}};
    struct ArrowSchema schema, errors_schema;
    struct ArrowArray array, errors;
    lf_column_options how = {.size = sizeof how, .flags = (shape >> 2) & 3, .option_columns = columns, .option_column_count = shape >> 4 & 1,
                             .output_format = outputs[shape >> 5]};
    if (how.flags & LF_ERRORS_TO_NULL) {
        how.error_schema = &errors_schema;
        how.error_array = &errors;
    }
    const lf_column column = {&values.schema, &values.array};
    const char *wrong = NULL;
    for (int reads = 0; reads < 2 && !wrong; reads++) {
        int code = reads ? lf_parse_column(style, &column, &how, &schema, &array, &error) : lf_format_column(style, &column, &how, &schema, &array, &error);
        if (code != LF_OK) continue;
        wrong = check(&schema, &array, values.array.length);
        const char *other = how.error_schema ? check(&errors_schema, &errors, values.array.length) : NULL;
        if (!wrong) wrong = other;
    }
    char text[64];
    size_t needed = 0;
    if (lf_format_text(style, (const char *)input.bytes, input.count, text, sizeof text, &needed, &error) == LF_BUFFER && needed <= sizeof text)
        wrong = "a text that fits";
    lf_style_free(style);
    for (size_t index = 0; index < input.used; index++) free(input.memory[index]);
    return wrong;
}
