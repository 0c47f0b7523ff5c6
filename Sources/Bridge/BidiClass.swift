internal import LocaleFormatCICU

/// To which side text runs, by the classes of its characters (UAX #9, "Bidirectional Character Types").
package enum BidiClass {
    case leftToRight
    case rightToLeft

    /// Nil for what has no direction of its own: digits, punctuation, spaces.
    package init?(of scalar: Unicode.Scalar) {
        // ICU's numbers of the classes (unicode/uchar.h), which are stable.
        switch lf_u_charDirection(Int32(scalar.value)) {
        case 0, 11, 12: self = .leftToRight  // L, LRE, LRO
        case 1, 5, 13, 14, 15: self = .rightToLeft  // R, AN, AL, RLE, RLO
        default: return nil
        }
    }
}
