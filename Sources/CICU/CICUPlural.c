// Plural categories: unicode/upluralrules.h.
#include <unicode/upluralrules.h>
#include <unicode/unumberformatter.h>

#include "CICUForwarders.h"
#include "CICUOlder.h"
#include "include/CICUPlural.h"

UPluralRules *lf_uplrules_openForType(const char *locale, UPluralType type, UErrorCode *status) {
    return uplrules_openForType(locale, type, status);
}

void lf_uplrules_close(UPluralRules *rules) { uplrules_close(rules); }

int32_t lf_uplrules_selectFormatted(
    const UPluralRules *rules, const UFormattedNumber *number, UChar *keyword, int32_t capacity, UErrorCode *status
) {
    return uplrules_selectFormatted(rules, number, keyword, capacity, status);
}

int32_t lf_uplrules_selectForRange(
    const UPluralRules *rules, const UFormattedNumberRange *range, UChar *keyword, int32_t capacity, UErrorCode *status
) {
    return uplrules_selectForRange(rules, range, keyword, capacity, status);
}

int32_t lf_uplrules_selectWithFormat(
    const UPluralRules *rules, double number, const UNumberFormat *format, UChar *keyword, int32_t capacity,
    UErrorCode *status
) {
    return uplrules_selectWithFormat(rules, number, format, keyword, capacity, status);
}

UEnumeration *lf_uplrules_getKeywords(const UPluralRules *rules, UErrorCode *status) {
    return uplrules_getKeywords(rules, status);
}
