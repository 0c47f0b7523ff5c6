internal import LocaleFormatCore
internal import LocaleFormatValuePrograms

extension ListIsolation {
    /// As ICU isolates one letter of either direction; nil where it isolates neither.
    init?(_ formatted: ([String]) -> String?) {
        func isIsolated(_ letter: String) -> Bool {
            formatted([letter]) == "\(BidiIsolation.opening)\(letter)\(BidiIsolation.closing)"
        }
        // The direction that is not the list's.
        if isIsolated("\u{5D0}") {
            self.init(name: "of right to left") { BidiIsolation.isRunning(.rightToLeft, $0) }
        } else if isIsolated("a") {
            self.init(name: "of left to right") { BidiIsolation.isRunning(.leftToRight, $0) }
        } else {
            return nil
        }
    }
}
