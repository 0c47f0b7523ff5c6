import LocaleFormatCore
import LocaleFormatDates
import LocaleFormatAppleStrings
import LocaleFormatMessageFormat1
import LocaleFormatTexts
import LocaleFormatNumbers
import TestSupport
import Testing
import LocalizedMessages
import LocalizedStrings

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
        for _ in 0..<TestSize.of(2_000, usually: 400) * SeededGenerator.rounds {
            let template = texts.template()
            var options = TextOptions()
            options.isLenient = true
            options.isolation = texts.random.element(of: TextOptions.Isolation.allCases)
            let locale = texts.random.element(of: locales)
            guard let text = try? template.compiled(in: locale, options: options) else { continue }
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

    /// A text that is formatted once is not prepared for more.
    @Test func theShortWayIsMadeForTheSecondTime() throws {
        let text = try TextTemplate("%lld of %@").compiled(in: "en")
        #expect(text.contents.quickText([1_234, "x"]) == nil)
        #expect(text.contents.quickText([1_234, "x"]) == "1,234 of x")
        let named = try MessageFormat1("{n} of {m}").compiled(in: "en")
        #expect(try named.format(["n": 1, "m": 2]) == "1 of 2")
        #expect(try named.format(["n": 1, "m": 2]) == "1 of 2")
        #expect(named.contents.quickText([3, 4]) == "3 of 4")
    }

    /// Numbers of every kind and dates, given by name and in a row.
    @Test func messagesAreWrittenAsTheLongWayWritesThem() throws {
        var random = SeededGenerator(for: "TextLine.messages")
        var mismatches = Mismatches()
        let places = [
            "{0}", "{1}", "{3}", "{a}", "{b, number}", "{a, number, percent}", "{b, number, integer}",
            "{c, number, currency}", "{a, number, ::compact-short}", "{c, number, #,##0.00}", "{b, spellout}",
            "{d, date, long}", "{d, date}", "{d, time, short}", "{a, date, ::yMMMd}", "{d, date, EEEE d 'x' G}",
            "{a, plural, offset:1 =0 {none} one {# one} other {# of {b}}}", "{d}", "{e, select, x {X} other {{b}}}",
        ]
        let locales: [LocaleID] = ["en", "de", "ar", "he", "hi-IN-u-nu-deva", "fa", "ja-u-ca-japanese", "th", "gu"]
        for _ in 0..<TestSize.of(600, usually: 150) * SeededGenerator.rounds {
            let message = (0..<Int(random.next() % 4)).map { _ in random.element(of: places) }.joined(separator: " – ")
            var options = TextOptions()
            options.isolation = random.element(of: TextOptions.Isolation.allCases)
            let locale = random.element(of: locales)
            let text = try MessageFormat1(message).compiled(in: locale, options: options)
            for _ in 0..<4 {
                func argument() throws -> TextArgument {
                    var style = DateStyle(locale: .root)
                    if random.chance(1, in: 4) { style.timeZone = "Asia/Tokyo" }
                    let milliseconds = Int64(truncatingIfNeeded: random.next() >> 20)
                    return switch random.next() % 10 {
                    case 0, 1: .double(random.double())
                    case 2: .double(random.element(of: [.nan, -.infinity, -0.0, 0.5, 1, 1.005, 2.5, 1e21, 1e-7]))
                    case 3: .integer(random.integer())
                    case 4: .integer(Int(random.next() % 4) - 1)
                    case 5: .string(random.element(of: ["", "x", "قلم", "שלום 3", "日本"]))
                    case 6: .number(random.double(), PercentStyle(locale: .root))
                    case 7: .decimal(try .init("-12345678901234567890.125"))
                    default: .date(try Instant(milliseconds: milliseconds * (random.chance(1, in: 2) ? 1 : -1)), style)
                    }
                }
                var named: [String: TextArgument] = [:]
                for name in ["0", "1", "a", "b", "c", "d", "e", "unused"] where random.chance(7, in: 8) {
                    named[name] = try argument()
                }
                let row = try (0..<Int(random.next() % 5)).map { _ in try argument() }
                let what = "\(message) in \(locale), \(options.isolation), \(named), \(row)"
                let long = Self.result { try text.formattedText(named).text }
                mismatches.expect(Self.result { try text.format(named) }, equals: long, what)
                var bytes = Array("=".utf8)
                if (try? text.append(named, to: &bytes)) != nil {
                    mismatches.expect(bytes, equals: Array(long.utf8), what)
                } else {
                    mismatches.expect(bytes, equals: Array("=".utf8), what)
                }
                mismatches.expect(
                    Self.result { try text.format(row) }, equals: Self.result { try text.formattedText(row).text }, what
                )
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
        let text = try TextTemplate("%1$#@s29@", substitutions: substitutions).compiled(in: "en")
        #expect(throws: TextError.tooManySteps(limit: TextLimits.steps)) { try text.format([1]) }
    }
}
