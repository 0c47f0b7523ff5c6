// The constants of CICUTypes.h against ICU's headers.
#include <assert.h>
#include <unicode/ucurr.h>
#include <unicode/uloc.h>
#include <unicode/unum.h>
#include <unicode/upluralrules.h>
#include <unicode/ures.h>

#include "CICUOlder.h"

static_assert(U_USING_DEFAULT_WARNING == -127, "U_USING_DEFAULT_WARNING");
static_assert(U_ZERO_ERROR == 0, "U_ZERO_ERROR");
static_assert(U_MISSING_RESOURCE_ERROR == 2, "U_MISSING_RESOURCE_ERROR");
static_assert(U_MEMORY_ALLOCATION_ERROR == 7, "U_MEMORY_ALLOCATION_ERROR");
static_assert(U_BUFFER_OVERFLOW_ERROR == 15, "U_BUFFER_OVERFLOW_ERROR");
static_assert(UCURR_SYMBOL_NAME == 0, "UCURR_SYMBOL_NAME");
static_assert(UCURR_LONG_NAME == 1, "UCURR_LONG_NAME");
static_assert(UCURR_NARROW_SYMBOL_NAME == 2, "UCURR_NARROW_SYMBOL_NAME");
static_assert(UCURR_USAGE_STANDARD == 0, "UCURR_USAGE_STANDARD");
static_assert(UCURR_USAGE_CASH == 1, "UCURR_USAGE_CASH");
static_assert(ULOC_AVAILABLE_DEFAULT == 0, "ULOC_AVAILABLE_DEFAULT");
static_assert(ULOC_AVAILABLE_WITH_LEGACY_ALIASES == 2, "ULOC_AVAILABLE_WITH_LEGACY_ALIASES");
static_assert(ULOC_ACTUAL_LOCALE == 0, "ULOC_ACTUAL_LOCALE");
static_assert(UNUM_PATTERN_DECIMAL == 0, "UNUM_PATTERN_DECIMAL");
static_assert(UNUM_DECIMAL == 1, "UNUM_DECIMAL");
static_assert(UNUM_PERCENT == 3, "UNUM_PERCENT");
static_assert(UNUM_SPELLOUT == 5, "UNUM_SPELLOUT");
static_assert(UNUM_ORDINAL == 6, "UNUM_ORDINAL");
static_assert(UNUM_DURATION == 7, "UNUM_DURATION");
static_assert(UNUM_MAX_FRACTION_DIGITS == 6, "UNUM_MAX_FRACTION_DIGITS");
static_assert(UNUM_MIN_FRACTION_DIGITS == 7, "UNUM_MIN_FRACTION_DIGITS");
static_assert(UNUM_ROUNDING_MODE == 11, "UNUM_ROUNDING_MODE");
static_assert(UNUM_LENIENT_PARSE == 19, "UNUM_LENIENT_PARSE");
static_assert(UNUM_DEFAULT_RULESET == 6, "UNUM_DEFAULT_RULESET");
static_assert(UNUM_PUBLIC_RULESETS == 7, "UNUM_PUBLIC_RULESETS");
static_assert(UNUM_RANGE_COLLAPSE_AUTO == 0, "UNUM_RANGE_COLLAPSE_AUTO");
static_assert(UPLURAL_TYPE_CARDINAL == 0, "UPLURAL_TYPE_CARDINAL");
static_assert(UPLURAL_TYPE_ORDINAL == 1, "UPLURAL_TYPE_ORDINAL");
static_assert(URES_BINARY == 1, "URES_BINARY");
static_assert(URES_TABLE == 2, "URES_TABLE");
static_assert(URES_INT == 7, "URES_INT");
static_assert(URES_ARRAY == 8, "URES_ARRAY");
static_assert(URES_INT_VECTOR == 14, "URES_INT_VECTOR");
static_assert(sizeof(UErrorCode) == sizeof(int32_t) && sizeof(UChar) == sizeof(uint16_t), "ICU's basic types");
