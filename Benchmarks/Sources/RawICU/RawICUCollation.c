#define _GNU_SOURCE
#include "RawICUCollation.h"

#include <stdio.h>
#include <stdlib.h>
#include <unicode/ucol.h>

void *rawicu_collation_open(const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    UCollator *collator = ucol_open(locale, &status);
    if (U_SUCCESS(status)) return collator;
    fprintf(stderr, "ucol_open: %s\n", u_errorName(status));
    exit(1);
}

static const UCollator *current;

static int compare(const void *left, const void *right) {
    const RawICUText *first = left, *second = right;
    UErrorCode status = U_ZERO_ERROR;
    int order = ucol_strcollUTF8(current, first->start, first->length, second->start, second->length, &status);
    return order != 0 ? order : (first->index > second->index) - (first->index < second->index);
}

void rawicu_collation_sort(const void *collation, RawICUText *texts, int32_t count) {
    current = collation;
    qsort(texts, (size_t)count, sizeof texts[0], compare);
}
