// UTS #35 part 8, "Derive the name locale": the script of a name.
internal import LocaleFormatBridge

/// The script in which a text is written, by ICU's number.
enum NameScript {
    static let latin: Int32 = 25
    static let han: Int32 = 17
    static let hangul: Int32 = 18
    static let hiragana: Int32 = 20
    static let katakana: Int32 = 22
    static let bopomofo: Int32 = 5
    static let katakanaOrHiragana: Int32 = 54
    static let simplifiedHan: Int32 = 73
    static let traditionalHan: Int32 = 74
    static let japanese: Int32 = 105
    static let korean: Int32 = 119
    static let hanWithBopomofo: Int32 = 172

    /// The script of the first character that has one; nil when all are common or inherited.
    ///
    /// By scalars, so that a letter beyond the first 65,536 has its own script. (ICU4J 72 looks at half of a surrogate
    /// pair there and finds none.)
    static func first(in text: String) -> Int32? {
        for scalar in text.unicodeScalars {
            // ASCII letters need no table.
            if scalar.isASCII {
                if case 0x61...0x7A = scalar.value | 0x20 { return latin }
                continue
            }
            let script = ScriptData.script(of: scalar)
            if script != ScriptData.common, script != ScriptData.inherited { return script }
        }
        return nil
    }

    /// The script of a name by the rule of the specification: of the surname, else of the given name, else of any part;
    /// nil when none has one.
    static func of(_ name: PersonName) -> Int32? {
        if let surname = name.plainSurname, let script = first(in: surname) { return script }
        if let given = name.given, let script = first(in: given) { return script }
        return NameField.allCases.lazy.compactMap { name[$0] }.compactMap(first).first
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
    static func match(_ left: Int32, _ right: Int32) -> Bool {
        if left == right || left == ScriptData.unknown || right == ScriptData.unknown { return true }
        let right = members(of: right)
        return members(of: left).contains { right.contains($0) }
    }

    /// Scripts of Chinese, Japanese and Korean names, which are written as a whole.
    static func isEastAsian(_ script: Int32) -> Bool {
        switch script {
        case han, hangul, hiragana, katakana, bopomofo, katakanaOrHiragana, simplifiedHan, traditionalHan, japanese,
            korean, hanWithBopomofo:
            true
        default: false
        }
    }
}
