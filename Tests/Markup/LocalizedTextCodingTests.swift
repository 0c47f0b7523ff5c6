import Foundation
import LocaleFormat
import LocalizedStrings
import TestSupport
import Testing

/// Texts that one program sends and another shows.
@Suite struct LocalizedTextCodingTests {
    private static func json(_ text: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(text), as: UTF8.self)
    }

    private static func decoded(_ json: String) throws -> LocalizedText {
        try JSONDecoder().decode(LocalizedText.self, from: Data(json.utf8))
    }

    /// The forms that are documented, which other programs may write: a change of one is a break.
    @Test(
        arguments: [
            (3, "3"), (-9_007_199_254_740_991, "-9007199254740991"),
            (.integer(9_007_199_254_740_992), #"{"integer":"9007199254740992"}"#),
            (.integer(UInt64.max), #"{"integer":"18446744073709551615"}"#),
            (.number(.integer(isNegative: true, magnitude: 0)), #"{"integer":"-0"}"#),
            (.integer(Int128.min), #"{"scaled":"-170141183460469231731687303715884105728"}"#),
            (.number(.scaled(isNegative: true, magnitude: 125, exponent: -2)), #"{"scaled":"-125E-2"}"#),
            (0.5, "0.5"), (3.0, #"{"double":"3.0"}"#), (.double(-0.0), #"{"double":"-0.0"}"#),
            (.double(.infinity), #"{"double":"inf"}"#), (.double(1e300), #"{"double":"1e+300"}"#),
            (.decimal(12), #"{"decimal":"12"}"#), ("a \"b\"", #""a \"b\"""#),
            (
                .number(29.99, CurrencyStyle(code: "EUR", locale: .root)),
                #"{"number":29.99,"style":{"currency":"EUR"}}"#
            ),
            (
                .number(
                    3, NumberStyle(locale: "de").sign(strategy: .always(includingZero: false)).notation(.compactName())),
                #"{"number":3,"style":{"locale":"de","notation":"compactShort","sign":"alwaysExceptZero"}}"#
            ),
            (
                .date(.epoch, DateStyle(date: .long, time: .short, locale: .root).timeZone("Europe/Berlin")),
                #"{"date":"1970-01-01T00:00:00Z","style":{"date":"long","time":"short","timeZone":"Europe/Berlin"}}"#
            ),
            (
                .duration(.milliseconds(1_500), DurationStyle(.units(allowed: [.minutes, .hours]), locale: .root)),
                #"{"duration":"1.5","style":{"units":["minutes","hours"]}}"#
            ),
            (
                .duration(.seconds(-1), DurationStyle(.time(.hourMinute), locale: .root)),
                #"{"duration":"-1","style":{"time":"hourMinute"}}"#
            ),
            (
                .name(PersonName(given: "Ada", family: "Lovelace"), PersonNameStyle(.long, locale: .root)),
                #"{"name":{"given":"Ada","surname":"Lovelace"},"style":{"style":"long"}}"#
            ),
            (.list(["a", 2], ListStyle(.or, locale: .root)), #"{"list":["a",2],"style":{"type":"or"}}"#),
            (.text("Desktop"), #"{"text":{"key":"Desktop"}}"#),
        ] as [(TextArgument, String)])
    func form(argument: TextArgument, form: String) throws {
        let text = LocalizedText(key: "%@", arguments: [argument])
        #expect(try Self.json(text) == #"{"arguments":[\#(form)],"key":"%@"}"#)
        #expect(try Self.decoded(#"{"key":"%@","arguments":[\#(form)]}"#) == text)
    }

    @Test func parts() throws {
        let text = LocalizedText("inbox", defaultValue: "\(3) messages", table: "Mail", comment: "Title")
        #expect(
            try Self.json(text)
                == #"{"arguments":[3],"comment":"Title","defaultValue":"%lld messages","key":"inbox","table":"Mail"}"#)
        try checkCodable(text)
        try checkCodable(LocalizedText("100 %"))
        #expect(try PropertyListDecoder().decode(LocalizedText.self, from: PropertyListEncoder().encode(text)) == text)
    }

    // MARK: Random texts

    /// What is shown after the journey is what would have been shown before it, in any language.
    @Test func random() throws {
        var random = SeededGenerator(for: "LocalizedTextCoding")
        var mismatches = Mismatches()
        for _ in 0..<200 * SeededGenerator.rounds {
            let arguments = (0..<Int(random.next() % 4)).map { _ in RandomArgument.make(&random, depth: 0) }
            let key = arguments.map { _ in "%@ " }.joined()
            let text = LocalizedText(
                key: key, arguments: arguments, defaultValue: random.chance(1, in: 3) ? key + "!" : nil,
                table: random.chance(1, in: 5) ? "T" : nil, comment: random.chance(1, in: 5) ? "\u{0} \u{1F600}" : nil)
            let json = try Self.json(text)
            let back = try Self.decoded(json)
            mismatches.expect(back == text, equals: true, json)
            mismatches.expect(try Self.json(back), equals: json, "bytes")
            for locale in ["en", "de", "ar-EG", "hi-u-nu-deva", "ja"] as [LocaleID] {
                let compiled = try TextTemplate(key).compiled(in: locale)
                let before = Result { try compiled.format(text.arguments) }
                let after = Result { try compiled.format(back.arguments) }
                mismatches.expect("\(after)", equals: "\(before)", "\(json) in \(locale)")
            }
        }
        mismatches.report()
    }

    /// Bytes that were changed on their way are another text, or an error; never the end of the program.
    @Test func mutated() throws {
        var random = SeededGenerator(for: "LocalizedTextCoding, mutated")
        let pieces = [
            "null", "-1", "1e400", "NaN", "{}", "[]", "\"\"", "\"und\"", "true", "999999999999999999999", "\"style\"",
            "{\"double\":\"nan\"}", "\"1E999999999\"", "\"\\ud800\"", "-9223372036854775808", "\"-\"", "\"E\"",
            "\"--1\"",
        ]
        for _ in 0..<2_000 * SeededGenerator.rounds {
            let argument = RandomArgument.make(&random, depth: 0)
            let json = try Self.json(LocalizedText(key: "%@", arguments: [argument]))
            var tokens = Self.tokens(json)
            for _ in 0...random.next() % 3 {
                let place = Int(random.next() % UInt64(tokens.count))
                switch random.next() % 4 {
                case 0: tokens[place] = random.element(of: pieces)
                case 1: tokens[place] = ""
                case 2: tokens[place] = random.element(of: tokens)
                default: tokens[place] += random.element(of: pieces)
                }
            }
            guard let text = try? Self.decoded(tokens.joined()) else { continue }
            // What is read can be shown, or tells why not.
            _ = try? TextTemplate("%@").compiled(in: "de").format(text.arguments)
            try checkReadAgain(text)
        }
    }

    private func checkReadAgain(_ text: LocalizedText) throws {
        guard let json = try? Self.json(text) else { return }
        #expect(try Self.json(Self.decoded(json)) == json)
    }

    /// Values, names and punctuation of JSON.
    private static func tokens(_ json: String) -> [String] {
        var tokens = [""]
        var isQuoted = false
        for character in json {
            if character == "\"" { isQuoted.toggle() }
            if !isQuoted, "{}[],:".contains(character) {
                tokens += [String(character), ""]
            } else {
                tokens[tokens.count - 1].append(character)
            }
        }
        return tokens.filter { !$0.isEmpty }
    }

    // MARK: What is refused

    @Test(arguments: [
        (#"{}"#, "key"), (#"{"key":1}"#, "key"), (#"[]"#, "Dictionary"),
        (#"{"key":"a","bundle":"x"}"#, "unknown key 'bundle'; known are key, arguments, defaultValue, table, comment"),
        (#"{"key":"%@","arguments":[{}]}"#, "an argument of no kind"),
        (#"{"key":"%@","arguments":[{"image":"x"}]}"#, "unknown key 'image'"),
        (#"{"key":"%@","arguments":[{"list":[],"text":{}}]}"#, "'list' and 'text' exclude each other"),
        (#"{"key":"%@","arguments":[{"decimal":"1","style":{}}]}"#, "'decimal' has no style"),
        (#"{"key":"%@","arguments":[{"decimal":"x"}]}"#, "'x' is not a decimal number"),
        (#"{"key":"%@","arguments":[{"decimal":"1E99999999"}]}"#, "1E99999999"),
        (#"{"key":"%@","arguments":[{"scaled":"1E99999999"}]}"#, "no number of the kind 'scaled'"),
        (#"{"key":"%@","arguments":[{"integer":"--1"}]}"#, "no number of the kind 'integer'"),
        (#"{"key":"%@","arguments":[{"integer":"340282366920938463463374607431768211456"}]}"#, "'integer'"),
        (#"{"key":"%@","arguments":[true]}"#, "Dictionary"), (#"{"key":"%@","arguments":[null]}"#, "null"),
        (#"{"key":"%@","arguments":[NaN]}"#, "not valid JSON"),
        (
            #"{"key":"%@","arguments":[{"number":1,"style":{"kind":"x"}}]}"#,
            "unknown kind 'x'; known are percent, permille"
        ),
        (#"{"key":"%@","arguments":[{"number":1,"style":{"currency":"X1"}}]}"#, "X1"),
        (#"{"key":"%@","arguments":[{"number":1,"style":{"sparkle":true}}]}"#, "unknown key 'sparkle'"),
        (#"{"key":"%@","arguments":[{"date":"2025-13-01T00:00:00Z","style":{}}]}"#, "month 13"),
        (#"{"key":"%@","arguments":[{"date":"2025-11-01T00:00:00Z","style":{"timeZone":"../etc"}}]}"#, "../etc"),
        (#"{"key":"%@","arguments":[{"duration":"1e30","style":{}}]}"#, "no number of seconds"),
        (#"{"key":"%@","arguments":[{"duration":"1","style":{"fractionLength":[3,1]}}]}"#, "the fewest and the most"),
        (#"{"key":"%@","arguments":[{"name":{"shoe":"x"},"style":{}}]}"#, "shoe"),
        (#"{"key":"%@","arguments":[{"list":[],"style":{"locale":"x!"}}]}"#, "x!"),
    ])
    func refused(json: String, reason: String) {
        do {
            let text = try Self.decoded(json)
            Issue.record("\(json) is \(text)")
        } catch let error as DecodingError {
            #expect("\(error)".contains(reason) || error.text.contains(reason), "\(json): \(error)")
        } catch {
            Issue.record("\(json): \(error)")
        }
    }

    @Test(arguments: [31, 32, 33, 100, 100_000])
    func depth(levels: Int) throws {
        for (open, close) in [(#"{"list":["#, #"],"style":{}}"#), (#"{"text":{"key":"%@","arguments":["#, "]}}")] {
            let json =
                #"{"key":"%@","arguments":["# + String(repeating: open, count: levels) + "1"
                + String(repeating: close, count: levels) + "]}"
            if levels <= TextLimits.depth {
                let text = try Self.decoded(json)
                try checkCodable(text)
            } else {
                #expect(throws: DecodingError.self) { try Self.decoded(json) }
            }
        }
    }

    @Test func whatCannotBeSaid() {
        var deep: TextArgument = 1
        for _ in 0..<40 { deep = .list([deep], ListStyle(locale: .root)) }
        var name = PersonName(given: "A")
        name[.surname, .core] = "B"
        let unsayable: [TextArgument] = [
            deep, .number(.scaled(isNegative: false, magnitude: 1, exponent: 9_999_999)),
            .duration(Duration(attoseconds: .max), DurationStyle(.time(.hourMinute), locale: .root)),
            .name(name, PersonNameStyle(locale: .root)),
        ]
        for argument in unsayable {
            #expect(throws: EncodingError.self) { try Self.json(LocalizedText(key: "%@", arguments: [argument])) }
        }
    }
}

extension DecodingError {
    /// What it says of the place.
    fileprivate var text: String {
        switch self {
        case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
            .valueNotFound(_, let context):
            context.debugDescription
        @unknown default: ""
        }
    }
}
