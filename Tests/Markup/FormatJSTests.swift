import LocaleFormatCore
import LocaleFormatDates
import LocaleFormatMessageConversion
import LocaleFormatMessageFormat1
import LocaleFormatMessageFormat2
import LocaleFormatTexts
import TestSupport
import Testing
import LocalizedMessageConversion
import LocalizedMessages
import LocalizedStrings

/// What FormatJS reads, and how it reads it. The messages are those of the 72 cases of its parser (github.com/formatjs/formatjs,
/// packages/icu-messageformat-parser/integration-tests/test_cases), which say what is a message and what is not.
@Suite struct FormatJSTests {
    private func parts(_ text: String) throws -> [MessageFormat1.Part] {
        try MessageFormat1(text, syntax: .formatJS).parts
    }

    /// Nine cases that are text alone.
    @Test(arguments: [
        ("a''b", "a'b"), ("I '<'3 cats. '<a>foo</a>' '<b>bar</b>'", "I <3 cats. <a>foo</a> <b>bar</b>"),
        ("I <3 cats.", "I <3 cats."), ("I don't know", "I don't know"), ("'{a''b}'", "{a'b}"), ("aaa'{'", "aaa{"),
        ("<test-tag/>", "<test-tag/>"), ("中文", "中文"), ("You have '{count} {thing}", "You have {count} {thing}"),
    ])
    func texts(message: String, text: String) throws { #expect(try parts(message) == [.text(text)]) }

    /// 44 cases with arguments, of which eight are `::j` in several languages, and one is read without tags.
    @Test(arguments: [
        ("{a}", ["a"]), ("a {b} \nc", ["b"]), ("{0, date, ::EEE, MMM d, ''yy}", ["0"]), ("{0, date, ::h:mm a}", ["0"]),
        ("{0, date, ::j}", ["0"]), ("{0, date, ::J}", ["0"]), ("{0, date, ::jj}", ["0"]),
        ("{0, date, ::jjjjjj}", ["0"]),
        (
            """

                {gender_of_host, select,
                  female {
                    {num_guests, plural, offset:1
                      =0 {{host} does not give a party.}
                      =1 {{host} invites {guest} to her party.}
                      =2 {{host} invites {guest} and one other person to her party.}
                      other {{host} invites {guest} and # other people to her party.}}}
                  other {
                    {num_guests, plural, offset:1
                      =0 {{host} does not give a party.}
                      other {{host} invites {guest} and # other people to their party.}}}}

            """, ["gender_of_host", "num_guests", "host", "guest"]
        ),
        ("{0, number, :: currency/GBP}", ["0"]), ("{0, number, ::currency/GBP compact-short}", ["0"]),
        ("{0, number, ::/USD}", ["0"]), ("{0, number, percent}", ["0"]),
        ("{0, number, ::compact-short currency/GBP}", ["0"]),
        ("{0, number, ::measure-unit/length-meter .00##/@@@ unit-width-full-name}", ["0"]),
        ("{0, number, ::scientific/+ee/sign-always}", ["0"]), ("{0, number, ::currency/CAD unit-width-narrow}", ["0"]),
        ("{0, number, ::percent .##}", ["0"]), ("{0, number, ::percent .0###}", ["0"]),
        ("{0, number, ::percent .00/@##}", ["0"]), ("{0, number, ::percent .00/@@@}", ["0"]),
        ("{0, number, ::compact-short unit-width-narrow notation-scientific}", ["0"]),
        ("{0, number, ::   percent   scale/100   }", ["0"]), ("{0, number, ::currency/USD\tcompact-short}", ["0"]),
        ("<i0>foo</i0>", []), ("<test-tag></test-tag>", []),
        ("I <b>have</b> <foo>{numCats, number} some string {placeholder}</foo> cats.", ["numCats", "placeholder"]),
        (
            "<bold>You have {\n count, plural,\n one {<italic>#</italic> apple}\n other {<italic>#</italic> apples}\n }.</bold>",
            ["count"]
        ),
        ("\n Cart: {itemCount} {itemCount, plural,\n one {item}\n other {items}\n }", ["itemCount"]),
        ("\n {itemCount, plural,\n one {item'}'}\n other {items'}'}\n }", ["itemCount"]),
        (
            "{0, plural, one {You have {1, number, ::currency/USD}} other {You have {1, number, ::currency/USD}}}",
            ["0", "1"]
        ),
        ("You {count, plural, one {worked for '#' hour} other {worked for '#' hours}} today.", ["count"]),
        (
            "{0, select, female {{1, number, ::currency/EUR} paid} male {{1, number, ::currency/EUR} paid} other {{1, number, ::currency/EUR} paid}}",
            ["0", "1"]
        ),
        ("Your meeting is scheduled for the {dateVal, date} at {timeVal, time}", ["dateVal", "timeVal"]),
        ("I have {numCats, number} cats.", ["numCats"]),
        (
            "\n {gender, select,\n male {\n {He}}\n female {\n {She}}\n other{\n {They}}}\n ",
            ["gender", "He", "She", "They"]
        ),
    ])
    func messages(message: String, arguments: [String]) throws {
        let read = try MessageFormat1(message, syntax: .formatJS)
        #expect(read.arguments.map(\.name) == arguments)
        #expect(try MessageFormat1(read.description, syntax: .formatJS) == read)
    }

    @Test func withoutTags() throws {
        let read = try MessageFormat1("I have <foo>{numCats, number}</foo> cats.")
        #expect(
            read.parts == [
                .text("I have <foo>"), .formatted("numCats", .number(.standard)), .text("</foo> cats."),
            ])
    }

