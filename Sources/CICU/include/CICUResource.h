// Resource bundles, for data that has no C function of its own: unicode/ures.h.
#ifndef LF_CICURESOURCE_H
#define LF_CICURESOURCE_H

#include "CICUTypes.h"

LFResourceBundle *lf_ures_open(const char *package, const char *locale, LFErrorCode *status);

LFResourceBundle *lf_ures_openDirect(const char *package, const char *locale, LFErrorCode *status);

void lf_ures_close(LFResourceBundle *bundle);

LFResourceBundle *lf_ures_getByKey(
    const LFResourceBundle *bundle, const char *key, LFErrorCode *status
);

LFResourceBundle *lf_ures_getByIndex(
    const LFResourceBundle *bundle, int32_t index, LFErrorCode *status
);

LFResType lf_ures_getType(const LFResourceBundle *bundle);

int32_t lf_ures_getSize(const LFResourceBundle *bundle);

const char *lf_ures_getKey(const LFResourceBundle *bundle);

const LFChar *lf_ures_getString(const LFResourceBundle *bundle, int32_t *length, LFErrorCode *status);

int32_t lf_ures_getInt(const LFResourceBundle *bundle, LFErrorCode *status);

const int32_t *lf_ures_getIntVector(
    const LFResourceBundle *bundle, int32_t *length, LFErrorCode *status
);

const uint8_t *lf_ures_getBinary(
    const LFResourceBundle *bundle, int32_t *length, LFErrorCode *status
);

const LFChar *lf_ures_getStringByIndex(
    const LFResourceBundle *bundle, int32_t index, int32_t *length, LFErrorCode *status
);

const char *lf_ures_getLocaleByType(
    const LFResourceBundle *bundle, LFLocDataLocaleType type, LFErrorCode *status
);

#endif
