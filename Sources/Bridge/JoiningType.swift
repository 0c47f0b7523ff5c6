internal import LocaleFormatCICU

/// The property Joining_Type: how a letter of a cursive script joins its neighbours (Unicode Standard, section 9.2, table 9-3).
package enum JoiningType: Int32, Sendable {
    // In the order of ICU's numbers for them (unicode/uchar.h, `UJoiningType`), which are stable.
    case nonJoining, joinCausing, dualJoining, leftJoining, rightJoining, transparent

    package init(of scalar: UInt32) {
        self = Self(rawValue: lf_u_joiningType(Int32(bitPattern: scalar))) ?? .nonJoining
    }

    /// Whether it joins the letter behind it in the text, if that one does.
    package var joinsNext: Bool { self == .dualJoining || self == .leftJoining || self == .joinCausing }

    /// Whether it joins the letter before it in the text, if that one does.
    package var joinsLast: Bool { self == .dualJoining || self == .rightJoining || self == .joinCausing }
}
