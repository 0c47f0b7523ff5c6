// Times columns of the C library: nanoseconds of processor time a row, the best of five runs. Each column's first row is checked before it is timed.
// What the library took beside the columns is the most that the process took during a run, less what it had before and the new column.
//
//     columns ROWS [PART OF A NAME]
#include <localeformat.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static void keep_schema(struct ArrowSchema *schema) { schema->release = NULL; }
static void keep_array(struct ArrowArray *array) { array->release = NULL; }

static struct ArrowSchema schema_of(const char *format) {
    return (struct ArrowSchema){.format = format, .name = "", .flags = ARROW_FLAG_NULLABLE, .release = keep_schema};
}

static struct ArrowArray array_of(int64_t length, const void **buffers, int64_t count) {
    return (struct ArrowArray){.length = length, .n_buffers = count, .buffers = buffers, .release = keep_array};
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

// Resident now, and the most since it was last forgotten, in KiB.
static void resident(long *now, long *most) {
    char line[256];
    FILE *file = fopen("/proc/self/status", "r");
    *now = *most = 0;
    while (file && fgets(line, sizeof line, file)) {
        sscanf(line, "VmRSS: %ld", now);
        sscanf(line, "VmHWM: %ld", most);
    }
    if (file) fclose(file);
}

static void forget_most(void) {
    FILE *file = fopen("/proc/self/clear_refs", "w");
    if (!file) return;
    fputs("5", file);
    fclose(file);
}

static int64_t bytes_of(const struct ArrowArray *array, const struct ArrowSchema *schema) {
    switch (*schema->format) {
    case 'u': return ((const int32_t *)array->buffers[1])[array->length] + 4 * array->length;
    case 'U': return ((const int64_t *)array->buffers[1])[array->length] + 8 * array->length;
    case 'd': return 16 * array->length;
    default: return 8 * array->length;
    }
}

static const char *only;

static void run(const char *name, const char *json, const lf_column *column, const lf_column_options *options, const char *first,
                int reads) {
    if (only && !strstr(name, only)) return;
    lf_style *style;
    lf_error error;
    if (lf_style_create(json, LF_NUL_TERMINATED, &style, &error) != LF_OK) exit((fprintf(stderr, "%s\n", error.message), 1));
    double best = 0;
    long most_beside = 0;
    for (int round = 0; round < 5; round++) {
        struct ArrowSchema schema;
        struct ArrowArray array;
        long before, most, unused;
        forget_most();
        resident(&before, &unused);
        double start = now();
        int code = reads ? lf_parse_column(style, column, options, &schema, &array, &error)
                         : lf_format_column(style, column, options, &schema, &array, &error);
        double taken = (now() - start) / (double)column->array->length;
        if (code != LF_OK) exit((fprintf(stderr, "%s: row %lld: %s\n", name, (long long)error.row, error.message), 1));
        if (first) {
            const int32_t *offsets = array.buffers[1];
            size_t length = (size_t)offsets[1];
            if (length != strlen(first) || memcmp(array.buffers[2], first, length) != 0)
                exit((fprintf(stderr, "%s: '%.*s', not '%s'\n", name, (int)length, (const char *)array.buffers[2], first), 1));
        }
        if (round == 0 || taken < best) best = taken;
        resident(&unused, &most);
        long beside = most - before - (long)(bytes_of(&array, &schema) / 1024);
        if (beside > most_beside) most_beside = beside;
        array.release(&array);
        schema.release(&schema);
    }
    printf("%-30s %7.1f ns a row   %5.1f MB beside the columns\n", name, best, (double)most_beside / 1024);
    fflush(stdout);
    lf_style_free(style);
}

int main(int argc, char **argv) {
    int64_t rows = argc > 1 ? atoll(argv[1]) : 10000000;
    only = argc > 2 ? argv[2] : NULL;
    int64_t *values = malloc((size_t)rows * 16);
    uint64_t state = 28;
    for (int64_t row = 0; row < rows; row++) {
        state = state * 6364136223846793005u + 1442695040888963407u;
        values[row] = row == 0 ? 1234567 : (int64_t)(state >> 34);
    }
    const void *buffers[] = {NULL, values};
    struct ArrowSchema integer = schema_of("l"), instant = schema_of("tss:UTC");
    struct ArrowArray cells = array_of(rows, buffers, 2);
    run("integers, one locale", "{\"op\":\"number\",\"locale\":\"de\"}", &(lf_column){&integer, &cells}, NULL, "1.234.567", 0);
    run("date and time, one zone",
        "{\"op\":\"date\",\"date\":\"medium\",\"time\":\"short\",\"timeZone\":\"Europe/Berlin\",\"locale\":\"de\"}",
        &(lf_column){&instant, &cells}, NULL, "15.01.1970, 07:56", 0);

    // Amounts in hundredths, with a locale and a currency for each row.
    for (int64_t row = rows - 1; row >= 0; row--) {
        values[2 * row] = values[row];
        values[2 * row + 1] = 0;
    }
    int8_t *locale = malloc((size_t)rows), *code = malloc((size_t)rows);
    for (int64_t row = 0; row < rows; row++) {
        locale[row] = (int8_t)(row * 7 % 8);
        code[row] = (int8_t)(row * 3 % 5);
    }
    const int32_t locale_offsets[] = {0, 2, 4, 6, 8, 10, 12, 14, 16}, code_offsets[] = {0, 3, 6, 9, 12, 15};
    const void *locale_texts[] = {NULL, locale_offsets, "deenfresitjahisv"}, *code_texts[] = {NULL, code_offsets, "EURUSDJPYINRGBP"};
    const void *locale_cells[] = {NULL, locale}, *code_cells[] = {NULL, code};
    struct ArrowSchema text = schema_of("u"), index = schema_of("c"), decimal = schema_of("d:18,2");
    struct ArrowArray locale_values = array_of(8, locale_texts, 3), code_values = array_of(5, code_texts, 3);
    struct ArrowArray locales = array_of(rows, locale_cells, 2), codes = array_of(rows, code_cells, 2);
    index.dictionary = &text;
    locales.dictionary = &locale_values;
    codes.dictionary = &code_values;
    const lf_option_column columns[] = {{"locale", {&index, &locales}}, {"code", {&index, &codes}}};
    const lf_column_options each = {.size = sizeof each, .option_columns = columns, .option_column_count = 2};
    const lf_column amounts = {&decimal, &cells};
    run("amounts, 8 locales, 5 codes", "{\"op\":\"currency\"}", &amounts, &each, "12.345,67\xC2\xA0\xE2\x82\xAC", 0);

    // And back: of all locales and currencies, and of one.
    lf_style *style;
    lf_error error;
    struct ArrowSchema mixed_schema;
    struct ArrowArray mixed_texts;
    const lf_column_options by_locale = {.size = sizeof by_locale, .option_columns = columns, .option_column_count = 1,
                                         .output_format = "d:18,2"};
    const lf_column_options by_both = {.size = sizeof by_both, .option_columns = columns, .option_column_count = 2,
                                       .output_format = "d:18,2"};
    if (lf_style_create("{\"op\":\"currency\"}", LF_NUL_TERMINATED, &style, &error)) return 1;
    if (lf_format_column(style, &amounts, &each, &mixed_schema, &mixed_texts, &error)) return 1;
    lf_style_free(style);
    const lf_column mixed = {&mixed_schema, &mixed_texts};
    run("amounts back, of 8 locales", "{\"op\":\"parse-currency\"}", &mixed, &by_locale, NULL, 1);
    run("amounts back, and of 5 codes", "{\"op\":\"parse-currency\"}", &mixed, &by_both, NULL, 1);
    if (lf_style_create("{\"op\":\"currency\",\"code\":\"EUR\",\"locale\":\"de\"}", LF_NUL_TERMINATED, &style, &error)) return 1;
    struct ArrowSchema text_schema;
    struct ArrowArray texts;
    if (lf_format_column(style, &amounts, NULL, &text_schema, &texts, &error)) return 1;
    const lf_column written = {&text_schema, &texts};
    run("amounts back, as batch", "{\"op\":\"parse-currency\",\"locale\":\"de\"}", &written, NULL, "12345.67 EUR", 1);
    const lf_column_options decimals = {.size = sizeof decimals, .output_format = "d:18,2"};
    run("amounts back, as decimals", "{\"op\":\"parse-currency\",\"locale\":\"de\"}", &written, &decimals, NULL, 1);
    texts.release(&texts);
    text_schema.release(&text_schema);
    mixed_texts.release(&mixed_texts);
    mixed_schema.release(&mixed_schema);
    lf_style_free(style);
    return 0;
}
