internal import LocalizedStrings

/// The words for how far a translation is, in both versions.
///
/// | catalog | XLIFF 1.2 | XLIFF 2.0 |
/// |---|---|---|
/// | `translated` | `translated` (read also: `final`, `signed-off`) | `translated` (read also: `reviewed`, `final`) |
/// | `needs_review` | `needs-review-translation` (read also: the other `needs-…`, save `needs-translation`) | `translated`, subState `xcstrings:needs_review` |
/// | `new` | `new` (read also: `needs-translation`) | `initial` |
/// | any other | `x-` and the word | `initial`, subState `xcstrings:` and the word |
///
/// A target without a state is translated, as Xcode takes it; an empty one is none.
enum XLIFFStates {
    static func word12(_ state: TranslationState) -> String {
        switch state {
        case .translated: "translated"
        case .needsReview: "needs-review-translation"
        case .new: "new"
        default: "x-" + state.rawValue
        }
    }

    static func state12(_ word: String?) -> TranslationState {
        switch word {
        case nil, "translated", "final", "signed-off": .translated
        case "new", "needs-translation": .new
        case let word? where word.hasPrefix("needs-"): .needsReview
        case let word? where word.hasPrefix("x-"): TranslationState(rawValue: String(word.dropFirst(2)))
        default: .needsReview
        }
    }

    private static let prefix = "xcstrings:"

    static func words20(_ state: TranslationState) -> (state: String, subState: String?) {
        switch state {
        case .translated: ("translated", nil)
        case .needsReview: ("translated", prefix + state.rawValue)
        case .new: ("initial", nil)
        default: ("initial", prefix + state.rawValue)
        }
    }

    static func state20(_ state: String?, subState: String?) -> TranslationState {
        if let subState, subState.hasPrefix(prefix) {
            return TranslationState(rawValue: String(subState.dropFirst(prefix.count)))
        }
        return state == "initial" ? .new : .translated
    }
}
