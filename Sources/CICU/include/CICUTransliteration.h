// Transforms of text: unicode/utrans.h. An ICU that is built without them answers U_UNSUPPORTED_ERROR.
#ifndef LF_CICUTRANSLITERATION_H
#define LF_CICUTRANSLITERATION_H

#include "CICUTypes.h"

LFEnumeration *lf_utrans_openIDs(LFErrorCode *status);

/// By an id, or where `rules` is not null by rules. `offset` becomes the UTF-16 unit of the rules that is at fault, negative where ICU
/// does not say.
void *lf_utrans_open(
    const LFChar *id, int32_t idLength, LFBool isReverse, const LFChar *rules, int32_t rulesLength, int32_t *offset,
    LFErrorCode *status
);

void lf_utrans_close(void *transliterator);

int32_t lf_utrans_id(const void *transliterator, LFChar *result, int32_t capacity, LFErrorCode *status);

/// The rules, with what cannot be printed escaped.
int32_t lf_utrans_rules(const void *transliterator, LFChar *result, int32_t capacity, LFErrorCode *status);

/// Transforms a text where it stands; how long it is then, or would be.
int32_t lf_utrans_trans(
    const void *transliterator, LFChar *text, int32_t length, int32_t capacity, LFErrorCode *status
);

#endif
