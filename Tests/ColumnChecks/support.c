#include "columnchecks.h"

#include "support.h"

static void keep_schema(struct ArrowSchema *schema) { schema->release = NULL; }
static void keep_array(struct ArrowArray *array) { array->release = NULL; }

struct ArrowSchema schema_of(const char *format) {
    return (struct ArrowSchema){.format = format, .name = "", .flags = ARROW_FLAG_NULLABLE, .release = keep_schema};
}

struct ArrowArray array_of(int64_t length, int64_t nulls, const void **buffers, int64_t count) {
    return (struct ArrowArray){
        .length = length, .null_count = nulls, .n_buffers = count, .buffers = buffers, .release = keep_array};
}

// MARK: Texts of columns

char *texts_or(char null, const lf_column_options *options, const char *json, struct ArrowSchema *schema, struct ArrowArray *array) {
    lf_error error;
    lf_style *style;
    char *result = malloc(LF_MESSAGE_SIZE + 2);
    if (lf_style_create(json, LF_NUL_TERMINATED, &style, &error) != LF_OK) {
        sprintf(result, "!%s", error.message);
        return result;
    }
    struct ArrowSchema out_schema;
    struct ArrowArray out;
    int code = lf_format_column(style, &(lf_column){schema, array}, options, &out_schema, &out, &error);
    lf_style_free(style);
    if (code != LF_OK) {
        sprintf(result, "!%s", error.message);
        return result;
    }
    const uint8_t *validity = out.buffers[0];
    const int32_t *offsets = out.buffers[1];
    const char *bytes = out.buffers[2];
    result = realloc(result, (size_t)(offsets[out.length] + 2 * out.length + 1));
    char *end = result;
    for (int64_t row = 0; row < out.length; row++) {
        if (validity && !(validity[row / 8] >> row % 8 & 1)) {
            *end++ = null;
        } else {
            size_t length = (size_t)(offsets[row + 1] - offsets[row]);
            memcpy(end, bytes + offsets[row], length);
            end += length;
        }
        *end++ = '\n';
    }
    *end = 0;
    out.release(&out);
    out_schema.release(&out_schema);
    return result;
}

char *texts(const char *json, struct ArrowSchema *schema, struct ArrowArray *array) {
    return texts_or('-', NULL, json, schema, array);
}

char *column_texts(const char *json, const char *format, const void *cells, int64_t rows, int64_t offset) {
    const void *buffers[] = {NULL, cells};
    struct ArrowSchema schema = schema_of(format);
    struct ArrowArray array = array_of(rows, 0, buffers, 2);
    array.offset = offset;
    return texts(json, &schema, &array);
}

char *column_texts_of_texts(const char *json, const char *bytes, const int32_t *offsets, int64_t rows) {
    const void *buffers[] = {NULL, offsets, bytes};
    struct ArrowSchema schema = schema_of("u");
    struct ArrowArray array = array_of(rows, 0, buffers, 3);
    return texts(json, &schema, &array);
}

char *column_texts_read(const char *json, const char *bytes, const int32_t *offsets, int64_t rows) {
    const void *buffers[] = {NULL, offsets, bytes};
    struct ArrowSchema schema = schema_of("u");
    struct ArrowArray array = array_of(rows, 0, buffers, 3);
    const lf_column_options options = {.size = sizeof options, .flags = LF_ERRORS_TO_NULL};
    return texts_or('!', &options, json, &schema, &array);
}

void column_text_free(char *text) { free(text); }

bool is(const struct ArrowArray *texts, int64_t row, const char *expected) {
    const int32_t *offsets = texts->buffers[1];
    size_t length = (size_t)(offsets[row + 1] - offsets[row]);
    return strlen(expected) == length && memcmp((const char *)texts->buffers[2] + offsets[row], expected, length) == 0;
}
