// A column for each style and each type that the header names.
#include "support.h"

// A column of cells of one size, or of 32-bit offsets and what they lead to.
#define CELLS(format_, rows, ...) (&(Column){.schema = schema_of(format_), .array = array_of(rows, 0, NULL, 2), .buffers = {NULL, __VA_ARGS__}})

typedef struct Column {
    struct ArrowSchema schema;
    struct ArrowArray array;
    const void *buffers[3];
} Column;

static Column *named(const char *name, Column *column) {
    column->schema.name = name;
    column->array.buffers = column->buffers;
    column->array.n_buffers = column->buffers[2] ? 3 : 2;
    return column;
}

static char *one(const char *json, Column *column) {
    named("", column);
    return texts(json, &column->schema, &column->array);
}

// A struct of up to three columns; `validity` may be NULL.
static char *of_struct(const char *json, int64_t rows, const void *validity, Column **columns, int count) {
    const void *buffers[] = {validity};
    struct ArrowSchema *types[3], schema = schema_of("+s");
    struct ArrowArray *arrays[3], array = array_of(rows, validity ? -1 : 0, buffers, 1);
    for (int index = 0; index < count; index++) {
        types[index] = &columns[index]->schema;
        arrays[index] = &columns[index]->array;
    }
    schema.children = types;
    array.children = arrays;
    schema.n_children = array.n_children = count;
    return texts(json, &schema, &array);
}

#define TEXTS(rows, texts, ...) CELLS("u", rows, (int32_t[]){__VA_ARGS__}, texts)

static void check_numbers(void) {
    const char *number = "{\"op\":\"number\",\"locale\":\"en\"}";
    CHECK_TEXTS(one(number, CELLS("s", 2, (int16_t[]){-32768, 1000})), "-32,768\n1,000\n");
    CHECK_TEXTS(one(number, CELLS("S", 2, (uint16_t[]){65535, 7})), "65,535\n7\n");
    CHECK_TEXTS(one(number, CELLS("C", 2, (uint8_t[]){255, 7})), "255\n7\n");
    CHECK_TEXTS(one(number, CELLS("i", 2, (int32_t[]){INT32_MIN, 7})), "-2,147,483,648\n7\n");
    CHECK_TEXTS(one(number, CELLS("I", 2, (uint32_t[]){UINT32_MAX, 7})), "4,294,967,295\n7\n");
    CHECK_TEXTS(one(number, CELLS("l", 2, (int64_t[]){INT64_MIN, INT64_MAX})), "-9,223,372,036,854,775,808\n9,223,372,036,854,775,807\n");
    // Digits that are not shown are rounded, to the even one; a scale may be negative.
    const int64_t halves[] = {125, 0, -135, -1, -4, -1, 0, 0};
    CHECK_TEXTS(one("{\"op\":\"number\",\"maxFraction\":1,\"locale\":\"en\"}", CELLS("d:10,2", 4, halves)), "1.2\n-1.4\n-0\n0\n");
    CHECK_TEXTS(one("{\"op\":\"currency\",\"code\":\"JPY\",\"locale\":\"en\"}", CELLS("d:10,2", 2, (int64_t[]){150, 0, 250, 0})),
                "\xC2\xA5" "2\n\xC2\xA5" "2\n");
    CHECK_TEXTS(one("{\"op\":\"number\",\"rounding\":\"up\",\"maxFraction\":0,\"locale\":\"en\"}", CELLS("d:10,2", 2, (int64_t[]){101, 0, -101, -1})), "2\n-2\n");
    CHECK_TEXTS(one("{\"op\":\"number\",\"rounding\":\"unnecessary\",\"maxFraction\":0,\"locale\":\"en\"}", CELLS("d:10,2", 1, (int64_t[]){101, 0})),
                "!'1.01' needs rounding, and rounding is set to unnecessary");
    CHECK_TEXTS(one(number, CELLS("d:10,-3", 2, (int64_t[]){12, 0, -5, -1})), "12,000\n-5,000\n");
    CHECK_TEXTS(one(number, CELLS("d:9,2,32", 3, (int32_t[]){12345, -5, 999999999})), "123.45\n-0.05\n9,999,999.99\n");
    CHECK_TEXTS(one(number, CELLS("d:18,1,64", 2, (int64_t[]){12345, -999999999999999999})), "1,234.5\n-99,999,999,999,999,999.9\n");
    CHECK_TEXTS(one(number, CELLS("d:9,-2,32", 1, (int32_t[]){5})), "500\n");
    CHECK_TEXTS(one(number, CELLS("d:2,1,32", 1, (int32_t[]){100})), "!a decimal has more digits than its type");
    CHECK_TEXTS(one("{\"op\":\"plural\",\"locale\":\"en\"}", CELLS("d:2,1,64", 2, (int64_t[]){-100, 0})), "!a decimal has more digits than its type");
    CHECK_TEXTS(one("{\"op\":\"plural\",\"locale\":\"en\"}", CELLS("d:2,1,64", 2, (int64_t[]){10, 15})), "one\nother\n");
    CHECK_TEXTS(one(number, CELLS("d:38,0", 1, (uint64_t[]){0x098a223fffffffff, 0x4b3b4ca85a86c47a})),
                "99,999,999,999,999,999,999,999,999,999,999,999,999\n");
    CHECK_TEXTS(one("{\"op\":\"number\",\"style\":\"percent\",\"locale\":\"en\"}", CELLS("g", 2, (double[]){0.25, 1})), "25%\n100%\n");
    CHECK_TEXTS(one("{\"op\":\"number\",\"style\":\"compact-short\",\"locale\":\"en\"}", CELLS("l", 2, (int64_t[]){1234, 1500000})), "1.2K\n1.5M\n");
    CHECK_TEXTS(one("{\"op\":\"unit\",\"unit\":\"kilometer\",\"locale\":\"en\"}", CELLS("f", 2, (float[]){1, 2.5f})), "1 km\n2.5 km\n");
    CHECK_TEXTS(one("{\"op\":\"plural\",\"locale\":\"en\"}", CELLS("L", 2, (uint64_t[]){1, 2})), "one\nother\n");
    CHECK_TEXTS(one("{\"op\":\"byte-count\",\"locale\":\"en\"}", CELLS("I", 1, (uint32_t[]){2000000})), "2 MB\n");
    CHECK_TEXTS(one("{\"op\":\"relative\",\"unit\":\"day\",\"locale\":\"en\"}", CELLS("c", 3, (int8_t[]){-1, 0, 3})), "yesterday\ntoday\nin 3 days\n");
}

