// Lists: unicode/ulistformatter.h.
#include <unicode/ulistformatter.h>

#include "CICUForwarders.h"
#include "include/CICUList.h"

UListFormatter *lf_ulistfmt_openForType(
    const char *locale, UListFormatterType type, UListFormatterWidth width, UErrorCode *status
) {
    return ulistfmt_openForType(locale, type, width, status);
}

void lf_ulistfmt_close(UListFormatter *format) { ulistfmt_close(format); }

UFormattedList *lf_ulistfmt_openResult(UErrorCode *status) { return ulistfmt_openResult(status); }

void lf_ulistfmt_closeResult(UFormattedList *result) { ulistfmt_closeResult(result); }

const UFormattedValue *lf_ulistfmt_resultAsValue(const UFormattedList *result, UErrorCode *status) {
    return ulistfmt_resultAsValue(result, status);
}

void lf_ulistfmt_formatStringsToResult(
    const UListFormatter *format, const UChar *const strings[], const int32_t *lengths, int32_t count,
    UFormattedList *result, UErrorCode *status
) {
    ulistfmt_formatStringsToResult(format, strings, lengths, count, result, status);
}
