#include "RawICUNames.h"

#include <stdio.h>
#include <stdlib.h>
#include <unicode/uldnames.h>
#include <unicode/uloc.h>
#include <unicode/ustring.h>

static void check(UErrorCode status, const char *call) {
    if (U_SUCCESS(status)) return;
    fprintf(stderr, "%s: %s\n", call, u_errorName(status));
    exit(1);
}

void *rawicu_names_open(const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    ULocaleDisplayNames *names = uldn_open(locale, ULDN_DIALECT_NAMES, &status);
    check(status, "uldn_open");
    return names;
}

int32_t rawicu_names_language(void *names, const char *code, char *buffer, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    UChar text[512];
    int32_t length = uldn_languageDisplayName(names, code, text, 512, &status);
    int32_t bytes = 0;
    u_strToUTF8(buffer, capacity, &bytes, text, length, &status);
    check(status, "uldn_languageDisplayName");
    return bytes;
}

const char *rawicu_names_code(int32_t index) { return uloc_getISOLanguages()[index]; }
