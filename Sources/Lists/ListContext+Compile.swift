internal import LocaleFormatValuePrograms

/// Where contexts are looked for, and by what elements.
extension ListContext {
    /// Those that may apply in a language.
    static func possible(in language: String) -> [ListContext] {
        switch language {
        case "es": [.spanishAnd, .spanishOr]
        case "he": [.hebrewAnd]
        default: []
        }
    }

    /// Starts of elements before which the other form is used, and before which it is not.
    var samples: (changing: [String], keeping: [String]) {
        switch self {
        case .spanishAnd: (["i", "I", "hi", "Hi", "hij"], ["hie", "hiA", "y", "h", "o", "8", "í", ""])
        case .spanishOr: (["o", "O", "8", "ho", "11", "11 ", "80"], ["110", "1", "ó", "i", "hi", ""])
        case .hebrewAnd: (["a", "1", "\u{661}", "-", "\u{1F600}"], ["\u{5D0}", "\u{FB1D}", ""])
        }
    }
}
