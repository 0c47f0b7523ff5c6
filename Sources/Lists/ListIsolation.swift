internal import LocaleFormatBridge

/// Elements that run the other way than the list are set between isolates (U+2068 and U+2069), so that they do not turn what is
/// around them. The ICU of Swift's Foundation does so for elements with any character of that direction; the system's does not.
struct ListIsolation: Sendable {
    static let opening: Character = "\u{2068}"
    static let closing: Character = "\u{2069}"

    /// The direction that is not the list's.
    private let direction: BidiClass

    /// As ICU isolates one letter of either direction; nil where it isolates neither.
    init?(_ formatted: ([String]) -> String?) {
        func isIsolated(_ letter: String) -> Bool { formatted([letter]) == "\(Self.opening)\(letter)\(Self.closing)" }
        if isIsolated("\u{5D0}") {
            direction = .rightToLeft
        } else if isIsolated("a") {
            direction = .leftToRight
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
            if direction == .rightToLeft, scalar.value < 0x590 { return false }
            return BidiClass(of: scalar) == direction
        }
    }
}
