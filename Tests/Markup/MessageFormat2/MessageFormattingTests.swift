import Foundation
import LocaleFormat
import LocalizedMessages
import TestSupport
import Testing

/// Functions, options, fallbacks and isolation: UTS #35 part 9, "Formatting", "Default Functions" and "Unicode Namespace".
@Suite struct MessageFormattingTests {
    private static func result(
        _ source: String, _ locale: LocaleID, _ arguments: [String: TextArgument],
        isolation: MessageOptions.Isolation = .none
    ) -> FormattedMessage {
        var options = MessageOptions()
        options.isolation = isolation
        options.timeZone = .utc
        let message = MessageFormat2(lenient: source).compiled(in: locale, options: options)
        let formatted = message.formatted(arguments)
        // Whoever asks for no parts gets the same text and the same errors.
        var bytes: [UInt8] = []
        var errors: [MessageFormat2Error] = []
        message.append(arguments, to: &bytes, errors: &errors)
        #expect(String(decoding: bytes, as: UTF8.self) == formatted.text.text, "\(source)")
        #expect(errors == formatted.errors, "\(source)")
        return formatted
    }

    /// Money as an argument of its own, and text that is no number.
    private static let arguments: [String: TextArgument] = [
        "n": 1234.5, "s": "Ada", "digits": "1234.5", "two": 2, "exact": "exact",
        "price": .number(9.5, CurrencyStyle(code: "EUR", locale: .root)),
        "names": .list(["Ada", "Alan"], ListStyle(.and, locale: .root)),
        "length": .number(3, UnitStyle(UnitID("meter"), locale: .root)),
    ]

    /// Whether the loaded ICU has what a row is about: two limits of digits, conversions, today's patterns of dates.
    private static func isKnown(_ source: String, in locale: LocaleID) -> Bool {
        if source.contains("roundingPriority") { return LoadedICU.major >= 69 }
        if source.contains("usage=") || source.contains("unit=foot") { return LoadedICU.major >= 68 }
        if source.contains("month=long hour=") || locale == "gu-u-ca-gujarati" { return LoadedICU.cldr >= 42 }
        return true
    }

    /// What an older ICU lacks is an error, and nothing else is written in its place.
    @Test(
        .enabled(if: LoadedICU.major < 68, "newer ICUs have all of this"),
        arguments: [
            "{5 :unit unit=meter usage=road}", "{5 :unit unit=second usage=road}",
            "{5 :unit unit=meter usage=nonsense}",
            "{5 :number roundingPriority=morePrecision maximumFractionDigits=2 minimumSignificantDigits=4}",
        ]) func olderICU(source: String)
    {
        let result = Self.result(source, "en-US", [:])
        #expect(result.text.text == "{|5|}")
        #expect(result.errors.map(\.kind) == [.unsupportedOperation], "\(result.errors)")
    }