    /// 19 cases that are none.
    @Test(arguments: [
        "You have {count, plural, one {# hot dog} one {# hamburger} one {# sandwich} other {# snacks}} in your lunch bag.",
        "You have {count, select, one {# hot dog} one {# hamburger} one {# sandwich} other {# snacks}} in your lunch bag.",
        "{0, date, ::   }", "{0, number, ::currency//USD}", "{0, number, ::}", "{0, number, ::   }", "{0, number, }",
        "<a>{a, plural, other {</a>}}", "My name is {0, foo}", "<a></ b>", "<test>a</", "<test / >", "<test foo />",
        "My name is {0!}", "{0, number, ::compact-short/}", "My name is { ", "{0, number", "{0, number, ::percent",
        "{0, number, 'unclosed}",
    ])
    func faults(message: String) {
        #expect(throws: MessageFormat1Error.self) { try MessageFormat1(message, syntax: .formatJS) }
    }

    /// What ICU has, and FormatJS' parser does not take (`parser.ts`: six types in lowercase, whole numbers).
    @Test(arguments: [
        "{n, spellout}", "{n, ordinal}", "{n, duration}", "{n, choice, 0#a|1#b}", "{n, Number}",
        "{n, PLURAL, other {}}",
        "{n, plural, =1.5 {a} other {b}}", "{n, plural, offset:0.5 other {b}}",
    ])
    func ofICUAlone(message: String) throws {
        #expect(throws: MessageFormat1Error.self) { try MessageFormat1(message, syntax: .formatJS) }
        #expect(try MessageFormat1(message).arguments.map(\.name) == ["n"])
    }

    /// "Message Syntax" (formatjs.github.io): `Almost {pctBlack, number, ::percent} of them are black.`
    @Test(arguments: [
        ("::percent", "50%"), ("::percent .00", "50.00%"), ("::% scale/2", "100%"), (", percent", "50%"),
        ("::scale/100", "50"), ("::compact-short", "0.5"),
    ])
    func percent(form: String, text: String) throws {
        let form = form.hasPrefix(",") ? form : ", \(form)"
        let message = try MessageFormat1("{n, number\(form)}", syntax: .formatJS)
        #expect(try message.compiled(in: "en").format(["n": 0.5]) == text)
    }

