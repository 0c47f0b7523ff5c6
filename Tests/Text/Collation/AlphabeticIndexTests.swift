import LocaleFormatCollation
import LocaleFormatText
import Testing

@Suite struct AlphabeticIndexTests {
    @Test(
        arguments: [
            ("en", "ABCDEFGHIJKLMNOPQRSTUVWXYZ#"), ("sv", "ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ#"),
            ("ja", "ABCDEFGHIJKLMNOPQRSTUVWXYZあかさたなはまやらわ#"), ("zh", "ABCDEFGHIJKLMNOPQRSTUVWXYZ#"),
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
            ("zh-Hant", "王小明", "4劃"), ("zh-Hant", "犬", "4劃"), ("zh", "伊", "Y"), ("zh", "Ute", "U"),
            ("mt", "ieqaf", "IE"), ("mt", "ikla", "I"), ("haw", "Carl", "C"), ("haw", "Kai", "K"), ("twq", "vas", "V"),
        ] as [(LocaleID, String, String)])
    func heading(locale: LocaleID, text: String, expected: String) throws {
        #expect(try AlphabeticIndex(CollationStyle(locale: locale)).heading(of: text) == expected)
    }

    /// What has no heading stands where it sorts, and the headings of Latin letters begin in front of Greek ones.
    @Test func bucketsAreInOrder() throws {
        let index = try AlphabeticIndex(CollationStyle(locale: "ru").reordering(["latn", "grek", "cyrl"]))
        let filled = index.filledBuckets(of: ["日本", "Борис", "Ώρα", "Anna", "9", "αβ"]) { $0 }
        #expect(filled.map(\.bucket.kind) == [.underflow, .label, .inflow, .label, .overflow])
        #expect(filled.map(\.bucket.label) == ["…", "A", "…", "Б", "…"])
        #expect(filled.map(\.elements) == [["9"], ["Anna"], ["αβ", "Ώρα"], ["Борис"], ["日本"]])
        #expect(index.buckets.map(\.kind).filter { $0 != .label } == [.underflow, .inflow, .overflow])
        #expect(index.bucketIndex(of: "") == 0 && index.buckets.last?.kind == .overflow)
        let chinese = try AlphabeticIndex(CollationStyle(locale: "zh")).buckets
        #expect(chinese.map(\.kind).filter { $0 != .label } == [.underflow, .overflow])
        #expect(!(try AlphabeticIndex(CollationStyle(locale: "el"), addsLatin: false).headings.contains("A")))
    }

    /// What is behind a label of two weights goes on under the label before.
    @Test func labelsOfSeveralWeights() throws {
        let index = try AlphabeticIndex(CollationStyle(locale: "mt"))
        #expect(index.heading(of: "if") == "I")
        #expect(index.heading(of: "iel") == "IE")
    }

    @Test func sectionsAreInOrder() throws {
        let index = try AlphabeticIndex(CollationStyle(locale: "de"), addsLatin: false)
        let sections = index.sections(of: ["Zebra", "3 Äpfel", "Apfel", "äpfel", "Birne"]) { $0 }
        #expect(sections.map(\.heading) == ["A", "B", "Z", "#"])
        #expect(sections[0].elements == ["Apfel", "äpfel"])
    }
}
