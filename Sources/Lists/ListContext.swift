/// Words that change with the sound or script of what follows them.
///
/// ICU decides by these rules since version 67, for the languages named; CLDR's patterns know one form only. Whether they
/// hold for the ICU at hand is tried out when a style is compiled.
enum ListContext: Sendable, CaseIterable {
    /// Spanish "y" becomes "e" before an i: "padre e hijo", but "agua y hielo".
    case spanishAnd
    /// Spanish "o" becomes "u" before an o: "siete u ocho", "10 u 11".
    case spanishOr
    /// The Hebrew letter for "and" is a prefix, and takes a hyphen before other scripts.
    case hebrewAnd

    /// Whether the other form is used before this element.
    func applies(to element: String, isHebrew: (Unicode.Scalar) -> Bool) -> Bool {
        let text = element.utf8
        let start = text.prefix(3).map { byte in (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
        switch self {
        case .spanishAnd:
            if start.first == UInt8(ascii: "i") { return true }
            guard start.starts(with: "hi".utf8) else { return false }
            return start.count == 2 || (start[2] != UInt8(ascii: "a") && start[2] != UInt8(ascii: "e"))
        case .spanishOr:
            if start.first == UInt8(ascii: "o") || start.first == UInt8(ascii: "8") { return true }
            // Eleven, "once", by itself: not 110.
            return start.starts(with: "ho".utf8)
                || (start.starts(with: "11".utf8) && (start.count == 2 || start[2] == UInt8(ascii: " ")))
        case .hebrewAnd:
            guard let first = element.unicodeScalars.first else { return false }
            return !isHebrew(first)
        }
    }

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
