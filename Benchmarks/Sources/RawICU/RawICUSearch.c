#include "RawICUSearch.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ucol.h>
#include <unicode/usearch.h>

static void check(UErrorCode status, const char *call) {
    if (U_SUCCESS(status)) return;
    fprintf(stderr, "%s: %s\n", call, u_errorName(status));
    exit(1);
}

void *rawicu_search_open(const char *locale, const uint16_t *pattern, int32_t length) {
    static const UChar none[] = {' '};
    UErrorCode status = U_ZERO_ERROR;
    // Both belong to the search, which lives as long as the program.
    UChar *kept = malloc((size_t)length * sizeof *kept);
    if (!kept) exit(1);
    memcpy(kept, pattern, (size_t)length * sizeof *kept);
    UCollator *collator = ucol_open(locale, &status);
    check(status, "ucol_open");
    ucol_setStrength(collator, UCOL_PRIMARY);
    UStringSearch *search = usearch_openFromCollator(kept, length, none, 1, collator, NULL, &status);
    check(status, "usearch_openFromCollator");
    return search;
}

int32_t rawicu_search_count(void *search, const uint16_t *text, int32_t length) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t count = 0;
    usearch_setText(search, text, length, &status);
    for (int32_t place = usearch_first(search, &status); place != USEARCH_DONE && U_SUCCESS(status);
         place = usearch_next(search, &status))
        count++;
    check(status, "usearch_next");
    return count;
}
