import LocaleFormat
import LocalizedMessages
import LocaleFormatCore
import LocaleFormatMessageFormat1
import LocaleFormatTexts
import TestSupport
import Testing

/// Messages in ICU's syntax: what each part of it says. That ICU says the same is `MessageDifferentialTests`' matter.
@Suite struct MessageFormat1Tests {
    private func format(
        _ message: String, _ locale: LocaleID = "en", _ arguments: [String: TextArgument] = [:],
        apostrophes: MessageFormat1.Apostrophes = .doubleOptional, syntax: MessageFormat1.Syntax = .icu
    ) throws -> String {
        var options = TextOptions.unisolated
        options.timeZone = .utc
        return try MessageFormat1(message, apostrophes: apostrophes, syntax: syntax)
            .compiled(in: locale, options: options).format(arguments)
    }

    private static let date = TextArgument.date(.epoch, DateStyle(locale: .root))

    @Test func values() throws {
        let space = LoadedICU.cldr >= 42 ? "\u{202F}" : " "
        #expect(try format("{a} {b}", "de", ["a": 1234.5678, "b": "x"]) == "1.234,568 x")
        #expect(try format("{a}", "es", ["a": 1234]) == "1.234")
        #expect(try format("{ a }{0}", "en", ["a": "x", "0": "y"]) == "xy")
        #expect(try format("{a}", "en", ["a": Self.date]) == "1/1/70, 12:00\(space)AM")
        #expect(
            try format("{a}", "en", ["a": .date(.epoch, DateStyle(date: .long, locale: .root))]) == "January 1, 1970")
        #expect(try format("{a}", "hi-IN-u-nu-deva", ["a": 12]) == "१२")
    }

    @Test func numbers() throws {
        let arguments: [String: TextArgument] = ["n": 1234.5]
        #expect(
            try format("{n, number} {n,number,integer} {n,NUMBER, Percent }", "en", arguments)
                == "1,234.5 1,234 123,450%")
        #expect(try format("{n, number, currency}", "de-DE", arguments) == "1.234,50\u{A0}€")
        #expect(try format("{n, number, currency}", "de", arguments) == "1.234,50\u{A0}XXX")
        #expect(try format("{n, number,#,##0.00} {n, number,'#'0}", "en", arguments) == "1,234.50 #1234")
        #expect(try format("{n, number, ::currency/EUR .0}", "en", arguments) == "€1,234.5")
        if LoadedICU.major == 72 {
            // Twice by ICU, "€1,234.50 euros".
            let message = "{n, number, ::currency/EUR unit-width-full-name}"
            #expect(try format(message, "en-DE", arguments) == "1.234,50 euros")
        }
        #expect(try format("{n, number, 0}", "en", arguments) == " 1234")
        // What the message says comes before what the argument would like.
        #expect(
            try format("{n, number} {n}", "en", ["n": .number(0.5, PercentStyle<Double>(locale: .root))]) == "0.5 50%")
    }

    @Test func rules() throws {
        let arguments: [String: TextArgument] = ["n": 3723]
        #expect(try format("{n, spellout}", "en", arguments) == "three thousand seven hundred twenty-three")
        #expect(try format("{n, spellout,%spellout-ordinal}", "en", arguments).hasSuffix("twenty-third"))
        #expect(try format("{n, spellout,%none}", "en", arguments) == "three thousand seven hundred twenty-three")
        #expect(
            try format("{n, ordinal} {n, duration} {n, duration,%with-words}", "en", arguments)
                == "3,723rd 1:02:03 1 hour, 2 minutes, 3 seconds")
        #expect(try format("{n, duration}", "de", arguments) == "3.723")
    }

    @Test func dates() throws {
        let arguments = ["d": Self.date]
        #expect(
            try format("{d, date}|{d, date, short}|{d, date, full}", "en", arguments)
                == "Jan 1, 1970|1/1/70|Thursday, January 1, 1970")
        #expect(
            try format("{d, date,yyyy-MM-dd}|{d, date, ::yMMMd}|{d, time,HH:mm}", "de", arguments)
                == "1970-01-01|1. Jan. 1970|00:00")
        #expect(try format("{d, date, long}", "th-u-ca-buddhist", arguments).contains("2513"))
        // ICU's dates are milliseconds.
        #expect(try format("{d, date,yyyy}", "en", ["d": 86_400_000]) == "1970")
        let vienna = TextArgument.date(.epoch, DateStyle(locale: .root).timeZone("Europe/Vienna"))
        #expect(try format("{d, time,HH:mm}", "en", ["d": vienna]) == "01:00")
    }

    @Test func plurals() throws {
        let message = "{n, plural, offset:1 =0 {nobody} =1 {{who}} one {{who} and # other} other {{who} and # others}}"
        let texts = try [0, 1, 2, 3, 1_235].map { try format(message, "en", ["n": .integer($0), "who": "Ada"]) }
        #expect(texts == ["nobody", "Ada", "Ada and 1 other", "Ada and 2 others", "Ada and 1,234 others"])
        #expect(try format("{n, plural, one{#x}other{#y}}", "en", ["n": 1.0]) == "1x")
        #expect(try format("{n, plural, one{#x}few{#f}many{#m}other{#y}}", "pl", ["n": 1.5]) == "1,5y")
        #expect(try format("{n, plural, one{#x}other{{n, number, 0.0}y}}", "en", ["n": 1]) == " 1.0y")
        #expect(try format("{n, selectordinal, one{#st}two{#nd}few{#rd}other{#th}}", "en", ["n": 22]) == "22nd")
        #expect(
            try format("{n, plural, =-1 {minus} =2.5 {two and a half} other {#}}", "en", ["n": 2.5]) == "two and a half"
        )
        #expect(
            try format("{n, plural, other {{m, plural, other {# of {n}}} #}}", "en", ["n": 1, "m": 2]) == "2 of 1 1")
        #expect(try format("{n, plural, other {{g, select, other {#}}}}", "en", ["n": 1, "g": "x"]) == "#")
    }

    @Test func selections() throws {
        let message = "{g, select, female {she} male {he} other {they}}"
        #expect(
            try ["female", "male", "x"].map { try format(message, "en", ["g": .string($0)]) } == ["she", "he", "they"])
        let choice = "{n, choice, 0#none|1#one|1<more than one: {n}|∞#endless}"
        #expect(
            try [-3, 0.5, 1, 1.5, .infinity].map { try format(choice, "en", ["n": .double($0)]) } == [
                "none", "none", "one", "more than one: 1.5", "endless",
            ])
    }

    @Test func apostrophes() throws {
        #expect(try format("I'm '{quoted}' ''{a}'' '#' '", "en", ["a": "x"]) == "I'm {quoted} 'x' '#' '")
        #expect(try format("{n, plural, other {'#' # it''s 'x' }}", "en", ["n": 3]) == "# 3 it's 'x' ")
        #expect(try format("I'm '{quoted} to the end") == "I'm {quoted} to the end")
        #expect(try format("'quoted {a}' {a}", "en", ["a": "x"], apostrophes: .doubleRequired) == "quoted {a} x")
        // ICU4C's TestCompatibleApostrophe.
        let simple = "ab{0,choice,0#1'2''3'''4''''.}yz"
        let nested = "ab{0,choice,0#1'2''3'''4''''.{0,number,'#x'}}yz"
        #expect(try format(simple, "en-US", ["0": 0], apostrophes: .doubleRequired) == "ab12'3'4''.yz")
        #expect(try format(simple, "en-US", ["0": 0]) == "ab1'2'3''4''.yz")
        #expect(try format(nested, "en-US", ["0": 0], apostrophes: .doubleRequired) == "ab1234'.0xyz")
        #expect(try format(nested, "en-US", ["0": 0]) == "ab1'2'3''4''.#x0yz")
        let again = "{0, plural, other {'{'0'}' #}}"
        #expect(try format(again, "en", ["0": 5], apostrophes: .doubleRequired) == "5 5")
    }

    @Test func missingArguments() throws {
        #expect(
            try format("{a} {b, number} {c, plural, other {x}} {d, select, other {y}} {e, choice, 0#z} { f , date}")
                == "{a} {b} {c} {d} {e} {f}")
        #expect(try MessageFormat1("{0} {2}").compiled(in: "en").format(["x", "y"]) == "x {2}")
        #expect(try MessageFormat1("{1}").compiled(in: "en").format([]) == "{1}")
    }

    @Test func wrongKinds() throws {
        func message(_ message: String, _ argument: TextArgument) -> String {
            do {
                return try format(message, "en", ["a": argument])
            } catch { return "\(error)" }
        }
        #expect(message("{a, number}", "x") == "argument 1 is the text 'x', but '{a}' takes a number")
        #expect(message("{a, date}", "x") == "argument 1 is the text 'x', but '{a}' takes a date")
        #expect(message("{a, number}", Self.date) == "argument 1 is a date, but '{a}' takes a number")
        #expect(message("{a, plural, other {}}", "x") == "argument 1 is the text 'x', but 'plural' takes a number")
        #expect(message("{a, choice, 0#x}", "x") == "argument 1 is the text 'x', but 'choice' takes a number")
        #expect(message("{a, select, other {}}", 1) == "argument 1 is the number 1, but 'selection' takes text")
    }

    @Test func waysIn() throws {
        let text = try MessageFormat1("{b} {n, plural, one {# x} other {# y}} {a}").compiled(in: "en")
        #expect(text.argumentNames == ["b", "n", "a"])
        #expect(try text.format(["b", 2, "a"]) == "b 2 y a")
        var bytes = Array("> ".utf8)
        try text.append(["n": 1, "a": "q"], to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "> {b} 1 x q")
        let parts = try text.formattedText(["b": "B", "n": 1_234, "a": "A"])
        #expect(parts.text == "B 1,234 y A")
        #expect(parts.spans.contains { $0.field == .argument(2) && parts.text.utf8Range($0.range) == "1,234" })
        // Numbers are places, in whatever order they appear.
        let numbered = try MessageFormat1("{2} {0} {x}").compiled(in: "en")
        #expect(numbered.argumentNames == ["0", "2", "x"])
        #expect(try numbered.format(["a", "b", "c"]) == "c a {x}")
        #expect(try numbered.formattedText(["a", "b", "c"]).text == "c a {x}")
        #expect(text.isFast)
    }

    @Test func isolation() throws {
        let message = try MessageFormat1("<{name}> {n}")
        #expect(try message.compiled(in: "en").format(["name": "שלום", "n": 1]) == "<שלום> 1")
        #expect(
            try message.compiled(in: "en", options: TextOptions()).format(["name": "שלום", "n": 1])
                == "<\u{2068}שלום\u{2069}> 1")
    }

    @Test func tags() throws {
        let message = "<b>You have {\n n, plural, one {<i>#</i> apple} other {<i>#</i> apples}\n}.</b><br/> <3 '<b>'"
        #expect(try format(message, "en", ["n": 2], syntax: .formatJS) == "You have 2 apples.<br/> <3 <b>")
        #expect(try format("<b>{n}</b>", "en", ["n": 2]) == "<b>2</b>")
        let parts = try MessageFormat1("a <b>{x}c</b>", syntax: .formatJS).compiled(in: "en").formattedText(["x": "X"])
        #expect(parts.text == "a Xc")
        #expect(parts.spans.first == .init(field: .run(["tag": .string("b")]), range: 2..<4))
    }

    @Test func argumentsOfAMessage() throws {
        let message = try MessageFormat1(
            "{x} {1, number} {0, plural, one {{x, date}} other {{y, select, other {{1}}}}} {x}")
        #expect(message.arguments.map(\.name) == ["0", "1", "x", "y"])
        #expect(message.arguments[1].uses == [.formatted(.number(.standard)), .value])
        #expect(message.arguments[2].uses == [.value, .formatted(.date(.standard))])
        #expect(message.arguments[0].uses == [.plural(.cardinal)])
    }

    /// Messages of ICU4C's `tmsgfmt.cpp`, by what they are about; ICU is asked what they say.
    @Test(
        .enabled(if: ICUMessage.isThere, "built with another ICU than the test's"),
        arguments: [
            "{argument, plural, one{C''est # fichier} other {Ce sont # fichiers}} dans la liste.",
            "There {0, plural, one{is # zavod}other{are {0} zavods}} in {1}.",
            "{0, plural, one {{0, number,C''''est #,##0.0 fichier}} other {Ce sont # fichiers}} dans la liste.",
            "{1} est {0, select, female {all\\u00E9e} other {all\\u00E9}} \\u00E0 Paris.",
            "{0} est {1, select, female {all\\u00E9e c''est} other {all\\u00E9 '{'pas'}'}} \\u00E0 Paris.",
            "{0} est {1, select, female {{2,number,integer} all\\u00E9e} other {all\\u00E9}} \\u00E0 Paris.",
            "At {1,time,::jm} on {1,date,::dMMMM}, there was {2} on planet {0,number,integer}.",
            "Quotes '', '{', a {0,number} ''{''0}",
            "'{'1,number,'#',##} {1,number,'#',##}",
            "There are {1,number} files on {0}", "{1,date,full}", "{3,spellout}", "{0,ordinal} {0,duration}",
            "{0,choice,0.0#no files|1.0#one file|1.0<{0,number} files}", "#{5,number,'{'} x", "{1, select, }",
            "{0,plural,offset:1 =1 {only you} one {you and one} other {you and #}}", "{0, number, ::percent}",
            "{0,number,::currency/USD}", "{0,selectordinal, one{#st} two{#nd} few{#rd} other{#th} =12 {dozen}}",
            "a {1, plural, other {b {2} # c}} d", "{0,number,sign-always}", "{0 , number , ::.00 }", "{ 0 }",
            "{0,plural,one{a{1}b}other{c#d{0,number,0.0}e}}", "{0,date,::MMMMd}", "{0,time,::jms}",
        ])
    func casesOfICU(message: String) throws {
        for locale: LocaleID in ["en", "fr", "ru", "en-US", "de"] {
            for number in [0, 1, 2.5, 12, 1_234_567] {
                let arguments: [String: TextArgument] = [
                    "0": .double(number), "1": number < 2 ? "female" : .double(86_400_000), "2": .string("it's {x}"),
                    "3": 21, "argument": .double(number),
                ]
                let expected = ICUMessage.format(message, locale.icuName, arguments)
                let actual = ICUMessage.ours(message, locale, arguments)
                if actual.isText || expected.isText { #expect(actual == expected, "\(locale) \(number)") }
            }
        }
    }
}

extension String {
    fileprivate func utf8Range(_ range: Range<Int>) -> String {
        String(decoding: Array(utf8)[range], as: UTF8.self)
    }

    /// FormatJS asks for a form behind the comma (its parser's cases `expect_number_arg_style_1`, `expect_number_arg_skeleton_token_1`).
    @Test(arguments: ["{0, number, }", "{0, number, ::}", "{0, date, :: }"]) func emptyForms(message: String) throws {
        #expect(throws: MessageFormat1Error.self) { try MessageFormat1(message, syntax: .formatJS) }
        #expect(try MessageFormat1(message).arguments.count == 1)
    }
}
