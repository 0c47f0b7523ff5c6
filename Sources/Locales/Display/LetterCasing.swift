internal import LocaleFormatBridge
internal import LocaleFormatCore

/// Upper case by the rules of a language: Turkish dotted i, Greek capitals without accents, Dutch IJ.
///
/// Latin and Cyrillic letters of languages without rules of their own are done here; all else asks ICU.
package struct LetterCasing: Sendable {
    private let hasOwnRules: Bool
    private let pool: HandlePool<CaseMapHandle>

    /// - Parameter locale: in ICU's form.
    package init(locale: String, language: String) {
        hasOwnRules = ["tr", "az", "lt", "el", "hy", "nl"].contains(language)
        pool = HandlePool(limit: 2) { () throws(ICUError) in try CaseMapHandle(locale: locale) }
    }

    package func uppercased(_ text: String) -> String {
        if !hasOwnRules, text.unicodeScalars.allSatisfy(Self.isPlain) { return text.uppercased() }
        return (try? pool.withHandle { (map) throws(ICUError) in try map.uppercased(text) }) ?? text.uppercased()
    }

    /// The first letter as at the head of a title; the rest unchanged.
    package func initialCapitalized(_ text: String) -> String {
        if !hasOwnRules, let first = text.utf8.first, first & 0xDF >= 0x41, first & 0xDF <= 0x5A {
            guard first >= 0x61 else { return text }
            return String(Unicode.Scalar(first & 0xDF))
                + text.unicodeScalars.dropFirst().reduce(into: "") {
                    $0.unicodeScalars.append($1)
                }
        }
        return (try? pool.withHandle { (map) throws(ICUError) in try map.initialCapitalized(text) }) ?? text
    }

    /// Characters whose upper case every version of Unicode and every language without rules of its own agrees on.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x17F, 0x400...0x481, 0x48A...0x52F, 0x590...0x7FF, 0x3000...0x9FFF, 0xAC00...0xD7A3: true
        default: false
        }
    }
}
