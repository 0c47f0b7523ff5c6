// Locales: unicode/uloc.h, unicode/ucurr.h.
#ifndef LF_CICU_LOCALE_H
#define LF_CICU_LOCALE_H

#include <unicode/uenum.h>
#include <unicode/uloc.h>
#include <unicode/ucurr.h>

static inline UEnumeration *lf_uloc_openAvailableByType(ULocAvailableType type, UErrorCode *status) {
    return uloc_openAvailableByType(type, status);
}

static inline int32_t lf_uloc_getDisplayName(
    const char *locale, const char *inLocale, UChar *result, int32_t capacity, UErrorCode *status
) {
    return uloc_getDisplayName(locale, inLocale, result, capacity, status);
}

static inline int32_t lf_uloc_addLikelySubtags(
    const char *locale, char *result, int32_t capacity, UErrorCode *status
) {
    return uloc_addLikelySubtags(locale, result, capacity, status);
}

static inline int32_t lf_uloc_minimizeSubtags(
    const char *locale, char *result, int32_t capacity, UErrorCode *status
) {
    return uloc_minimizeSubtags(locale, result, capacity, status);
}

static inline const char *lf_uloc_toLegacyKey(const char *key) { return uloc_toLegacyKey(key); }

static inline const char *lf_uloc_toLegacyType(const char *key, const char *value) {
    return uloc_toLegacyType(key, value);
}

static inline const char *lf_uloc_toUnicodeLocaleKey(const char *key) { return uloc_toUnicodeLocaleKey(key); }

static inline const char *lf_uloc_toUnicodeLocaleType(const char *key, const char *value) {
    return uloc_toUnicodeLocaleType(key, value);
}

static inline UBool lf_uloc_isRightToLeft(const char *locale) { return uloc_isRightToLeft(locale); }

static inline const char *lf_uenum_next(UEnumeration *enumeration, int32_t *length, UErrorCode *status) {
    return uenum_next(enumeration, length, status);
}

static inline void lf_uenum_close(UEnumeration *enumeration) { uenum_close(enumeration); }

static inline int32_t lf_ucurr_forLocale(const char *locale, UChar *result, int32_t capacity, UErrorCode *status) {
    return ucurr_forLocale(locale, result, capacity, status);
}

static inline const UChar *lf_ucurr_getName(
    const UChar *currency, const char *locale, UCurrNameStyle style, int32_t *length, UErrorCode *status
) {
    UBool isChoiceFormat = 0;
    return ucurr_getName(currency, locale, style, &isChoiceFormat, length, status);
}

static inline const UChar *lf_ucurr_getPluralName(
    const UChar *currency, const char *locale, const char *category, int32_t *length, UErrorCode *status
) {
    UBool isChoiceFormat = 0;
    return ucurr_getPluralName(currency, locale, &isChoiceFormat, category, length, status);
}

static inline int32_t lf_ucurr_getDefaultFractionDigitsForUsage(
    const UChar *currency, UCurrencyUsage usage, UErrorCode *status
) {
    return ucurr_getDefaultFractionDigitsForUsage(currency, usage, status);
}

static inline double lf_ucurr_getRoundingIncrementForUsage(
    const UChar *currency, UCurrencyUsage usage, UErrorCode *status
) {
    return ucurr_getRoundingIncrementForUsage(currency, usage, status);
}

static inline UEnumeration *lf_ucurr_openISOCurrencies(uint32_t type, UErrorCode *status) {
    return ucurr_openISOCurrencies(type, status);
}

#endif
