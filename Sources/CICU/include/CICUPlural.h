// Plural categories: unicode/upluralrules.h.
#ifndef LF_CICUPLURAL_H
#define LF_CICUPLURAL_H

#include "CICUTypes.h"

LFPluralRules *lf_uplrules_openForType(const char *locale, LFPluralType type, LFErrorCode *status);

void lf_uplrules_close(LFPluralRules *rules);

int32_t lf_uplrules_selectFormatted(
    const LFPluralRules *rules, const LFFormattedNumber *number, LFChar *keyword, int32_t capacity, LFErrorCode *status
);

int32_t lf_uplrules_selectForRange(
    const LFPluralRules *rules, const LFFormattedNumberRange *range, LFChar *keyword, int32_t capacity, LFErrorCode *status
);

int32_t lf_uplrules_selectWithFormat(
    const LFPluralRules *rules, double number, const LFNumberFormat *format, LFChar *keyword, int32_t capacity,
    LFErrorCode *status
);

LFEnumeration *lf_uplrules_getKeywords(const LFPluralRules *rules, LFErrorCode *status);

#endif
