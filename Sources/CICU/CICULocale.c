// Locales: unicode/uloc.h, unicode/ucurr.h.
#include <unicode/uenum.h>
#include <unicode/uldnames.h>
#include <unicode/uloc.h>
#include <unicode/ucurr.h>

#include "CICUForwarders.h"
#include "include/CICULocale.h"

UEnumeration *lf_uloc_openAvailableByType(ULocAvailableType type, UErrorCode *status) {
    return uloc_openAvailableByType(type, status);
}

int32_t lf_uloc_addLikelySubtags(
    const char *locale, char *result, int32_t capacity, UErrorCode *status
) {
    return uloc_addLikelySubtags(locale, result, capacity, status);
}

int32_t lf_uloc_minimizeSubtags(
    const char *locale, char *result, int32_t capacity, UErrorCode *status
) {
    return uloc_minimizeSubtags(locale, result, capacity, status);
}

const char *lf_uloc_toLegacyKey(const char *key) { return uloc_toLegacyKey(key); }

const char *lf_uloc_toLegacyType(const char *key, const char *value) {
    return uloc_toLegacyType(key, value);
}

const char *lf_uloc_toUnicodeLocaleKey(const char *key) { return uloc_toUnicodeLocaleKey(key); }

const char *lf_uloc_toUnicodeLocaleType(const char *key, const char *value) {
    return uloc_toUnicodeLocaleType(key, value);
}

int32_t lf_uldn_displayName(
    LFNameKind kind, const char *code, const char *inLocale, const int32_t *contexts, int32_t contextCount, UChar *result,
    int32_t capacity, UErrorCode *status
) {
    UDisplayContext list[8];
    if (contextCount > 8) contextCount = 8;
    for (int32_t i = 0; i < contextCount; i++) list[i] = (UDisplayContext)contexts[i];
    ULocaleDisplayNames *names = uldn_openForContext(inLocale, list, contextCount, status);
    int32_t length = 0;
    switch (kind) {
    case LF_NAME_LOCALE: length = uldn_localeDisplayName(names, code, result, capacity, status); break;
    case LF_NAME_LANGUAGE: length = uldn_languageDisplayName(names, code, result, capacity, status); break;
    case LF_NAME_SCRIPT: length = uldn_scriptDisplayName(names, code, result, capacity, status); break;
    case LF_NAME_REGION: length = uldn_regionDisplayName(names, code, result, capacity, status); break;
    case LF_NAME_VARIANT: length = uldn_variantDisplayName(names, code, result, capacity, status); break;
    case LF_NAME_KEY: length = uldn_keyDisplayName(names, code, result, capacity, status); break;
    }
    uldn_close(names);
    return length;
}

UBool lf_uloc_isRightToLeft(const char *locale) { return uloc_isRightToLeft(locale); }

const char *lf_uenum_next(UEnumeration *enumeration, int32_t *length, UErrorCode *status) {
    return uenum_next(enumeration, length, status);
}

void lf_uenum_close(UEnumeration *enumeration) { uenum_close(enumeration); }

int32_t lf_ucurr_forLocale(const char *locale, UChar *result, int32_t capacity, UErrorCode *status) {
    return ucurr_forLocale(locale, result, capacity, status);
}

const UChar *lf_ucurr_getName(
    const UChar *currency, const char *locale, UCurrNameStyle style, int32_t *length, UErrorCode *status
) {
    UBool isChoiceFormat = 0;
    return ucurr_getName(currency, locale, style, &isChoiceFormat, length, status);
}

const UChar *lf_ucurr_getPluralName(
    const UChar *currency, const char *locale, const char *category, int32_t *length, UErrorCode *status
) {
    UBool isChoiceFormat = 0;
    return ucurr_getPluralName(currency, locale, &isChoiceFormat, category, length, status);
}

int32_t lf_ucurr_getDefaultFractionDigitsForUsage(
    const UChar *currency, UCurrencyUsage usage, UErrorCode *status
) {
    return ucurr_getDefaultFractionDigitsForUsage(currency, usage, status);
}

double lf_ucurr_getRoundingIncrementForUsage(
    const UChar *currency, UCurrencyUsage usage, UErrorCode *status
) {
    return ucurr_getRoundingIncrementForUsage(currency, usage, status);
}

UEnumeration *lf_ucurr_openISOCurrencies(uint32_t type, UErrorCode *status) {
    return ucurr_openISOCurrencies(type, status);
}
