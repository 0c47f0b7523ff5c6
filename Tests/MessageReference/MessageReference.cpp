#include "MessageReference.h"

#ifdef LF_SYSTEM_ICU
#include <string>
#include <unicode/fmtable.h>
#include <unicode/msgfmt.h>
#include <unicode/timezone.h>

using namespace icu;

bool reference_is_there(void) { return true; }

void reference_zone(char *buffer, int32_t capacity) {
    UnicodeString name;
    TimeZone *zone = TimeZone::createDefault();
    zone->getID(name);
    delete zone;
    name.extract(0, name.length(), buffer, (uint32_t)capacity, "UTF-8");
}

int32_t reference_message(
    const char *message, const char *locale, bool isJava, const ReferenceArgument *arguments,
    int32_t count, char *buffer, int32_t capacity, ReferenceStatus *status
) {
    UErrorCode code = U_ZERO_ERROR;
    MessageFormat format(UnicodeString(), Locale(locale), code);
    format.applyPattern(
        UnicodeString::fromUTF8(message), isJava ? UMSGPAT_APOS_DOUBLE_REQUIRED : UMSGPAT_APOS_DOUBLE_OPTIONAL, nullptr,
        code);
    if (U_FAILURE(code)) {
        *status = REFERENCE_NOT_COMPILED;
        return -1;
    }
    UnicodeString names[16];
    Formattable values[16];
    if (count > 16) count = 16;
    for (int32_t index = 0; index < count; index++) {
        const ReferenceArgument &argument = arguments[index];
        names[index] = UnicodeString::fromUTF8(argument.name);
        switch (argument.kind) {
        case REFERENCE_INTEGER:
            // ICU takes no 64-bit numbers for dates.
            values[index] = argument.integer == (int32_t)argument.integer ? Formattable((int32_t)argument.integer)
                                                                          : Formattable(argument.integer);
            break;
        case REFERENCE_DOUBLE: values[index] = Formattable(argument.number); break;
        case REFERENCE_DATE: values[index] = Formattable(argument.number, Formattable::kIsDate); break;
        case REFERENCE_TEXT: values[index] = Formattable(UnicodeString::fromUTF8(argument.text)); break;
        }
    }
    UnicodeString text;
    format.format(names, values, count, text, code);
    if (U_FAILURE(code)) {
        *status = REFERENCE_NOT_FORMATTED;
        return -1;
    }
    std::string bytes;
    text.toUTF8String(bytes);
    if ((int32_t)bytes.size() >= capacity) {
        *status = REFERENCE_NOT_FORMATTED;
        return -1;
    }
    bytes.copy(buffer, bytes.size());
    buffer[bytes.size()] = 0;
    *status = REFERENCE_OK;
    return (int32_t)bytes.size();
}
#else
bool reference_is_there(void) { return false; }

void reference_zone(char *buffer, int32_t) { buffer[0] = 0; }

int32_t reference_message(
    const char *, const char *, bool, const ReferenceArgument *, int32_t, char *, int32_t,
    ReferenceStatus *status
) {
    *status = REFERENCE_NOT_COMPILED;
    return -1;
}
#endif
