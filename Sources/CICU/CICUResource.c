// Resource bundles, for data that has no C function of its own: unicode/ures.h.
#include <unicode/ures.h>

#include "CICUForwarders.h"
#include "include/CICUResource.h"

UResourceBundle *lf_ures_open(const char *package, const char *locale, UErrorCode *status) {
    return ures_open(package, locale, status);
}

UResourceBundle *lf_ures_openDirect(const char *package, const char *locale, UErrorCode *status) {
    return ures_openDirect(package, locale, status);
}

void lf_ures_close(UResourceBundle *bundle) { ures_close(bundle); }

UResourceBundle *lf_ures_getByKey(
    const UResourceBundle *bundle, const char *key, UErrorCode *status
) {
    return ures_getByKey(bundle, key, 0, status);
}

UResourceBundle *lf_ures_getByIndex(
    const UResourceBundle *bundle, int32_t index, UErrorCode *status
) {
    return ures_getByIndex(bundle, index, 0, status);
}

UResType lf_ures_getType(const UResourceBundle *bundle) { return ures_getType(bundle); }

int32_t lf_ures_getSize(const UResourceBundle *bundle) { return ures_getSize(bundle); }

const char *lf_ures_getKey(const UResourceBundle *bundle) { return ures_getKey(bundle); }

const UChar *lf_ures_getString(const UResourceBundle *bundle, int32_t *length, UErrorCode *status) {
    return ures_getString(bundle, length, status);
}

int32_t lf_ures_getInt(const UResourceBundle *bundle, UErrorCode *status) {
    return ures_getInt(bundle, status);
}

const int32_t *lf_ures_getIntVector(
    const UResourceBundle *bundle, int32_t *length, UErrorCode *status
) {
    return ures_getIntVector(bundle, length, status);
}

const uint8_t *lf_ures_getBinary(
    const UResourceBundle *bundle, int32_t *length, UErrorCode *status
) {
    return ures_getBinary(bundle, length, status);
}

const UChar *lf_ures_getStringByIndex(
    const UResourceBundle *bundle, int32_t index, int32_t *length, UErrorCode *status
) {
    return ures_getStringByIndex(bundle, index, length, status);
}

const char *lf_ures_getLocaleByType(
    const UResourceBundle *bundle, ULocDataLocaleType type, UErrorCode *status
) {
    return ures_getLocaleByType(bundle, type, status);
}
