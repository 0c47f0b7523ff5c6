// Collation: unicode/ucol.h, unicode/ucoleitr.h, unicode/uset.h.
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

LFCollationElements *lf_ucol_openElements(const LFCollator *collator, LFErrorCode *status);

void lf_ucol_closeElements(LFCollationElements *elements);

/// The collation elements of a text, two for one that has more than ICU's 32 bits hold. At most `capacity` of them.
int32_t lf_ucol_elements(
    LFCollationElements *elements, const LFChar *text, int32_t length, int32_t *orders, int32_t capacity,
    LFErrorCode *status
);

/// Spaces and punctuation count, and texts may have any normalization form.
void lf_ucol_makeNothingIgnorable(LFCollator *collator, LFErrorCode *status);

LFSet *lf_ucol_getTailoredSet(const LFCollator *collator, LFErrorCode *status);

/// The contractions, and what sorts otherwise behind a prefix with that prefix.
LFSet *lf_ucol_getContractions(const LFCollator *collator, LFErrorCode *status);

/// `offset` becomes that of the fault in UTF-16 units, -1 where ICU does not say.
LFCollator *lf_ucol_openRules(const LFChar *rules, int32_t length, int32_t *offset, LFErrorCode *status);

/// A `UColAttribute` and its `UColAttributeValue`.
int32_t lf_ucol_getAttribute(const LFCollator *collator, int32_t attribute, LFErrorCode *status);

/// A set in ICU's notation.
LFSet *lf_uset_openPattern(const LFChar *pattern, int32_t length, LFErrorCode *status);

void lf_uset_close(LFSet *set);

int32_t lf_uset_getItemCount(const LFSet *set);

/// 0 for a range of characters, else the length of a text.
int32_t lf_uset_getItem(
    const LFSet *set, int32_t index, int32_t *start, int32_t *end, LFChar *text, int32_t capacity, LFErrorCode *status
);

/// The versions of ICU's code, of UCA's data and of the locale's tailoring, in four bytes.
void lf_ucol_getVersion(const LFCollator *collator, uint8_t version[4]);

#endif
