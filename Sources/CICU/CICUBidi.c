// Properties that the bidirectional algorithm reads: unicode/uchar.h.
#include <unicode/uchar.h>

#include "CICUForwarders.h"
#include "include/CICUBidi.h"

int32_t lf_u_charDirection(int32_t scalar) { return (int32_t)u_charDirection(scalar); }

int32_t lf_u_charMirror(int32_t scalar) { return u_charMirror(scalar); }

int32_t lf_u_getBidiPairedBracket(int32_t scalar) { return u_getBidiPairedBracket(scalar); }

int32_t lf_u_bidiPairedBracketType(int32_t scalar) {
    return u_getIntPropertyValue(scalar, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
}