    @Test(
        arguments: ([
            // Without a function.
            ("{$n} {$s} {7} {$names}", "de", "1.234,5 Ada 7 Ada und Alan", []),
            ("{$price}", "de", "9,50 €", []), ("{$n}", "hi-u-nu-deva", "१,२३४.५", []),
            // Fallbacks.
            (
                "{$x} {$x :number} {|a\\|b| :number} {:nonsense}", "en", "{$x} {$x} {|a\\|b|} {:nonsense}",
                [.unresolvedVariable, .unresolvedVariable, .badOperand, .badOperand, .unknownFunction]
            ),
            (".local $v = {a :number} {{{$v} {$v :integer}}}", "en", "{$v} {$v}", [.badOperand, .badOperand]),
            // Numbers.
            ("{$digits :number} {$n :number minimumFractionDigits=2}", "de", "1.234,5 1.234,50", []),
            ("{1.23456789 :number}", "en", "1.234568", []), ("{2.5 :number maximumFractionDigits=0}", "en", "3", []),
            ("{2.5 :number maximumFractionDigits=0 roundingMode=halfEven}", "en", "2", []),
            ("{1234 :number useGrouping=never signDisplay=always minimumIntegerDigits=6}", "en", "+001234", []),
            ("{1234 :number useGrouping=min2}", "en", "1234", []),
            (
                "{12345 :number maximumSignificantDigits=2} {1 :number minimumSignificantDigits=3}", "en",
                "12,000 1.00", []
            ),
            ("{1.237 :number roundingIncrement=5 maximumFractionDigits=2}", "en", "1.25", []),
            ("{1.0 :number minimumFractionDigits=2 trailingZeroDisplay=stripIfInteger}", "en", "1", []),
            (
                "{1.5 :number roundingPriority=morePrecision maximumFractionDigits=2 minimumSignificantDigits=4}", "en",
                "1.500", []
            ),
            ("{1 :number minimumFractionDigits=x}", "en", "1", [.badOption]),
            ("{1 :number minimumFractionDigits=$two}", "en", "1.00", []),
            ("{1 :number minimumFractionDigits=$x}", "en", "1", [.unresolvedVariable, .badOption]),
            ("{1 :number minimumFractionDigits=3 maximumFractionDigits=1}", "en", "1.000", [.badOption]),
            // Options of the operand count, those of the expression more.
            (
                ".input {$n :number minimumFractionDigits=3 signDisplay=always} {{{$n :number minimumFractionDigits=2}}}",
                "en",
                "+1,234.50", []
            ),
            (".local $v = {1.75 :integer} {{{$v} {$v :number}}}", "en", "1 1", []),
            (".local $v = {1.5 :number minimumFractionDigits=2} {{{$v :integer}}}", "en", "1", []),
            (
                ".local $v = {41 :integer signDisplay=always} .local $w = {$v :offset add=1} {{{$w} {$w :offset subtract=2}}}",
                "en", "+42 +40", []
            ),
            ("{1 :offset}", "en", "{|1|}", [.badOption]), ("{1 :offset add=1 subtract=1}", "en", "{|1|}", [.badOption]),
            // Percentages, money, quantities.
            ("{0.1234 :percent} {0.1234 :percent maximumFractionDigits=1}", "de", "12 % 12,3 %", []),
            ("{$price :currency} {$price :number}", "de", "9,50 € 9,5", []),
            ("{$price :currency currency=USD}", "de", "9,50 €", [.badOption]),
            ("{5 :currency}", "en", "{|5|}", [.badOperand]),
            ("{5 :currency currency=EURO}", "en", "{|5|}", [.badOption, .badOperand]),
            ("{-5 :currency currency=usd currencySign=accounting}", "en", "($5.00)", []),
            (
                "{5 :currency currency=USD currencyDisplay=code} {5 :currency currency=USD currencyDisplay=never}",
                "en",
                "USD 5.00 5.00", []
            ),
            ("{5 :currency currency=USD trailingZeroDisplay=stripIfInteger fractionDigits=3}", "en", "$5", []),
            ("{5 :currency currency=JPY}", "ja", LoadedICU.words("￥5", apple: "¥5"), []),
            ("{42 :unit unit=kilometer-per-hour unitDisplay=long}", "de", "42 Kilometer pro Stunde", []),
            ("{$length :unit} {$length :unit unit=foot maximumFractionDigits=1}", "en", "3 m 9.8 ft", []),
            ("{123.5 :unit unit=meter usage=road}", "en-US", "400 ft", []),
            ("{5 :unit unit=meter usage=fluid}", "en", "{|5|}", [.unsupportedOperation]),
            ("{5 :unit unit=second usage=road}", "en", "{|5|}", [.unsupportedOperation]),
            ("{5 :unit unit=meter usage=nonsense}", "en-US", "5 m", [.badOption]),
            ("{1.8 :unit unit=meter usage=person-height-informal}", "en-US", "5 ft, 11 in", []),
            ("{1 :unit unit=parsnip}", "en", "{|1|}", [.badOption]),
            ("{1 :unit}", "en", "{|1|}", [.badOperand]),
            // Dates and times.
            ("{|2006-01-02| :date}", "en", "Jan 2, 2006", []),
            ("{|2006-01-02| :date length=short}", "en", "1/2/06", []),
            ("{|2006-01-02| :date fields=month-day-weekday length=long}", "de", "Montag, 2. Januar", []),
            ("{|2006-01-02T15:04:06| :time precision=second}", "de", "15:04:06", []),
            ("{|2006-01-02T15:04:06| :time hour12=true}", "de", "3:04 PM", []),
            ("{|2006-01-02T15:04:06+02:00| :datetime dateFields=month-day}", "de", "2. Jan., 13:04", []),
            ("{|2006-01-02T15:04:06+02:00| :time timeZone=input timeZoneStyle=short}", "de", "15:04 GMT+2", []),
            ("{|2006-01-02T15:04:06| :time timeZone=input}", "de", "15:04", [.badOperand]),
            ("{|2006-01-02T15:04:06Z| :time timeZone=|Asia/Kolkata|}", "de", "20:34", []),
            ("{|2006-01-02| :date timeZone=|Mars/Olympus|}", "en", "Jan 2, 2006", [.badOption]),
            ("{|2006-01-02| :date calendar=mayan}", "en", "Jan 2, 2006", [.badOption]),
            ("{|2006-01-02| :date length=$s}", "en", "Jan 2, 2006", [.badOption]),
            ("{|2025-11-21| :date}", "gu-u-ca-gujarati", "1 માગશર, વિ. સં. 2082", []),
            (
                ".local $d = {|2006-01-02| :date calendar=buddhist length=long} {{{$d} {$d :date}}}", "en",
                "January 2, 2549 BE Jan 2, 2549 BE", []
            ),
            (
                "{|2006-02-30| :date} {|2006-1-2| :date} {|2006-01-02T24:00:00| :date} {$n :date}", "en",
                "{|2006-02-30|} {|2006-1-2|} {|2006-01-02T24:00:00|} {$n}",
                [.badOperand, .badOperand, .badOperand, .badOperand]
            ),
            // Options of LDML 47.
            (
                "{|2006-01-02| :date style=long} {|2006-01-02T15:04:06| :time style=medium}", "de",
                "2. Januar 2006 15:04:06", []
            ),
            ("{|2006-01-02T15:04:06Z| :datetime dateStyle=short timeStyle=long}", "en", "1/2/06, 3:04:06 PM UTC", []),
            (
                "{|2006-01-02T15:04:06| :datetime year=numeric month=long hour=|2-digit| minute=numeric hour12=false}",
                "en",
                "January 2006 at 15:04", []
            ),
            ("{|2006-01-02| :datetime dateStyle=short year=numeric}", "en", "{|2006-01-02|}", [.badOption]),
            // Text, and options of the u: namespace.
            ("{$n :string} {$s :string u:id=x}", "de", "1234.5 Ada", []),
            ("{$names :string}", "en", "{$names}", [.badOperand]),
            ("{1.5 :number u:locale=de}", "en", "1,5", []),
            ("{1.5 :number u:locale=|not a tag|}", "en", "1.5", [.badOption]),
            ("{1 :number u:dir=up u:nonsense=1}", "en", "1", [.badOption, .badOption]),
            ("{#b u:dir=ltr u:id=x a=$x}{/b}", "en", "", [.unresolvedVariable, .badOption, .badOption]),
        ] as [(String, LocaleID, String, [MessageFormat2Error.Kind])]).filter { isKnown($0.0, in: $0.1) })
    func texts(source: String, locale: LocaleID, expected: String, errors: [MessageFormat2Error.Kind]) {
        let result = Self.result(source, locale, Self.arguments)
        let text = result.text.text.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
        #expect(text == expected)
        #expect(result.errors.map(\.kind) == errors, "\(result.errors)")
        // All ways to the text give the same one.
        var options = MessageOptions()
        (options.isolation, options.timeZone) = (.none, .utc)
        let compiled = MessageFormat2(lenient: source).compiled(in: locale, options: options)
        var bytes = Array("> ".utf8)
        compiled.append(Self.arguments, to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "> " + result.text.text)
        #expect(compiled.format(Self.arguments) == result.text.text)
    }

