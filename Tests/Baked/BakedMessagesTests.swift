import LocaleFormat
import LocaleFormatBake
import LocaleFormatBaked
import LocaleFormatJSON
import LocaleFormatOperations
import LocalizedMessages
import TestSupport
import Testing

/// Messages of MessageFormat 2 for these tests, with names by what they are asked for: `$n` numbers, `$s` texts, `$d` dates.
enum BakedMessageSamples {
    static let messages: KeyValuePairs<String, String> = [
        "plain": "Hello, {$s}! You have {$n} {|literal { text|}.",
        "functions":
            "{$n :number} {$n :integer} {$n :percent} {$n :currency currency=EUR} {$n :number signDisplay=always}",
        "digits": "{$n :number minimumFractionDigits=2} {$n :number maximumSignificantDigits=3 useGrouping=never}",
        "unit": "{$n :unit unit=kilometer unitDisplay=long} {$n :currency currency=USD currencyDisplay=name}",
        "offsets": "{$n :offset add=2} {$n :offset subtract=1} {42 :number} {|1e3| :integer}",
        "string": "{$s :string} {$n :string} {|x| :string u:dir=ltr} {$s :string u:dir=rtl} {$s :string u:dir=auto}",
        "directions": "{$n :number u:dir=rtl} {$n :number u:dir=ltr} {$n :number u:locale=ar} {$n :number u:locale=en}",
        "dates":
            "{$d :date} {$d :time} {$d :datetime dateLength=long timePrecision=second} {$d :date fields=month-day-weekday}",
        "zones":
            "{$d :datetime timeZone=|Asia/Tokyo|} {$d :time timeZone=input} {$d :date calendar=buddhist} {$d :time hour12=true}",
        "named zones":
            "{$d :time timeZone=|Europe/Berlin| timeZoneStyle=long} {$d :time precision=second timeZone=UTC timeZoneStyle=short}",
        "literal date": "{|2025-11-21T08:30:00| :datetime} {|2025-11-21| :date length=long}",
        "markup": "{#b}{$s}{/b} {#img src=|a.png|/}{$n :number}",
        "plural":
            ".input {$n :number} .match $n 0 {{none}} one {{{$n} file}} few {{{$n} few}} many {{{$n} many}} * {{{$n} files}}",
        "ordinal":
            ".input {$n :integer select=ordinal} .match $n one {{{$n}st}} two {{{$n}nd}} few {{{$n}rd}} * {{{$n}th}}",
        "exact":
            ".input {$n :number select=exact} .match $n 1 {{one}} 1.5 {{half}} -3 {{minus}} one {{never}} * {{other}}",
        "percent": ".input {$n :percent} .match $n 100 {{all}} one {{one: {$n}}} * {{{$n}}}",
        "select": ".input {$s :string} .match $s female {{she}} male {{he}} é {{accent}} * {{they: {$s}}}",
        "several":
            ".input {$n :number} .input {$s :string} .match $n $s 1 female {{1 f}} one male {{one m}} one * {{one}} * female {{f}} 2 * {{two}} * * {{any}}",
        "reversed":
            ".input {$s :string} .input {$n :integer} .match $s $n male 0 {{m 0}} male one {{m one}} * 0 {{0}} * one {{one}} * * {{any {$n}}}",
        "locals":
            ".input {$n :number minimumFractionDigits=1} .local $m = {$n :offset add=1} .local $t = {$m :string} .match $m 1 {{={$n}}} one {{1 {$t}}} * {{{$m} {$t}}}",
        "chain": ".local $a = {$s :string} .local $b = {$a :number} .local $c = {$b} {{{$a} {$b} {$c}}}",
        "inherited":
            ".local $a = {$n :currency currency=JPY} .local $b = {$a :integer} {{{$a} {$b} {$b :number minimumIntegerDigits=4}}}",
        "no selector": ".input {$n :currency currency=EUR} .match $n 1 {{never}} * {{{$n}}}",
        "overrides": ".local $e = {$d :date calendar=hebrew timeZone=UTC} {{{$e} {$e :time} {$e :datetime}}}",
        "arabic": "{$n} {$s} {$n :integer} {$s :string}",
    ]

