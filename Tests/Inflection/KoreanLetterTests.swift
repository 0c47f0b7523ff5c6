import LocaleFormat
import LocalizedStrings
import LocaleFormatInflection
import Testing

/// What Korean particles follow that is no Hangul: letters are read by their names, signs are left as they are.
@Suite struct KoreanLetterTests {
    private func particle(behind text: String) throws -> String {
        try #require(Inflector(locale: "ko")).inflect([argument(text), .init("을")]).pieces[1]
    }

    /// Both ends of the Latin letters, among which are two signs of arithmetic.
    @Test(arguments: ["A", "Z", "a", "z", "À", "Ö", "Ø", "ö", "ø", "ɏ", "Ａ", "Ｚ", "ａ", "ｚ"])
    func letters(letter: String) throws {
        #expect(try particle(behind: letter) == "를")
    }

    @Test(arguments: ["@", "[", "`", "{", "¿", "×", "÷", "ɐ", "＠", "［", "｀", "｛"])
    func signs(sign: String) throws {
        #expect(try particle(behind: sign) == "을")
        let result = try #require(Inflector(locale: "ko")).inflect([argument(sign), .init("를")])
        #expect(result.pieces[1] == "를")
    }

    /// An amount is read with its currency last, wherever that is written: 달러, 원.
    @Test(arguments: [
        ("$1", "를"), ("$ 1", "를"), ("$\u{A0}1", "를"), ("$-1", "를"), ("$ - 1", "를"), ("-$ 1", "를"), ("₩2", "을"),
        ("₩ 2", "을"),
        ("₩ -2", "을"), ("A 1", "을"), ("- 2", "를"), ("₩ A 2", "를"),
    ])
    func amounts(text: String, expected: String) throws {
        #expect(try particle(behind: text) == expected)
    }
}
