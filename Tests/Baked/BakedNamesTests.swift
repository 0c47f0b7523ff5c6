import LocaleFormat
import LocaleFormatBake
import LocaleFormatBaked
import LocaleFormatOperations
import TestSupport
import Testing

/// Baked names of people say what the library says with ICU in this process.
@Suite(.cldr(from: 42, "patterns of personal names")) struct BakedNamesTests {
    static let formats = """
        "person": {"op": "name"}, "person-long": {"op": "name", "style": "long"},
        "person-short": {"op": "name", "style": "short", "noNicknames": true},
        "person-initials": {"op": "name", "style": "abbreviated"},
        "person-sorted": {"op": "name", "length": "medium", "order": "sorting", "capitalizedSurname": true},
        "person-monogram": {"op": "name", "length": "long", "usage": "monogram", "formality": "formal"},
        "person-called": {"op": "name", "usage": "addressing", "formality": "informal"}
        """

    private static let words = [
        "Thomas", "Mary Ann", "Jean-Paul", "ijsbrand", "ilgi", "Zoltán", "ǳiatkowicz", "ﬁnn", "Żółć", "駿", "宮崎", "汪",
        "瑗珺", "민준", "김", "アルベルト",
        "アインシュタイン", "やまだ", "Ήλιος", "Παπαδόπουλος", "Άι", "Анна", "Иванова", "क्षमा", "शर्मा", "สมชาย", "ใจดี", "សុខ", "محمد",
        "الفارسي", "דוד",
        "თამარ", "Մարիամ", "և", "e\u{301}lan", "👩‍👩‍👧", "’t Hart", "1", "-", " ", "Ⅻ", "ㄅㄆ", "லட்சுமி", "ꦱꦸ", "o’neil", "ŉ",
        "ß",
    ]
    private static let keys = [
        "title", "given", "given2", "surname", "surname2", "generation", "credentials", "suffix", "given-informal",
        "surname-prefix", "surname-core", "surname-initial", "given-monogram",
    ]

    private static func fields(_ random: inout SeededGenerator) -> [OperationInput.Field] {
        var fields: [OperationInput.Field] = []
        for (place, key) in keys.enumerated() {
            let chance = [1, 3].contains(place) ? 85 : 20
            if Int.random(in: 0..<100, using: &random) < chance {
                fields.append(.init(key: key, text: random.element(of: words)))
            }
        }
        if Int.random(in: 0..<2, using: &random) == 0 {
            var locale = random.element(of: LocaleID.available).tag
            if Int.random(in: 0..<4, using: &random) == 0 {
                locale = random.element(of: [
                    "iw", "zh-TW", "zh-Hant-MO", "zh-SG", "ja-Latn", "ru-Latn-DE", "xx", "und", "und-JP", "en-AQ",
                    "sr-ME", "es-BO", "deu", "tlh", "de-1901",
                ])
            }
            fields.append(.init(key: "locale", text: locale))
        }
        if Int.random(in: 0..<8, using: &random) == 0 {
            fields.append(.init(key: "preferredOrder", text: "surnameFirst"))
        }
        return fields
    }

    @Test func equalLive() throws {
        var random = SeededGenerator(for: "BakedNamesTests")
        let count = TestSize.of(200, usually: 13)
        var tags: Set<String> = [
            "de", "ja", "zh", "zh-Hant-HK", "th", "el", "tr", "nl", "hu", "und", "yue-Hans", "ko-KP",
        ]
        while tags.count < count { tags.insert(random.element(of: LocaleID.available).tag) }
        let list = try BakedSamples.list(locales: tags.sorted(), formats: Self.formats)
        let baked = try BakedFormats(BakedFormatList(list).bytes)
        var mismatches = Mismatches()
        for tag in tags.sorted() {
            for format in list.formats {
                let live = try format.live(in: tag)
                let held = try baked.personName(format.name, in: tag)
                for _ in 0..<TestSize.of(100, usually: 8) * SeededGenerator.rounds {
                    let fields = Self.fields(&random)
                    var bytes: [UInt8] = []
                    try live.append(.fields(fields), to: &bytes)
                    let name = try NameParts(
                        fields: Dictionary(fields.map { ($0.key, $0.text) }, uniquingKeysWith: { $1 }))
                    let shown = fields.map { "\($0.key): \($0.text)" }.joined(separator: ", ")
                    mismatches.expect(
                        held.format(name), equals: String(decoding: bytes, as: UTF8.self),
                        "\(format.name) of {\(shown)} in \(tag)")
                }
            }
        }
        mismatches.report()
    }

    @Test func byName() throws {
        let formats = try BakedSamples.baked(
            locales: ["de", "ja"], formats: Self.formats + #", "n": {"op": "number"}"#
        ).formats
        #expect(try formats.kind(of: "person") == .name)
        let name = NameParts(prefix: "Dr.", given: "Ada", middle: "King", family: "Lovelace")
        #expect(try formats.format("person", name, in: "de-AT") == "Ada Lovelace")
        #expect(try formats.format("person-long", name.from("en"), in: "de") == "Dr. Ada King Lovelace")
        #expect(try formats.format("person-initials", NameParts(given: "駿", family: "宮崎"), in: "ja") == "宮")
        #expect(try formats.format("person", NameParts(), in: "ja").isEmpty)
        #expect(throws: BakedError.wrongKind(format: "person", expected: "people's names")) {
            try formats.format("person", 1, in: "de")
        }
        #expect(throws: BakedError.wrongKind(format: "n", expected: "numbers")) {
            try formats.format("n", name, in: "de")
        }
        #expect(throws: LocaleError.self) { try name.from("x!") }
        #expect(throws: PersonNameError.unknownOrder("last")) { try NameParts(fields: ["preferredOrder": "last"]) }
        #expect(
            try NameParts(fields: ["surname-core": "Plas", "surname-prefix": "van der"])[.surname] == "van der Plas")
    }
}
