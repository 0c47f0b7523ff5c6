import LocaleFormat
import LocalizedMessageConversion
import LocalizedMessages
import LocalizedStrings
import LocalizedStringsInterchange
import TestSupport
import Testing

/// Messages that go over to Fluent, i18next and `.properties`, are written, and come back: the same text, or something is told.
@Suite struct MessageExchangeTests {
    private static func message(_ random: inout SeededGenerator, _ depth: Int) -> String {
        let texts = ["a", " ", "it''s", "'{'", "'}'", "<", "%", "[", "*", ".", "é", "\\", "\n", "\n  ", "\"", "=", "$"]
        let places = [
            "{s}", "{n}", "{n, number}", "{n, number, integer}", "{p, number, percent}", "{p, number, ::.00}",
            "{n, number, ::compact-short}", "{p, number, ::currency/EUR}", "{n, number, ::integer-width/*000}",
        ]
        return (0..<Int(1 + random.next() % 4)).map { _ in
            switch random.next() % (depth > 1 ? 5 : 8) {
            case 0, 1, 2: return random.element(of: texts)
            case 3, 4: return random.element(of: places)
            case 5, 6:
                var text = "{\(random.element(of: ["n", "m"])), \(random.element(of: ["plural", "selectordinal"])),"
                for key in ["=0", "=1", "one", "two", "few", "many"] where random.chance(1, in: 3) {
                    text += " \(key) {\(message(&random, depth + 1))}"
                }
                return text + " other {\(message(&random, depth + 1))#}}"
            default: return "{s, select, a {\(message(&random, depth + 1))} other {\(message(&random, depth + 1))}}"
            }
        }.joined()
    }

    private static func texts(_ message: ConvertibleMessage?, _ locale: String, _ names: [String: String] = [:]) throws
        -> [String]
    {
        guard case .messageFormat1(let message)? = message else { return [] }
        let compiled = try message.compiled(in: LocaleID(locale))
        return try MessageFileRandomTests.arguments.map { arguments in
            var own = arguments
            for (name, other) in names { own[other] = arguments[name] }
            return try compiled.format(own)
        }
    }

    @Test func thereAndBack() throws {
        var random = SeededGenerator(for: "thereAndBack")
        var mismatches = Mismatches()
        var compared = ["fluent": 0, "i18next": 0, "properties": 0]
        for _ in 0..<200 * SeededGenerator.rounds {
            let locale = random.element(of: MessageFileRandomTests.locales)
            let text = Self.message(&random, 0)
            guard let message = try? MessageFormat1(text) else { continue }
            let given = [ExchangedMessage(id: "m", .messageFormat1(message), written: text)]
            guard let before = try? Self.texts(given[0].message, locale) else { continue }
            func compare(
                _ format: String, _ back: ConvertibleMessage?, _ written: [UInt8], names: [String: String] = [:]
            ) {
                compared[format, default: 0] += 1
                mismatches.expect(
                    (try? Self.texts(back, locale, names)) ?? [], equals: before,
                    "\(locale) \(format) \(text.debugDescription) -> \(String(decoding: written, as: UTF8.self))")
            }
            let fluent = FluentFile.file(of: given, language: locale)
            // Whether a single `*[other]` is a number's or a word's, Fluent does not say: it is read as a word's.
            if fluent.losses.isEmpty, !text.contains("plural, other {"), !text.contains("selectordinal, other {") {
                let bytes = fluent.value.bytes()
                compare(
                    "fluent", try FluentFile(reading: bytes).exchanged(language: locale).value.first?.message, bytes)
            }
            let properties = PropertiesFile.file(of: given, language: locale)
            if properties.losses.isEmpty {
                let bytes = properties.value.bytes()
                compare(
                    "properties", try PropertiesFile(reading: bytes).exchanged(language: locale).value.first?.message,
                    bytes)
            }
            let i18next = I18NextFile.file(of: given, language: locale)
            var names: [String: String] = [:]
            var others = 0
            for loss in i18next.losses {
                let words = "\(loss)".split(separator: "'").map(String.init)
                if "\(loss)".contains("': argument '") || "\(loss)".contains(": argument '"), words.count >= 6 {
                    // A text within has names of its own, which are told after the outer one's.
                    if !names.values.contains(words[5]) { names[words[3]] = words[5] }
                } else if !"\(loss)".contains("a second choice") {
                    others += 1
                }
            }
            if others == 0 {
                let bytes = i18next.value.bytes()
                let back = try I18NextFile(reading: bytes).exchanged(language: locale, contexts: ["a"])
                compare("i18next", back.value.first?.message, bytes, names: names)
            }
        }
        print("compared: \(compared)")
        mismatches.report()
        #expect(compared.values.allSatisfy { $0 > 30 })
    }
}
