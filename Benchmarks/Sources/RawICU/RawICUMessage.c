#include "RawICUMessage.h"

#include <stdio.h>
#include <stdlib.h>
#include <unicode/ulistformatter.h>
#include <unicode/umsg.h>
#include <unicode/upluralrules.h>
#include <unicode/ustring.h>

static void check(UErrorCode status, const char *call) {
    if (U_SUCCESS(status)) return;
    fprintf(stderr, "%s: %s\n", call, u_errorName(status));
    exit(1);
}

static int32_t utf8(const UChar *text, int32_t length, UErrorCode status, char *buffer, int32_t capacity) {
    int32_t bytes = 0;
    u_strToUTF8(buffer, capacity, &bytes, text, length, &status);
    check(status, "message");
    return bytes;
}

void *rawicu_message_open(const char *pattern, const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    UChar text[512];
    int32_t length = 0;
    u_strFromUTF8(text, 512, &length, pattern, -1, &status);
    UMessageFormat *format = umsg_open(text, length, locale, NULL, &status);
    check(status, "umsg_open");
    return format;
}

int32_t rawicu_message(void *format, double value, char *buffer, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    UChar text[512];
    int32_t length = umsg_format(format, text, 512, &status, value);
    return utf8(text, length, status, buffer, capacity);
}

int32_t rawicu_message_text(void *format, double value, const char *argument, char *buffer, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    UChar word[128];
    UChar text[512];
    int32_t length = 0;
    u_strFromUTF8(word, 128, &length, argument, -1, &status);
    length = umsg_format(format, text, 512, &status, value, word);
    return utf8(text, length, status, buffer, capacity);
}

void *rawicu_plural_open(const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    UPluralRules *rules = uplrules_open(locale, &status);
    check(status, "uplrules_open");
    return rules;
}

int32_t rawicu_plural(void *rules, double value, char *buffer, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    UChar text[32];
    int32_t length = uplrules_select(rules, value, text, 32, &status);
    return utf8(text, length, status, buffer, capacity);
}

void *rawicu_list_open(const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    UListFormatter *format = ulistfmt_openForType(locale, ULISTFMT_TYPE_AND, ULISTFMT_WIDTH_WIDE, &status);
    check(status, "ulistfmt_openForType");
    return format;
}

int32_t rawicu_list(void *format, const char *const *texts, int32_t count, char *buffer, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    UChar words[8][128];
    const UChar *strings[8];
    int32_t lengths[8];
    for (int32_t index = 0; index < count; index++) {
        u_strFromUTF8(words[index], 128, &lengths[index], texts[index], -1, &status);
        strings[index] = words[index];
    }
    UChar text[1024];
    int32_t length = ulistfmt_format(format, strings, lengths, count, text, 1024, &status);
    return utf8(text, length, status, buffer, capacity);
}
