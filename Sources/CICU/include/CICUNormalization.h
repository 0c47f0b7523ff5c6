// Forms of text and what looks like it: unicode/unorm2.h, unicode/uspoof.h.
#ifndef LF_CICUNORMALIZATION_H
#define LF_CICUNORMALIZATION_H

#include "CICUTypes.h"

/// The form is 0 for NFC, 1 for NFD, 2 for NFKD, 3 for NFKC, 4 for NFKC_Casefold.
int32_t lf_unorm2_normalize(
    int32_t form, const LFChar *source, int32_t length, LFChar *result, int32_t capacity, LFErrorCode *status
);

/// What a scalar becomes in the form before marks are put in order and letters are composed. Negative where it stays.
int32_t lf_unorm2_getDecomposition(
    int32_t form, int32_t scalar, LFChar *result, int32_t capacity, LFErrorCode *status
);

/// Whether text before the scalar and text from it on have the form apart as they have it together.
LFBool lf_unorm2_hasBoundaryBefore(int32_t form, int32_t scalar, LFErrorCode *status);

/// The canonical combining class.
uint8_t lf_unorm2_getCombiningClass(int32_t scalar);

LFSpoofChecker *lf_uspoof_open(LFErrorCode *status);

void lf_uspoof_close(LFSpoofChecker *checker);

int32_t lf_uspoof_getSkeleton(
    const LFSpoofChecker *checker, const LFChar *text, int32_t length, LFChar *result, int32_t capacity,
    LFErrorCode *status
);

/// 0, or 1 for texts of one script, 2 for texts of several, and 4 besides where each of them is of one script.
int32_t lf_uspoof_areConfusable(
    const LFSpoofChecker *checker, const LFChar *first, int32_t firstLength, const LFChar *second,
    int32_t secondLength, LFErrorCode *status
);

/// `USpoofChecks` that fail; `level` becomes the restriction level, 1 for ASCII to 6 for none.
int32_t lf_uspoof_check(
    const LFSpoofChecker *checker, const LFChar *text, int32_t length, int32_t *level, LFErrorCode *status
);

#endif
