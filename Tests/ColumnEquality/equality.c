// Writes what `fmt batch` is given and what it should answer: one line a value, of every style.
//
//     equality count                 how many styles there are
//     equality lines STYLE ROWS      the lines of a batch
//     equality texts STYLE ROWS      the answers, by columns of the C library
#include <localeformat.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// What the values are: l integers, s small ones of no sign, d decimals, g doubles, t seconds, w words, x texts that `other` wrote of
// decimals, y of seconds, n names, v intervals, i lists, m a message's arguments.
static const struct { const char *style, *other; char kind; } styles[] = {
    {"\"op\":\"number\",\"locale\":\"de\"", NULL, 'l'},
    {"\"op\":\"number\",\"locale\":\"hi-IN-u-nu-deva\",\"maxFraction\":1", NULL, 'd'},
    {"\"op\":\"number\",\"locale\":\"es\",\"rounding\":\"half-up\",\"minFraction\":1,\"maxFraction\":1", NULL, 'd'},
    {"\"op\":\"number\",\"locale\":\"ar-EG\"", NULL, 'g'},
    {"\"op\":\"number\",\"locale\":\"en\",\"style\":\"percent\"", NULL, 'g'},
    {"\"op\":\"number\",\"locale\":\"fr\",\"style\":\"scientific\"", NULL, 'g'},
    {"\"op\":\"number\",\"locale\":\"ja\",\"significant\":\"2..3\"", NULL, 'd'},
    {"\"op\":\"number\",\"locale\":\"de\",\"style\":\"compact-short\"", NULL, 'l'},
    {"\"op\":\"number\",\"locale\":\"fr\",\"style\":\"compact-long\"", NULL, 'd'},
    {"\"op\":\"currency\",\"locale\":\"de\",\"code\":\"EUR\"", NULL, 'd'},
    {"\"op\":\"currency\",\"locale\":\"ja\",\"code\":\"JPY\"", NULL, 'd'},
    {"\"op\":\"currency\",\"locale\":\"de-CH\",\"code\":\"CHF\",\"cash\":true", NULL, 'd'},
    {"\"op\":\"currency\",\"locale\":\"ar\",\"code\":\"EGP\",\"presentation\":\"name\"", NULL, 'd'},
    {"\"op\":\"unit\",\"locale\":\"pl\",\"unit\":\"kilometer\"", NULL, 'd'},
    // Separators of one's own.
    {"\"op\":\"number\",\"locale\":\"de\",\"decimalSeparator\":\"\xC2\xB7\",\"groupingSeparator\":\"'\"", NULL, 'd'},
    {"\"op\":\"number\",\"locale\":\"ar-EG\",\"decimalSeparator\":\"::\"", NULL, 'g'},
    {"\"op\":\"number\",\"locale\":\"en\",\"groupingSeparator\":\"\xE3\x83\xBB\"", NULL, 'l'},
    {"\"op\":\"currency\",\"locale\":\"hi-IN-u-nu-deva\",\"code\":\"INR\",\"decimalSeparator\":\"|\",\"groupingSeparator\":\"~~\"", NULL, 'd'},
    {"\"op\":\"unit\",\"locale\":\"sv\",\"unit\":\"meter\",\"groupingSeparator\":\"_\",\"decimalAlways\":true", NULL, 'd'},
    {"\"op\":\"byte-count\",\"locale\":\"fr\"", NULL, 's'},
    {"\"op\":\"duration\",\"locale\":\"en\"", NULL, 's'},
    {"\"op\":\"plural\",\"locale\":\"cs\"", NULL, 'd'},
    {"\"op\":\"relative\",\"locale\":\"fi\",\"unit\":\"hour\"", NULL, 'l'},
    {"\"op\":\"relative\",\"locale\":\"en\",\"from\":\"@0\",\"timeZone\":\"UTC\"", NULL, 't'},
    {"\"op\":\"date\",\"date\":\"medium\",\"time\":\"short\",\"timeZone\":\"Europe/Berlin\",\"locale\":\"de\"", NULL, 't'},
    {"\"op\":\"date\",\"date\":\"full\",\"time\":\"long\",\"timeZone\":\"America/New_York\",\"locale\":\"en\"", NULL, 't'},
#define CALENDAR(name, locale_) {"\"op\":\"date\",\"date\":\"full\",\"timeZone\":\"UTC\",\"calendar\":\"" name "\",\"locale\":\"" locale_ "\"", NULL, 't'}
    CALENDAR("buddhist", "th"), CALENDAR("chinese", "zh"), CALENDAR("coptic", "ar"), CALENDAR("dangi", "ko"),
    CALENDAR("ethiopic", "am"), CALENDAR("ethiopic-amete-alem", "am"), CALENDAR("gregorian", "fr"), CALENDAR("hebrew", "he"),
    CALENDAR("indian", "hi"), CALENDAR("islamic", "ar"), CALENDAR("islamic-civil", "ar"), CALENDAR("islamic-tbla", "ar"),
    CALENDAR("islamic-umalqura", "ar-SA"), CALENDAR("iso8601", "sv"), CALENDAR("japanese", "ja"), CALENDAR("persian", "fa"),
    CALENDAR("roc", "zh-TW"), CALENDAR("bangla", "bn"), CALENDAR("gujarati", "gu"), CALENDAR("kannada", "kn"),
    CALENDAR("malayalam", "ml"), CALENDAR("marathi", "mr"), CALENDAR("odia", "or"), CALENDAR("tamil", "ta"),
    CALENDAR("telugu", "te"), CALENDAR("vikram", "hi"), CALENDAR("vietnamese", "vi"),
    {"\"op\":\"interval\",\"date\":\"medium\",\"time\":\"short\",\"timeZone\":\"UTC\",\"locale\":\"en\"", NULL, 'v'},
    {"\"op\":\"list\",\"locale\":\"de\"", NULL, 'i'},
    {"\"op\":\"name\",\"locale\":\"en\"", NULL, 'n'},
    {"\"op\":\"message\",\"value\":\"{$who}: {$n :number}\",\"locale\":\"fr\"", NULL, 'm'},
    {"\"op\":\"names\",\"kind\":\"region\",\"locale\":\"fr\"", NULL, 'w'},
    {"\"op\":\"locale\"", NULL, 'w'},
    {"\"op\":\"parse-number\",\"locale\":\"de\"", "\"op\":\"number\",\"locale\":\"de\"", 'x'},
    {"\"op\":\"parse-number\",\"mode\":\"strict\",\"locale\":\"fa\"", "\"op\":\"number\",\"locale\":\"fa\"", 'x'},
    {"\"op\":\"parse-currency\",\"locale\":\"de\"", "\"op\":\"currency\",\"code\":\"USD\",\"locale\":\"de\"", 'x'},
    {"\"op\":\"parse-date\",\"date\":\"long\",\"timeZone\":\"UTC\",\"locale\":\"ja\"",
     "\"op\":\"date\",\"date\":\"long\",\"timeZone\":\"UTC\",\"locale\":\"ja\"", 'y'},
};
enum { STYLES = sizeof styles / sizeof *styles, BLOCK = 65536 };

