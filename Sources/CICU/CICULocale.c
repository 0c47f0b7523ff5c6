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

int32_t lf_uloc_getDisplayName(
    const char *locale, const char *inLocale, UChar *result, int32_t capacity, UErrorCode *status
) {
    return uloc_getDisplayName(locale, inLocale, result, capacity, status);
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

int32_t lf_uldn_localeDisplayName(
    const char *locale, const char *inLocale, UBool withDialects, UChar *result, int32_t capacity, UErrorCode *status
) {
    ULocaleDisplayNames *names = uldn_open(inLocale, withDialects ? ULDN_DIALECT_NAMES : ULDN_STANDARD_NAMES, status);
    int32_t length = U_SUCCESS(*status) ? uldn_localeDisplayName(names, locale, result, capacity, status) : 0;
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
