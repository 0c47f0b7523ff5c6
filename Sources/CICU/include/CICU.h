// Everything of ICU's C API that LocaleFormat calls, one header for each ICU header.
//
// System ICU renames every function by its version through macros (`unumf_close` is `unumf_close_72`), which Swift
// cannot see. Each forwarder is a function with a stable name, so the suffix stops in the .c files. The prefix is `lf_`;
// the rest is ICU's own name.
#ifndef LF_CICU_H
#define LF_CICU_H

#include "CICUVersion.h"
#include "CICUBidi.h"
#include "CICUCollation.h"
#include "CICUConverter.h"
#include "CICUDate.h"
#include "CICUList.h"
#include "CICULocale.h"
#include "CICUNormalization.h"
#include "CICUNumber.h"
#include "CICUPlural.h"
#include "CICUResource.h"
#include "CICUText.h"
#include "CICUTransliteration.h"

#endif
