import LocaleFormatCore
import LocaleFormatInflection
import LocaleFormatAppleStrings
import LocaleFormatTexts
import LocaleFormatNumbers
import TestSupport
import Testing
import LocalizedStrings

/// Texts that inflect and are run again and again, against the same texts inflected anew.
@Suite struct InflectedFormsTests {
    private struct RandomText {
        var random: SeededGenerator

        static let words: [(locale: LocaleID, words: [String])] = [
            ("en", ["a ", "an", "the file", "new file", "files", "child", "is ready", "this", "s", ".", "8", "my "]),
            ("en-DE", ["a ", "a", "photo", "was deleted", "uploaded file"]),
            ("de", ["neue Datei", "ein", "vor ", "Tag", "hochgeladene Dokument", "in ", "der ", "2 Neue Nachrichten"]),
            ("es", ["carpeta nueva", "archivo", "el ", "los usuarios", "se ha eliminado", "de ", "y"]),
            ("fr-CH", ["photo récente", "l'", "l’", "nouvel ", "ami", "le ", "de ", "journal", "d'"]),
            ("it-CH", ["l'", "amico", "un ", "nuovo ", "foto", "gli ", "dell’", "studente"]),
            ("pt-BR", ["arquivo novo", "o ", "pelo ", "de ", "usuário", "mensagem enviada"]),
            ("hi-IN-u-nu-deva", ["नई फ़ाइल", "लड़का", "का ", "बड़ा ", "कमरा", "है"]),
            ("ko", ["을(를) 지웠습니다", "은", "이/가 ", "개의 ", "로 ", "(서울)", "파일", "와 ", "을", "\u{2019}"]),
            ("vi", ["tệp ", "mới"]),
        ]

        mutating func run(_ words: [String]) -> String {
            let attributes = [
                "inflect: true", "inflect: true", "agreeWithArgument: 1", "inflect: { number: 'plural' }",
                "inflect: true, morphology: { grammaticalGender: 'feminine' }", "formatNumber: true, inflect: true",
                "inflect: true, inflectionAlternative: 'x'", "inflect: true, inflectionAlternative: 'x %lld'",
                "referentConcept: 1",
            ]
            let places = ["%lld", "%lld", "%lld", "%d", "%@", "%2$lld", "%1$lld", "%u", "%.1f"]
            let parts = (0..<1 + Int(random.next() % 4)).map { _ in
                random.chance(2, in: 5) ? random.element(of: places) : random.element(of: words)
            }
            let gap = random.element(of: [" ", " ", "", "\u{A0}"])
            return "^[" + parts.joined(separator: gap) + "](\(random.element(of: attributes)))"
        }

        mutating func wording(_ words: [String]) -> String {
            var text = random.chance(1, in: 3) ? "%2$@" + random.element(of: [" ", "", ": ", " sent "]) : ""
            for _ in 0..<1 + Int(random.next() % 3) {
                switch random.next() % 5 {
                case 0: text += random.element(of: words) + " "
                case 1: text += random.element(of: ["%lld ", "%lld", "(", "50% "])
                case 2: text += random.element(of: [" by ", "by", " – ", ".", " ami "]) + "%2$@"
                default: text += run(words) + random.element(of: ["", " "])
                }
            }
            return text
        }

        mutating func template(_ words: [String]) -> TextTemplate {
            guard random.chance(1, in: 4) else { return TextTemplate(wording(words)) }
            let variation = TextVariation.plural(
                type: random.element(of: [.cardinal, .ordinal]), argument: nil,
                [
                    random.element(of: [.one, .zero, .two, .few]): .text(wording(words)), .other: .text(wording(words)),
                ])
            return TextTemplate(
                random.chance(1, in: 3)
                    ? .selection(argument: 2, ["a": variation, "other": .text(wording(words))]) : variation)
        }

        mutating func argument() -> TextArgument {
            switch random.next() % 16 {
            case 0: .double(random.element(of: [0, -0.0, 1, 1.5, -1, 2, .nan, .infinity, 1e21]))
            case 1, 13:
                .string(
                    random.element(of: [
                        "Datei", "pizza", "ami", "지도", "a", "other", "שלום", "12", "Ada an l'", "",
                        "\u{E9}tude", "e\u{301}tude",
                    ]))
            case 2: .number(.integer(isNegative: true, magnitude: 0))
            case 3: .integer(random.element(of: [Int.min, Int.max, 1_000_000, 1_000_000_000_000]))
            case 4: .decimal(try! .init("1.0"))
            case 5: .integer(UInt64.max)
            case 6, 7: .integer(random.integer())
            case 8: .integer(-Int(random.next() % 30))
            case 9, 10: .integer(random.element(of: [8, 11, 18, 80, 88, 110, 811, 1100, 11_000, 18_500, 110_000]))
            case 11: .integer(random.next() % 100_000)
            default: .integer(random.next() % 30)
            }
        }
    }

    private static func result(_ body: () throws -> String) -> String {
        do { return "=" + (try body()) } catch { return "throws: \(error)" }
    }

