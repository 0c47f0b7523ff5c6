import LocaleFormatCore
import LocaleFormatDates
import LocaleFormatAppleStrings
import LocaleFormatMessageConversion
import LocaleFormatMessageFormat1
import LocaleFormatMessageFormat2
import LocaleFormatTexts
import LocaleFormatNumbers
import TestSupport
import Testing
import LocalizedMessageConversion
import LocalizedMessages
import LocalizedStrings

/// A message that was brought to another syntax without a loss formats to the same bytes.
@Suite struct MessageConversionRandomTests {
    static let locales: [LocaleID] = [
        "en", "de", "fr", "ru", "ar", "cy", "ja", "hi", "he", "lt", "ga", "sl", "es", "pl", "pt-PT", "cs", "bn", "lv",
    ]

    /// Arguments have names that tell what they are: n numbers, w whole numbers, s text, d dates, p numbers for percentages and money.
    private struct Source {
        var random: SeededGenerator

        /// Numbers that stand bare are each syntax's own affair.
        mutating func icu(_ depth: Int = 0, isExact: Bool = false) -> String {
            let text = (0..<Int(1 + random.next() % 3)).map { _ in icuPiece(depth) }.joined()
            if isExact { return text.replacing("{w}", with: "{s}") }
            // Usual forms are taken for one another, and differ in more than three digits of a fraction.
            return text.replacing("{p, plural", with: "{n, plural").replacing("{p, sel", with: "{n, sel")
        }

        private mutating func icuPiece(_ depth: Int) -> String {
            let texts = ["a", " ", "é", "ש", "''", "it's", "'{'", "'{x}'", "|", "\\", "%", "%d", "^[", "\n ", "😀", "."]
            let forms = [
                "{s}", "{s2}", "{w}", "{w, number, integer}", "{n, number}", "{p, number, percent}",
                "{p, number, ::currency/EUR}", "{p, number, ::.00}", "{p, number, ::percent scale/100 .0#}",
                "{p, number, ::sign-always}", "{p, number, ::group-off @@#}", "{p, number, ::integer-width/*000}",
                "{p, number, ::currency/JPY unit-width-iso-code rounding-mode-up}", "{p, number, 0.0}",
                "{p, number, ::unit/meter}", "{d, date, short}", "{d, date, long}", "{d, time, medium}",
                "{d, date, ::yMMMd}", "{d, time, ::jm}", "{d, date, ::yMMMMEEEEd}",
                "{p, number, ::precision-increment/0.05}", "{n, number} {n, number, integer}",
                "{p, number, ::compact-short}",
            ]
            switch random.next() % (depth > 1 ? 5 : 8) {
            case 0, 1: return random.element(of: texts)
            case 2, 3, 4: return random.element(of: forms)
            case 5, 6:
                let name = random.element(of: ["n", "w", "w2", "p"])
                let kind = random.element(of: ["plural", "plural", "selectordinal"])
                var text = "{\(name), \(kind),"
                if random.chance(1, in: 4) { text += " offset:\(random.element(of: ["1", "2"]))" }
                for key in ["=0", "=1", "=2", "=0.125", "zero", "one", "two", "few", "many", "other"]
                where key == "other" || random.chance(1, in: 3) {
                    text += " \(key) {\(icu(depth + 1))\(random.chance(1, in: 2) ? "#" : "")}"
                }
                return text + "}"
            default:
                var text = "{\(random.element(of: ["s", "g"])), select,"
                for key in ["a", "b", "ש"] where random.chance(1, in: 2) { text += " \(key) {\(icu(depth + 1))}" }
                return text + " other {\(icu(depth + 1))}}"
            }
        }

