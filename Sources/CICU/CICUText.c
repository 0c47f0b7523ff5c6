// Properties of text: unicode/uchar.h, unicode/uscript.h, unicode/ucasemap.h, unicode/ubrk.h, unicode/utext.h.
#include <unicode/ubrk.h>
#include <unicode/ucasemap.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utext.h>

#include "CICUForwarders.h"
#include "include/CICUText.h"

int32_t lf_u_lineBreakClass(int32_t scalar) { return u_getIntPropertyValue(scalar, UCHAR_LINE_BREAK); }

int32_t lf_u_joiningType(int32_t scalar) { return u_getIntPropertyValue(scalar, UCHAR_JOINING_TYPE); }

int32_t lf_uscript_getScript(int32_t scalar) {
    UErrorCode status = U_ZERO_ERROR;
    UScriptCode script = uscript_getScript(scalar, &status);
    return U_FAILURE(status) ? USCRIPT_UNKNOWN : (int32_t)script;
}

const char *lf_uscript_getShortName(int32_t script) {
    return uscript_getShortName((UScriptCode)script);
}

const char *lf_uscript_getName(int32_t script) { return uscript_getName((UScriptCode)script); }

int32_t lf_uscript_codeOfName(const char *name) {
    return u_getPropertyValueEnum(UCHAR_SCRIPT, name);
}

int32_t lf_uscript_getCode(const char *locale, int32_t *codes, int32_t capacity, UErrorCode *status) {
    UScriptCode found[8];
    int32_t count = uscript_getCode(locale, found, 8, status);
    if (U_FAILURE(*status)) { return 0; }
    if (count > capacity) { count = capacity; }
    for (int32_t index = 0; index < count; index++) { codes[index] = (int32_t)found[index]; }
    return count;
}

UCaseMap *lf_ucasemap_open(const char *locale, uint32_t options, UErrorCode *status) {
    return ucasemap_open(locale, options, status);
}

void lf_ucasemap_close(UCaseMap *map) { ucasemap_close(map); }

int32_t lf_ucasemap_utf8ToUpper(
    const UCaseMap *map, char *result, int32_t capacity, const char *source, int32_t length, UErrorCode *status
) {
    return ucasemap_utf8ToUpper(map, result, capacity, source, length, status);
}

int32_t lf_ucasemap_utf8ToTitle(
    UCaseMap *map, char *result, int32_t capacity, const char *source, int32_t length, UErrorCode *status
) {
    return ucasemap_utf8ToTitle(map, result, capacity, source, length, status);
}

int32_t lf_ucasemap_utf8ToLower(
    const UCaseMap *map, char *result, int32_t capacity, const char *source, int32_t length, UErrorCode *status
) {
    return ucasemap_utf8ToLower(map, result, capacity, source, length, status);
}

int32_t lf_ucasemap_utf8FoldCase(
    const UCaseMap *map, char *result, int32_t capacity, const char *source, int32_t length, UErrorCode *status
) {
    return ucasemap_utf8FoldCase(map, result, capacity, source, length, status);
}

uint32_t lf_title_sentences(void) { return U_TITLECASE_SENTENCES; }

uint32_t lf_fold_dotless_i(void) { return U_FOLD_CASE_EXCLUDE_SPECIAL_I; }

/// The whole text is one word, and its other letters stay as they are.
uint32_t lf_title_first_letter_only(void) {
    return U_TITLECASE_WHOLE_STRING | U_TITLECASE_NO_LOWERCASE;
}

UBreakIterator *lf_ubrk_open(int32_t kind, const char *locale, UErrorCode *status) {
    return ubrk_open((UBreakIteratorType)kind, locale, 0, 0, status);
}

void lf_ubrk_close(UBreakIterator *iterator) { ubrk_close(iterator); }

void lf_ubrk_setUTF8(UBreakIterator *iterator, const char *text, int64_t length, UErrorCode *status) {
    UText view = UTEXT_INITIALIZER;
    utext_openUTF8(&view, text, length, status);
    // The iterator keeps a copy of the view, which names the same bytes.
    ubrk_setUText(iterator, &view, status);
    utext_close(&view);
}

int32_t lf_ubrk_first(UBreakIterator *iterator) { return ubrk_first(iterator); }

int32_t lf_ubrk_next(UBreakIterator *iterator) { return ubrk_next(iterator); }

int32_t lf_ubrk_getRuleStatus(UBreakIterator *iterator) { return ubrk_getRuleStatus(iterator); }

void lf_ubrk_setUTF16(UBreakIterator *iterator, const UChar *text, int32_t length, UErrorCode *status) {
    ubrk_setText(iterator, text, length, status);
}
