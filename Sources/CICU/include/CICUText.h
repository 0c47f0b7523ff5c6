// Properties of text: unicode/uchar.h, unicode/uscript.h, unicode/ucasemap.h, unicode/ubrk.h, unicode/utext.h.
#ifndef LF_CICUTEXT_H
#define LF_CICUTEXT_H

#include "CICUTypes.h"

/// ICU's `ULineBreak`, the class of UAX #14.
int32_t lf_u_lineBreakClass(int32_t scalar);

/// ICU's `UJoiningType`.
int32_t lf_u_joiningType(int32_t scalar);

int32_t lf_uscript_getScript(int32_t scalar);

const char *lf_uscript_getShortName(int32_t script);

const char *lf_uscript_getName(int32_t script);

int32_t lf_uscript_codeOfName(const char *name);

int32_t lf_uscript_getCode(const char *locale, int32_t *codes, int32_t capacity, LFErrorCode *status);

LFCaseMap *lf_ucasemap_open(const char *locale, uint32_t options, LFErrorCode *status);

void lf_ucasemap_close(LFCaseMap *map);

int32_t lf_ucasemap_utf8ToUpper(
    const LFCaseMap *map, char *result, int32_t capacity, const char *source, int32_t length, LFErrorCode *status
);

int32_t lf_ucasemap_utf8ToTitle(
    LFCaseMap *map, char *result, int32_t capacity, const char *source, int32_t length, LFErrorCode *status
);

int32_t lf_ucasemap_utf8ToLower(
    const LFCaseMap *map, char *result, int32_t capacity, const char *source, int32_t length, LFErrorCode *status
);

/// With dotless i for a map of Turkish or Azerbaijani options.
int32_t lf_ucasemap_utf8FoldCase(
    const LFCaseMap *map, char *result, int32_t capacity, const char *source, int32_t length, LFErrorCode *status
);

/// The whole text is one word, and its other letters stay as they are.
uint32_t lf_title_first_letter_only(void);

/// The first letters of sentences, with the other letters in small ones.
uint32_t lf_title_sentences(void);

/// Folding with the dotless i of Turkish and Azerbaijani.
uint32_t lf_fold_dotless_i(void);

/// The kind is one of ICU's `UBreakIteratorType`: 0 characters, 1 words, 2 lines, 3 sentences.
LFBreakIterator *lf_ubrk_open(int32_t kind, const char *locale, LFErrorCode *status);

void lf_ubrk_close(LFBreakIterator *iterator);

/// The bytes must stay where they are until the iterator gets another text. Offsets are in bytes.
void lf_ubrk_setUTF8(LFBreakIterator *iterator, const char *text, int64_t length, LFErrorCode *status);

int32_t lf_ubrk_first(LFBreakIterator *iterator);

int32_t lf_ubrk_next(LFBreakIterator *iterator);

int32_t lf_ubrk_getRuleStatus(LFBreakIterator *iterator);

void lf_ubrk_setUTF16(LFBreakIterator *iterator, const LFChar *text, int32_t length, LFErrorCode *status);

#endif
