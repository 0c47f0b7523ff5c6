// Collation: unicode/ucol.h.
#ifndef LF_CICUCOLLATION_H
#define LF_CICUCOLLATION_H

#include "CICUTypes.h"

LFCollator *lf_ucol_open(const char *locale, LFErrorCode *status);

void lf_ucol_close(LFCollator *collator);

int32_t lf_ucol_strcollUTF8(
    const LFCollator *collator, const char *left, int32_t leftLength, const char *right, int32_t rightLength,
    LFErrorCode *status
);

int32_t lf_ucol_getSortKey(
    const LFCollator *collator, const LFChar *source, int32_t length, uint8_t *result, int32_t capacity
);

#endif