    @Test(
        arguments: [
            (".input {$n :number} .match $n 1 {{=1}} one {{one}} * {{other}}", "en", 1, "=1"),
            (".input {$n :number} .match $n one {{one}} 1 {{=1}} * {{other}}", "en", 1, "=1"),
            (".input {$n :number minimumFractionDigits=1} .match $n one {{one}} * {{other}}", "en", 1, "other"),
            (".input {$n :number} .match $n one {{one}} few {{few}} many {{many}} * {{other}}", "pl", 22, "few"),
            (".input {$n :number select=ordinal} .match $n two {{2nd}} * {{other}}", "en", 22, "2nd"),
            (".input {$n :number select=exact} .match $n one {{one}} * {{other}}", "en", 1, "other"),
            (".input {$n :integer} .match $n 1 {{=1}} * {{other}}", "en", 1.9, "=1"),
            (".input {$n :percent} .match $n 1 {{a}} 150 {{b}} * {{c}}", "en", 1.5, "b"),
            (
                ".input {$n :number} .local $m = {$n :offset subtract=1} .match $n $m 1 * {{alone}} * one {{and one}} * * {{and {$m}}}",
                "en", 2, "and one"
            ),
            (
                ".input {$n :number} .local $s = {x :string} .match $s $n x 2 {{x2}} * 1 {{*1}} x * {{x*}} * * {{**}}",
                "en", 1, "x*"
            ),
            (
                ".input {$n :number} .local $s = {y :string} .match $s $n x 1 {{x1}} * 1 {{*1}} x * {{x*}} * * {{**}}",
                "en", 1, "*1"
            ),
            (".input {$n :string} .match $n 1 {{=1}} * {{other}}", "en", 1, "=1"),
        ] as [(String, LocaleID, Double, String)])
    func selection(source: String, locale: LocaleID, number: Double, expected: String) {
        let result = Self.result(source, locale, ["n": .double(number)])
        #expect(result.text.text == expected)
        #expect(result.errors.isEmpty, "\(result.errors)")
    }

