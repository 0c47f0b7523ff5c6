// Locales: unicode/uloc.h, unicode/ucurr.h.
#ifndef LF_CICULOCALE_H
#define LF_CICULOCALE_H

#include "CICUTypes.h"

LFEnumeration *lf_uloc_openAvailableByType(LFLocAvailableType type, LFErrorCode *status);

int32_t lf_uloc_addLikelySubtags(
    const char *locale, char *result, int32_t capacity, LFErrorCode *status
);

int32_t lf_uloc_minimizeSubtags(
    const char *locale, char *result, int32_t capacity, LFErrorCode *status
);

const char *lf_uloc_toLegacyKey(const char *key);

const char *lf_uloc_toLegacyType(const char *key, const char *value);

const char *lf_uloc_toUnicodeLocaleKey(const char *key);

const char *lf_uloc_toUnicodeLocaleType(const char *key, const char *value);

// What is named: a locale, or a part of one.
typedef enum { LF_NAME_LOCALE, LF_NAME_LANGUAGE, LF_NAME_SCRIPT, LF_NAME_REGION, LF_NAME_VARIANT, LF_NAME_KEY } LFNameKind;

// Contexts are values of UDisplayContext.
int32_t lf_uldn_displayName(
    LFNameKind kind, const char *code, const char *inLocale, const int32_t *contexts, int32_t contextCount, LFChar *result,
    int32_t capacity, LFErrorCode *status
);

LFBool lf_uloc_isRightToLeft(const char *locale);

const char *lf_uenum_next(LFEnumeration *enumeration, int32_t *length, LFErrorCode *status);

void lf_uenum_close(LFEnumeration *enumeration);

int32_t lf_ucurr_forLocale(const char *locale, LFChar *result, int32_t capacity, LFErrorCode *status);

const LFChar *lf_ucurr_getName(
    const LFChar *currency, const char *locale, LFCurrNameStyle style, int32_t *length, LFErrorCode *status
);

const LFChar *lf_ucurr_getPluralName(
    const LFChar *currency, const char *locale, const char *category, int32_t *length, LFErrorCode *status
);

int32_t lf_ucurr_getDefaultFractionDigitsForUsage(
    const LFChar *currency, LFCurrencyUsage usage, LFErrorCode *status
);

double lf_ucurr_getRoundingIncrementForUsage(
    const LFChar *currency, LFCurrencyUsage usage, LFErrorCode *status
);

LFEnumeration *lf_ucurr_openISOCurrencies(uint32_t type, LFErrorCode *status);

#endif
