// Properties that the bidirectional algorithm reads: unicode/uchar.h.
#ifndef LF_CICUBIDI_H
#define LF_CICUBIDI_H

#include "CICUTypes.h"

/// ICU's `UCharDirection`, the class of the bidirectional algorithm (UAX #9).
int32_t lf_u_charDirection(int32_t scalar);

int32_t lf_u_charMirror(int32_t scalar);

int32_t lf_u_getBidiPairedBracket(int32_t scalar);

/// ICU's `UBidiPairedBracketType`: 0 for no bracket, 1 for one that opens, 2 for one that closes.
int32_t lf_u_bidiPairedBracketType(int32_t scalar);

#endif
