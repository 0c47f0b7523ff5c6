import LocaleFormat
import LocaleFormatBake
import LocaleFormatBaked
import LocaleFormatOperations
import LocalizedStrings
import TestSupport
import Testing

/// Words that follow numbers are baked as their forms, and what follows other arguments is refused.
@Suite struct BakedInflectionTests {
    /// By language, strings whose words follow the first argument or the second.
    private static let texts: [String: [String]] = [
        "en": [
            "^[%lld apple](inflect: true)", "^[a %lld](inflect: true)-day pass",
            "%1$@ has ^[%2$lld new message](inflect: true).",
            "^[%lld file](inflect: true) and ^[%lld folder](inflect: true)", "%lld^[ child](agreeWithArgument: 1)",
        ],
        "de": [
            "^[%lld Apfel](inflect: true)", "^[%lld neues Haus](inflect: true) in der Stadt %2$@",
            "^[%lld Datei](inflect: true)",
        ],
        "es": ["^[%lld manzana roja](inflect: true)", "^[%lld archivo](inflect: true) de %2$@"],
        "fr": ["^[%lld cheval](inflect: true)", "^[%lld nouveau fichier](inflect: true)"],
        "ko": ["^[%lld을](inflect: true) 챙기세요", "^[%lld개로](inflect: true)"],
        "hi": ["^[%lld लड़का](inflect: true)"],
        "pl": ["^[%lld plik](inflect: true)"],
    ]

    private static func catalog(_ language: String, _ texts: [String]) -> String {
        let strings = texts.map { text in
            "\"\(text)\": {\"localizations\": {\"\(language)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}}}"
        }
        return "{\"sourceLanguage\": \"\(language)\", \"version\": \"1.0\", \"strings\": {"
            + strings.joined(separator: ", ") + "}}"
    }

    private static func list(_ language: String, _ texts: [String], _ tags: [String]) throws -> FormatList {
        let catalog = catalog(language, texts)
        let json =
            "{\"locales\": [\(tags.map { "\"\($0)\"" }.joined(separator: ", "))], \"strings\": {\"App\": \"a.xcstrings\"}}"
        return try FormatList(json: Array(json.utf8)) { (_) throws(CommandFailure) in Array(catalog.utf8) }
    }

    @Test(arguments: Array(texts.keys).sorted()) func equalsLive(_ language: String) throws {
        let texts = try #require(Self.texts[language])
        let tags = [
            language,
            ["en": "en-IN", "de": "de-CH", "es": "es-MX", "hi": "hi-u-nu-deva"][language] ?? "\(language)-u-nu-latn",
        ]
        let formats = try BakedFormats(BakedFormatList(Self.list(language, texts, tags)).bytes)
        let catalog = try StringCatalog(reading: Array(Self.catalog(language, texts).utf8))
        let bundle = LocalizedBundle(catalogs: ["App": catalog])
        var random = SeededGenerator(for: "BakedInflectionTests \(language)")
        var mismatches = Mismatches()
        for tag in tags {
            let localizer = bundle.localized(for: [try LocaleID(tag)])
            let strings = try formats.strings("App", in: tag)
            for key in texts {
                for round in 0..<TestSize.of(5_000, usually: 400) * SeededGenerator.rounds {
                    let numbers = (0..<2).map { _ in
                        round < 230 ? round : Int(random.next() % 1_000_000_000_000) >> Int(random.next() % 40) - 5
                    }
                    let isText = key.contains("%1$@")
                    let second: (live: TextArgument, baked: BakedArgument) =
                        key.contains("%2$@") ? ("שלום", "שלום") : (.integer(numbers[1]), .number(numbers[1]))
                    let live: [TextArgument] = [isText ? "Ada" : .integer(numbers[0]), second.live]
                    let baked: [BakedArgument] = [isText ? "Ada" : .number(numbers[0]), second.baked]
                    let expected = try localizer.string(LocalizedText(key: key, arguments: live, table: "App"))
                    mismatches.expect(try strings.text(key, baked), equals: expected, "'\(key)' of \(live) in \(tag)")
                }
                #expect(throws: BakedError.self) { try strings.text(key, [.number(1.5), .number(1.5)]) }
                #expect(throws: BakedError.self) { try strings.text(key, []) }
            }
        }
        mismatches.report()
    }

    @Test func refusals() throws {
        let key = "Take ^[%@](inflect: true)"
        let list = try Self.list("es", [key, "^[%.1f gato](inflect: true)"], ["es", "es-MX"])
        let failure = #expect(throws: FormatListFailure.self) { try BakedFormatList(located: list) }
        let messages = failure?.problems.map(\.message) ?? []
        #expect(messages.count == 2)
        #expect(
            messages.first { $0.contains("%@") }
                == "strings 'App', 'Take ^[%@](inflect: true)' in es and 1 more cannot be baked: words follow '%@', which is known at run time alone; what can be baked follows whole numbers"
        )
    }
}
