import LocaleFormat
import LocalizedMessages
import LocaleFormatCore
import LocaleFormatLocales
import LocaleFormatMessageFormat1
import LocaleFormatTexts
import TestSupport
import Testing

/// Messages of all kinds against ICU's, byte for byte.
@Suite(.enabled(if: ICUMessage.isThere, "built with another ICU than the test's"))
struct MessageDifferentialTests {
    static let locales: [LocaleID] = [
        "en", "en-US", "de", "de-CH", "fr", "es", "pl", "pt-PT", "ar-EG", "fa", "he", "hi-IN-u-nu-deva", "ja", "ru",
        "cs",
        "cy", "lt", "sl", "ga", "bn", "my", "sv", "it", "ko", "zh-Hant", "th-u-ca-buddhist", "ja-u-ca-japanese",
        "ar-SA-u-ca-islamic-umalqura", "en-u-cu-jpy", "he-u-nu-hebr", "und",
    ]

    private struct RandomMessage {
        var random: SeededGenerator

        mutating func message(_ depth: Int, in parent: String = "") -> String {
            (0..<Int(random.next() % 5)).map { _ in piece(depth, parent) }.joined()
        }

        private mutating func piece(_ depth: Int, _ parent: String) -> String {
            let texts = [
                "a", " ", "é", "שלום", "日本", "#", "''", "it's", "'{'", "'}x'", "'#'", "'|'", "|", "<b>", "\u{200E}",
                "%@", "😀",
            ]
            let forms = [
                "number", "number,integer", "number, percent", "number, currency", "number,#,##0.00", "number, 0.0",
                "number,::compact-short", "number,::.00", "number,::currency/EUR", "number,'#'0", "date", "time",
                "date,short",
                "date, long", "time, full", "date,yyyy-MM-dd", "time,HH:mm", "date,::yMMMd", "time,::jm", "spellout",
                "ordinal",
                "duration", "spellout,%spellout-ordinal", "duration,%with-words", "NUMBER", "number, INTEGER ",
                "date, yyyy",
            ]
            switch random.next() % (depth > 2 ? 6 : 10) {
            case 0, 1, 2: return random.element(of: texts)
            case 3: return "{\(space())\(name())\(space())}"
            case 4, 5: return "{\(name()),\(space())\(random.element(of: forms))}"
            case 6, 7:
                let kind = random.element(of: ["plural", "plural", "selectordinal"])
                var variants = random.chance(1, in: 3) ? "offset:\(random.element(of: ["1", "2", "-1", "0.5"])) " : ""
                for _ in 0..<Int(random.next() % 4) {
                    let keyword = random.element(of: [
                        "=0", "=1", "=2", "=-1", "=1.5", "zero", "one", "two", "few", "many", "other", "foo",
                    ])
                    variants += "\(keyword)\(space()){\(message(depth + 1, in: kind))}\(space())"
                }
                return "{\(name()),\(kind),\(variants)other{\(message(depth + 1, in: kind))}}"
            case 8:
                var variants = ""
                for _ in 0..<Int(random.next() % 3) {
                    variants += "\(random.element(of: ["a", "b", "x", "other"])) {\(message(depth + 1, in: "select"))} "
                }
                return "{\(name()), select,\(space())\(variants)other{\(message(depth + 1, in: "select"))}}"
            default:
                var variants = "\(random.element(of: ["-∞", "0", "-1"]))#\(message(depth + 1, in: "choice"))"
                for limit in ["1", "2.5", "∞"] where random.chance(1, in: 2) {
                    variants +=
                        "|\(space())\(limit)\(random.element(of: ["#", "<", "≤"]))\(message(depth + 1, in: "choice"))"
                }
                return "{\(name()),choice,\(space())\(variants)}"
            }
        }

        private mutating func space() -> String { random.element(of: ["", "", " ", "\n", "\u{200E} "]) }
        private mutating func name() -> String { random.element(of: ["n", "m", "s", "t", "d", "0", "1", "gone"]) }

        mutating func number() -> TextArgument {
            switch random.next() % 4 {
            case 0: .integer(Int(random.next() % 6))
            case 1: .integer(Int(truncatingIfNeeded: random.next() % 4_000_000) - 1_000_000)
            case 2: .double(random.element(of: [0, 1, 1.5, 0.5, 2, -1, 0.0005, 1234.5678, 1e6, -0.25, 21, 100.1]))
            default: .double(Double(Int(random.next() % 2_000_000)) / 1_000)
            }
        }

        mutating func arguments() throws -> [String: TextArgument] {
            let date = try Instant(seconds: Int64(random.next() % 4_000_000_000))
            return [
                "n": number(), "m": number(), "0": number(), "1": .integer(Int(random.next() % 4)),
                "s": .string(random.element(of: ["a", "b", "x{y}", "it's", ""])), "t": .string("שלום"),
                "d": .date(date, DateStyle(locale: .root)),
            ]
        }
    }