    @Test(arguments: [
        (
            ".input {$x :number} .match $x 1 {{1}} * {{other}}",
            [MessageFormat2Error.Kind.unresolvedVariable, .badOperand, .badSelector]
        ),
        (".local $x = {1 :number} .match $x horse {{1}} * {{other}}", [.badVariantKey]),
        (".local $x = {1 :number select=$exact} .match $x 1 {{1}} * {{other}}", [.badOption, .badSelector]),
        (
            ".local $x = {1 :number select=exact} .local $y = {$x :number} .match $y 1 {{1}} * {{other}}",
            [.badOption, .badSelector]
        ),
        (".local $x = {|2006-01-02| :date} .match $x * {{other}}", [.badSelector]),
        // "The function `:currency` is a formatter"; of `:unit` the standard says the same.
        (".local $x = {1 :currency currency=EUR} .match $x 1 {{1}} one {{one}} * {{other}}", [.badSelector]),
        (".local $x = {1 :unit unit=meter} .match $x 1 {{1}} one {{one}} * {{other}}", [.badSelector]),
        // What the operand says of selecting counts for nothing where nothing is selected.
        (
            ".local $x = {1 :number select=exact} .local $y = {$x :unit unit=meter} .match $y 1 {{1}} * {{other}}",
            [.badSelector]
        ),
    ])
    func failedSelection(source: String, errors: [MessageFormat2Error.Kind]) {
        let result = Self.result(source, "en", Self.arguments)
        #expect(result.text.text == "other")
        #expect(result.errors.map(\.kind) == errors)
    }

    @Test(
        arguments: [
            ("a {$s} b", "en", "a \u{2068}Ada\u{2069} b"), ("{1 :number}", "en", "1"),
            ("{$x}", "en", "\u{2068}{$x}\u{2069}"),
            ("{1 :number}", "he", "\u{2067}1\u{2069}"), ("{1 :number u:dir=ltr}", "en", "\u{2066}1\u{2069}"),
            ("{$s :string u:dir=rtl}{#b}", "en", "\u{2067}Ada\u{2069}"),
            ("{$s :string u:dir=inherit}", "en", "\u{2068}Ada\u{2069}"),
            (".local $w = {$s :string u:dir=ltr} {{{$w}}}", "en", "\u{2066}Ada\u{2069}"),
        ] as [(String, LocaleID, String)])
    func isolation(source: String, locale: LocaleID, expected: String) {
        #expect(Self.result(source, locale, Self.arguments, isolation: .default).text.text == expected)
    }

    @Test func parts() {
        let source = "{#b u:id=1 a=x}Total{/b}: {$n :number u:id=total} {$s}"
        let text = Self.result(source, "de", Self.arguments, isolation: .default).text
        let described = text.spans.map { span in
            switch span.field {
            case .markup(let markup): "\(markup.kind) \(markup.name) \(markup.id ?? "-") \(markup.options)"
            case .placeholder(let place): "\(place.type) \(place.source) \(place.id ?? "-") '\(text[span])'"
            case .number(let field): "\(field) '\(text[span])'"
            case .isolation: "isolation"
            case .date, .part: "?"
            }
        }
        #expect(
            described == [
                #"open b 1 ["a": "x"]"#, "close b - [:]", "number $n total '1.234,5'", "integer '1.234'", "group '.'",
                "decimal ','", "fraction '5'", "isolation", "string $s - 'Ada'", "isolation",
            ])
        #expect(text.spans.allSatisfy { $0.range.upperBound <= text.text.utf8.count })
    }

    /// An expression is asked once, however often its variable is used.
    @Test func oncePerExpression() throws {
        final class Counter: MessageFunction {
            private let lock = NSLock()
            nonisolated(unsafe) private var count = 0
            func resolve(_ call: inout MessageFunctionCall) throws(MessageFunctionError) -> any MessageValue {
                lock.withLock { unsafe count += 1 }
                return MessageText("\(lock.withLock { unsafe count })")
            }
        }
        var options = MessageOptions()
        options.isolation = .none
        options.functions["my:counter"] = Counter()
        let source = ".local $a = {:my:counter} .match $a 1 {{{$a} {$a :string} {:my:counter}}} * {{again {$a}}}"
        let message = try MessageFormat2(source).compiled(in: "en", options: options)
        #expect(message.format() == "1 1 2")
        #expect(message.format() == "again 3")
    }
}