    static func list(_ tags: [String], isolation: String? = nil, _ messages: [(String, String)]? = nil) throws
        -> FormatList
    {
        var file = JSONObjectWriter()
        for (key, text) in messages ?? Self.messages.map({ ($0.key, $0.value) }) { file.member(key, string: text) }
        let bytes = file.finish()
        let files = ["en", "de", "ar", "pl", "he", "hi", "fr", "ja"].map { "\"\($0)\": \"m.json\"" }.joined(
            separator: ", ")
        let member = isolation.map { ", \"isolation\": \"\($0)\"" } ?? ""
        let json = """
            {"locales": [\(tags.map { "\"\($0)\"" }.joined(separator: ", "))], "timeZones": ["Europe/Berlin"],
            "strings": {"Trip": {"syntax": "mf2", "messages": {\(files)}\(member)}}}
            """
        return try FormatList(json: Array(json.utf8)) { (_) throws(CommandFailure) in bytes }
    }
}

/// Baked messages of MessageFormat 2 say what live ones say, whatever they are given.
@Suite struct BakedMessagesTests {
    private static let texts = [
        "Ada", "", "שלום", "female", "male", "12.5", "-3", "1e3", "01", "مرحبا", "e\u{301}", "é", "1", "100",
        "2025-11-21",
        "2025-11-21T23:30:00", "2025-11-21T23:30:00Z", "2025-11-21T23:30:00.5+05:30", "2025-02-30", "\u{2067}x",
    ]

    /// The same argument twice.
    private static func argument(
        _ name: String, _ random: inout SeededGenerator
    ) throws -> (live: TextArgument, baked: BakedArgument)? {
        if random.chance(1, in: 12) { return nil }
        let kind = random.chance(1, in: 8) ? random.element(of: ["n", "s", "d"]) : name
        switch kind {
        case "n":
            switch random.next() % 4 {
            case 0:
                let number = random.element(of: [
                    0, -0.0, 1, 1.5, 2, 0.5, 1e6, 1234.56, .nan, .infinity, -3.25, 1.04, 1e21,
                ])
                return (.double(number), .number(number))
            case 1:
                let decimal = try ExactDecimal(random.decimalText(digits: 12))
                return (.decimal(decimal), .number(decimal))
            default:
                let number = random.chance(2, in: 3) ? Int(random.next() % 30) - 4 : random.integer()
                return (.integer(number), .number(number))
            }
        case "d" where random.chance(3, in: 4):
            let instant = try Instant(seconds: Int64(random.next() % 4_000_000_000))
            let zone: TimeZoneID = random.chance(1, in: 2) ? "Europe/Berlin" : "America/New_York"
            return (.date(instant, DateStyle(locale: .root).timeZone(zone)), .date(instant, timeZone: zone))
        default:
            let text = random.element(of: texts)
            return (.string(text), .string(text))
        }
    }

    private static func equalsLive(_ isolation: MessageOptions.Isolation?) throws {
        var random = SeededGenerator(for: "BakedMessagesTests \(isolation?.rawValue ?? "default")")
        let tags = ["en", "en-IN", "de", "de-CH", "ar", "ar-EG", "pl", "he", "hi-u-nu-deva", "fr", "ja"]
        let formats = try BakedFormats(
            BakedFormatList(BakedMessageSamples.list(tags, isolation: isolation?.rawValue)).bytes)
        var options = MessageOptions()
        if let isolation { options.isolation = isolation }
        var mismatches = Mismatches()
        var (count, beyond) = (0, 0)
        for tag in tags {
            let strings = try formats.strings("Trip", in: tag)
            for (key, source) in BakedMessageSamples.messages {
                let message = try MessageFormat2(source).compiled(in: LocaleID(tag), options: options)
                let names = try strings.string(key).argumentNames
                for _ in 0..<TestSize.of(2_000, usually: 40) * SeededGenerator.rounds {
                    var live: [String: TextArgument] = [:]
                    var baked: [String: BakedArgument] = [:]
                    for name in names {
                        guard let argument = try Self.argument(name, &random) else { continue }
                        // A date that no function reads has a style of its own, which is nothing to bake.
                        if case .date = argument.live, name != "d" { continue }
                        (live[name], baked[name]) = (argument.live, argument.baked)
                    }
                    count += 1
                    let place = "'\(key)' of \(live) in \(tag)"
                    do {
                        let text = try strings.text(key, baked)
                        mismatches.expect(
                            Array(text.utf8), equals: Array(message.format(live).utf8), "\(place): '\(text)'")
                    } catch BakedError.beyondProgram { beyond += 1 } catch { mismatches.add("\(place): \(error)") }
                }
            }
        }
        #expect(beyond * 20 < count, "\(beyond) of \(count)")
        mismatches.report()
    }

