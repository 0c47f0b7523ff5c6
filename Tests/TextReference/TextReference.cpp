#include "TextReference.h"

#ifdef LF_SYSTEM_ICU
#include <memory>
#include <string>
#include <unicode/alphaindex.h>
#include <unicode/translit.h>
#include <unicode/ubrk.h>

using namespace icu;

bool text_reference_is_there(void) { return true; }

int32_t text_reference_index(
    const char *tag, bool addsLatin, const char *names, char *labels, int32_t labelCapacity, int32_t *places,
    int32_t placeCapacity
) {
    UErrorCode code = U_ZERO_ERROR;
    AlphabeticIndex index(Locale::forLanguageTag(tag, code), code);
    if (addsLatin) index.addLabels(Locale::getEnglish(), code);
    std::unique_ptr<AlphabeticIndex::ImmutableIndex> built(index.buildImmutableIndex(code));
    if (U_FAILURE(code)) return -1;
    std::string text;
    for (int32_t place = 0; place < built->getBucketCount(); place++) {
        const AlphabeticIndex::Bucket *bucket = built->getBucket(place);
        text += std::to_string((int)bucket->getLabelType());
        bucket->getLabel().toUTF8String(text);
        text += "\n";
    }
    if ((int32_t)text.size() >= labelCapacity) return -1;
    labels[text.copy(labels, text.size())] = 0;
    int32_t count = 0;
    const std::string all(names);
    for (size_t start = 0; start < all.size() && count < placeCapacity; count++) {
        size_t end = all.find('\n', start);
        if (end == std::string::npos) end = all.size();
        places[count] = built->getBucketIndex(UnicodeString::fromUTF8(all.substr(start, end - start)), code);
        start = end + 1;
    }
    return U_FAILURE(code) ? -1 : count;
}

int32_t text_reference_boundaries(
    int32_t kind, const char *locale, const uint16_t *text, int32_t length, int32_t *offsets, int32_t capacity
) {
    UErrorCode code = U_ZERO_ERROR;
    UBreakIterator *iterator =
        ubrk_open((UBreakIteratorType)kind, locale, (const UChar *)text, length, &code);
    if (U_FAILURE(code)) return -1;
    int32_t count = 0;
    ubrk_first(iterator);
    for (int32_t end = ubrk_next(iterator); end != UBRK_DONE && count < capacity; end = ubrk_next(iterator)) {
        offsets[count++] = end;
    }
    ubrk_close(iterator);
    return count;
}

int32_t text_reference_transliterate(
    const char *id, const char *rules, bool isReverse, const uint16_t *text, int32_t length, uint16_t *result,
    int32_t capacity
) {
    UErrorCode code = U_ZERO_ERROR;
    UParseError place;
    const UTransDirection direction = isReverse ? UTRANS_REVERSE : UTRANS_FORWARD;
    std::unique_ptr<Transliterator> transliterator(
        rules ? Transliterator::createFromRules(
                    UnicodeString::fromUTF8(id), UnicodeString::fromUTF8(rules), direction, place, code)
              : Transliterator::createInstance(UnicodeString::fromUTF8(id), direction, code));
    if (U_FAILURE(code) || !transliterator) return -1;
    UnicodeString string((const UChar *)text, length);
    transliterator->transliterate(string);
    return string.extract((UChar *)result, capacity, code);
}
#else
bool text_reference_is_there(void) { return false; }

int32_t text_reference_index(const char *, bool, const char *, char *, int32_t, int32_t *, int32_t) { return -1; }

int32_t text_reference_boundaries(int32_t, const char *, const uint16_t *, int32_t, int32_t *, int32_t) { return -1; }

int32_t text_reference_transliterate(
    const char *, const char *, bool, const uint16_t *, int32_t, uint16_t *, int32_t
) { return -1; }
#endif
