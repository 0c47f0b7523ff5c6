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

/// Messages from each of the three syntaxes to each other.
@Suite struct MessageConversionTests {
    private func made(
        _ message: ConvertibleMessage, _ syntax: ConvertibleMessage.Syntax, _ locale: LocaleID = "en",
        names: [String: String] = [:], isExact: Bool = false
    ) throws -> MessageConversion {
        var options = MessageConversionOptions()
        (options.names, options.isExact) = (names, isExact)
        return try message.converted(to: syntax, in: locale, options: options)
    }

    private func icu(_ text: String, _ syntax: MessageFormat1.Syntax = .icu) throws -> ConvertibleMessage {
        .messageFormat1(try MessageFormat1(text, syntax: syntax))
    }

    private func unicode(_ text: String) throws -> ConvertibleMessage { .messageFormat2(try MessageFormat2(text)) }

    /// ICU takes an empty skeleton, FormatJS none ("expectDateTimeSkeleton" of its parser).
    @Test(arguments: ["date", "time", "number"])
    func emptySkeletons(_ type: String) throws {
        let converted = try made(icu("{d, \(type), ::}"), .formatJS)
        #expect(converted.text == "{d, \(type)}")
        #expect(converted.losses.isEmpty == (type == "number"))
    }

    // MARK: Rows

    @Test(arguments: [
        ("Hello {name}", "Hello {$name}"),
        ("{0} of {1}", "{$arg1} of {$arg2}"),
        ("it''s '{'x'}' \\ |", "it's \\{x\\} \\\\ |"),
        ("{n, number}", "{$n :number}"),
        ("{n, number, integer}", "{$n :integer}"),
        ("{n, number, percent}", "{$n :percent roundingMode=halfEven}"),
        ("{n, number, ::currency/EUR}", "{$n :currency currency=EUR roundingMode=halfEven}"),
        ("{n, number, ::.00}", "{$n :number maximumFractionDigits=2 minimumFractionDigits=2 roundingMode=halfEven}"),
        (
            "{n, number, ::sign-always group-off rounding-mode-half-up .##}",
            "{$n :number maximumFractionDigits=2 signDisplay=always useGrouping=never}"
        ),
        (
            "{n, number, ::unit/meter unit-width-full-name @@#}",
            "{$n :unit maximumSignificantDigits=3 minimumSignificantDigits=2 roundingMode=halfEven unit=meter unitDisplay=long}"
        ),
        (
            "{n, number,0.0#}",
            "{$n :number maximumFractionDigits=2 minimumFractionDigits=1 roundingMode=halfEven useGrouping=never}"
        ),
        ("{d, date}", "{$d :date style=medium}"), ("{d, time, short}", "{$d :time style=short}"),
        ("{d, date, ::yMMMMEEEEd}", "{$d :date fields=year-month-day-weekday length=long}"),
        ("{d, date, ::yMMMdjms}", "{$d :datetime dateFields=year-month-day dateLength=medium timePrecision=second}"),
        ("{d, date, ::GyMMMM}", "{$d :datetime era=short year=numeric month=long}"),
    ])
    func places(icu: String, unicode: String) throws {
        let made = try made(self.icu(icu), .messageFormat2)
        #expect(made.text == unicode && made.losses == [])
        let names = Dictionary(uniqueKeysWithValues: made.arguments.map { ($0.target, $0.source) })
        let again = try self.made(self.unicode(unicode), .messageFormat1, names: names)
        #expect(again.losses == [])
        let back = try self.made(again.message, .messageFormat2)
        #expect(back.text?.replacing("$0", with: "$arg1").replacing("$1", with: "$arg2") == unicode)
    }

