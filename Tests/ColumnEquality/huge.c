// More than 2 GiB of text out, and in: offsets of 64 bits, in a column that is large only then.
#include <localeformat.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void keep_schema(struct ArrowSchema *schema) { schema->release = NULL; }
static void keep_array(struct ArrowArray *array) { array->release = NULL; }

#define CHECK(condition) \
    do { \
        if (!(condition)) return fprintf(stderr, "line %d: %s: %s\n", __LINE__, #condition, error.message), 1; \
    } while (0)

int main(void) {
    enum { ROWS = 30000000 };
    lf_error error = {0};
    lf_style *style, *reader;
    CHECK(lf_style_create("{\"op\":\"number\",\"minFraction\":60,\"locale\":\"de\"}", LF_NUL_TERMINATED, &style, &error) == LF_OK);
    CHECK(lf_style_create("{\"op\":\"parse-number\",\"locale\":\"de\"}", LF_NUL_TERMINATED, &reader, &error) == LF_OK);
    int64_t *cells = malloc(ROWS * sizeof *cells);
    for (int64_t row = 0; row < ROWS; row++) cells[row] = 100000000000 + row;
    struct ArrowSchema schema = {.format = "l", .name = "", .release = keep_schema}, text_schema, number_schema;
    struct ArrowArray array = {.length = ROWS, .n_buffers = 2, .buffers = (const void *[]){NULL, cells}, .release = keep_array}, texts, numbers;
    CHECK(lf_format_column(style, &(lf_column){&schema, &array}, NULL, &text_schema, &texts, &error) == LF_OK);
    const int64_t *ends = texts.buffers[1];
    CHECK(strcmp(text_schema.format, "U") == 0 && ends[ROWS] == (int64_t)ROWS * 76 && ends[ROWS] > INT32_MAX);
    const char *last = (const char *)texts.buffers[2] + ends[ROWS - 1];
    CHECK(memcmp(last, "100.029.999.999,00", 18) == 0);
    const lf_column_options options = {.size = sizeof options, .output_format = "l"};
    CHECK(lf_parse_column(reader, &(lf_column){&text_schema, &texts}, &options, &number_schema, &numbers, &error) == LF_OK);
    CHECK(memcmp(numbers.buffers[1], cells, ROWS * sizeof *cells) == 0);
    numbers.release(&numbers);
    number_schema.release(&number_schema);
    texts.release(&texts);
    text_schema.release(&text_schema);
    free(cells);
    lf_style_free(style);
    lf_style_free(reader);
    return 0;
}
