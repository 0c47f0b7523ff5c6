// Plural categories: unicode/upluralrules.h.
#ifndef LF_CICU_PLURAL_H
#define LF_CICU_PLURAL_H

#include <unicode/upluralrules.h>
#include <unicode/unumberformatter.h>

static inline UPluralRules *lf_uplrules_openForType(const char *locale, UPluralType type, UErrorCode *status) {
    return uplrules_openForType(locale, type, status);
}

static inline void lf_uplrules_close(UPluralRules *rules) { uplrules_close(rules); }

static inline int32_t lf_uplrules_selectFormatted(
    const UPluralRules *rules, const UFormattedNumber *number, UChar *keyword, int32_t capacity, UErrorCode *status
) {
    return uplrules_selectFormatted(rules, number, keyword, capacity, status);
}

static inline UEnumeration *lf_uplrules_getKeywords(const UPluralRules *rules, UErrorCode *status) {
    return uplrules_getKeywords(rules, status);
}

#endif
