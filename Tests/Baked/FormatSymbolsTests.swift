import LocaleFormatBake
import LocaleFormatOperations
import Testing

/// The Swift that is written for a list of formats.
@Suite struct FormatSymbolsTests {
    private static func symbols(_ formats: String) throws -> FormatSymbols {
        try FormatSymbols(FormatList(located: Array(#"{"locales": ["de"], "formats": {\#(formats)}}"#.utf8)))
    }

    @Test func members() throws {
        let source = try Self.symbols(
            #""price-eur": {"op": "currency", "code": "EUR"}, "files": {"op": "plural"}, "default": {"op": "number"}"#
        ).source(namespace: "Texts", access: .public)
        #expect(source.contains("public enum Texts {"))
        #expect(
            source.contains(
                """
                    /// `price-eur`, in `de`: “1.234,50\u{A0}€” for 1234.5
                    public static let priceEur = BakedNumberFormat("price-eur", of: baked)
                """))
        #expect(source.contains(#"static let files = BakedPluralFormat("files", of: baked)"#))
        #expect(source.contains(#"static let `default` = BakedNumberFormat("default", of: baked)"#))
    }

    @Test(arguments: [
        (#""day": {"op": "date", "date": "long"}"#, "BakedDateFormat"),
        (#""days": {"op": "interval", "skeleton": "yMMMd"}"#, "BakedIntervalFormat"),
        (#""all": {"op": "list"}"#, "BakedListFormat"), (#""seen": {"op": "relative"}"#, "BakedRelativeDateFormat"),
        (#""clock": {"op": "duration"}"#, "BakedDurationFormat"),
    ])
    func types(format: String, type: String) throws {
        #expect(try Self.symbols(format).source().contains(" = \(type)("))
    }

    @Test(arguments: [
        (#""a-b": {"op": "number"}, "aB": {"op": "number"}"#, "would be 'aB', as 'a-b' is; rename one of them"),
        (#""baked": {"op": "number"}"#, "has the bytes of all formats; rename it"),
        (#""--": {"op": "number"}"#, "has neither letter nor digit to make a name of"),
    ])
    func clashes(formats: String, message: String) throws {
        let failure = #expect(throws: FormatListFailure.self) { try Self.symbols(formats) }
        #expect(failure?.problems.contains { $0.message.contains(message) } == true, "\(failure?.problems ?? [])")
    }

    @Test func places() throws {
        let bytes = Array("{\n  \"locales\": [\"de\"],\n  \"formats\": {\n    \"n\": {\"op\": \"nummer\"}\n  }\n}".utf8)
        let failure = #expect(throws: FormatListFailure.self) { try FormatList(located: bytes) }
        let lines = failure?.lines(file: "Formats.json", bytes: bytes) ?? []
        #expect(lines.count == 1 && lines[0].hasPrefix("Formats.json:4:10: error: format 'n': "), "\(lines)")
    }

    /// Each string is a function, whose parameters have the names and the types of what all languages ask for.
    @Test func strings() throws {
        let files = [
            "a.xcstrings": BakedStringSamples.catalog,
            "en.json": #"""
            {"files": ".input {$n :number} .match $n one {{{$n} file of {$who}}} * {{{$n} files of {$who}}}",
            "he": ".input {$in :string} .match $in a {{A}} * {{B}}", "on-day": "{$day :date}", "on.day": "x", "plain": "Hello"}
            """#,
            "de.json": #"{"files": "{$who} {$n} {$extra}"}"#,
        ]
        let json = #"""
            {"locales": ["en", "de"], "strings": {"App": "a.xcstrings", "Trip": {"syntax": "mf2", "messages":
            {"en": "en.json", "de": "de.json"}}}}
            """#
        let list = try FormatList(json: Array(json.utf8)) { (path) throws(CommandFailure) in
            Array((files[path] ?? "").utf8)
        }
        let source = try FormatSymbols(list).source()
        for function in [
            "static func files(who: BakedArgument, n: BakedArgument, extra: BakedArgument, in locale: some StringProtocol)",
            #"try Formats.trip.text("files", ["who": who, "n": n, "extra": extra], in: locale)"#,
            "static func he(in value0: String, in locale: some StringProtocol)",
            #"try Formats.trip.text("he", ["in": .string(value0)], in: locale)"#,
            "static func plain(in locale: some StringProtocol) throws(BakedError) -> String {",
            "static func lldFiles(_ value0: some NumberConvertible, in locale: some StringProtocol)",
            #"try Formats.app.text("%lld files", [.number(value0)], in: locale)"#,
        ] { #expect(source.contains(function), "\(function)") }
        #expect(!source.contains("func onDay"))
    }
}
