internal import LocaleFormatCore

/// Which arguments of a text are isolated, by its options and its language's direction.
struct ArgumentIsolation {
    static let start = String(BidiIsolation.opening)
    static let end = String(BidiIsolation.closing)

    private let mode: TextOptions.Isolation
    private let isRightToLeft: Bool

    init(_ mode: TextOptions.Isolation, isRightToLeft: Bool) {
        self.mode = mode
        self.isRightToLeft = isRightToLeft
    }

    /// No right-to-left character has a lesser byte alone in UTF-8.
    static let leastRightToLeft: UInt8 = 0xD6

    /// Whether nothing is isolated.
    var isNever: Bool { mode == .never }

    /// Whether nothing is isolated that has no right-to-left character.
    var isForRightToLeftAlone: Bool { mode == .never || mode == .automatic && !isRightToLeft }

    func isolates(_ text: String) -> Bool {
        switch mode {
        case .never: return false
        case .always: return !text.isEmpty
        case .automatic:
            if !isRightToLeft, !text.utf8.contains(where: { $0 >= Self.leastRightToLeft }) { return false }
            return BidiIsolation.isNeeded(for: text, in: isRightToLeft ? .rightToLeft : .leftToRight)
        }
    }
}
