import LocaleFormatText
import Testing

@Suite struct AlphabeticIndexTests {
    @Test(
        arguments: [
            ("en", "ABCDEFGHIJKLMNOPQRSTUVWXYZ#"), ("sv", "ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ#"),
            ("ja", "ABCDEFGHIJKLMNOPQRSTUVWXYZあかさたなはまやらわ#"),
        ] as [(LocaleID, String)])
    func headings(locale: LocaleID, expected: String) throws {
        #expect(try AlphabeticIndex(CollationStyle(locale: locale)).headings == expected.map { String($0) })
    }

    @Test(
        arguments: [
            ("en", "Élan", "E"), ("en", "æon", "A"), ("en", "Ωμέγα", "#"), ("en", "7up", "#"), ("en", "", "#"),
            ("en", "...", "#"), ("en", "zzz", "Z"), ("en", "日本", "#"), ("en", "Жук", "#"),
            ("de", "Ärger", "A"), ("da", "aarhus", "Å"), ("cs", "chata", "CH"), ("cs", "cibule", "C"),
            ("cs", "Žák", "Ž"),
            ("hu", "csárda", "CS"), ("es", "ñu", "Ñ"), ("ru", "ёлка", "Е"), ("ru", "Anna", "A"), ("el", "άλφα", "Α"),
            ("ja", "がくせい", "か"), ("ja", "ﾊﾝ", "は"), ("ja", "ローマ", "ら"), ("ja", "漢字", "#"), ("ja", "Zen", "Z"),
            ("ko", "강", "ㄱ"), ("ko", "하늘", "ㅎ"), ("ko", "까치", "ㄱ"), ("zh", "安全", "A"), ("zh", "中国", "Z"),
            ("zh", "Zoo", "Z"), ("zh-u-co-stroke", "一", "1劃"), ("zh-Hant", "中", "4劃"), ("zh-u-co-zhuyin", "八", "ㄅ"),
            ("he", "שלום", "ש"), ("ar", "بيت", "ب"), ("hi", "कमल", "क"), ("th", "กา", "ก"), ("vi", "Đà Nẵng", "Đ"),
        ] as [(LocaleID, String, String)])
    func heading(locale: LocaleID, text: String, expected: String) throws {
        #expect(try AlphabeticIndex(CollationStyle(locale: locale)).heading(of: text) == expected)
    }

    @Test func sectionsAreInOrder() throws {
        let index = try AlphabeticIndex(CollationStyle(locale: "de"), addsLatin: false)
        let sections = index.sections(of: ["Zebra", "3 Äpfel", "Apfel", "äpfel", "Birne"]) { $0 }
        #expect(sections.map(\.heading) == ["A", "B", "Z", "#"])
        #expect(sections[0].elements == ["Apfel", "äpfel"])
    }
}
