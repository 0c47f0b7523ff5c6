internal import LocaleFormatCICU

/// A character's class for line breaking (UAX #14, table 1), as far as it is asked for.
package enum LineBreakClass: Sendable {
    /// AI, AL, SA, SG and XX: rule LB1 makes letters of them.
    case letter
    /// CM and ZWJ.
    case combining
    /// HY, and U+2010.
    case hyphen
    /// IS
    case infix
    /// NU
    case numeric
    /// SY
    case slash
    case other

    package init(of scalar: UInt32) {
        // ICU's numbers of the classes (`ULineBreak` in unicode/uchar.h), which are stable.
        switch lf_u_lineBreakClass(Int32(scalar)) {
        case 0, 1, 2, 24, 25: self = .letter
        case 9, 42: self = .combining
        case 13: self = .hyphen
        case 16: self = .infix
        case 19: self = .numeric
        case 27: self = .slash
        default: self = scalar == 0x2010 ? .hyphen : .other
        }
    }
}
