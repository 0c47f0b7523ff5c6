// UTS #35 part 8, "Derive the name locale": the script of a name.

/// The script in which a text is written, by ICU's number.
package enum NameScript {
    package static let latin: Int32 = 25
    package static let han: Int32 = 17
    package static let hangul: Int32 = 18
    package static let hiragana: Int32 = 20
    package static let katakana: Int32 = 22
    package static let bopomofo: Int32 = 5
    package static let katakanaOrHiragana: Int32 = 54
    package static let simplifiedHan: Int32 = 73
    package static let traditionalHan: Int32 = 74
    package static let japanese: Int32 = 105
    package static let korean: Int32 = 119
    package static let hanWithBopomofo: Int32 = 172

    /// The script of the first character that has one; nil when all are common or inherited.
    ///
    /// By scalars, so that a letter beyond the first 65,536 has its own script. (ICU4J 72 looks at half of a surrogate
    /// pair there and finds none.)
    package static func first(in text: String, _ known: any NameCharacters) -> Int32? {
        for scalar in text.unicodeScalars {
            // ASCII letters need no table.
            if scalar.isASCII {
                if case 0x61...0x7A = scalar.value | 0x20 { return latin }
                continue
            }
            let script = known.script(of: scalar)
            if script != ScriptNumber.common, script != ScriptNumber.inherited { return script }
        }
        return nil
    }

    /// The script of a name by the rule of the specification: of the surname, else of the given name, else of any part;
    /// nil when none has one.
    package static func of(_ name: NameParts, _ known: any NameCharacters) -> Int32? {
        if let surname = name.plainSurname, let script = first(in: surname, known) { return script }
        if let given = name.given, let script = first(in: given, known) { return script }
        return NameField.allCases.lazy.compactMap { name[$0] }.compactMap { first(in: $0, known) }.first
    }

    /// The scripts that a script code stands for: `Jpan` is three.
    private static func members(of script: Int32) -> [Int32] {
        switch script {
        case japanese: [han, hiragana, katakana]
        case korean: [hangul, han]
        case simplifiedHan, traditionalHan: [han]
        case hanWithBopomofo: [han, bopomofo]
        case katakanaOrHiragana: [hiragana, katakana]
        default: [script]
        }
    }

    /// Whether two scripts match: one and the same, or sets with a common member ("Switch the formatting locale if
    /// necessary"). A language whose script nobody knows is written in any.
    package static func match(_ left: Int32, _ right: Int32) -> Bool {
        if left == right || left == ScriptNumber.unknown || right == ScriptNumber.unknown { return true }
        let right = members(of: right)
        return members(of: left).contains { right.contains($0) }
    }

    /// Scripts of Chinese, Japanese and Korean names, which are written as a whole.
    package static func isEastAsian(_ script: Int32) -> Bool {
        switch script {
        case han, hangul, hiragana, katakana, bopomofo, katakanaOrHiragana, simplifiedHan, traditionalHan, japanese,
            korean, hanWithBopomofo:
            true
        default: false
        }
    }
}