static uint64_t random_bits(void) {
    static uint64_t state = 28;
    state = state * 6364136223846793005u + 1442695040888963407u;
    uint64_t bits = state ^ state >> 32;
    return bits * 0x9E3779B97F4A7C15u;
}

static void keep_schema(struct ArrowSchema *schema) { schema->release = NULL; }
static void keep_array(struct ArrowArray *array) { array->release = NULL; }

static struct ArrowSchema schema_of(const char *format, const char *name) {
    return (struct ArrowSchema){.format = format, .name = name, .flags = ARROW_FLAG_NULLABLE, .release = keep_schema};
}

static struct ArrowArray array_of(int64_t length, const void **buffers, int64_t count) {
    return (struct ArrowArray){.length = length, .n_buffers = count, .buffers = buffers, .release = keep_array};
}

static void fail(const char *what, const lf_error *error) {
    fprintf(stderr, "%s: row %lld: %s\n", what, (long long)error->row, error->message);
    exit(1);
}

// A block of values, as numbers and as texts.
static int64_t numbers[BLOCK], others[BLOCK], decimals[2 * BLOCK];
static double doubles[BLOCK];
static int32_t ends[BLOCK + 1], other_ends[BLOCK + 1], lists[BLOCK + 1];
static char words[BLOCK * 64], other_words[BLOCK * 8];

