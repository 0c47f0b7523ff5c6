// Forms of text and what looks like it: unicode/unorm2.h, unicode/uspoof.h.
#include <unicode/unorm2.h>
#include <unicode/uspoof.h>

#include "CICUForwarders.h"
#include "include/CICUNormalization.h"

static const UNormalizer2 *normalizer(int32_t form, UErrorCode *status) {
    switch (form) {
    case 0: return unorm2_getNFCInstance(status);
    case 1: return unorm2_getNFDInstance(status);
    case 2: return unorm2_getNFKDInstance(status);
    case 3: return unorm2_getNFKCInstance(status);
    default: return unorm2_getNFKCCasefoldInstance(status);
    }
}

int32_t lf_unorm2_normalize(
    int32_t form, const UChar *source, int32_t length, UChar *result, int32_t capacity, UErrorCode *status
) {
    const UNormalizer2 *instance = normalizer(form, status);
    return U_FAILURE(*status) ? 0 : unorm2_normalize(instance, source, length, result, capacity, status);
}

int32_t lf_unorm2_getDecomposition(
    int32_t form, int32_t scalar, UChar *result, int32_t capacity, UErrorCode *status
) {
    const UNormalizer2 *instance = normalizer(form, status);
    return U_FAILURE(*status) ? -1 : unorm2_getDecomposition(instance, scalar, result, capacity, status);
}

UBool lf_unorm2_hasBoundaryBefore(int32_t form, int32_t scalar, UErrorCode *status) {
    const UNormalizer2 *instance = normalizer(form, status);
    return U_SUCCESS(*status) && unorm2_hasBoundaryBefore(instance, scalar);
}

uint8_t lf_unorm2_getCombiningClass(int32_t scalar) {
    UErrorCode status = U_ZERO_ERROR;
    const UNormalizer2 *instance = unorm2_getNFDInstance(&status);
    return U_FAILURE(status) ? 0 : unorm2_getCombiningClass(instance, scalar);
}

USpoofChecker *lf_uspoof_open(UErrorCode *status) {
    USpoofChecker *checker = uspoof_open(status);
    // Which characters an identifier may have is not asked: that is the profile's question, not the alphabet's.
    uspoof_setChecks(
        checker, USPOOF_CONFUSABLE | USPOOF_RESTRICTION_LEVEL | USPOOF_INVISIBLE | USPOOF_MIXED_NUMBERS
            | USPOOF_HIDDEN_OVERLAY | USPOOF_AUX_INFO, status);
    return checker;
}

void lf_uspoof_close(USpoofChecker *checker) { uspoof_close(checker); }

int32_t lf_uspoof_getSkeleton(
    const USpoofChecker *checker, const UChar *text, int32_t length, UChar *result, int32_t capacity,
    UErrorCode *status
) {
    return uspoof_getSkeleton(checker, 0, text, length, result, capacity, status);
}

int32_t lf_uspoof_areConfusable(
    const USpoofChecker *checker, const UChar *first, int32_t firstLength, const UChar *second, int32_t secondLength,
    UErrorCode *status
) {
    return uspoof_areConfusable(checker, first, firstLength, second, secondLength, status);
}

int32_t lf_uspoof_check(
    const USpoofChecker *checker, const UChar *text, int32_t length, int32_t *level, UErrorCode *status
) {
    USpoofCheckResult *result = uspoof_openCheckResult(status);
    if (U_FAILURE(*status)) { return 0; }
    uspoof_check2(checker, text, length, result, status);
    int32_t checks = uspoof_getCheckResultChecks(result, status);
    *level = (int32_t)(uspoof_getCheckResultRestrictionLevel(result, status) & USPOOF_RESTRICTION_LEVEL_MASK) >> 28;
    uspoof_closeCheckResult(result);
    return checks;
}
