import LocaleFormatCore
import LocaleFormatAppleStrings
import LocaleFormatTexts
import LocaleFormatNumbers
import TestSupport
import Testing
import LocalizedStrings

/// Wordings by number, by text, by device and by room, and substitutions.
@Suite struct ChoiceTests {
    static func files(_ wordings: [PluralCategory: String], _ type: PluralRules.Kind = .cardinal) -> TextTemplate {
        TextTemplate(.plural(type: type, argument: nil, wordings.mapValues(TextVariation.text)))
    }

    @Test func russian() throws {
        let text = try Self.files([.one: "%lld файл", .few: "%lld файла", .many: "%lld файлов", .other: "%lld файла"])
            .compiled(in: "ru")
        #expect(
            try [1, 3, 5, 21, 1000].map { try text.format([.integer($0)]) }
                == ["1 файл", "3 файла", "5 файлов", "21 файл", "1000 файлов"].map {
                    $0.replacing("1000", with: "1\u{A0}000")
                })
    }

    @Test func everyCategoryOfEveryLocale() throws {
        let categories = Dictionary(uniqueKeysWithValues: PluralCategory.allCases.map { ($0, $0.rawValue + " %lld") })
        for tag in ["ar", "cy", "ga", "lv", "pl", "sl", "he", "en", "ja", "fr", "br", "mt", "gv"] {
            let locale = try LocaleID(tag)
            for type in PluralRules.Kind.allCases {
                let rules = try PluralRules(locale: locale, type: type)
                let text = try Self.files(categories, type).compiled(in: locale)
                for number in 3...130 {
                    let word = try text.format([.integer(number)]).split(separator: " ")[0]
                    #expect(word == rules.category(for: number).rawValue, "\(tag) \(number)")
                }
            }
        }
    }

    @Test func visibleDigitsCount() throws {
        let text = try Self.files([.one: "%.1f star", .other: "%.1f stars"]).compiled(in: "en")
        #expect(try text.format([1.0]) == "1.0 stars")
        let whole = try Self.files([.one: "%.0f star", .other: "%.0f stars"]).compiled(in: "en")
        #expect(try whole.format([1.2]) == "1 star")
        let decimal = try Self.files([.one: "%@ étoile", .other: "%@ étoiles"]).compiled(in: "fr")
        #expect(try decimal.format([1.5]) == "1,5 étoile")
    }

    /// 1.5 million is "other" in Spanish, and "many" where it is shown as "1,5 M".
    // Spanish has many since CLDR 38.
    @Test(.cldr(from: 38, "many in Spanish")) func wholeNumbersInOtherNotations() throws {
        let template = Self.files([.one: "%lld a", .many: "%lld b", .other: "%lld c"])
        #expect(try template.compiled(in: "es").format([1_500_000]) == "1.500.000 c")
        #expect(try template.compiled(in: "es").format([-1_000_000]) == "-1.000.000 b")
        var options = TextOptions()
        options.numbers.notation = .compactName(.short)
        #expect(try template.compiled(in: "es", options: options).format([1_500_000]) == "1,5\u{A0}M b")
        options.numbers.notation = .automatic
        options.numbers.scale = 2
        #expect(
            try Self.files([.one: "%lld x", .other: "%lld xs"]).compiled(in: "en", options: options).format([1])
                == "2 xs")
    }

    @Test func exactNumbers() throws {
        let text = try Self.files([.zero: "no files", .one: "%lld file", .two: "a pair", .other: "%lld files"])
            .compiled(in: "en")
        #expect(
            try [0, 1, 2, 3].map { try text.format([.integer($0)]) } == ["no files", "1 file", "a pair", "3 files"])
        // Latvian has a category zero, which takes ten too.
        let latvian = try Self.files([.zero: "z", .one: "o", .other: "x"]).compiled(in: "lv")
        #expect(try [0, 10, 1, 2].map { try latvian.format([.integer($0)]) } == ["z", "z", "o", "x"])
    }

    @Test func ordinal() throws {
        let text = try Self.files([.one: "%lldst", .two: "%lldnd", .few: "%lldrd", .other: "%lldth"], .ordinal)
            .compiled(in: "en")
        #expect(
            try [1, 2, 3, 4, 11, 22, 103].map { try text.format([.integer($0)]) } == [
                "1st", "2nd", "3rd", "4th", "11th", "22nd", "103rd",
            ])
    }

    @Test func selectionAndNesting() throws {
        let template = TextTemplate(
            .selection(
                argument: 1,
                [
                    "female": .plural(
                        type: .cardinal, argument: 2,
                        [.one: .text("Ella tiene %2$lld"), .other: .text("Ella tiene %2$lld más")]),
                    "other": .text("Tienen %2$lld"),
                ]))
        let text = try template.compiled(in: "es")
        #expect(try text.format(["female", 1]) == "Ella tiene 1")
        #expect(try text.format(["female", 3]) == "Ella tiene 3 más")
        #expect(try text.format(["x", 3]) == "Tienen 3")
        #expect(throws: TextError.self) { try text.format([1, 3]) }
    }

    @Test func deviceAndWidth() throws {
        let template = TextTemplate(
            .device(["mac": .text("Click"), "other": .width([10: .text("Tap"), 40: .text("Tap here")])]))
        var options = TextOptions()
        #expect(try template.compiled(in: "en", options: options).format() == "Tap here")
        options.width = 20
        #expect(try template.compiled(in: "en", options: options).format() == "Tap")
        options.width = 5
        #expect(try template.compiled(in: "en", options: options).format() == "Tap")
        options.device = "mac"
        #expect(try template.compiled(in: "en", options: options).format() == "Click")
    }

    @Test func substitutions() throws {
        let template = TextTemplate(
            "%#@files@ in %#@folders@ of %@",
            substitutions: [
                "files": .init(
                    argument: 1, specifier: "lld",
                    variation: .plural(
                        type: .cardinal, argument: nil, [.one: .text("%arg file"), .other: .text("%arg files")])),
                "folders": .init(
                    argument: 2, specifier: "lld",
                    variation: .plural(
                        type: .cardinal, argument: nil, [.one: .text("one folder"), .other: .text("%d folders")])),
            ])
        let text = try template.compiled(in: "en")
        #expect(try text.format([1, 1, "Ada"]) == "1 file in one folder of Ada")
        #expect(try text.format([2000, 3, "Ada"]) == "2,000 files in 3 folders of Ada")
        #expect(throws: MarkupError.self) { try TextTemplate("%#@none@").compiled(in: "en") }
    }

    @Test func wordingsThatLack() throws {
        #expect(throws: MarkupError.self) { try Self.files([.one: "x"]).compiled(in: "en") }
        #expect(throws: MarkupError.self) {
            try TextTemplate(.selection(argument: 1, ["a": .text("x")])).compiled(in: "en")
        }
        #expect(throws: MarkupError.self) { try TextTemplate(.device(["mac": .text("x")])).compiled(in: "en") }
        let error = #expect(throws: MarkupError.self) {
            try Self.files([.one: "x", .other: "a ^[b"]).compiled(in: "en")
        }
        #expect(error?.wording == ["plural.other"])
        #expect(error?.position.column == 3)
    }
}
