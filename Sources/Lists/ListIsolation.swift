internal import LocaleFormatBridge

/// Elements that run the other way than the list are set between isolates (U+2068 and U+2069), so that they do not turn what is
/// around them. The ICU of Swift's Foundation does so for elements with any character of that direction; the system's does not.
struct ListIsolation: Sendable {
    static let opening: Character = "\u{2068}"
    static let closing: Character = "\u{2069}"

    /// Whether the direction that is not the list's is from right to left.
    private let isRightToLeft: Bool

    /// As ICU isolates one letter of either direction; nil where it isolates neither.
    init?(_ formatted: ([String]) -> String?) {
        func isIsolated(_ letter: String) -> Bool { formatted([letter]) == "\(Self.opening)\(letter)\(Self.closing)" }
        if isIsolated("\u{5D0}") {
            isRightToLeft = true
        } else if isIsolated("a") {
            isRightToLeft = false
        } else {
            return nil
        }
    }

    /// Text without any isolates, which no pattern has.
    static func removed(from text: String) -> String {
        text.filter { $0 != opening && $0 != closing }
    }

    func applies(to element: String) -> Bool {
        element.unicodeScalars.contains { scalar in
            // What is written from right to left begins with Hebrew.
            if isRightToLeft, scalar.value < 0x590 { return false }
            return isOther(BidiClass(of: scalar))
        }
    }

    private func isOther(_ type: BidiClass) -> Bool {
        switch type {
        case .l, .lre, .lro: !isRightToLeft
        case .r, .al, .an, .rle, .rlo: isRightToLeft
        default: false
        }
    }
}
