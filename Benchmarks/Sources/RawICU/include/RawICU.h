// ICU's own C functions, the rival: a formatter and a result held open, and UTF-8 out.
#ifndef RAW_ICU_H
#define RAW_ICU_H

#include "RawICUCollation.h"
#include "RawICUDate.h"
#include "RawICUMessage.h"
#include "RawICUNames.h"
#include "RawICURules.h"
#include "RawICUSearch.h"

#include <stdint.h>

typedef struct RawICU RawICU;

/// Opens a number formatter; the locale in ICU's form. Ends the program on failure.
RawICU *_Nonnull rawicu_open(const char *_Nonnull skeleton, const char *_Nonnull locale);
void rawicu_close(RawICU *_Nonnull formatter);

/// Each writes UTF-8 into `buffer` and returns its length.
int32_t rawicu_int(RawICU *_Nonnull formatter, int64_t value, char *_Nonnull buffer, int32_t capacity);
int32_t rawicu_double(RawICU *_Nonnull formatter, double value, char *_Nonnull buffer, int32_t capacity);
int32_t rawicu_decimal(
    RawICU *_Nonnull formatter, const char *_Nonnull text, int32_t length, char *_Nonnull buffer, int32_t capacity);

#endif
