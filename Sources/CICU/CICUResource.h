// Resource bundles, for data that has no C function of its own: unicode/ures.h.
#ifndef LF_CICU_RESOURCE_H
#define LF_CICU_RESOURCE_H

#include <unicode/ures.h>

static inline UResourceBundle *lf_ures_open(const char *package, const char *locale, UErrorCode *status) {
    return ures_open(package, locale, status);
}

static inline UResourceBundle *lf_ures_openDirect(const char *package, const char *locale, UErrorCode *status) {
    return ures_openDirect(package, locale, status);
}

static inline void lf_ures_close(UResourceBundle *bundle) { ures_close(bundle); }

static inline UResourceBundle *lf_ures_getByKey(
    const UResourceBundle *bundle, const char *key, UErrorCode *status
) {
    return ures_getByKey(bundle, key, 0, status);
}

static inline UResourceBundle *lf_ures_getByIndex(
    const UResourceBundle *bundle, int32_t index, UErrorCode *status
) {
    return ures_getByIndex(bundle, index, 0, status);
}

static inline UResType lf_ures_getType(const UResourceBundle *bundle) { return ures_getType(bundle); }

static inline int32_t lf_ures_getSize(const UResourceBundle *bundle) { return ures_getSize(bundle); }

static inline const char *lf_ures_getKey(const UResourceBundle *bundle) { return ures_getKey(bundle); }

static inline const UChar *lf_ures_getString(const UResourceBundle *bundle, int32_t *length, UErrorCode *status) {
    return ures_getString(bundle, length, status);
}

static inline int32_t lf_ures_getInt(const UResourceBundle *bundle, UErrorCode *status) {
    return ures_getInt(bundle, status);
}

static inline const int32_t *lf_ures_getIntVector(
    const UResourceBundle *bundle, int32_t *length, UErrorCode *status
) {
    return ures_getIntVector(bundle, length, status);
}

static inline const char *lf_ures_getLocaleByType(
    const UResourceBundle *bundle, ULocDataLocaleType type, UErrorCode *status
) {
    return ures_getLocaleByType(bundle, type, status);
}

#endif
