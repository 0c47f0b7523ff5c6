// ICU's version, as compiled and as loaded (unicode/uvernum.h, unicode/uversion.h, unicode/ulocdata.h), and its
// error names (unicode/utypes.h).
#ifndef LF_CICUVERSION_H
#define LF_CICUVERSION_H

#include "CICUTypes.h"

int32_t lf_icu_header_major(void);

// Whether the library is the one that comes with Swift's Foundation (the package trait FoundationICU).
LFBool lf_icu_is_foundation(void);

void lf_u_getVersion(uint8_t *version4);

void lf_ulocdata_getCLDRVersion(uint8_t *version4, LFErrorCode *status);

const char *lf_u_errorName(LFErrorCode code);

#endif
