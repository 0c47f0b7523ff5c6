// What ICU's MessageFormat writes, which its C interface gives for arguments of known types only: what ours is compared with.
#ifndef MESSAGE_REFERENCE_H
#define MESSAGE_REFERENCE_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum { REFERENCE_INTEGER, REFERENCE_DOUBLE, REFERENCE_DATE, REFERENCE_TEXT } ReferenceKind;

typedef struct {
    const char *name;
    ReferenceKind kind;
    int64_t integer;
    /// Also milliseconds since 1970.
    double number;
    const char *text;
} ReferenceArgument;

typedef enum { REFERENCE_OK, REFERENCE_NOT_COMPILED, REFERENCE_NOT_FORMATTED } ReferenceStatus;

/// Whether this was built beside the ICU that the package is built with.
bool reference_is_there(void);

/// ICU's own time zone, ended by a zero.
void reference_zone(char *buffer, int32_t capacity);

/// The text in UTF-8, ended by a zero, at most `capacity` bytes; negative, a `ReferenceStatus`, where there is none.
///
/// `isJava` asks for `UMSGPAT_APOS_DOUBLE_REQUIRED`.
int32_t reference_message(
    const char *message, const char *locale, bool isJava, const ReferenceArgument *arguments,
    int32_t count, char *buffer, int32_t capacity, ReferenceStatus *status
);

#ifdef __cplusplus
}
#endif
#endif
