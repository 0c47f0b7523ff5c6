#include "RawICU.h"

#include <stdio.h>
#include <stdlib.h>
#include <unicode/unumberformatter.h>
#include <unicode/ustring.h>

struct RawICU {
    UNumberFormatter *formatter;
    UFormattedNumber *result;
};

static void check(UErrorCode status, const char *call) {
    if (U_SUCCESS(status)) return;
    fprintf(stderr, "%s: %s\n", call, u_errorName(status));
    exit(1);
}

RawICU *rawicu_open(const char *skeleton, const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    UChar text[256];
    int32_t length = 0;
    u_strFromUTF8(text, 256, &length, skeleton, -1, &status);
    RawICU *self = malloc(sizeof(RawICU));
    self->formatter = unumf_openForSkeletonAndLocale(text, length, locale, &status);
    self->result = unumf_openResult(&status);
    check(status, "unumf_openForSkeletonAndLocale");
    return self;
}

void rawicu_close(RawICU *self) {
    unumf_closeResult(self->result);
    unumf_close(self->formatter);
    free(self);
}

static int32_t finish(RawICU *self, UErrorCode status, char *buffer, int32_t capacity) {
    UChar text[256];
    int32_t length = unumf_resultToString(self->result, text, 256, &status);
    int32_t bytes = 0;
    u_strToUTF8(buffer, capacity, &bytes, text, length, &status);
    check(status, "format");
    return bytes;
}

int32_t rawicu_int(RawICU *self, int64_t value, char *buffer, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    unumf_formatInt(self->formatter, value, self->result, &status);
    return finish(self, status, buffer, capacity);
}

int32_t rawicu_double(RawICU *self, double value, char *buffer, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    unumf_formatDouble(self->formatter, value, self->result, &status);
    return finish(self, status, buffer, capacity);
}

int32_t rawicu_decimal(RawICU *self, const char *text, int32_t length, char *buffer, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    unumf_formatDecimal(self->formatter, text, length, self->result, &status);
    return finish(self, status, buffer, capacity);
}