    @Test func writesWhatIsInflectedAnew() throws {
        var texts = RandomText(random: SeededGenerator(for: "InflectedForms"))
        var mismatches = Mismatches()
        var kept = 0
        for _ in 0..<80 * SeededGenerator.rounds {
            let (locale, words) = texts.random.element(of: RandomText.words)
            let template = texts.template(words)
            var options = TextOptions()
            options.isLenient = true
            options.isolation = texts.random.element(of: TextOptions.Isolation.allCases)
            options.termOfAddress = texts.random.element(of: [nil, .feminine, .masculine, .neutral])
            guard let text = try? template.compiled(in: locale, options: options) else { continue }
            for _ in 0..<40 {
                let arguments = (0..<(texts.random.chance(1, in: 20) ? 1 : 3)).map { _ in texts.argument() }
                // With its fields a text is inflected each time.
                let anew = Self.result { try text.formattedText(arguments).text }
                let what = "\(template) in \(locale), \(options), \(arguments)"
                if text.contents.quickText(arguments) != nil { kept += 1 }
                mismatches.expect(
                    Array(Self.result { try text.format(arguments) }.utf8), equals: Array(anew.utf8), what)
                var bytes = Array("=".utf8)
                if (try? text.append(arguments, to: &bytes)) != nil {
                    mismatches.expect(bytes, equals: Array(anew.utf8), what)
                } else {
                    mismatches.expect(bytes, equals: Array("=".utf8), what)
                }
            }
        }
        #expect(kept > 100 * SeededGenerator.rounds)
        mismatches.report()
    }

    @Test func formsAreKept() throws {
        let text = try TextTemplate("You have ^[a %lld new file](inflect: true)").compiled(in: "en")
        #expect(text.contents.quickText([1]) == nil)
        #expect(try text.format([1]) == "You have a 1 new file")
        #expect(text.contents.quickText([1]) == "You have a 1 new file")
        // Another category, and another article.
        #expect(text.contents.quickText([2]) == nil)
        #expect(text.contents.quickText([8]) == nil)
        #expect(try text.format([8]) == "You have an 8 new files")
        #expect(text.contents.quickText([11]) == "You have an 11 new files")
        #expect(text.contents.quickText([18]) == "You have an 18 new files")
        #expect(text.contents.quickText(["x"]) == nil)
        #expect(text.contents.quickText([1.5]) == nil)
        #expect(text.contents.quickText([]) == nil)
    }

    @Test func textApartFromTheRuns() throws {
        let text = try TextTemplate("%@ sent ^[%lld new photo](inflect: true) to %@").compiled(in: "en")
        #expect(try text.format(["Ada", 2, "Alan"]) == "Ada sent 2 new photos to Alan")
        #expect(text.contents.quickText(["אדה", 7, "Inés"]) == "\u{2068}אדה\u{2069} sent 7 new photos to Inés")
        // The article, and elision, depend on what follows.
        for source in [
            "^[a](inflect: true) %@ %lld", "^[%lld a](inflect: true) %2$@", "^[x %2$@ %1$lld](inflect: true)",
        ] {
            let text = try TextTemplate(source).compiled(in: "en")
            for arguments in [[1, "hour"], [1, "day"]] as [[TextArgument]] {
                let reordered = source.hasPrefix("^[a]") ? arguments.reversed() : arguments
                _ = try text.format(reordered)
                #expect(text.contents.quickText(reordered) == nil)
            }
        }
    }

    @Test func reportsAreThoseOfEachForm() throws {
        let text = try TextTemplate("^[%lld zorgblat rojo](inflect: true)").compiled(in: "es")
        for number in [1, 2, 2, 1, 30] {
            let arguments: [TextArgument] = [.integer(number)]
            let before = try text.problems(formatting: arguments)
            _ = try text.format(arguments)
            #expect(try text.problems(formatting: arguments) == before)
        }
    }

    @Test func moreFormsThanAreKept() throws {
        // In Korean each length and each last sound is a form of its own.
        let text = try TextTemplate("^[%lld을(를) %lld을(를)](inflect: true)").compiled(in: "ko")
        for first in 0..<40 {
            for second in [3, 6, 10, 100, 7_777, 81_818, 999_999_999] {
                let arguments: [TextArgument] = [.integer(first * first * first), .integer(second)]
                let anew = try TextTemplate("^[%lld을(를) %lld을(를)](inflect: true)").compiled(in: "ko")
                #expect(try text.format(arguments) == anew.format(arguments))
            }
        }
    }

    @Test func concurrentThreadsFindTheSameForms() async throws {
        let text = try TextTemplate("^[%lld nuevo archivo](inflect: true)").compiled(in: "es")
        let results = try await withThrowingTaskGroup(of: [String].self) { group in
            for _ in 0..<8 {
                group.addTask { try (0..<200).map { try text.format([.integer($0 % 5)]) } }
            }
            return try await group.reduce(into: [[String]]()) { $0.append($1) }
        }
        for texts in results { #expect(texts == results[0]) }
        #expect(results[0].prefix(3) == ["0 nuevos archivos", "1 nuevo archivo", "2 nuevos archivos"])
    }
}