static void check_times(void) {
    const char *duration = "{\"op\":\"duration\",\"locale\":\"en\"}";
    CHECK_TEXTS(one(duration, CELLS("tDm", 1, (int64_t[]){3661000})), "1:01:01\n");
    CHECK_TEXTS(one(duration, CELLS("tDu", 1, (int64_t[]){3661000000})), "1:01:01\n");
    CHECK_TEXTS(one(duration, CELLS("tDn", 1, (int64_t[]){3661000000000})), "1:01:01\n");
    const char *time = "{\"op\":\"date\",\"pattern\":\"y-MM-dd HH:mm:ss.SSSSSSSSS\",\"locale\":\"en\"}";
    CHECK_TEXTS(one(time, CELLS("tsu:UTC", 2, (int64_t[]){-1, 1000001})), "1969-12-31 23:59:59.999999000\n1970-01-01 00:00:01.000001000\n");
    CHECK_TEXTS(one(time, CELLS("tsn:+05:30", 1, (int64_t[]){-1})), "1970-01-01 05:29:59.999999999\n");
    CHECK_TEXTS(one(time, CELLS("tsn:", 1, (int64_t[]){INT64_MIN})), "1677-09-21 00:12:43.145224192\n");
    CHECK_TEXTS(one(time, CELLS("tss:", 1, (int64_t[]){INT64_MAX})), "!second 9223372036854775807 is out of range");
    CHECK_TEXTS(one("{\"op\":\"date\",\"date\":\"long\",\"calendar\":\"persian\",\"locale\":\"en\"}", CELLS("tdD", 1, (int32_t[]){20413})),
                "Aban 30, 1404 AP\n");
    // An interval, in the zone of its columns.
    const int64_t from[] = {0, 86400}, to[] = {7200, 86400 * 3};
    Column *ends[] = {named("from", CELLS("tss:Asia/Kolkata", 2, from)), named("to", CELLS("tss:Asia/Kolkata", 2, to))};
    CHECK_TEXTS(of_struct("{\"op\":\"interval\",\"date\":\"short\",\"time\":\"short\",\"locale\":\"de\"}", 2, NULL, ends, 2),
                has_cldr_42() ? "01.01.70, 05:30–07:30 Uhr\n02.01.70, 05:30 – 04.01.70, 05:30\n"
                              : "01.01.70, 05:30–07:30 Uhr\n02.01.70, 05:30 – 04.01.70, 05:30\n");
    CHECK_TEXTS(of_struct("{\"op\":\"interval\",\"date\":\"short\",\"time\":\"short\",\"locale\":\"de\"}", 2, (uint8_t[]){0x01}, ends, 2),
                "01.01.70, 05:30–07:30 Uhr\n-\n");
    Column *days[] = {named("from", CELLS("tdD", 1, (int32_t[]){0})), named("to", CELLS("tdD", 1, (int32_t[]){4}))};
    CHECK_TEXTS(of_struct("{\"op\":\"interval\",\"date\":\"medium\",\"locale\":\"en\"}", 1, NULL, days, 2),
                has_cldr_42() ? "Jan 1 – 5, 1970\n" : "Jan 1 – 5, 1970\n");
    CHECK_TEXTS(of_struct("{\"op\":\"relative\",\"locale\":\"en\"}", 1, NULL, days, 2), "in 4 days\n");
    CHECK_TEXTS(one("{\"op\":\"relative\",\"from\":\"1970-01-03\",\"locale\":\"en\"}", CELLS("tdD", 2, (int32_t[]){2, 0})), "now\n2 days ago\n");
}