    /// A form is a skeleton or a name (`formats`, "Intl MessageFormat", formatjs.github.io), written in the locale's form where nobody knows
    /// it. ICU reads the same as a pattern, and names in any case.
    @Test(arguments: [
        ("#,##0.0", "#,##0.0", "1,234.56", "1,234.6"), ("  0.0000 ", "0.0000", "1,234.56", "  1234.5600 "),
        ("Percent", "Percent", "1,234.56", "123,456%"), ("price", "price", "1,234.56", "price1235"),
    ])
    func namedNumbers(form: String, name: String, text: String, icu: String) throws {
        let message = try MessageFormat1("{n, number,\(form)}", syntax: .formatJS)
        #expect(message.parts == [.formatted("n", .number(.named(name)))])
        #expect(message.description == "{n, number, \(name)}")
        #expect(try message.compiled(in: "en").format(["n": 1234.56]) == text)
        #expect(try MessageFormat1("{n, number,\(form)}").compiled(in: "en").format(["n": 1234.56]) == icu)
    }

    @Test(arguments: ["date", "time"])
    func namedDates(type: String) throws {
        var options = TextOptions.unisolated
        options.timeZone = .utc
        let date: [String: TextArgument] = ["d": 1_000_000_000_000]
        let texts = try ["{d, \(type), yyyy.HH}", "{d, \(type), FULL}", "{d, \(type)}"].map { text in
            try MessageFormat1(text, syntax: .formatJS).compiled(in: "en", options: options).format(date)
        }
        #expect(texts[0] == texts[2] && texts[1] == texts[2])
        #expect(
            try MessageFormat1("{d, \(type),yyyy.HH}").compiled(in: "en", options: options).format(date) == "2001.01")
    }

    /// What is quoted or no letter means nothing in a skeleton, to ICU as little as to FormatJS.
    @Test(arguments: MessageFormat1.Syntax.allCases)
    func fields(syntax: MessageFormat1.Syntax) throws {
        var options = TextOptions.unisolated
        options.timeZone = .utc
        let date: [String: TextArgument] = ["0": 1_000_000_000_000]
        for (loose, plain) in [("EEE, MMM d, ''yy", "EEEMMMdyy"), ("h:mm a", "hmma"), ("y 'MMM' d", "yd")] {
            let texts = try [loose, plain].map { skeleton in
                try MessageFormat1("{0, date, ::\(skeleton)}", syntax: syntax).compiled(in: "en", options: options)
                    .format(date)
            }
            #expect(texts[0] == texts[1] && texts[0].contains("1"))
        }
    }

    // MARK: Conversions

    private func made(
        _ text: String, _ source: MessageFormat1.Syntax, _ target: ConvertibleMessage.Syntax
    ) throws -> (text: String?, losses: [String]) {
        let made = try ConvertibleMessage.messageFormat1(MessageFormat1(text, syntax: source)).converted(
            to: target, in: "en")
        return (made.text, made.losses.map(\.description))
    }

    /// All that both read stays as it is written: its `icu-skeleton-parser` knows these stems and letters.
    @Test(arguments: [
        "{n, number, ::compact-short} {n, number, ::compact-long currency/EUR}", "{n, number, ::scale/100 .00}",
        "{n, number, ::scientific} {n, number, ::engineering} {n, number, ::integer-width/*000 000}",
        "{n, number, ::@@# sign-accounting-except-zero currency/USD} {n, number, ::.00##} {n, number, ::.00/w}",
        "{n, number, ::unit/meter unit-width-full-name} {n, number, ::measure-unit/length-kilometer group-off}",
        "{n, number, ::rounding-mode-half-even +! ,_ .}", "{n, number, integer} {n, number, percent} {n, number}",
        "{d, date, ::GyMMMMEEEEd} {d, time, ::jms} {d, date, full} {d, time}", "{0} {1, select, a {{2}} other {#}}",
        "{n, plural, offset:1 =0 {no} =-1 {x} one {#} other {{g, select, other {#}}}} {n, selectordinal, other {#}}",
    ])
    func kept(message: String) throws {
        let there = try made(message, .icu, .formatJS)
        let same = try MessageFormat1(message).description
        #expect(there.losses == [] && there.text == same)
        let back = try made(there.text ?? "", .formatJS, .messageFormat1)
        #expect(back.losses == [] && back.text == there.text)
    }

    @Test(arguments: [
        ("{n, number, ::percent scale/100}", "{n, number, ::percent}"),
        ("{n, number, ::percent}", "{n, number, ::percent scale/0.01}"),
        ("{n, number, ::%x100 .00}", "{n, number, ::percent .00}"), ("{n, number, ::@@*}", "{n, number, ::@@+}"),
        ("{n, number, ::.00+ integer-width/+00}", "{n, number, ::.00* integer-width/*00}"),
        ("a <b> {n}", "a '<b>' {n}"),
    ])
    func writtenOtherwise(icu: String, formatJS: String) throws {
        let there = try made(icu, .icu, .formatJS)
        #expect(there.losses == [] && there.text == formatJS)
    }

    @Test(arguments: [
        ("{n, number, ::group-min2 .00}", "{n, number, ::group-min2 .00}", "'group-min2'"),
        ("{n, number, ::integer-width/##00}", "{n, number}", "'integer-width/##00'"),
        ("{n, number, ::precision-increment/0.5}", "{n, number, ::precision-increment/0.5}", "precision-increment"),
        ("{n, number, ::unit/mile-per-hour}", "{n, number}", "'unit/mile-per-hour'"),
        (
            "{n, number, ::currency/EUR unit-width-iso-code}", "{n, number, ::currency/EUR unit-width-iso-code}",
            "'unit-width-iso-code'"
        ),
        ("{n, number, ::.00/@@@}", "{n, number, ::.00/@@@}", "'.00/@@@'"),
        ("{n, number,0.0}", "{n, number, ::.0 group-off}", ""),
        ("{n, number, currency}", "{n, number}", "region"), ("{n, spellout}", "{n, number}", "ICU's rules"),
        ("{d, date,HH:mm}", "{d, date}", "patterns of dates"),
        ("{d, date, ::yMMMdB}", "{d, date, ::yMMMd}", "field 'B'"),
        ("{n, plural, =1.5 {a} other {b}}", "{n, plural, other {b}}", "'=1.5'"),
        ("{n, plural, one {a} one {b} other {c}}", "{n, plural, one {a} other {c}}", "another variant"),
        ("{n, choice, 0#a|1#b|2#c}", "{n, plural, =0 {a} =1 {b} other {c}}", "no limits"),
    ])
    func lossesToFormatJS(icu: String, formatJS: String, loss: String) throws {
        let there = try made(icu, .icu, .formatJS)
        #expect(there.text == formatJS)
        #expect(loss.isEmpty ? there.losses == [] : there.losses.contains { $0.contains(loss) }, "\(there.losses)")
        #expect(throws: Never.self) { try MessageFormat1(formatJS, syntax: .formatJS) }
    }

    /// No other syntax has a program's own forms.
    @Test(arguments: [
        ("{n, number, #,##0.0}", "{n, number}", "{$n :number}"), ("{n, number, price}", "{n, number}", "{$n :number}"),
        ("{d, date, HH:mm}", "{d, date}", "{$d :date style=medium}"),
        ("{d, time, HH:mm}", "{d, time}", "{$d :time style=medium}"),
    ])
    func named(formatJS: String, icu: String, unicode: String) throws {
        for (target, text) in [(ConvertibleMessage.Syntax.messageFormat1, icu), (.messageFormat2, unicode)] {
            let there = try made(formatJS, .formatJS, target)
            #expect(there.text == text)
            #expect(there.losses.count == 1 && there.losses[0].contains("of the program's own"), "\(there.losses)")
        }
        let same = try made(formatJS, .formatJS, .formatJS)
        #expect(same.text == formatJS && same.losses == [])
    }

    @Test func fromFormatJS() throws {
        #expect(
            try made("<b>{n, number, ::percent} x</b>", .formatJS, .messageFormat1)
                == (
                    "{n, number, ::percent scale/100} x",
                    ["markup '<b>': ICU's syntax has no markup; what it stands around is left"]
                ))
        #expect(
            try made("{n, number, ::percent .0}", .formatJS, .messageFormat2).text
                == "{$n :percent maximumFractionDigits=1 minimumFractionDigits=1 roundingMode=halfEven}")
        let unicode = ConvertibleMessage.messageFormat2(try MessageFormat2("{$n :percent maximumFractionDigits=1}"))
        #expect(
            try unicode.converted(to: .formatJS, in: "en").text == "{n, number, ::percent .# rounding-mode-half-up}")
    }
}
