// Writes the rows of cldrNN.tsv: what the system's ICU itself formats, through its C API, with skeletons typed here by
// hand. Nothing of LocaleFormat takes part, so the rows vouch for it.
//
//     cc -O1 dump-icu.c -o /tmp/dump-icu $(pkg-config --cflags --libs icu-i18n) && /tmp/dump-icu > cldr42.tsv
#include <stdio.h>
#include <string.h>
#include <unicode/uchar.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/ustring.h>
#include <unicode/uversion.h>

static const struct { const char *style; const char *skeleton; } styles[] = {
    {"decimal", ".###"},
    {"decimal compact-long", "compact-long"},
    {"decimal compact-short", "compact-short"},
    {"decimal engineering", "engineering"},
    {"decimal fraction:2-2", ".00"},
    {"decimal group:always", ".### group-on-aligned"},
    {"decimal group:min2", ".### group-min2"},
    {"decimal group:off", ".### group-off"},
    {"decimal increment:0.05", "precision-increment/0.05"},
    {"decimal integer:4", ".### integer-width/+0000"},
    {"decimal round:half-up fraction:1-1", ".0 rounding-mode-half-up"},
    {"decimal scale:0.5", ".### scale/0.5"},
    {"decimal scientific", "scientific"},
    {"decimal sign:always", ".### sign-always"},
    {"decimal sign:except-zero", ".### sign-except-zero"},
    {"decimal sign:negative", ".### sign-negative"},
    {"decimal significant:2-4", "@@##"},
    {"decimal unlimited", "precision-unlimited"},
    {"currency:CHF cash", "currency/CHF precision-currency-cash"},
    {"currency:EUR", "currency/EUR precision-currency-standard"},
    {"currency:EUR accounting", "currency/EUR precision-currency-standard sign-accounting"},
    {"currency:EUR compact-short", "currency/EUR compact-short"},
    {"currency:JPY narrow", "currency/JPY unit-width-narrow precision-currency-standard"},
    {"currency:USD iso", "currency/USD unit-width-iso-code precision-currency-standard"},
    {"currency:USD name", "currency/USD unit-width-full-name precision-currency-standard"},
    {"percent", "percent scale/100 ."},
    {"percent fraction:0-2", "percent scale/100 .##"},
    {"permille", "permille scale/1000 ."},
};
static const char *locales[] = {
    "ar_EG", "ar_AE", "bn", "ccp", "cs", "de", "de_AT", "de_CH", "dz", "en", "en_IN", "en_ZA", "es", "es_419", "et",
    "fa", "fr", "fr_CH", "gu", "gsw", "he", "hi_IN@numbers=deva", "hu", "it", "ja", "ko", "ks", "lt", "lv", "mr", "my",
    "ne", "nb", "nl", "pl", "pt", "pt_PT", "ro", "ru", "sat", "sl", "sv", "ta", "te", "th@numbers=thai", "tr", "uk", "ur",
    "vi", "zh", "zh_Hant@numbers=hanidec",
};
static const char *values[] = {"0", "-0", "1", "-1234.5", "2.345", "1234567.891", "0.0285", "-9999999", "NaN", "Infinity"};

static void print(const UChar *text, int32_t length) {
    for (int32_t i = 0; i < length;) {
        UChar32 c;
        U16_NEXT(text, i, length, c);
        if (c == '\\' || (u_isUWhiteSpace(c) && c != ' ') || c < 0x20 || u_charType(c) == U_FORMAT_CHAR) {
            printf("\\u{%X}", c);
        } else {
            char bytes[5] = {0};
            int32_t n = 0;
            UBool error = 0;
            U8_APPEND((uint8_t *)bytes, n, 4, c, error);
            fwrite(bytes, 1, (size_t)n, stdout);
        }
    }
}

int main(void) {
    printf("# Made by dump-icu.c with ICU %s. Do not edit.\n", U_ICU_VERSION);
    printf("id\tlocale\tstyle\tinput\texpected\tsource\n");
    for (size_t l = 0; l < sizeof locales / sizeof *locales; l++)
        for (size_t s = 0; s < sizeof styles / sizeof *styles; s++) {
            UErrorCode status = U_ZERO_ERROR;
            UChar skeleton[128];
            u_charsToUChars(styles[s].skeleton, skeleton, (int32_t)strlen(styles[s].skeleton) + 1);
            UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(skeleton, -1, locales[l], &status);
            UFormattedNumber *result = unumf_openResult(&status);
            for (size_t v = 0; v < sizeof values / sizeof *values; v++) {
                UChar text[512];
                unumf_formatDecimal(formatter, values[v], -1, result, &status);
                int32_t length = unumf_resultToString(result, text, 512, &status);
                if (U_FAILURE(status)) { fprintf(stderr, "%s: %s\n", styles[s].style, u_errorName(status)); return 1; }
                printf("%02zu-%02zu-%02zu\t%s\t%s\t%s\t", l, s, v, locales[l], styles[s].style, values[v]);
                print(text, length);
                printf("\tICU %s, unumf_formatDecimal with %s\n", U_ICU_VERSION, styles[s].skeleton);
            }
            unumf_closeResult(result);
            unumf_close(formatter);
        }
    return 0;
}
