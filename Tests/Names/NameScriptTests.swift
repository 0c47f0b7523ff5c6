import LocaleFormatValuePrograms
import Testing

@testable import LocaleFormatNames

/// The script of a name: that of its first character that has one (UTS #35 part 8, "Derive the name locale").
@Suite struct NameScriptTests {
    /// Marks, digits and signs have none, those beside ASCII's letters in the table of characters neither.
    @Test func whatHasNoScript() {
        for value in UInt32(0)..<0x80 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let isLetter = scalar.properties.isAlphabetic
            #expect(NameScript.first(in: String(scalar)) == (isLetter ? NameScript.latin : nil), "\(value)")
            #expect(NameScript.first(in: "\(scalar)山") == (isLetter ? NameScript.latin : NameScript.han), "\(value)")
        }
        #expect(NameScript.first(in: "") == nil && NameScript.first(in: "\u{301}・ー") == nil)
    }

    @Test(arguments: [
        ("山田", NameScript.han), ("やまだ", NameScript.hiragana), ("ヤマダ", NameScript.katakana), ("김", NameScript.hangul),
        ("ㄅ", NameScript.bopomofo), ("Ö", NameScript.latin), ("’山", NameScript.han), ("𠮷", NameScript.han),
        ("1 Ada", NameScript.latin),
    ])
    func ofText(text: String, script: Int32) { #expect(NameScript.first(in: text) == script) }

    /// Surname, then given name, then any part.
    @Test func ofNames() {
        #expect(
            NameScript.of(PersonName(given: "Ada", family: "山田").parts, ICUNameKnowledge.characters) == NameScript.han)
        #expect(
            NameScript.of(PersonName(given: "山田", family: "-").parts, ICUNameKnowledge.characters) == NameScript.han)
        #expect(
            NameScript.of(PersonName(prefix: "Dr.", given: "…").parts, ICUNameKnowledge.characters) == NameScript.latin)
        #expect(NameScript.of(PersonName(given: "1").parts, ICUNameKnowledge.characters) == nil)
    }

    /// Scripts match that have a member in common, and what nobody knows.
    @Test func matches() {
        let pairs: [(Int32, Int32, Bool)] = [
            (NameScript.latin, NameScript.latin, true), (NameScript.latin, NameScript.han, false),
            (NameScript.japanese, NameScript.katakana, true), (NameScript.japanese, NameScript.hangul, false),
            (NameScript.korean, NameScript.japanese, true), (NameScript.simplifiedHan, NameScript.traditionalHan, true),
            (NameScript.hanWithBopomofo, NameScript.bopomofo, true),
            (NameScript.hanWithBopomofo, NameScript.korean, true),
            (NameScript.katakanaOrHiragana, NameScript.hiragana, true),
            (NameScript.katakanaOrHiragana, NameScript.hangul, false),
            (NameScript.katakanaOrHiragana, NameScript.han, false),
            (NameScript.simplifiedHan, NameScript.bopomofo, false),
        ]
        for (left, right, expected) in pairs {
            #expect(NameScript.match(left, right) == expected, "\(left) \(right)")
            #expect(NameScript.match(right, left) == expected, "\(right) \(left)")
        }
    }
}