        mutating func unicode(isExact: Bool) -> String {
            let values = [
                "{$s}", "{$s2 :string}", "{$s-2}", "{$s.2 @note=x}", "{#i}{$s-2}{/i}", isExact ? "{$s}" : "{$w}",
                "{$n :number}", "{$w :integer}", "{$p :percent}",
                "{$p :percent maximumFractionDigits=1}", "{$p :currency currency=USD}",
                "{$p :number minimumFractionDigits=2}", "{$p :number maximumSignificantDigits=3}",
                "{$p :number signDisplay=exceptZero useGrouping=never}", "{$d :date}", "{$d :date length=long}",
                "{$d :time precision=second}", "{$d :datetime dateStyle=medium timeStyle=short}", "{|x\\|y|}",
                "{$n :offset subtract=1}", "{$p :unit unit=kilometer unitDisplay=long}", "{$n :number}{$n :integer}",
                "a", "\\{", " ' ", "#", "%",
            ]
            func pattern(_ random: inout SeededGenerator) -> String {
                (0..<Int(1 + random.next() % 4)).map { _ in random.element(of: values) }.joined()
            }
            if random.chance(1, in: 3) { return "{{" + pattern(&random) + "}}" }
            let all: [(declaration: String, name: String, keys: [String])] = [
                (".input {$n :number}", "$n", ["0", "1", "one", "few", "many", "other", "two"]),
                (".local $m = {$n :offset subtract=1}", "$m", ["0", "one", "two", "few"]),
                (".input {$w :integer}", "$w", ["0", "2", "one", "other", "zero"]),
                (".local $r = {$n :number maximumFractionDigits=0}", "$r", ["0", "1", "one", "few", "other"]),
                (
                    ".local $r1 = {$n :number maximumFractionDigits=1 roundingMode=halfEven}", "$r1",
                    ["1", "1.5", "one", "few", "many"]
                ),
                (".local $i = {$p :integer}", "$i", ["0", "7", "one", "other"]),
                (".local $q = {$p :percent}", "$q", ["0", "12", "one", "other"]),
                (".local $o = {$w2 :number select=ordinal}", "$o", ["1", "one", "two", "few", "other"]),
                (".local $e = {$w2 :number select=exact}", "$e", ["0", "1", "7"]),
                (".input {$s :string}", "$s", ["a", "b"]), (".local $g2 = {$g :string}", "$g2", ["a", "ש"]),
            ]
            let chosen = all.filter { _ in random.chance(1, in: 4) }
            guard !chosen.isEmpty else { return "{{" + pattern(&random) + "}}" }
            var text = chosen.map(\.declaration).joined(separator: " ")
            text += " .match " + chosen.map(\.name).joined(separator: " ")
            var seen: Set<[String]> = []
            for _ in 0..<Int(random.next() % 6) {
                let keys = chosen.map { random.chance(1, in: 3) ? "*" : random.element(of: $0.keys) }
                guard keys.contains(where: { $0 != "*" }), seen.insert(keys).inserted else { continue }
                let quoted = keys.map { $0 == "*" ? $0 : "|\($0)|" }
                text += "\n" + quoted.joined(separator: " ") + " {{" + pattern(&random) + "}}"
            }
            // What is whole everywhere is a whole number.
            if text.contains("$i"), !text.contains("{$p :number") {
                return text + "\n" + chosen.map { _ in "*" }.joined(separator: " ")
                    + " {{{$p :number minimumFractionDigits=2}}}"
            }
            return text + "\n" + chosen.map { _ in "*" }.joined(separator: " ") + " {{" + pattern(&random) + "}}"
        }

        mutating func apple() -> TextTemplate {
            let texts = ["a", " ", "%%", "50% ", "^", "\\", "é", "{", "}", "'", "#", "|"]
            func text(_ random: inout SeededGenerator, _ others: [String]) -> String {
                (0..<Int(1 + random.next() % 5)).map { _ in
                    random.element(of: random.chance(1, in: 2) ? texts : others)
                }.joined()
            }
            let places = ["%1$@", "%2$lld", "%3$lld", "%4$.2f", "%5$@", "%2$+lld"]
            func plural(_ random: inout SeededGenerator, _ others: [String]) -> TextVariation {
                var wordings: [PluralCategory: TextVariation] = [:]
                for category in PluralCategory.allCases where category == .other || random.chance(1, in: 2) {
                    wordings[category] = .text(text(&random, others))
                }
                return .plural(
                    type: random.chance(1, in: 6) ? .ordinal : .cardinal, argument: nil, wordings)
            }
            if random.chance(1, in: 4) { return TextTemplate(text(&random, places)) }
            if random.chance(1, in: 3) { return TextTemplate(plural(&random, ["%lld", "b"])) }
            return TextTemplate(
                text(&random, places + ["%#@x@", "%#@y@"]),
                substitutions: [
                    "x": .init(argument: 2, specifier: "lld", variation: plural(&random, places + ["%arg", "%#@y@"])),
                    "y": .init(argument: 3, specifier: "lld", variation: plural(&random, places + ["%arg"])),
                ])
        }

        private mutating func number(isExact: Bool) -> TextArgument {
            if random.chance(1, in: 2) { return .integer(Int(random.next() % 24)) }
            if isExact {
                return .double(random.element(of: [0.00049, 1.0005, 0.12345, 1234.5678, 1234, 1e7, -2.5, 1.5, 2]))
            }
            return .double(random.element(of: [0.5, 1.5, 0.125, 999.5, 21, 100.1, 1, 2, -1.25, 0]))
        }

