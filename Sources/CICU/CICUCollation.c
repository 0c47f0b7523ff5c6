// Collation: unicode/ucol.h, unicode/ucoleitr.h, unicode/uset.h.
#include <unicode/ucol.h>
#include <unicode/ucoleitr.h>
#include <unicode/uset.h>

#include "CICUForwarders.h"
#include "include/CICUCollation.h"

UCollator *lf_ucol_open(const char *locale, UErrorCode *status) { return ucol_open(locale, status); }

void lf_ucol_close(UCollator *collator) { ucol_close(collator); }

int32_t lf_ucol_strcollUTF8(
    const UCollator *collator, const char *left, int32_t leftLength, const char *right, int32_t rightLength,
    UErrorCode *status
) {
    return (int32_t)ucol_strcollUTF8(collator, left, leftLength, right, rightLength, status);
}

int32_t lf_ucol_getSortKey(
    const UCollator *collator, const UChar *source, int32_t length, uint8_t *result, int32_t capacity
) {
    return ucol_getSortKey(collator, source, length, result, capacity);
}

UCollationElements *lf_ucol_openElements(const UCollator *collator, UErrorCode *status) {
    static const UChar nothing[1] = { 0 };
    return ucol_openElements(collator, nothing, 0, status);
}

void lf_ucol_closeElements(UCollationElements *elements) { ucol_closeElements(elements); }

int32_t lf_ucol_elements(
    UCollationElements *elements, const UChar *text, int32_t length, int32_t *orders, int32_t capacity,
    UErrorCode *status
) {
    ucol_setText(elements, text, length, status);
    int32_t count = 0;
    while (U_SUCCESS(*status)) {
        int32_t order = ucol_next(elements, status);
        if (order == UCOL_NULLORDER || count == capacity) { break; }
        orders[count++] = order;
    }
    return count;
}

void lf_ucol_makeNothingIgnorable(UCollator *collator, UErrorCode *status) {
    ucol_setAttribute(collator, UCOL_ALTERNATE_HANDLING, UCOL_NON_IGNORABLE, status);
    ucol_setAttribute(collator, UCOL_NORMALIZATION_MODE, UCOL_ON, status);
}

USet *lf_ucol_getTailoredSet(const UCollator *collator, UErrorCode *status) {
    return ucol_getTailoredSet(collator, status);
}

USet *lf_ucol_getContractions(const UCollator *collator, UErrorCode *status) {
    USet *contractions = uset_openEmpty();
    ucol_getContractionsAndExpansions(collator, contractions, NULL, 1, status);
    return contractions;
}

UCollator *lf_ucol_openRules(const UChar *rules, int32_t length, int32_t *offset, UErrorCode *status) {
    UParseError error = {.offset = -1};
    UCollator *collator = ucol_openRules(rules, length, UCOL_DEFAULT, (UCollationStrength)UCOL_DEFAULT, &error, status);
    *offset = error.offset;
    return collator;
}

int32_t lf_ucol_getAttribute(const UCollator *collator, int32_t attribute, UErrorCode *status) {
    return (int32_t)ucol_getAttribute(collator, (UColAttribute)attribute, status);
}

USet *lf_uset_openPattern(const UChar *pattern, int32_t length, UErrorCode *status) {
    return uset_openPattern(pattern, length, status);
}

void lf_uset_close(USet *set) { uset_close(set); }

int32_t lf_uset_getItemCount(const USet *set) { return uset_getItemCount(set); }

int32_t lf_uset_getItem(
    const USet *set, int32_t index, int32_t *start, int32_t *end, UChar *text, int32_t capacity, UErrorCode *status
) {
    return uset_getItem(set, index, start, end, text, capacity, status);
}

void lf_ucol_getVersion(const UCollator *collator, uint8_t version[4]) { ucol_getVersion(collator, version); }
