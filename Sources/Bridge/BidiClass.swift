internal import LocaleFormatCICU

/// The property Bidi_Class (UAX #9, table 4), by the standard's short names.
package enum BidiClass: UInt8, Sendable {
    // In the order of ICU's numbers for them (unicode/uchar.h), which are stable.
    case l, r, en, es, et, an, cs, b, s, ws, on, lre, lro, al, rle, rlo, pdf, nsm, bn, fsi, lri, rli, pdi

    @inline(__always)
    package init(of scalar: Unicode.Scalar) {
        let value = scalar.value
        if value < 0x80, value | 0x20 >= 0x61, value | 0x20 <= 0x7A {
            self = .l
        } else {
            self = BidiClass(rawValue: UInt8(truncatingIfNeeded: lf_u_charDirection(Int32(value)))) ?? .on
        }
    }

    /// Whether rule X9 removes it: embeddings, overrides, their end, and what has no place in a line.
    package var isRemoved: Bool {
        switch self {
        case .lre, .lro, .rle, .rlo, .pdf, .bn: true
        default: false
        }
    }

    /// LRI, RLI, FSI.
    package var isIsolateInitiator: Bool {
        switch self {
        case .lri, .rli, .fsi: true
        default: false
        }
    }
}

/// A bracket of the property Bidi_Paired_Bracket (UAX #9, BD14 and BD15).
package struct BidiBracket: Sendable {
    /// The same number for both brackets of a pair, and for pairs that are canonically equivalent: the one that opens.
    package let pair: UInt32
    package let isOpening: Bool

    /// Nil for what is no bracket.
    package init?(_ scalar: Unicode.Scalar) {
        let value = Int32(scalar.value)
        switch lf_u_bidiPairedBracketType(value) {
        case 1: (pair, isOpening) = (Self.canonical(value), true)
        case 2: (pair, isOpening) = (Self.canonical(lf_u_getBidiPairedBracket(value)), false)
        default: return nil
        }
    }

    /// U+2329 is U+3008; no other bracket has a canonical decomposition.
    private static func canonical(_ opening: Int32) -> UInt32 { opening == 0x2329 ? 0x3008 : UInt32(opening) }
}

/// What is shown in the place of a character in text from right to left (UAX #9, L4; property Bidi_Mirroring_Glyph).
package enum BidiMirroring {
    /// The character itself, if nothing else.
    package static func mirrored(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        Unicode.Scalar(UInt32(truncatingIfNeeded: lf_u_charMirror(Int32(scalar.value)))) ?? scalar
    }
}