        mutating func arguments(isExact: Bool) throws -> [String: TextArgument] {
            let wide: [Int] = isExact ? [1234, 5000, -1000] : [999, 123]
            func whole(_ random: inout SeededGenerator) -> TextArgument {
                .integer(random.chance(1, in: 3) ? random.element(of: wide + [1_000_000]) : Int(random.next() % 24))
            }
            let date = try Instant(seconds: Int64(random.next() % 4_000_000_000))
            let price: [Double] = [0.125, 0.135, 7.345, 8.995, -3.14159, 0.005, 123456.789, 0]
            return [
                "n": number(isExact: isExact), "w": whole(&random), "w2": whole(&random),
                "p": .double(random.element(of: price)), "s": .string(random.element(of: ["a", "b", "x y", "{", "ש"])),
                "s-2": .string("minus"), "s.2": .string("dot"), "s2": .string(random.element(of: ["", "%@", "q"])),
                "g": .string(random.element(of: ["a", "ש", "z"])),
                "d": .date(date, DateStyle(locale: .root).timeZone(.utc)), "1": .string("x"), "2": whole(&random),
                "3": whole(&random), "4": .double(random.element(of: [0.125, 2.5, 1])), "5": .string("ש"),
            ]
        }
    }

    typealias Formatter = ([String: TextArgument]) throws -> String

    static func formatter(_ message: ConvertibleMessage, _ locale: LocaleID) throws -> Formatter {
        switch message {
        case .apple(let template):
            let compiled = try template.compiled(in: locale, options: .unisolated)
            return { arguments in
                let last = arguments.keys.compactMap { Int($0) }.max() ?? 0
                return try compiled.format((0..<last).map { arguments["\($0 + 1)"] ?? .string("?") })
            }
        case .messageFormat1(let message):
            let compiled = try message.compiled(in: locale)
            return { try compiled.format($0) }
        case .messageFormat2(let message):
            var options = MessageOptions()
            options.isolation = .none
            let compiled = message.compiled(in: locale, options: options)
            return { arguments in
                let result = compiled.formatted(arguments)
                if let error = result.errors.first { throw error }
                return result.text.text
            }
        }
    }

    @Test(arguments: [false, true])
    func sameTexts(isExact: Bool) throws {
        var source = Source(random: SeededGenerator(for: "sameTexts(isExact: \(isExact))"))
        var mismatches = Mismatches()
        var compared: [String: Int] = [:]
        for round in 0..<120 * SeededGenerator.rounds {
            let message: ConvertibleMessage
            let words: String
            switch round % 4 {
            case 0:
                words = source.icu(isExact: isExact)
                message = .messageFormat1(try MessageFormat1(words))
            case 3:
                words = "<b>\(source.icu(isExact: isExact))</b> {p, number, ::percent .0} "
                guard let read = try? MessageFormat1(words, syntax: .formatJS) else { continue }
                message = .messageFormat1(read)
            case 1:
                words = source.unicode(isExact: isExact)
                message = .messageFormat2(try MessageFormat2(words))
            default:
                let template = source.apple()
                words = "\(template)"
                message = .apple(template)
            }
            let locale = source.random.element(of: Self.locales)
            var options = MessageConversionOptions()
            options.isExact = isExact
            for target in ConvertibleMessage.Syntax.allCases where target != message.syntax {
                guard let made = try? message.converted(to: target, in: locale, options: options) else { continue }
                let what =
                    "\(locale) \(message.syntax) \(words.debugDescription) -> \(made.text?.debugDescription ?? "\(made.message)")"
                let again = made.text.map { text in
                    switch target {
                    case .messageFormat1: (try? MessageFormat1(text)) != nil
                    case .formatJS: (try? MessageFormat1(text, syntax: .formatJS)) != nil
                    case .messageFormat2: (try? MessageFormat2(text)) != nil
                    case .apple: true
                    }
                }
                if again == false { mismatches.add("cannot be read: \(what)") }
                // Names, notes and what only marks text are no text.
                let isText = made.losses.contains { ![.name, .attribute, .markup].contains($0.kind) }
                guard !isText, let original = try? Self.formatter(message, locale) else { continue }
                let converted = try Self.formatter(made.message, locale)
                for _ in 0..<3 {
                    let arguments = try source.arguments(isExact: isExact)
                    var renamed: [String: TextArgument] = [:]
                    for argument in made.arguments { renamed[argument.target] = arguments[argument.source] }
                    // What Apple's syntax counts is a whole number.
                    if target == .apple || message.syntax == .apple,
                        made.arguments.contains(where: { $0.source == "n" }) || words.contains("{p, plural")
                            || words.contains("{p, sel")
                    {
                        continue
                    }
                    guard let expected = try? original(arguments) else { continue }
                    let actual = Result { try converted(renamed) }
                    compared["\(message.syntax) \(target)", default: 0] += 1
                    let given = arguments.filter { entry in made.arguments.contains { $0.source == entry.key } }
                    switch actual {
                    case .success(let text): mismatches.expect(text, equals: expected, "\(what) \(given)")
                    case .failure(let error): mismatches.add("\(error): \(what) \(given)")
                    }
                }
            }
        }
        mismatches.report()
        print("compared: \(compared.sorted { $0.key < $1.key })")
        #expect(compared.count >= 10 && compared.values.allSatisfy { $0 > 2 })
    }
}