    @Test func choices() throws {
        let plural = try made(icu("a {n, plural, =0 {no file} one {# file} other {# files}} b"), .messageFormat2)
        #expect(
            plural.text
                == ".input {$n :number}\n.match $n\n0 {{a no file b}}\none {{a {$n} file b}}\n* {{a {$n} files b}}")
        #expect(
            try made(plural.message, .messageFormat1).text
                == "{n, plural, =0 {a no file b} one {a # file b} other {a # files b}}")
        let offset =
            "{n, plural, offset:1 =0 {nobody} =1 {{name}} one {{name} and # other} other {{name} and # others}}"
        let likes = try made(icu(offset), .messageFormat2)
        #expect(
            likes.text == """
                .input {$n :number}
                .local $n_offset = {$n :offset subtract=1}
                .match $n $n_offset
                0 * {{nobody}}
                1 * {{{$name}}}
                * one {{{$name} and {$n_offset} other}}
                * * {{{$name} and {$n_offset} others}}
                """)
        #expect(try made(likes.message, .messageFormat1).text == offset)
        let nested = try made(
            icu("{g, select, f {{n, plural, one {her #} other {hers #}}} other {{n, plural, =0 {none} other {#}}}}!"),
            .messageFormat2)
        #expect(
            nested.text == """
                .input {$g :string}
                .input {$n :number}
                .match $g $n
                f one {{her {$n}!}}
                f * {{hers {$n}!}}
                * 0 {{none!}}
                * * {{{$n}!}}
                """)
        let ordinal = try made(
            icu("{n, selectordinal, one {#st} other {#th}} of {n, plural, other {#}}"), .messageFormat2)
        #expect(ordinal.losses == [])
        #expect(ordinal.text?.contains("select=ordinal") == true)
        // What is taken off a number must not inherit how the number is counted.
        let both = try made(
            icu("{n, plural, offset:1 other {{n, selectordinal, one {a} other {b}} #}}"), .messageFormat2)
        #expect(
            both.text
                == ".local $n_ordinal = {$n :number select=ordinal}\n.match $n_ordinal\none {{a {$n :offset subtract=1}}}\n* {{b {$n :offset subtract=1}}}"
        )
    }

    /// The first selector counts most, a number's own key before its category's, and `other` is a category there.
    @Test func matrix() throws {
        let text = ".input {$a :number} .input {$b :string} .match $a $b 1 x {{A}} one y {{B}} * x {{C}} * * {{D}}"
        #expect(
            try made(unicode(text), .messageFormat1).text
                == "{a, plural, =1 {{b, select, x {A} y {B} other {D}}} one {{b, select, y {B} x {C} other {D}}} other {{b, select, x {C} other {D}}}}"
        )
        let other = ".input {$n :number} .match $n one {{A}} other {{B}} * {{C}}"
        #expect(
            try made(unicode(other), .messageFormat1, "ru").text
                == "{n, plural, one {A} few {C} many {C} other {B}}")
    }

    @Test func apple() throws {
        let files = TextTemplate(
            "%#@files@ in %#@folders@, 100%%",
            substitutions: [
                "files": TextSubstitution(
                    argument: 1, specifier: "lld",
                    variation: .plural(
                        type: .cardinal, argument: nil, [.one: .text("%arg file"), .other: .text("%arg files")])),
                "folders": TextSubstitution(
                    argument: 2, specifier: "lld",
                    variation: .plural(
                        type: .cardinal, argument: nil, [.one: .text("a folder"), .other: .text("%arg folders")])),
            ])
        let made = try made(.apple(files), .messageFormat1)
        #expect(
            made.text
                == "{files, plural, one {# file} other {# files}} in {folders, plural, one {a folder} other {# folders}}, 100%"
        )
        #expect(
            made.arguments.map { "\($0.source) \($0.target) \($0.kind)" } == ["1 files integer", "2 folders integer"])
        #expect(try self.made(made.message, .apple).message == .apple(files))
        // One choice is variations of the whole text, where Foundation counts the right number.
        let one = try self.made(icu("{n, plural, one {# file} other {# files}} in {x}, 50%"), .apple)
        #expect(
            one.message
                == .apple(
                    TextTemplate(
                        .plural(
                            type: .cardinal, argument: nil,
                            [.one: .text("%1$lld file in %2$@, 50%%"), .other: .text("%1$lld files in %2$@, 50%%")]))))
        let second = try self.made(icu("{m, number, integer} {n, plural, one {# file} other {# files}}"), .apple)
        #expect(second.text == nil)
        guard case .apple(let template) = second.message else { return }
        #expect(template.variation == .text("%1$lld %#@n@") && template.substitutions["n"]?.argument == 2)
        // A number of its own where the language has no category for it, or has it for that number alone.
        let zero = try self.made(icu("{n, plural, =0 {none} =1 {one} other {#}}"), .apple)
        #expect(
            zero.message
                == .apple(
                    TextTemplate(
                        .plural(
                            type: .cardinal, argument: nil,
                            [.zero: .text("none"), .one: .text("one"), .other: .text("%lld")]))))
        #expect(try self.made(zero.message, .messageFormat1).text == "{arg1, plural, =0 {none} one {one} other {#}}")
    }

    @Test(arguments: [
        ("%@ %1$@ %lld%%", "{$arg1} {$arg1} {$arg2 :integer}%"),
        ("%2$@ %1$@", "{$arg2} {$arg1}"), ("\\^[x]", "\\\\^[x]"), ("a\u{A0} b\n\tc ", "a\u{A0} b\n\tc "),
        ("%1$+lld %2$.3lld", "{$arg1 :integer signDisplay=always} {$arg2 :integer minimumIntegerDigits=3}"),
        ("%.1f", "{$arg1 :number maximumFractionDigits=1 minimumFractionDigits=1 roundingMode=halfEven}"),
    ])
    func appleTexts(apple: String, unicode: String) throws {
        let made = try made(.apple(TextTemplate(apple)), .messageFormat2)
        let isMarkup = apple.contains("^[")
        #expect(made.text == (isMarkup ? "^[x]" : unicode) && made.losses == [])
        let back = try self.made(made.message, .apple)
        #expect(back.losses == [] && (back.text == (isMarkup ? "\\^[x\\]" : apple) || apple.hasPrefix("%@ %1")))
    }

    @Test func namesAndPositions() throws {
        let text = "{count, number, integer} of {total} in {place}"
        let apple = try made(icu(text), .apple)
        #expect(apple.text == "%1$lld of %2$@ in %3$@")
        let names = Dictionary(uniqueKeysWithValues: apple.arguments.map { ($0.target, $0.source) })
        #expect(try made(apple.message, .messageFormat1, names: names).text == text)
        #expect(try made(apple.message, .messageFormat1).text == "{arg1, number, integer} of {arg2} in {arg3}")
        #expect(try made(icu("{arg2} {x} {arg1}"), .apple).text == "%2$@ %3$@ %1$@")
        #expect(try made(icu("{1} {0}"), .apple).text == "%2$@ %1$@")
        #expect(try made(icu("{x} {x}"), .apple).text == "%1$@ %1$@")
        // What is no name elsewhere is given one, and told.
        let dash = try made(unicode("{$a-b} {$a.b}"), .messageFormat1)
        #expect(dash.text == "{arg1} {arg2}" && dash.arguments.map(\.source) == ["a-b", "a.b"])
        #expect(
            dash.losses.map(\.description) == [
                "line 1, column 1: name 'a-b': MessageFormat 1 has no such name; it is 'arg1' there",
                "line 1, column 8: name 'a.b': MessageFormat 1 has no such name; it is 'arg2' there",
            ])
        let given = try made(.apple(TextTemplate("%1$@ %2$@")), .messageFormat1, names: ["1": "a-b", "2": "b"])
        #expect(given.text == "{arg1} {b}" && given.losses.map(\.source) == ["a-b"] && given.losses[0].kind == .name)
        let crossed = try made(icu("{0} {arg1}"), .messageFormat2)
        #expect(crossed.text == "{$arg2} {$arg1}" && crossed.losses.map(\.source) == ["0"])
        let plain = TextVariation.plural(type: .cardinal, argument: nil, [.other: .text("%arg")])
        let files = TextSubstitution(argument: 1, specifier: "lld", variation: plain)
        let odd = try made(.apple(TextTemplate("%#@my files@", substitutions: ["my files": files])), .messageFormat2)
        #expect(odd.losses.map(\.kind) == [.name] && odd.losses[0].source == "my files")
    }

    /// Choices over one argument have names of their own, the first of them the argument's.
    @Test func namesComeBack() throws {
        let text =
            "{n, plural, one {a} other {b}} {n, plural, one {c} other {#}} {n_2, plural, one {d} other {#}} {s, select, a {x} other {y}}"
        for message in [text, text.replacing("{s, select", with: "{n, plural, other {#}}{s, select")] {
            let apple = try made(icu(message), .apple)
            let back = try made(apple.message, .messageFormat1)
            #expect(back.text == message)
            #expect(try made(back.message, .apple).message == apple.message)
        }
        func substitution(_ argument: Int) -> TextSubstitution {
            .init(
                argument: argument, specifier: "lld",
                variation: .plural(type: .cardinal, argument: nil, [.one: .text("one"), .other: .text("%arg")]))
        }
        let twice = TextTemplate(
            "%#@first@ %#@second@", substitutions: ["first": substitution(1), "second": substitution(1)])
        #expect(
            try made(.apple(twice), .messageFormat1).text
                == "{first, plural, one {one} other {#}} {first, plural, one {one} other {#}}")
    }

    // MARK: Fractions

    /// What is chosen by a number that is rounded is the same or told (UTS #35 part 9, "Number Selection").
    @Test(arguments: [
        (".local $x = {$n :number maximumFractionDigits=0} .match $x one {{a}} * {{b {$x}}}", "counted as it is"),
        (".local $x = {$n :number maximumFractionDigits=2} .match $x one {{a}} * {{b}}", "counted as it is"),
        (
            ".local $x = {$n :number roundingIncrement=5 maximumFractionDigits=0} .match $x one {{a}} * {{b}}",
            "counted as"
        ),
        (".local $x = {$n :integer} .match $x one {{a {$n}}} * {{b}}", "counted as it is"),
        (".local $x = {$n :integer} .match $x 1 {{a}} * {{b {$n :number}}}", "the number itself is named"),
        (".local $x = {$n :integer} .match $x 1 {{a}} one {{b}} * {{c {$x}}}", "the number itself is named"),
        (".local $x = {$n :percent} .match $x 1 {{a}} one {{b}} * {{c {$n :number}}}", "counted as it is"),
    ])
    func roundedSelection(message: String, loss: String) throws {
        let icu = try made(unicode(message), .messageFormat1).losses.map(\.description)
        #expect(icu.contains { $0.contains(loss) }, "\(icu)")
        #expect(try made(unicode(message), .apple).losses != [])
    }

    @Test(arguments: [
        (".input {$n :integer} .match $n one {{a}} * {{b {$n}}}", "{n, plural, one {a} other {b #}}"),
        ("{$n :number} {$n :integer}", "{n, number} {n, number, ::precision-integer rounding-mode-down}"),
    ])
    func wholeNumbers(message: String, icu: String) throws {
        let made = try made(unicode(message), .messageFormat1)
        #expect(made.text == icu && made.losses == [])
    }

    @Test func roundedOfICU() throws {
        let made = try made(icu("{n, number} {n, number, integer}"), .messageFormat2)
        #expect(
            made.text == "{$n :number} {$n :number maximumFractionDigits=0 roundingMode=halfEven useGrouping=always}")
        #expect(made.losses == [])
        #expect(try self.made(icu("{n, number} {n, number, integer}"), .apple).losses.map(\.kind) == [.form])
        #expect(
            try self.made(icu("{n, plural, other {#}} {n, number, integer}"), .messageFormat2).text
                == "{$n :number} {$n :integer}")
    }

    /// ICU names the number, `:percent` its hundredths.
    @Test func hundredths() throws {
        let message = "{n, plural, =0.5 {half} =1 {all} one {one} other {{n, number, percent}}}"
        let unicode = try made(icu(message), .messageFormat2)
        #expect(
            unicode.text
                == ".input {$n :percent roundingMode=halfEven}\n.match $n\n50 {{half}}\n100 {{all}}\none {{one}}\n* {{{$n}}}"
        )
        #expect(unicode.losses == [])
        let back = try made(unicode.message, .messageFormat1)
        #expect(back.text == message && back.losses == [])
    }

    /// A bare argument has no form, whatever it is counted in, and percentages have no ordinal categories (UTS #35 part 9).
    @Test func formsOfSelectors() throws {
        let bare = try made(icu("{n, plural, =1 {{n}} other {{n, number,0.0}}}"), .messageFormat2)
        #expect(bare.text?.contains("\n1 {{{$n}}}") == true && bare.text?.hasPrefix(".local $n_count") == true)
        let ordinal = try made(icu("{n, selectordinal, one {a} other {{n, number, percent}}}"), .messageFormat2)
        #expect(ordinal.losses.map(\.kind) == [.choice])
        let counted = try made(icu("{n, plural, one {a} other {{n, number, percent}}}"), .formatJS)
        #expect(counted.losses.map(\.reason) == ["ICU counts a number as it is displayed, FormatJS as it is"])
    }

    /// Money and quantities bring their currency and unit along; a skeleton does not hold that.
    @Test(arguments: ["currency", "unit"])
    func ofArguments(function: String) throws {
        for syntax in [ConvertibleMessage.Syntax.messageFormat1, .formatJS] {
            let made = try made(unicode("{$n :\(function)}"), syntax)
            #expect(made.text?.contains("XXX") == false && made.losses.map(\.kind) == [.form])
            #expect(made.losses[0].reason.contains("\(function) that an argument brings along"))
            guard case .messageFormat1(let message) = made.message else { continue }
            #expect(try message.compiled(in: "en").format(["n": 5]) == "5")
        }
    }

    @Test func markup() throws {
        let tags = try made(icu("<b>{x} <i>'<'</i></b>", .formatJS), .messageFormat2)
        #expect(tags.text == "{#b}{$x} {#i}<{/i}{/b}" && tags.losses == [])
        #expect(try made(tags.message, .formatJS).text == "<b>{x} <i>'<'</i></b>")
        let crossed = try made(unicode("{#a}x{#b}y{/a}z{/b}{#br/}"), .formatJS)
        #expect(
            crossed.text == "x<b>yz</b>" && crossed.losses.count == 3
                && crossed.losses.allSatisfy { $0.kind == .markup })
        #expect(try made(unicode("{#b}x{/b}"), .messageFormat1).text == "x")
    }

    @Test(arguments: [
        (
            "{x, number, ::compact-short}",
            "line 1, column 1: form '{x, number, ::compact-short}': there is no 'compact-short' elsewhere"
        ),
        ("{x, number, #,##0.0}", "patterns"), ("a {x, date,HH:mm}", "line 1, column 3: form '{x, date,HH:mm}'"),
        ("{x, number, currency}", "region"), ("{x, spellout}", "ICU's rules"), ("{x, duration}", "ICU's rules"),
        ("{x, choice, 0#a|1#b}", "no limits elsewhere"),
        ("{x, plural, offset:1.5 other {#}} {x, plural, offset:1.5 one {a} other {b}}", "an offset is a whole number"),
        ("{x, plural, foo {a} other {b}}", "variant 'foo': it is no plural category"),
        ("{x, number, ::percent}", "percent without scale/100"),
        ("{x, number, ::precision-currency-standard}", "'precision-currency-standard'"),
        ("{x, number, ::percent scale/100 precision-unlimited}", "'precision-unlimited'"),
    ])
    func lossesToUnicode(message: String, loss: String) throws {
        let losses = try made(icu(message), .messageFormat2).losses.map(\.description)
        #expect(losses.contains { $0.contains(loss) }, "\(losses)")
    }

    @Test(arguments: [
        ("{g, select, a {1} other {2}}", "choice '{g, select, …}'"),
        ("{n, selectordinal, one {1} other {2}}", "ordinal categories"),
        ("{n, plural, =7 {1} other {2}}", "variant '=7'"),
        ("{n, plural, offset:1 one {#} other {#}}", "nothing is taken off"),
        ("{n, number, percent}", "no specifier writes a number so"),
        ("{d, date, short}", "the program gives a date its form"),
        ("{n, number, ::.00 rounding-mode-half-up}", "halves are rounded to even"),
        ("{n, plural, one {{n, number, ::.00}} other {#}}", "passed in one way"),
    ])
    func lossesToApple(message: String, loss: String) throws {
        let losses = try made(icu(message), .apple).losses.map(\.description)
        #expect(losses.contains { $0.contains(loss) }, "\(losses)")
    }

    @Test(arguments: [
        ("{$x :shop:price}", "function '{$x :shop:price}'"), ("{$x @a=b u:id=c}", "attribute '@a=b'"),
        ("{42 :number}", "a literal has no form"),
        ("{$x :currency currency=EUR currencyDisplay=never}", "money without a trace of its currency"),
        ("{$x :currency currency=EUR roundingIncrement=5}", "increment at the digits of a form"),
        ("{$x :number minimumFractionDigits=$y}", "an option that is an argument"),
        ("{$x :date timeZone=UTC}", "timeZone=UTC"), ("{#b}x{/b}", "ICU's syntax has no markup"),
        (".input {$n :number minimumFractionDigits=1} .match $n one {{a}} * {{b}}", "counted as it is"),
        (".input {$x :string} .match $x |two words| {{a}} * {{b}}", "a key is one word"),
        (".input {$x :string} .match $x other {{a}} * {{b}}", "'other' is for all"),
        (".input {$x :number} .match $x 1.0 {{a}} * {{b}}", "the key never matches"),
        (".local $x = {1 :number} .match $x 1 {{a}} * {{b}}", "it cannot choose elsewhere"),
    ])
    func lossesFromUnicode(message: String, loss: String) throws {
        let text = message.replacing(" u:id=c", with: "")
        let losses = try made(unicode(text), .messageFormat1).losses.map(\.description)
        #expect(losses.contains { $0.contains(loss) }, "\(losses)")
    }

    @Test func appleLosses() throws {
        func losses(_ template: TextTemplate) throws -> [String] {
            try made(.apple(template), .messageFormat2).losses.map(\.description)
        }
        #expect(try losses(TextTemplate("a ^[%lld file](inflect: true)")).count == 1)
        let plain = TextSubstitution(argument: 1, specifier: "@", variation: .text("%arg"))
        #expect(try losses(TextTemplate("a %#@s@", substitutions: ["s": plain, "t": plain])).count == 1)
        #expect(try losses(TextTemplate("%x %5d %e %*d"))[0].hasPrefix("line 1, column 1: form '%x'"))
        let device = TextTemplate(.device(["mac": .text("click"), "other": .text("tap")]))
        #expect(
            try losses(device) == [
                "variant 'device.mac': only Apple's syntax chooses by device; 'other' is left"
            ])
        #expect(throws: MessageConversionError.self) { try losses(TextTemplate("%y")) }
        #expect(throws: MessageConversionError.self) { try losses(TextTemplate("%#@x@")) }
        let loop = TextTemplate("%#@x@", substitutions: ["x": .init(specifier: "@", variation: .text("%#@x@"))])
        #expect(throws: MessageConversionError.self) { try losses(loop) }
    }

    // MARK: Limits

    /// What would be too much is refused, and not made first.
    @Test func limits() throws {
        let choice = "{N, plural, zero {a} one {b} two {c} few {d} many {e} other {f}}"
        let row = (0..<10).map { choice.replacing("N", with: "n\($0)") }.joined()
        #expect(throws: MessageConversionError.tooManyParts(limit: TextLimits.parts)) {
            try made(icu(row), .messageFormat2)
        }
        // In MessageFormat 1 and in Apple's syntax they stand side by side.
        #expect(try made(icu(row), .apple).losses.count <= 20)
        let arguments = (0..<5_000).map { "{a\($0)}" }.joined()
        #expect(throws: MessageConversionError.tooManyArguments(limit: FormatSpecifier.maximumPosition)) {
            try made(icu(arguments), .apple)
        }
        #expect(try made(icu(arguments), .messageFormat2).arguments.count == 5_000)
        let selectors = (0..<200).map { "$s\($0)" }
        let many =
            selectors.map { ".input {\($0) :string} " }.joined() + ".match " + selectors.joined(separator: " ")
            + " " + selectors.map { _ in "*" }.joined(separator: " ") + " {{x}}"
        #expect(throws: MessageConversionError.nestedTooDeep(limit: TextLimits.messageDepth)) {
            try made(unicode(many), .messageFormat1)
        }
        var deep = MessageFormat1.Part.text("x")
        for _ in 0..<300 { deep = .select("a", [.init("other", [deep])]) }
        let nested = ConvertibleMessage.messageFormat1(MessageFormat1(parts: [deep]))
        #expect(throws: MessageConversionError.nestedTooDeep(limit: TextLimits.messageDepth)) {
            try made(nested, .messageFormat2)
        }
        // Ten substitutions that each name the next one ten times. A long last text spends the budget in fewer steps.
        var substitutions: [String: TextSubstitution] = [:]
        for level in 0..<10 {
            let text = String(repeating: "%#@s\(level + 1)@", count: 10)
            substitutions["s\(level)"] = TextSubstitution(specifier: "@", variation: .text(text))
        }
        let last = String(repeating: "%%", count: TestSize.of(1, usually: 20_000))
        substitutions["s10"] = TextSubstitution(specifier: "@", variation: .text(last))
        let bomb = ConvertibleMessage.apple(TextTemplate("%#@s0@", substitutions: substitutions))
        #expect(throws: MessageConversionError.tooManyParts(limit: TextLimits.parts)) {
            try made(bomb, .messageFormat1)
        }
    }
}