static lf_style *style_of(const char *options) {
    char json[512];
    lf_error error;
    lf_style *style;
    snprintf(json, sizeof json, "{%s}", options);
    if (lf_style_create(json, LF_NUL_TERMINATED, &style, &error) != LF_OK) fail(json, &error);
    return style;
}

static void fill(int index, int rows) {
    static const char *const codes[] = {"DE", "FR", "JP", "IN", "BR", "US", "ZA", "KE"};
    static const char *const given[] = {"Ada", "Mary", "Wei", "Juan"};
    static lf_style *other;
    char kind = styles[index].kind;
    if (styles[index].other && !other) other = style_of(styles[index].other);
    for (int row = 0; row < rows; row++) {
        uint64_t bits = random_bits();
        int64_t value = (int64_t)(bits >> (8 + bits % 48)) * (bits >> 5 & 1 ? 1 : -1);
        if (kind == 's') value = (int64_t)(bits % 1000000000);
        if (kind == 't' || kind == 'v' || kind == 'y') value = (int64_t)(bits % 9000000000u) - 3000000000;
        if (kind == 'y') value = value / 86400 * 86400 + 43200;
        numbers[row] = value;
        others[row] = value + (int64_t)(bits >> 40) % 1000000;
        decimals[2 * row] = value;
        decimals[2 * row + 1] = value < 0 ? -1 : 0;
        doubles[row] = (double)value / (bits & 64 ? 1e6 : 3.0);
        char *text = words + ends[row];
        size_t length = 0;
        if (kind == 'x' || kind == 'y') {
            char number[32];
            int64_t whole = value / 100, rest = value % 100;
            int count = kind == 'y' ? snprintf(number, sizeof number, "@%lld", (long long)value)
                                    : snprintf(number, sizeof number, "%s%lld.%02lld", value < 0 ? "-" : "", llabs(whole), llabs(rest));
            lf_error error;
            if (lf_format_text(other, number, (size_t)count, text, 64, &length, &error) != LF_OK) fail(number, &error);
        } else {
            length = (size_t)sprintf(text, "%s", kind == 'n' || kind == 'm' ? given[bits % 4] : codes[bits % 8]);
        }
        ends[row + 1] = ends[row] + (int32_t)length;
        other_ends[row + 1] = other_ends[row] + sprintf(other_words + other_ends[row], "%s", codes[bits >> 9 & 7]);
        lists[row + 1] = row + 1 == rows ? rows : (int32_t)(row + 1);
    }
}

// Without zeros at its end: a column's number has none, and for a plural they count.
static void print_decimal(int64_t value) {
    int64_t rest = llabs(value % 100);
    printf("%s%lld", value < 0 ? "-" : "", llabs(value / 100));
    if (rest % 10) printf(".%02lld", (long long)rest);
    else if (rest) printf(".%lld", (long long)rest / 10);
}

// The shortest digits that are this double, as a column has it.
static void print_double(double value) {
    char text[40];
    for (int digits = 1; digits < 18; digits++) {
        snprintf(text, sizeof text, "%.*g", digits, value);
        if (strtod(text, NULL) == value) break;
    }
    printf("%s", text);
}

static void print_escaped(const char *text, int64_t length) {
    for (int64_t index = 0; index < length; index++) {
        unsigned char byte = (unsigned char)text[index];
        if (byte == '"' || byte == '\\') putchar('\\');
        if (byte < 0x20) printf("\\u%04x", byte); else putchar(byte);
    }
}

