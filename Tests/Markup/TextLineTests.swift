import LocaleFormatCore
import LocaleFormatMarkup
import LocaleFormatNumbers
import TestSupport
import Testing

/// The short way of texts with numbers and texts for arguments, against the long one, which puts parts together.
@Suite struct TextLineTests {
    private struct RandomText {
        var random: SeededGenerator

        mutating func wording() -> String {
            let pieces = [
                "a", " ", "é", "%", "%%", "50% ", "שלום", "سلام", "(", ")", "%lld", "%lld", "%d", "%u", "%@", "%@",
                "%1$@",
                "%2$@", "%2$lld", "%3$lld", "%#@files@", "^[12](formatNumber: true)", "^[%lld](formatNumber: true)",
                "^[x](k: 1)", "%5lld", "%+d", "%.2f", "%x", "日本", "\u{2068}",
            ]
            return (0..<Int(random.next() % 6)).map { _ in random.element(of: pieces) }.joined()
        }

        mutating func variation(_ depth: Int) -> TextVariation {
            switch random.next() % (depth > 1 ? 2 : 5) {
            case 2, 3:
                var wordings: [PluralCategory: TextVariation] = [.other: variation(depth + 1)]
                for category in PluralCategory.allCases where random.chance(1, in: 3) {
                    wordings[category] = variation(depth + 1)
                }
                return .plural(type: random.element(of: [.cardinal, .ordinal]), argument: nil, wordings)
            case 4:
                return .selection(argument: 1, ["other": variation(depth + 1), "a": variation(depth + 1)])
            default: return .text(wording())
            }
        }

        mutating func template() -> TextTemplate {
            TextTemplate(
                variation(0),
                substitutions: [
                    "files": TextSubstitution(
                        argument: random.element(of: [nil, 1, 2]), specifier: random.element(of: ["lld", "@"]),
                        variation: .plural(
                            type: .cardinal, argument: nil, [.one: .text("%arg file"), .other: .text("%arg files")]))
                ])
        }

        mutating func argument() -> TextArgument {
            switch random.next() % 8 {
            case 0: .double(random.double())
            case 1, 2, 3:
                random.element(of: [
                    .integer(random.integer()), .integer(random.next() % 4), .integer(Int.min), .integer(UInt64.max),
                    .number(.integer(isNegative: true, magnitude: 0)), .integer(1_000_000), .integer(-1),
                ])
            case 4: .text("%lld of b")
            default:
                .string(
                    random.element(of: [
                        "", "a", "Desktop", "قلم", "a שלום", "1", "+49 (0) 30", "e\u{301}", "عربي 12", "\u{200F}",
                        "日本語",
                        String(repeating: "long ", count: 240),
                    ]))
            }
        }
    }

    private static func result(_ body: () throws -> String) -> String {
        do { return "=" + (try body()) } catch { return "throws: \(error)" }
    }

    @Test func writesWhatTheLongWayWrites() throws {
        var texts = RandomText(random: SeededGenerator(for: "TextLine"))
        var mismatches = Mismatches()
        let locales: [LocaleID] = [
            "en", "de", "ar", "ar-u-nu-latn", "he", "hi-IN-u-nu-deva", "fa", "pl", "ja", "th-u-nu-thai",
        ]
        for _ in 0..<2_000 * SeededGenerator.rounds {
            let template = texts.template()
            var options = TextOptions()
            options.isLenient = true
            options.isolation = texts.random.element(of: TextOptions.Isolation.allCases)
            let locale = texts.random.element(of: locales)
            guard let text = try? template.compiled(for: locale, options: options) else { continue }
            for _ in 0..<4 {
                let arguments = (0..<Int(texts.random.next() % 4)).map { _ in texts.argument() }
                let long = Self.result { try text.formattedText(arguments).text }
                let what = "\(template) in \(locale), \(options.isolation), \(arguments)"
                mismatches.expect(
                    Array(Self.result { try text.format(arguments) }.utf8), equals: Array(long.utf8), what)
                let appended = Self.result {
                    var bytes = Array("before ".utf8)
                    defer { if bytes.prefix(7) != Array("before ".utf8)[...] { mismatches.add("prefix of \(what)") } }
                    try text.append(arguments, to: &bytes)
                    return String(decoding: bytes.dropFirst(7), as: UTF8.self)
                }
                mismatches.expect(Array(appended.utf8), equals: Array(long.utf8), what)
            }
        }
        mismatches.report()
    }

    @Test func wordingsThatNameEachOtherEnd() throws {
        // Two to the power of thirty empty wordings.
        var substitutions: [String: TextSubstitution] = [:]
        for level in 0..<30 {
            let inner = level == 0 ? "" : "%1$#@s\(level - 1)@%1$#@s\(level - 1)@"
            substitutions["s\(level)"] = TextSubstitution(argument: 1, specifier: "@", variation: .text(inner))
        }
        let text = try TextTemplate("%1$#@s29@", substitutions: substitutions).compiled(for: "en")
        #expect(throws: TextError.tooManySteps(limit: TextLimits.steps)) { try text.format([1]) }
    }
}
