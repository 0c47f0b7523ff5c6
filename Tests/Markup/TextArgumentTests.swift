import LocaleFormat
import LocalizedStrings
import Testing

/// Arguments that are written as text, of whatever kind: isolated where texts are, cut to so many characters by a precision, and
/// numbers beside them not.
@Suite struct TextArgumentTests {
    private static let hebrew: PersonName = PersonName(given: "דוד", locale: "he")

    private static func kinds() throws -> [TextArgument] {
        [
            "שלום", .name(hebrew, PersonNameStyle(locale: .root)), .list(["א", "ב"], ListStyle(.and, locale: .root)),
            .text("אב"), .date(.epoch, DateStyle(date: .long, locale: .root).timeZone(.utc)),
            .duration(.seconds(5), DurationStyle(.units(width: .wide, maximumUnitCount: nil), locale: .root)),
        ]
    }

    private static func written(
        _ text: String, _ argument: TextArgument, _ isolation: TextOptions.Isolation, _ locale: LocaleID = "he"
    ) throws -> String {
        var options = TextOptions()
        options.isolation = isolation
        let compiled = try TextTemplate(text).compiled(in: locale, options: options)
        let long = try compiled.formattedText([argument]).text
        for _ in 0..<3 { #expect(try compiled.format([argument]) == long) }
        return long
    }

    @Test func isolated() throws {
        for argument in try Self.kinds() {
            let plain = try Self.written("%@", argument, .never)
            #expect(!plain.isEmpty)
            #expect(try Self.written("%@", argument, .always) == "\u{2068}\(plain)\u{2069}", "\(argument)")
            #expect(try Self.written("a %@ b", argument, .always) == "a \u{2068}\(plain)\u{2069} b", "\(argument)")
        }
        for number in [1.5, .number(2, PercentStyle(locale: .root))] as [TextArgument] {
            #expect(try Self.written("%@", number, .always) == Self.written("%@", number, .never))
        }
    }

    /// A name of another direction is isolated by itself, as a string is.
    @Test func namesOfAnotherDirection() throws {
        let name = TextArgument.name(Self.hebrew, PersonNameStyle(locale: .root))
        #expect(try Self.written("Hi %@!", name, .automatic, "en") == "Hi \u{2068}דוד\u{2069}!")
        #expect(try Self.written("Hi %@!", .text("דוד"), .automatic, "en") == "Hi \u{2068}דוד\u{2069}!")
        let list = TextArgument.list(["דוד"], ListStyle(.and, locale: .root))
        #expect(try Self.written("Hi %@!", list, .automatic, "en").contains("\u{2068}דוד\u{2069}"))
        #expect(try Self.written("Hi %@!", name, .automatic, "he") == "Hi דוד!")
    }

    @Test func cut() throws {
        for argument in try Self.kinds() {
            let plain = try Self.written("%@", argument, .never)
            #expect(try Self.written("%.2@", argument, .never) == String(plain.prefix(2)), "\(argument)")
            #expect(try Self.written("%.0@", argument, .never).isEmpty, "\(argument)")
        }
        #expect(try Self.written("%.1@", 123, .never) == "123")
    }
}
