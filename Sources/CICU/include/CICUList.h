// Lists: unicode/ulistformatter.h.
#ifndef LF_CICULIST_H
#define LF_CICULIST_H

#include "CICUTypes.h"

#ifdef LF_CICU_FORWARDERS

#define LFFormattedList UFormattedList
#define LFListFormatter UListFormatter
#define LFListFormatterType UListFormatterType
#define LFListFormatterWidth UListFormatterWidth

#else

typedef struct LFFormattedList LFFormattedList;
typedef struct LFListFormatter LFListFormatter;
typedef int32_t LFListFormatterType;
typedef int32_t LFListFormatterWidth;

#endif

LFListFormatter *lf_ulistfmt_openForType(
    const char *locale, LFListFormatterType type, LFListFormatterWidth width, LFErrorCode *status
);

void lf_ulistfmt_close(LFListFormatter *format);

LFFormattedList *lf_ulistfmt_openResult(LFErrorCode *status);

void lf_ulistfmt_closeResult(LFFormattedList *result);

const LFFormattedValue *lf_ulistfmt_resultAsValue(const LFFormattedList *result, LFErrorCode *status);

void lf_ulistfmt_formatStringsToResult(
    const LFListFormatter *format, const LFChar *const strings[], const int32_t *lengths, int32_t count,
    LFFormattedList *result, LFErrorCode *status
);

#endif
