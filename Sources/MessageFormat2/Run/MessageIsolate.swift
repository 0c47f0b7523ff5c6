/// The character that isolates a placeholder: UTS #35 part 9, "Handling Bidirectional Text".
package enum MessageIsolate: UInt8, Sendable {
    case leftToRight = 1
    case rightToLeft, firstStrong

    /// U+2066, U+2067 and U+2068 differ in their last byte.
    var lastByte: UInt8 { 0xA5 + rawValue }

    /// Nil where none is needed.
    ///
    /// - Parameters:
    ///   - direction: which way the text runs, where it is known.
    ///   - isAsked: whether `u:dir` asks for it.
    init?(_ direction: MessageDirection?, isAsked: Bool, in program: MessageProgram) {
        guard program.options.isolation == .default else { return nil }
        switch direction {
        case .leftToRight:
            guard program.isRightToLeft || isAsked else { return nil }
            self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        case .automatic, nil: self = .firstStrong
        }
    }
}
