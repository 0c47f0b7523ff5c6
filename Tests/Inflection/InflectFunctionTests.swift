import LocaleFormat
import LocalizedMessageInflection
import LocalizedMessages
import Testing

/// `:inflect` in messages.
@Suite struct InflectFunctionTests {
    private func format(
        _ source: String, _ locale: LocaleID, _ arguments: [String: TextArgument]
    ) throws -> (text: String, errors: [String]) {
        var options = MessageOptions()
        options.functions["inflect"] = InflectFunction()
        options.isolation = .none
        let result = try MessageFormat2(source).compiled(in: locale, options: options).formatted(arguments)
        return (result.text.text, result.errors.map(\.kind.rawValue))
    }

    @Test(arguments: [
        ("de", "{$item :inflect case=dative number=plural definiteness=definite}", "Katze", 1, "den Katzen"),
        ("de", "{$item :inflect case=dative number=$n definiteness=definite}", "Katze", 2, "den Katzen"),
        ("de", "{$item :inflect case=dative number=$n definiteness=definite}", "Katze", 1, "der Katze"),
        ("de", "{$item :inflect give=withDefArticleInPreposition case=dative}", "Haus", 1, "im Haus"),
        ("de", "{$item :inflect to=defArticleInPreposition case=accusative}", "Bank", 1, "in die"),
        ("en", "{$n} {$item :inflect number=$n}", "mouse", 3, "3 mice"),
        ("fr", "{$n} {$item :inflect number=$n}", "cheval", 0, "0 cheval"),
        ("ko", "{$item :inflect case=accusative}", "지도", 1, "지도를"),
        (
            "es", ".local $g = {$item :inflect give=gender} .match $g feminine {{La {$item}}} * {{El {$item}}}", "cena",
            1,
            "La cena"
        ),
        ("es", ".local $g = {$item :inflect give=gender} .match $g feminine {{a}} * {{o}}", "libro", 1, "o"),
        (
            "de",
            ".input {$n :number} .local $i = {$item :inflect number=$n} .match $n one {{ein {$i}}} * {{{$n} {$i}}}",
            "Bild", 5,
            "5 Bilder"
        ),
    ]) func results(locale: String, source: String, item: String, count: Int, expected: String) throws {
        let (text, errors) = try format(
            source, LocaleID(locale), ["item": .string(item), "n": .decimal(ExactDecimal(count))])
        #expect(text == expected && errors.isEmpty, "\(text) \(errors)")
    }

    /// What is not known is the fallback and an error.
    @Test(arguments: [
        ("de", "{$item :inflect number=plural}", "Zwurbelquax", "{$item}", "bad-operand"),
        ("de", "{$item :inflect case=locative}", "Haus", "{$item}", "bad-option"),
        ("de", "{$item :inflect number=$missing}", "Haus", "Haus", "unresolved-variable bad-option"),
        ("de", "{$item :inflect give=withDefArticleInPreposition}", "Haus", "{$item}", "bad-option"),
        ("de", "{$item :inflect give=nonsense}", "Haus", "{$item}", "bad-option"),
        ("de", "{$item :inflect gender=feminine}", "Haus", "{$item}", "unsupported-operation"),
        ("de", "{$item :inflect size=large}", "Haus", "Haus", "bad-option"),
        ("da", "{$item :inflect number=plural}", "hus", "{$item}", "unsupported-operation"),
        (
            "es", ".local $g = {$item :inflect give=gender} .match $g feminine {{a}} * {{o}}", "Zwrblk", "o",
            "bad-operand bad-selector"
        ),
    ]) func problems(locale: String, source: String, item: String, expected: String, errors: String) throws {
        let found = try format(source, LocaleID(locale), ["item": .string(item)])
        #expect(found.text == expected, "\(found)")
        #expect(found.errors.joined(separator: " ") == errors, "\(found)")
    }
}