    @Test func equalsLive() throws { try Self.equalsLive(nil) }

    @Test func equalsLiveUnisolated() throws { try Self.equalsLive(MessageOptions.Isolation.none) }

    /// A refusal names the string, and what about it is known at run time alone.
    @Test(arguments: [
        ("{$n :number minimumFractionDigits=$s}", "'{$n :number}' takes an option from a variable"),
        (
            "{$n :shop:price}",
            "'{$n :shop:price}' has a function that is a program's own; what can be baked are the standard's"
        ),
        (
            "{$n :unit unit=kilometer usage=road}",
            "'{$n :unit}' has no value: its unit is converted, which takes ICU's data"
        ),
        (
            "{$n :currency}",
            "'{$n :currency}' has no value: the operand has no currency; expected one, or the option currency"
        ),
        (".local $a = {$d :date} {{{$a :number}}}", "'{$a :number}' has no value: it is given a date"),
        (
            "{$n",
            "line 1, column 4: syntax-error: expected '}', or a space and what follows, found the end of the message"
        ),
    ])
    func refusals(message: String, reason: String) throws {
        let list = try BakedMessageSamples.list(["en"], [("k", message)])
        let failure = #expect(throws: FormatListFailure.self) { try BakedFormatList(located: list) }
        #expect(failure?.problems.map(\.message) == ["strings 'Trip', 'k' in en cannot be baked: \(reason)"])
    }

    /// Whatever combination of keys there is, there is an end of it.
    @Test func manyKeys() throws {
        let names = (0..<7).map { "$v\($0)" }
        let declarations = names.map { ".input {\($0) :string}" }.joined(separator: " ")
        let variants = (0..<40).map { row in
            let keys = names.indices.map { ($0 + row) % 5 == 0 ? "*" : "k\(row / ($0 + 1))" }
            return keys.joined(separator: " ") + " {{\(row)}}"
        }
        let message =
            "\(declarations) .match \(names.joined(separator: " ")) \(variants.joined(separator: " ")) "
            + names.map { _ in "*" }.joined(separator: " ") + " {{any}}"
        let list = try BakedMessageSamples.list(["en"], [("k", message)])
        do { try #expect(!BakedFormatList(located: list).bytes.isEmpty) } catch {
            #expect("\(error)".contains("combinations"))
        }
    }

    @Test func listErrors() throws {
        let failure = #expect(throws: CommandFailure.self) {
            try BakedMessageSamples.list(["en"], isolation: "automatic")
        }
        #expect(failure?.message == "strings 'Trip': 'isolation' is 'automatic'; allowed is one of: default, none")
    }

    /// Arguments are called by the names that messages have for them.
    @Test func names() throws {
        let formats = try BakedFormats(
            BakedFormatList(BakedStringSamples.list(["en"], ["k": "{n, number} {who, plural, one {1} other {2}}"]))
                .bytes)
        let strings = try formats.strings("Mail", in: "en")
        #expect(throws: BakedError.wrongArgument(1, name: "n", found: "the text 'x'", expected: "a number")) {
            try strings.text("k", ["n": "x", "who": 1])
        }
        let error = #expect(throws: BakedError.self) { try strings.text("k", ["n": 1, "who": "x"]) }
        #expect(error?.description == "the argument 'who' is the text 'x', but the string takes a number")
    }
}
