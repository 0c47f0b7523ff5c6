// A column of amounts into a column of text, and back: what localeformat.h is for, in one page of C.
//
//     columns                 amounts in German, with the currency of each row
//     columns LOCALE          in another language
#include <inttypes.h>
#include <localeformat.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The caller's own columns are not released by the library; `release` only says that they were not released yet.
static void keep_schema(struct ArrowSchema *schema) { schema->release = NULL; }
static void keep_array(struct ArrowArray *array) { array->release = NULL; }

static struct ArrowSchema schema_of(const char *format) {
    return (struct ArrowSchema){.format = format, .name = "", .flags = ARROW_FLAG_NULLABLE, .release = keep_schema};
}

static struct ArrowArray array_of(int64_t length, int64_t nulls, const void **buffers, int64_t count) {
    return (struct ArrowArray){
        .length = length, .null_count = nulls, .n_buffers = count, .buffers = buffers, .release = keep_array};
}

static int fail(const char *what, const lf_error *error) {
    fprintf(stderr, "%s: %s (code %" PRId32 ", row %" PRId64 ")\n", what, error->message, error->code, error->row);
    return EXIT_FAILURE;
}

static void print(const struct ArrowArray *texts) {
    const uint8_t *validity = texts->buffers[0];
    const int32_t *offsets = texts->buffers[1];
    const char *bytes = texts->buffers[2];
    for (int64_t row = 0; row < texts->length; row++) {
        if (validity && !(validity[row / 8] >> row % 8 & 1)) {
            puts("-");
        } else {
            printf("%.*s\n", (int)(offsets[row + 1] - offsets[row]), bytes + offsets[row]);
        }
    }
}

int main(int argc, char **argv) {
    lf_error error;
    char json[256];
    snprintf(json, sizeof json, "{\"op\":\"currency\",\"locale\":\"%s\"}", argc > 1 ? argv[1] : "de");
    lf_style *style;
    if (lf_style_create(json, LF_NUL_TERMINATED, &style, &error) != LF_OK) return fail(json, &error);

    // Hundredths, as a decimal of Arrow: 16 bytes each, the lower ones first. The third row is null.
    const int64_t amounts[] = {123450, 0, -99, 0, 0, 0, 700000000000, 0};
    const uint8_t validity[] = {0x0B};
    const void *amount_buffers[] = {validity, amounts};
    struct ArrowSchema amount_schema = schema_of("d:18,2");
    struct ArrowArray amount_array = array_of(4, 1, amount_buffers, 2);
    // The sign of the second goes on in its upper half.
    int64_t signed_amounts[8];
    memcpy(signed_amounts, amounts, sizeof amounts);
    signed_amounts[3] = -1;
    amount_buffers[1] = signed_amounts;

    // The currency of each row: indices into a dictionary of three.
    const int8_t indices[] = {0, 1, 0, 2};
    const int32_t offsets[] = {0, 3, 6, 9};
    const void *index_buffers[] = {NULL, indices}, *code_buffers[] = {NULL, offsets, "EURUSDJPY"};
    struct ArrowSchema code_schema = schema_of("u"), currency_schema = schema_of("c");
    struct ArrowArray code_array = array_of(3, 0, code_buffers, 3), currency_array = array_of(4, 0, index_buffers, 2);
    currency_schema.dictionary = &code_schema;
    currency_array.dictionary = &code_array;

    const lf_option_column columns[] = {{"code", {&currency_schema, &currency_array}}};
    const lf_column_options options = {.size = sizeof options, .option_columns = columns, .option_column_count = 1};
    const lf_column values = {&amount_schema, &amount_array};
    struct ArrowSchema text_schema;
    struct ArrowArray texts;
    if (lf_format_column(style, &values, &options, &text_schema, &texts, &error) != LF_OK) return fail("column", &error);
    print(&texts);
    lf_style_free(style);

    // And back, into hundredths again.
    snprintf(json, sizeof json, "{\"op\":\"parse-currency\",\"locale\":\"%s\"}", argc > 1 ? argv[1] : "de");
    if (lf_style_create(json, LF_NUL_TERMINATED, &style, &error) != LF_OK) return fail(json, &error);
    const lf_column written = {&text_schema, &texts};
    const lf_column_options back = {.size = sizeof back, .output_format = "d:18,2"};
    struct ArrowSchema read_schema;
    struct ArrowArray read;
    if (lf_parse_column(style, &written, &back, &read_schema, &read, &error) != LF_OK) return fail("parse", &error);
    const int64_t *halves = read.buffers[1];
    for (int64_t row = 0; row < read.length; row++) printf("%" PRId64 "\n", halves[2 * row]);

    read.release(&read);
    read_schema.release(&read_schema);
    texts.release(&texts);
    text_schema.release(&text_schema);
    lf_style_free(style);
    return EXIT_SUCCESS;
}