    /// Whether ICU's own arithmetic stands for what is written: no calendar differs from ours in these.
    @Test func randomMessages() throws {
        var random = RandomMessage(random: SeededGenerator(for: "randomMessages"))
        var mismatches = Mismatches()
        var texts = 0
        for _ in 0..<1_500 * SeededGenerator.rounds {
            let message = random.message(0)
            let locale = random.random.element(of: Self.locales)
            let arguments = try random.arguments()
            // Of negative fractions ICU writes one more in Korean words.
            if locale == "ko", message.contains("spellout") { continue }
            let expected = ICUMessage.format(message, locale.icuName, arguments)
            let actual = ICUMessage.ours(message, locale, arguments)
            if case .text = expected { texts += 1 }
            compare(actual, expected, "\(locale) \(message.debugDescription) \(words(arguments))", &mismatches)
        }
        mismatches.report()
        #expect(texts > 300)
    }

    private func compare(
        _ actual: ICUMessage.Outcome, _ expected: ICUMessage.Outcome, _ what: @autoclosure () -> String,
        _ mismatches: inout Mismatches
    ) {
        if actual.isText || expected.isText {
            mismatches.expect(actual.description, equals: expected.description, what())
        }
    }

    private func words(_ arguments: [String: TextArgument]) -> String {
        arguments.sorted { $0.key < $1.key }.map { name, argument in
            switch argument {
            case .number(let value): "\(name)=\(value.plainText)"
            case .string(let text): "\(name)=\(text.debugDescription)"
            case .date(let instant, _): "\(name)=\(instant)"
            default: name
            }
        }.joined(separator: " ")
    }

    /// Every format in every locale that ICU has.
    @Test func allLocales() throws {
        var random = RandomMessage(random: SeededGenerator(for: "allLocales"))
        var mismatches = Mismatches()
        let messages = [
            "{n} {n, number} {n, number, integer}", "{n, number, percent}", "{n, number, currency}",
            "{n, number, #,##0.00}",
            "{n, spellout}", "{n, ordinal}", "{n, duration}",
            "{n, selectordinal, one{#a}two{#b}few{#c}many{#d}other{#e}}",
            "{n, plural, zero{#z}one{#a}two{#b}few{#c}many{#d}other{#e}}", "{n, plural, one{a}other{{n,number,0.0}e}}",
            "{n, plural, one{a}few{b}other{{n,number,percent}e}}",
            "{n, plural, offset:1 =0{x}one{#a}few{#b}many{#c}other{#e}}",
        ]
        let locales =
            TestSize.isFull
            ? LocaleID.available : LocaleID.available.enumerated().filter { $0.offset % 17 == 0 }.map(\.element)
        for locale in locales {
            for message in messages where locale.language != "ko" || message != "{n, spellout}" {
                let arguments = ["n": random.number()]
                compare(
                    ICUMessage.ours(message, locale, arguments), ICUMessage.format(message, locale.icuName, arguments),
                    "\(locale) \(message) \(words(arguments))", &mismatches)
            }
        }
        mismatches.report()
    }

    /// Text that is hardly a message: ours takes what ICU takes.
    @Test func syntax() throws {
        var random = SeededGenerator(for: "syntax")
        let scraps = [
            "{", "}", "{", "}", "'", "''", "#", "|", ",", " ", "n", "0", "01", "plural", "select", "choice", "number",
            "other", "=",
            "=1", "offset:", "1", "-", "e", "<", "≤", "∞", "x", "é", "\u{2028}", ".", "::", "date", "{n}",
            "{n, plural, other {", "}}",
            "{n,choice,1#", "{s,select,other{",
        ]
        var mismatches = Mismatches()
        for round in 0..<6_000 * SeededGenerator.rounds {
            let message = (0..<Int(random.next() % 8)).map { _ in random.element(of: scraps) }.joined()
            // With Java's apostrophes ICU writes what stands before the number sign of a plural twice: formatComplexSubMessage
            // appends the number to the text, and then the text to itself.
            let isJava = round % 3 == 0 && !(message.contains("plural") && message.contains("#"))
            let arguments: [String: TextArgument] = ["n": 1, "0": 2, "s": "x"]
            let expected = ICUMessage.format(message, "en", arguments, isJava: isJava)
            let actual = ICUMessage.ours(message, "en", arguments, isJava: isJava)
            compare(actual, expected, "\(isJava ? "Java " : "")\(message.debugDescription)", &mismatches)
            // What is printed reads as the same.
            if let read = try? MessageFormat1(message, apostrophes: isJava ? .doubleRequired : .doubleOptional) {
                let again = try? MessageFormat1(read.description)
                mismatches.expect(again, equals: read, "printed \(message.debugDescription) \(read.description)")
            }
        }
        mismatches.report()
    }
}
