// What Swift sees in place of ICU's types: opaque structs, fixed-width integers, and the few constants that it needs.
//
// ICU's own headers stay out of sight. Swift's toolchain carries a second ICU (the module `_FoundationICU`) whose types
// have the same names, and a program that imports Foundation beside a module made of these headers does not compile:
// "'UErrorCode' has different definitions in different modules".
//
// The .c files define LF_CICU_FORWARDERS and see ICU's types under the same names, so that every forwarder is checked
// against ICU's real signature, and CICUConstants.c checks every constant.
#ifndef LF_CICU_TYPES_H
#define LF_CICU_TYPES_H

#include <stddef.h>
#include <stdint.h>

#ifdef LF_CICU_FORWARDERS

#define LFBool UBool
#define LFChar UChar
#define LFNumberFormat UNumberFormat
#define LFBreakIterator UBreakIterator
#define LFCaseMap UCaseMap
#define LFCollationElements UCollationElements
#define LFCollator UCollator
#define LFConstrainedFieldPosition UConstrainedFieldPosition
#define LFCurrNameStyle UCurrNameStyle
#define LFCurrencyUsage UCurrencyUsage
#define LFEnumeration UEnumeration
#define LFErrorCode UErrorCode
#define LFFormattedNumber UFormattedNumber
#define LFFormattedNumberRange UFormattedNumberRange
#define LFFormattedValue UFormattedValue
#define LFLocAvailableType ULocAvailableType
#define LFLocDataLocaleType ULocDataLocaleType
#define LFNumberFormatAttribute UNumberFormatAttribute
#define LFNumberFormatStyle UNumberFormatStyle
#define LFNumberFormatSymbol UNumberFormatSymbol
#define LFNumberFormatTextAttribute UNumberFormatTextAttribute
#define LFNumberFormatter UNumberFormatter
#define LFNumberRangeCollapse UNumberRangeCollapse
#define LFNumberRangeFormatter UNumberRangeFormatter
#define LFNumberRangeIdentityFallback UNumberRangeIdentityFallback
#define LFNumberingSystem UNumberingSystem
#define LFPluralRules UPluralRules
#define LFPluralType UPluralType
#define LFResType UResType
#define LFResourceBundle UResourceBundle
#define LFSet USet
#define LFSpoofChecker USpoofChecker

#else

typedef int8_t LFBool;
typedef uint16_t LFChar;
typedef void *LFNumberFormat;

typedef struct LFBreakIterator LFBreakIterator;
typedef struct LFCaseMap LFCaseMap;
typedef struct LFCollationElements LFCollationElements;
typedef struct LFCollator LFCollator;
typedef struct LFConstrainedFieldPosition LFConstrainedFieldPosition;
typedef struct LFEnumeration LFEnumeration;
typedef struct LFFormattedNumber LFFormattedNumber;
typedef struct LFFormattedNumberRange LFFormattedNumberRange;
typedef struct LFFormattedValue LFFormattedValue;
typedef struct LFNumberFormatter LFNumberFormatter;
typedef struct LFNumberRangeFormatter LFNumberRangeFormatter;
typedef struct LFNumberingSystem LFNumberingSystem;
typedef struct LFPluralRules LFPluralRules;
typedef struct LFResourceBundle LFResourceBundle;
typedef struct LFSet LFSet;
typedef struct LFSpoofChecker LFSpoofChecker;

typedef int32_t LFCurrNameStyle;
typedef int32_t LFCurrencyUsage;
typedef int32_t LFErrorCode;
typedef int32_t LFLocAvailableType;
typedef int32_t LFLocDataLocaleType;
typedef int32_t LFNumberFormatAttribute;
typedef int32_t LFNumberFormatStyle;
typedef int32_t LFNumberFormatSymbol;
typedef int32_t LFNumberFormatTextAttribute;
typedef int32_t LFNumberRangeCollapse;
typedef int32_t LFNumberRangeIdentityFallback;
typedef int32_t LFPluralType;
typedef int32_t LFResType;

static const int32_t U_USING_DEFAULT_WARNING = -127;
static const int32_t U_ZERO_ERROR = 0;
static const int32_t U_MISSING_RESOURCE_ERROR = 2;
static const int32_t U_MEMORY_ALLOCATION_ERROR = 7;
static const int32_t U_BUFFER_OVERFLOW_ERROR = 15;
static const int32_t UCURR_SYMBOL_NAME = 0;
static const int32_t UCURR_LONG_NAME = 1;
static const int32_t UCURR_NARROW_SYMBOL_NAME = 2;
static const int32_t UCURR_USAGE_STANDARD = 0;
static const int32_t UCURR_USAGE_CASH = 1;
static const int32_t ULOC_AVAILABLE_DEFAULT = 0;
static const int32_t ULOC_AVAILABLE_WITH_LEGACY_ALIASES = 2;
static const int32_t ULOC_ACTUAL_LOCALE = 0;
static const int32_t UNUM_PATTERN_DECIMAL = 0;
static const int32_t UNUM_DECIMAL = 1;
static const int32_t UNUM_PERCENT = 3;
static const int32_t UNUM_SPELLOUT = 5;
static const int32_t UNUM_ORDINAL = 6;
static const int32_t UNUM_DURATION = 7;
static const int32_t UNUM_MAX_FRACTION_DIGITS = 6;
static const int32_t UNUM_MIN_FRACTION_DIGITS = 7;
static const int32_t UNUM_ROUNDING_MODE = 11;
static const int32_t UNUM_LENIENT_PARSE = 19;
static const int32_t UNUM_DEFAULT_RULESET = 6;
static const int32_t UNUM_PUBLIC_RULESETS = 7;
static const int32_t UNUM_RANGE_COLLAPSE_AUTO = 0;
static const int32_t UPLURAL_TYPE_CARDINAL = 0;
static const int32_t UPLURAL_TYPE_ORDINAL = 1;
static const int32_t URES_BINARY = 1;
static const int32_t URES_TABLE = 2;
static const int32_t URES_INT = 7;
static const int32_t URES_ARRAY = 8;
static const int32_t URES_INT_VECTOR = 14;

#endif

#endif
