public import LocaleFormatCore
internal import LocaleFormatMemory

/// Takes a name that is written on one line apart, as `PersonNameComponents(_: String)` does on Apple systems.
///
/// ```swift
/// let name = try PersonNameParser(locale: "en").parse("Dr. Vincent Willem van Gogh Jr.")
/// name.prefix    // "Dr."
/// name.given     // "Vincent"
/// name.middle    // "Willem"
/// name.family    // "van Gogh"
/// name.suffix    // "Jr."
/// ```
///
/// This is best effort: no rule can tell that José Luis is one given name and Jean Luc another, or where a Spanish name's
/// first surname begins. What it goes by:
///
/// | written | read as |
/// |---|---|
/// | `Clark, Thomas Louis` | family, then given and middle |
/// | `Dr. Thomas Clark, Ph.D.` | known titles before, known suffixes behind |
/// | `Thomas "Tom" Clark`, `Thomas (Tom) Clark` | nickname |
/// | `Ludwig van Beethoven` | a particle begins the surname |
/// | `Nagy Zoltán` in `hu` | the locale's order |
/// | `Diego Rivera Barrientos` in `es` | two surnames |
/// | `汪瑗珺`, `欧阳娜娜` | Chinese and Korean surnames have one character, or are known ones of two |
/// | `山田太郎`, `佐々木希` | Japanese surnames have two characters, or are known ones of other lengths |
/// | `山田たろう` | the surname ends where the script changes |
/// | `アルベルト・アインシュタイン` | a foreign name, given name first |
///
/// With such a result, ``PersonNameStyle`` writes the name that was read wherever the locale's order allows it.
public struct PersonNameParser: Hashable, Sendable, Codable {
    /// The language that the name is taken to be written in.
    public var locale: LocaleID

    /// A parser for names that are written in the locale's language.
    public init(locale: LocaleID) { self.locale = locale }

    /// The longest text that is read, in UTF-8 bytes.
    public static let maximumLength = 4_096

    /// - Throws: ``PersonNameParseError`` for `""`, `"42"`, or a text of more than ``maximumLength`` bytes.
    public func parse(_ text: some StringProtocol) throws(PersonNameParseError) -> PersonName {
        guard text.utf8.count <= Self.maximumLength else {
            throw .tooLong(length: text.utf8.count, limit: Self.maximumLength)
        }
        var line = String(text).withOrderedMarks
        let nickname = ParsedNickname.take(from: &line)
        let words = line.split(whereSeparator: \.isWhitespace)
        guard !words.isEmpty else {
            guard let nickname else { throw .empty }
            return PersonName(given: nickname)
        }
        guard line.unicodeScalars.contains(where: \.properties.isAlphabetic) else { throw .noLetters(String(text)) }
        var name: PersonName
        if let script = NameScript.first(in: line), NameScript.isEastAsian(script) {
            name = EastAsianNameParser(language: LanguageKey(locale)).parse(line)
        } else {
            name = SpacedNameParser(locale: locale).parse(line)
        }
        if let nickname { name.nickname = nickname }
        return name
    }
}

extension PersonName {
    /// Reads a name written on one line, by ``PersonNameParser``.
    ///
    /// - Throws: ``PersonNameParseError`` for a text that is no name.
    public init(parsing text: some StringProtocol, locale: LocaleID) throws(PersonNameParseError) {
        self = try PersonNameParser(locale: locale).parse(text)
    }
}

/// A nickname between quotation marks or in parentheses, in the midst of a name.
enum ParsedNickname {
    private static let pairs: [(open: Character, close: Character)] = [
        ("\"", "\""), ("“", "”"), ("„", "“"), ("«", "»"), ("»", "«"), ("(", ")"), ("（", "）"), ("「", "」"), ("‘", "’"),
    ]

    static func take(from line: inout String) -> String? {
        for (open, close) in pairs {
            guard let start = line.firstIndex(of: open),
                let end = line[line.index(after: start)...].firstIndex(of: close)
            else { continue }
            let inside = line[line.index(after: start)..<end].split(whereSeparator: \.isWhitespace)
            guard !inside.isEmpty else { continue }
            let nickname = inside.joined(separator: " ")
            line.replaceSubrange(start...end, with: " ")
            return nickname
        }
        return nil
    }
}
