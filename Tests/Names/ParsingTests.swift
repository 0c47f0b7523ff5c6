import Foundation
import LocaleFormatCore
import TestSupport
import Testing

@testable import LocaleFormatNames

@Suite struct ParsingTests {
    @Test(
        arguments: [
            ("en", "Dr. Vincent Willem van Gogh Jr.", ["Dr.", "Vincent", "Willem", "van Gogh", "Jr."]),
            ("en", "Clark, Thomas Louis", [nil, "Thomas", "Louis", "Clark", nil]),
            ("en", "Dr. Thomas Louis Clark, Ph.D., M.D.", ["Dr.", "Thomas", "Louis", "Clark", "Ph.D., M.D."]),
            ("en", "Sammy Davis Jr", [nil, "Sammy", nil, "Davis", "Jr"]),
            ("en", "Clark, Dr. Thomas", ["Dr.", "Thomas", nil, "Clark", nil]),
            ("en", "Dr. Clark, Thomas", ["Dr.", "Thomas", nil, "Clark", nil]),
            // A title is none where nothing is left for the name.
            ("en", "Dr.", [nil, "Dr.", nil, nil, nil]), ("de", "Prof. Dr.", ["Prof.", "Dr.", nil, nil, nil]),
            ("en", "Clark, Dr.", [nil, "Dr.", nil, "Clark", nil]),
            ("en", "Cher", [nil, "Cher", nil, nil, nil]),
            ("de", "Prof. Dr. med. Ursula von der Leyen", ["Prof. Dr. med.", "Ursula", nil, "von der Leyen", nil]),
            ("hu", "Nagy Zoltán", [nil, "Zoltán", nil, "Nagy", nil]),
            ("vi", "Nguyễn Thị Minh Khai", [nil, "Khai", "Thị Minh", "Nguyễn", nil]),
            ("ar", "محمد بن سلمان", [nil, "محمد", nil, "بن سلمان", nil]),
            ("zh", "汪瑗珺", [nil, "瑗珺", nil, "汪", nil]),
            ("zh", "欧阳娜娜", [nil, "娜娜", nil, "欧阳", nil]),
            ("ja", "山田太郎", [nil, "太郎", nil, "山田", nil]),
            ("ja", "佐々木希", [nil, "希", nil, "佐々木", nil]),
            // One character each, whether the surname is listed or not.
            ("ja", "林修", [nil, "修", nil, "林", nil]), ("ja", "楊修", [nil, "修", nil, "楊", nil]),
            ("ja", "山田たろう様", [nil, "たろう", nil, "山田", "様"]),
            ("ja", "アルベルト・アインシュタイン", [nil, "アルベルト", nil, "アインシュタイン", nil]),
            ("ko", "김민준", [nil, "민준", nil, "김", nil]),
            ("ko", "남궁민수", [nil, "민수", nil, "남궁", nil]),
        ] as [(String, String, [String?])])
    func names(locale: String, text: String, parts: [String?]) throws {
        let name = try PersonName(parsing: text, locale: LocaleID(locale))
        #expect([name.prefix, name.given, name.middle, name.family, name.suffix] == parts)
    }

    @Test func moreParts() throws {
        let nick = try PersonName(parsing: "Thomas “Tom” Clark", locale: "en")
        #expect((nick.given, nick.nickname, nick.family) == ("Thomas", "Tom", "Clark"))
        let diego = try PersonName(parsing: "Diego Rivera Barrientos", locale: "es")
        #expect((diego.family, diego.family2) == ("Rivera", "Barrientos"))
        let jan = try PersonName(parsing: "Jan van der Berg", locale: "nl")
        #expect((jan.familyPrefix, jan.familyCore) == ("van der", "Berg"))
    }

    @Test(arguments: ["", " ", "\n", "42", "!?", "()"])
    func noNames(text: String) {
        #expect(throws: PersonNameParseError.self) { try PersonName(parsing: text, locale: "en") }
    }

    @Test func tooLong() {
        #expect(throws: PersonNameParseError.tooLong(length: 4_097, limit: 4_096)) {
            try PersonName(parsing: String(repeating: "a", count: 4_097), locale: "en")
        }
    }

    /// What is read from a written name writes the same name again.
    @Test(.cldr(from: 42, "patterns of personal names")) func roundTrip() throws {
        var mismatches = Mismatches()
        for (locale, name) in [
            ("en", PersonName(prefix: "Dr.", given: "Thomas", middle: "Louis", family: "Clark", suffix: "Jr.")),
            ("de", PersonName(given: "Ludwig", family: "van Beethoven")),
            ("hu", PersonName(given: "Zoltán", family: "Nagy")),
            ("ja", PersonName(given: "太郎", family: "山田")), ("ko", PersonName(given: "민준", family: "김")),
            ("ru", PersonName(given: "Иван", middle: "Петрович", family: "Васильев")),
        ] as [(LocaleID, PersonName)] {
            let text = PersonNameStyle(.long, locale: locale).format(name)
            let read = try PersonName(parsing: text, locale: locale)
            mismatches.expect(PersonNameStyle(.long, locale: locale).format(read), equals: text, locale.tag)
            mismatches.expect([read.given, read.family], equals: [name.given, name.family], locale.tag)
        }
        mismatches.report()
    }

    @Test func randomTextNeverTraps() {
        var generator = SeededGenerator(seed: 4)
        let alphabet = Array("ab .,-'\"()«»・·様さん山田김민ابن e\u{301}👩‍👧\u{0}ÄĳǆIi")
        for _ in 0..<3_000 {
            let text = String(
                (0..<Int.random(in: 0..<24, using: &generator)).map { _ in
                    alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
                })
            for locale in ["en", "ja", "es", "vi", "ar"] as [LocaleID] {
                guard let name = try? PersonName(parsing: text, locale: locale) else { continue }
                #expect(!PersonNameStyle(.long, locale: locale).format(name).isEmpty, "\(text)")
            }
        }
    }

    @Test(arguments: [
        ("titles", ParsingTables.titles), ("suffixes", ParsingTables.suffixes), ("particles", ParsingTables.particles),
        ("east-asian-surnames", ParsingTables.eastAsianSurnames),
    ])
    func tablesMatchTheirData(file: String, table: [String: String]) throws {
        let text = try String(contentsOf: RepositoryRoot.file("Data/Names/\(file).tsv"), encoding: .utf8)
        let rows = text.split(separator: "\n").dropFirst().map { $0.split(separator: "\t").map(String.init) }
        #expect(Dictionary(uniqueKeysWithValues: rows.map { ($0[0], $0[1]) }) == table)
    }
}
