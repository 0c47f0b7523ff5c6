internal import LocaleFormatCore

/// Elements that run the other way than the list are set between isolates, so that they do not turn what is around them. The ICU of
/// Swift's Foundation does so for elements with any character of that direction; the system's does not.
struct ListIsolation: Sendable {
    /// The direction that is not the list's.
    private let direction: WritingDirection

    /// As ICU isolates one letter of either direction; nil where it isolates neither.
    init?(_ formatted: ([String]) -> String?) {
        func isIsolated(_ letter: String) -> Bool {
            formatted([letter]) == "\(BidiIsolation.opening)\(letter)\(BidiIsolation.closing)"
        }
        if isIsolated("\u{5D0}") {
            direction = .rightToLeft
        } else if isIsolated("a") {
            direction = .leftToRight
        } else {
            return nil
        }
    }

    func applies(to element: String) -> Bool { BidiIsolation.hasCharacter(running: direction, in: element) }
}