static void print_line(int index, int row) {
    printf("{%s,", styles[index].style);
    switch (styles[index].kind) {
    case 'l': case 's': printf("\"value\":%lld}\n", (long long)numbers[row]); return;
    case 'd': printf("\"value\":"), print_decimal(numbers[row]), puts("}"); return;
    case 'g': printf("\"value\":"), print_double(doubles[row]), puts("}"); return;
    case 't': printf("\"value\":\"@%lld\"}\n", (long long)numbers[row]); return;
    case 'v': printf("\"value\":\"@%lld/@%lld\"}\n", (long long)numbers[row], (long long)others[row]); return;
    default: break;
    }
    const char *text = words + ends[row], *other = other_words + other_ends[row];
    int length = ends[row + 1] - ends[row], other_length = other_ends[row + 1] - other_ends[row];
    switch (styles[index].kind) {
    case 'i': printf("\"items\":[\"%.*s\"]}\n", length, text); return;
    case 'n': printf("\"name\":{\"given\":\"%.*s\",\"surname\":\"%.*s\"}}\n", length, text, other_length, other); return;
    case 'm': printf("\"args\":{\"who\":\"%.*s\",\"n\":%lld}}\n", length, text, (long long)numbers[row]); return;
    default: printf("\"value\":\""), print_escaped(text, length), puts("\"}");
    }
}

static void print_texts(const lf_style *style, int index, int rows) {
    const void *integer[] = {NULL, numbers}, *until[] = {NULL, others}, *decimal[] = {NULL, decimals}, *real[] = {NULL, doubles},
               *text[] = {NULL, ends, words}, *other[] = {NULL, other_ends, other_words}, *list[] = {NULL, lists}, *none[] = {NULL};
    char kind = styles[index].kind;
    const char *format = kind == 'd' ? "d:38,2" : kind == 'g' ? "g" : kind == 't' || kind == 'v' ? "tss:UTC" : kind == 'i' ? "+l"
                       : kind == 'n' || kind == 'm' ? "+s" : kind == 'l' || kind == 's' ? "l" : "u";
    struct ArrowSchema schema = schema_of(format, ""), out_schema;
    struct ArrowArray array = array_of(rows, kind == 'd' ? decimal : kind == 'g' ? real : kind == 'i' ? list : *format == 'u' ? text : integer,
                                       *format == 'u' ? 3 : 2), out;
    struct ArrowSchema first_schema = schema_of(kind == 'v' ? format : "u", kind == 'm' ? "who" : kind == 'v' ? "from" : "given"),
                       second_schema = schema_of(kind == 'v' ? format : kind == 'm' ? "l" : "u", kind == 'm' ? "n" : kind == 'v' ? "to" : "surname");
    struct ArrowArray first = array_of(rows, kind == 'v' ? integer : text, kind == 'v' ? 2 : 3),
                      second = array_of(rows, kind == 'v' ? until : kind == 'm' ? integer : other, kind == 'n' ? 3 : 2);
    struct ArrowSchema *types[] = {&first_schema, &second_schema};
    struct ArrowArray *columns[] = {&first, &second};
    if (kind == 'v' || kind == 'n' || kind == 'm') {
        schema.format = "+s";
        array = array_of(rows, none, 1);
        schema.n_children = array.n_children = 2;
    } else if (kind == 'i') {
        schema.n_children = array.n_children = 1;
    }
    schema.children = types;
    array.children = columns;
    lf_error error;
    if (lf_format_column(style, &(lf_column){&schema, &array}, NULL, &out_schema, &out, &error) != LF_OK) fail(styles[index].style, &error);
    const int32_t *offsets = out.buffers[1];
    for (int row = 0; row < rows; row++) {
        printf("{\"result\":\"");
        print_escaped((const char *)out.buffers[2] + offsets[row], offsets[row + 1] - offsets[row]);
        puts("\"}");
    }
    out.release(&out);
    out_schema.release(&out_schema);
}

int main(int argc, char **argv) {
    if (argc < 4) return printf("%d\n", STYLES) < 0;
    int index = atoi(argv[2]);
    if (index < 0 || index >= STYLES) return 1;
    bool isLines = strcmp(argv[1], "lines") == 0;
    lf_style *style = isLines ? NULL : style_of(styles[index].style);
    for (int64_t left = atoll(argv[3]); left > 0; left -= BLOCK) {
        int rows = left < BLOCK ? (int)left : BLOCK;
        fill(index, rows);
        if (isLines) for (int row = 0; row < rows; row++) print_line(index, row);
        else print_texts(style, index, rows);
    }
    lf_style_free(style);
    return 0;
}
