// ICU's version, as compiled and as loaded (unicode/uvernum.h, unicode/uversion.h, unicode/ulocdata.h), and its
// error names (unicode/utypes.h).
#ifndef LF_CICU_VERSION_H
#define LF_CICU_VERSION_H

#include <unicode/utypes.h>
#include <unicode/ulocdata.h>
#include <unicode/uversion.h>

#if U_ICU_VERSION_MAJOR_NUM < 70
#error "LocaleFormat needs ICU 70 or later (libicu-dev)."
#endif

static inline int32_t lf_icu_header_major(void) { return U_ICU_VERSION_MAJOR_NUM; }

static inline void lf_u_getVersion(uint8_t *version4) { u_getVersion(version4); }

static inline void lf_ulocdata_getCLDRVersion(uint8_t *version4, UErrorCode *status) {
    ulocdata_getCLDRVersion(version4, status);
}

static inline const char *lf_u_errorName(UErrorCode code) { return u_errorName(code); }

#endif