static void check_texts(void) {
    Column *name[] = {named("given", TEXTS(2, "AdaMary", 0, 3, 7)), named("surname", TEXTS(2, "LovelaceWortley", 0, 8, 15))};
    CHECK_NAMES(of_struct("{\"op\":\"name\",\"locale\":\"en\"}", 2, NULL, name, 2), "Ada Lovelace\nMary Wortley\n");
    Column *arguments[] = {named("n", CELLS("l", 2, (int64_t[]){1, 1234})), named("who", TEXTS(2, "AdaMary", 0, 3, 7))};
    CHECK_TEXTS(of_struct("{\"op\":\"message\",\"value\":\"{$who}: {$n :number}\",\"locale\":\"de\"}", 2, NULL, arguments, 2),
                "\xE2\x81\xA8" "Ada\xE2\x81\xA9: 1\n\xE2\x81\xA8Mary\xE2\x81\xA9: 1.234\n");
    Column *ordered[] = {named("", TEXTS(2, "AdaMary", 0, 3, 7)), named("", CELLS("l", 2, (int64_t[]){1, 1234}))};
    CHECK_TEXTS(of_struct("{\"op\":\"markup\",\"value\":\"%@: %lld\",\"locale\":\"de\"}", 2, NULL, ordered, 2), "Ada: 1\nMary: 1.234\n");
    CHECK_TEXTS(one("{\"op\":\"names\",\"kind\":\"region\",\"locale\":\"fr\"}", TEXTS(2, "DEJP", 0, 2, 4)), "Allemagne\nJapon\n");
    CHECK_TEXTS(one("{\"op\":\"locale\"}", TEXTS(2, "iwzh_TW", 0, 2, 7)), "he\nzh-TW\n");
    CHECK_TEXTS(one("{\"op\":\"case\",\"to\":\"upper\",\"locale\":\"tr\"}", TEXTS(1, "izmir", 0, 5)), "\xC4\xB0ZM\xC4\xB0R\n");
    CHECK_TEXTS(one("{\"op\":\"parse-number\",\"locale\":\"de\"}", TEXTS(2, "1.234,5-2", 0, 7, 9)), "1234.5\n-2\n");
    CHECK_TEXTS(one("{\"op\":\"parse-currency\",\"locale\":\"de\"}", TEXTS(3, "1 $1.234,5 $2 $", 0, 3, 12, 15)), "1 USD\n1234.5 USD\n2 USD\n");
    // Large texts, and a dictionary of them whose indices are null here and there.
    CHECK_TEXTS(one("{\"op\":\"locale\"}", CELLS("U", 2, (int64_t[]){0, 2, 7}, "iwzh_TW")), "he\nzh-TW\n");

    // The keys of an order are bytes.
    Column *words = named("", TEXTS(2, "z\xC3\xA4", 0, 1, 3));
    lf_style *style = style_of("{\"op\":\"sort-key\",\"locale\":\"sv\"}");
    lf_error error = {0};
    struct ArrowSchema schema;
    struct ArrowArray keys;
    CHECK(lf_format_column(style, &(lf_column){&words->schema, &words->array}, NULL, &schema, &keys, &error) == LF_OK, error.message);
    const int32_t *ends = keys.buffers[1];
    const char *bytes = keys.buffers[2];
    CHECK(strcmp(schema.format, "z") == 0 && memcmp(bytes, bytes + ends[1], (size_t)ends[1]) < 0, "z before a with dots");
    keys.release(&keys);
    schema.release(&schema);
    lf_style_free(style);
}

void check_kinds(void) {
    check_numbers();
    check_times();
    check_texts();
}
