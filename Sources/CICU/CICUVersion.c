// ICU's version, as compiled and as loaded (unicode/uvernum.h, unicode/uversion.h, unicode/ulocdata.h), and its
// error names (unicode/utypes.h).
#if !defined(LF_FOUNDATION_ICU) && !defined(LF_SYSTEM_ICU)
#error "LocaleFormat needs an ICU: its trait SystemICU, which is the default, or FoundationICU; `traits: []` chooses none."
#endif

#include <unicode/utypes.h>
#include <unicode/ulocdata.h>
#include <unicode/uversion.h>

#include "CICUForwarders.h"
#include "include/CICUVersion.h"

#if U_ICU_VERSION_MAJOR_NUM < 67
#error "LocaleFormat needs ICU 67 or later (libicu-dev)."
#endif

int32_t lf_icu_header_major(void) { return U_ICU_VERSION_MAJOR_NUM; }

LFBool lf_icu_is_foundation(void) {
// Where both traits are on, by two packages of one program that choose differently, the headers are the toolchain's.
#ifdef LF_FOUNDATION_ICU
    return 1;
#else
    return 0;
#endif
}

void lf_u_getVersion(uint8_t *version4) { u_getVersion(version4); }

void lf_ulocdata_getCLDRVersion(uint8_t *version4, UErrorCode *status) {
    ulocdata_getCLDRVersion(version4, status);
}

const char *lf_u_errorName(UErrorCode code) { return u_errorName(code); }
