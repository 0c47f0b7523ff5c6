#include "RawICURules.h"

#include <stdio.h>
#include <stdlib.h>
#include <unicode/unum.h>
#include <unicode/ustring.h>

static void check(UErrorCode status, const char *call) {
    if (U_SUCCESS(status)) return;
    fprintf(stderr, "%s: %s\n", call, u_errorName(status));
    exit(1);
}

void *rawicu_rules_open(int32_t spellsOut, const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    UNumberFormat *format = unum_open(spellsOut ? UNUM_SPELLOUT : UNUM_DECIMAL, NULL, 0, locale, NULL, &status);
    check(status, "unum_open");
    return format;
}

int32_t rawicu_rules(void *format, int64_t value, char *buffer, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    UChar text[512];
    int32_t length = unum_formatInt64(format, value, text, 512, NULL, &status);
    int32_t bytes = 0;
    u_strToUTF8(buffer, capacity, &bytes, text, length, &status);
    check(status, "unum_formatInt64");
    return bytes;
}
