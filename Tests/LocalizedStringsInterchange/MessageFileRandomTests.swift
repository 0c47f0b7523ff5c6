import LocaleFormat
import LocalizedMessages
import LocalizedMessageConversion
import LocalizedStrings
import LocalizedStringsInterchange
import TestSupport
import Testing

/// Messages from one kind of file to another format to the same text, or something is told.
@Suite struct MessageFileRandomTests {
    static let locales = ["en", "de", "fr", "ru", "ar", "ja", "hi", "cs", "lv"]
    static let arguments: [[String: TextArgument]] = [0, 1, 2, 3, 5, 11, 21, 100].map { number in
        ["n": .integer(number), "m": .integer(number + 1), "s": .string(number < 2 ? "a" : "b"), "p": .double(0.25)]
    }

    private static func message(_ random: inout SeededGenerator, _ depth: Int, tags: Bool) -> String {
        let texts = [
            "a", " ", "it's", "''", "'{'", "'{x}'", "<", "> ", "'<'", "%", "%d", "^[", "|", "#", "é", "\\", "\n",
            "users' ",
        ]
        let places = [
            "{s}", "{n}", "{n, number}", "{n, number, integer}", "{p, number, percent}",
            "{p, number, ::percent scale/100}",
            "{p, number, ::percent}", "{p, number, ::.00}", "{n, number, ::compact-short}", "{p, number, ::scale/100}",
            "{p, number, ::currency/EUR}", "{n, number, ::group-min2}",
        ]
        return (0..<Int(1 + random.next() % 4)).map { _ in
            switch random.next() % (depth > 1 ? 6 : 9) {
            case 0, 1, 2: return random.element(of: texts)
            case 3, 4: return random.element(of: places)
            case 5: return tags ? "<b>\(random.element(of: places))</b>" : "<i>"
            case 6, 7:
                var text = "{\(random.element(of: ["n", "m"])), \(random.element(of: ["plural", "selectordinal"])),"
                for key in ["=0", "=1", "one", "two", "few", "many"] where random.chance(1, in: 3) {
                    text += " \(key) {\(message(&random, depth + 1, tags: tags))}"
                }
                return text + " other {\(message(&random, depth + 1, tags: tags))#}}"
            default:
                return
                    "{s, select, a {\(message(&random, depth + 1, tags: tags))} other {\(message(&random, depth + 1, tags: tags))}}"
            }
        }.joined()
    }

    private static func texts(_ message: String, _ syntax: MessageFormat1.Syntax, _ locale: String) throws -> [String] {
        let compiled = try MessageFormat1(message, syntax: syntax).compiled(in: LocaleID(locale))
        return try arguments.map { try compiled.format($0) }
    }

    @Test func betweenFiles() throws {
        var random = SeededGenerator(for: "betweenFiles")
        var mismatches = Mismatches()
        var compared = (there: 0, back: 0, catalog: 0)
        for _ in 0..<400 * SeededGenerator.rounds {
            let locale = random.element(of: Self.locales)
            let text = Self.message(&random, 0, tags: false)
            guard let before = try? Self.texts(text, .icu, locale) else { continue }
            var arb = ARBFile(locale: locale)
            arb["m"] = ARBMessage(text)
            let json = arb.formatJSFile()
            let there = json.value["m"]?.message ?? ""
            if json.losses.isEmpty {
                compared.there += 1
                let after = try? Self.texts(there, .formatJS, locale)
                mismatches.expect(
                    after ?? [], equals: before, "\(locale) ARB \(text.debugDescription) -> \(there.debugDescription)")
            }
            if (try? MessageFormat1(there, syntax: .formatJS)) == nil {
                mismatches.add("\(locale) ARB \(text.debugDescription) -> \(there.debugDescription) is no message")
            }
            let back = json.value.arbFile(language: locale)
            if json.losses.isEmpty, back.losses.isEmpty {
                compared.back += 1
                let after = try? Self.texts(back.value["m"]?.message ?? "", .icu, locale)
                mismatches.expect(after ?? [], equals: before, "\(locale) back \(text.debugDescription)")
            }
            // Into a catalog and out of it.
            arb["m"]?.placeholders = ["n", "m"].map { ARBPlaceholder(name: $0, type: "int") }
            var catalog = StringCatalog(sourceLanguage: locale)
            let losses = catalog.merge(arb).map(\.description).filter {
                !$0.contains("argument's name") && !$0.contains("'type' of")
            }
            let made = catalog.arbFile(for: locale)
            if losses.isEmpty, made.losses.isEmpty, let message = made.value["m"] {
                compared.catalog += 1
                let compiled = try MessageFormat1(message.message).compiled(in: LocaleID(locale))
                let names = try MessageFormat1(text).conversionNames(locale)
                for (given, expected) in zip(Self.arguments, before) {
                    var renamed = given
                    for (name, value) in given { for other in names[name] ?? [] { renamed[other] = value } }
                    let result = try compiled.format(renamed)
                    mismatches.expect(
                        result, equals: expected,
                        "\(locale) catalog \(text.debugDescription) -> \(message.message.debugDescription)")
                }
            }
        }
        for _ in 0..<400 * SeededGenerator.rounds {
            let locale = random.element(of: Self.locales)
            let text = Self.message(&random, 0, tags: true)
            guard let before = try? Self.texts(text, .formatJS, locale) else { continue }
            var file = FormatJSFile()
            file["m"] = FormatJSMessage(text)
            let made = file.arbFile(language: locale)
            let there = made.value["m"]?.message ?? ""
            guard let after = try? Self.texts(there, .icu, locale) else {
                mismatches.add("\(locale) FormatJS \(text.debugDescription) -> \(there.debugDescription) is no message")
                continue
            }
            guard made.losses.isEmpty else { continue }
            compared.back += 1
            mismatches.expect(
                after, equals: before, "\(locale) FormatJS \(text.debugDescription) -> \(there.debugDescription)")
        }
        mismatches.report()
        print("compared: \(compared)")
        #expect(compared.there > 50 && compared.back > 50 && compared.catalog > 20)
    }
}

extension MessageFormat1 {
    /// What a catalog's message calls each argument: by its position, or by the substitution.
    fileprivate func conversionNames(_ locale: String) throws -> [String: [String]] {
        let apple = try ConvertibleMessage.messageFormat1(self).converted(to: .apple, in: LocaleID(locale))
        var result: [String: [String]] = [:]
        for argument in apple.arguments { result[argument.source] = ["arg\(argument.target)", argument.source] }
        return result
    }
}
