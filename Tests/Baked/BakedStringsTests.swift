import LocaleFormat
import LocaleFormatBake
import LocaleFormatBaked
import LocaleFormatOperations
import LocalizedMessages
import LocalizedStrings
import TestSupport
import Testing

/// Tables of strings for these tests.
enum BakedStringSamples {
    /// A string of a catalog in one language, or its wordings by plural category.
    private static func unit(_ text: String) -> String {
        #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
    }

    private static func plural(_ wordings: KeyValuePairs<String, String>) -> String {
        #"{"plural": {"# + wordings.map { "\"\($0)\": \(unit($1))" }.joined(separator: ", ") + "}}"
    }

    private static func varied(_ wordings: KeyValuePairs<String, String>) -> String {
        #"{"variations": \#(plural(wordings))}"#
    }

    private static func entry(_ languages: KeyValuePairs<String, String>) -> String {
        #"{"localizations": {"# + languages.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}}"
    }

    private static let device = #"""
        {"variations": {"device": {"mac": {"stringUnit": {"state": "translated", "value": "Click %@"}}, "other":
        {"stringUnit": {"state": "translated", "value": "Tap %@"}}}}}
        """#

    private static let substitutions = #"""
        {"stringUnit": {"state": "translated", "value": "%#@files@ in %#@folders@, %3$@"}, "substitutions": {"files":
        {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"one": {"stringUnit": {"state": "translated",
        "value": "%arg file"}}, "other": {"stringUnit": {"state": "translated", "value": "%arg files"}}}}}, "folders":
        {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {"zero": {"stringUnit": {"state": "translated",
        "value": "no folder"}}, "one": {"stringUnit": {"state": "translated", "value": "one folder"}}, "other":
        {"stringUnit": {"state": "translated", "value": "%arg folders"}}}}}}}
        """#

    /// Everything that a catalog can say and that needs no rules of a language.
    static let catalog =
        #"{"sourceLanguage": "en", "version": "1.0", "strings": {"#
        + [
            ("Cancel", entry(["de": unit("Abbrechen"), "ar": unit("إلغاء"), "he": unit("ביטול")])),
            ("%@ sent %@", entry(["de": unit("%2$@ kam von %1$@"), "ar": unit("أرسل %1$@ %2$@")])),
            (
                "%lld files",
                entry([
                    "en": varied(["zero": "No files", "one": "%lld file", "other": "%lld files"]),
                    "de": varied(["one": "%lld Datei", "other": "%lld Dateien"]),
                    "pl": varied([
                        "one": "%lld plik", "few": "%lld pliki", "many": "%lld plików", "other": "%lld pliku",
                    ]),
                    "ar": varied([
                        "zero": "لا ملفات", "one": "ملف", "two": "ملفان", "few": "%lld ملفات", "many": "%lld ملفًا",
                        "other": "%lld ملف",
                    ]),
                ])
            ),
            ("%.1f km", entry(["en": varied(["one": "%.1f kilometer", "other": "%.1f kilometers"])])),
            ("press", entry(["en": device])),
            ("tree", entry(["en": substitutions])),
            ("%5d|%-6d|%+d|% d|%05d|%.3d", entry(["de": unit("%5d|%-6d|%+d|% d|%05d|%.3d.")])),
            ("%08.2f|%.0f|%f|%+.1f", entry([:])),
            ("%6@|%-6@|%.2@|%s|%c|%u", entry([:])),
            ("^[%lld](formatNumber: true) of ^[1234.5](formatNumber: true)", entry([:])),
            ("share", entry(["en": unit("^[%@](formatNumber: {style: 'percent'}) done")])),
            ("50% off", entry([:])),
            ("50% of %@", entry(["en": unit("50%% of %@"), "ar": unit("50%% من %@")])),
            ("**%@** [%@](https://example.com)", entry([:])),
            ("long", entry(["en": unit(String(repeating: "%1$@ and %2$@, ", count: 40))])),
        ].map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}}"

    static let messages = [
        "plain": "Hello, {name}!", "it's": "It''s '{'{0}'}' and {1}",
        "files":
            "{n, plural, offset:1 =0 {nobody} =1 {{who}} one {{who} and # other in {place}} few {# few} many {# many} other {{who} and # others}}",
        "rank": "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}",
        "kind": "{g, select, female {she} male {he} other {they {n, plural, one {has # file} other {have # files}}}}",
        "share": "{n, number, percent} {n, number, integer} {n, number}",
        "choice": "{n, choice, 0#none|1#one|1<many {n, number}}",
        "skeletons":
            "{n, number, ::currency/EUR unit-width-narrow} {n, number, ::compact-short} {n, number, ::percent scale/100 .0}",
        "digits":
            "{n, number, ::.00 group-off sign-always} {n, number, ::@@# rounding-mode-half-up} {n, number, ::000 precision-integer}",
        "quantity":
            "{n, number, ::unit/kilometer unit-width-full-name} {n, number, ::scientific} {n, number, ::precision-increment/0.05}",
        "words": "{n, spellout} {n, ordinal}",
        "day": "on {when, date, long} at {when, time, short}, {when, date, ::yMMMEd}",
        "tag": "<b>{n}</b> of {m, number}",
    ]

    static let localeTags = ["en", "en-IN", "de", "de-CH", "ar", "ar-EG", "pl", "he", "hi-u-nu-deva", "fr", "ja"]

    /// - Parameter messages: the same in all of its languages.
    static func list(_ tags: [String] = localeTags, _ messages: [String: String] = messages) throws -> FormatList {
        let files = [
            "a.xcstrings": catalog,
            "m.json": "{" + messages.map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", ") + "}",
        ]
        let json = """
            {"locales": [\(tags.map { "\"\($0)\"" }.joined(separator: ", "))], "timeZones": ["Europe/Berlin"], "strings": {
            "App": "a.xcstrings", "Mac": {"catalog": "a.xcstrings", "device": "mac", "isolation": "always"},
            "Mail": {"syntax": "mf1", "messages": {"en": "m.json", "de": "m.json", "ar": "m.json", "pl": "m.json"}}}}
            """
        return try FormatList(json: Array(json.utf8)) { (path) throws(CommandFailure) in
            guard let text = files[path] else { throw .value("no file \(path)") }
            return Array(text.utf8)
        }
    }
}

/// Baked strings say what live ones say in this process.
@Suite struct BakedStringsTests {
    private static let texts = [
        "Ada", "", "שלום", "x1", "+49 30", "مرحبا", "12.5", "é", "😀", "ab\u{2067}c", "female", "male",
    ]

    /// The same argument twice.
    private static func argument(_ random: inout SeededGenerator) throws -> (live: TextArgument, baked: BakedArgument) {
        switch random.next() % 10 {
        case 0...3:
            let number = random.chance(1, in: 2) ? Int(random.next() % 30) - 3 : random.integer()
            return (.integer(number), .number(number))
        case 4:
            let number = random.element(of: [0, -0.0, 1, 1.5, 2, 0.5, 1e6, 1234.56, .nan, .infinity, -3.25, 1.04])
            return (.double(number), .number(number))
        case 5:
            let decimal = try ExactDecimal(random.decimalText(digits: 12))
            return (.decimal(decimal), .number(decimal))
        default:
            let text = random.element(of: texts)
            return (.string(text), .string(text))
        }
    }

    private static func compare(
        _ live: Result<String, any Error>, _ baked: Result<String, any Error>, _ place: String,
        _ mismatches: inout Mismatches, _ beyond: inout Int
    ) {
        switch (live, baked) {
        case (.success(let text), .success(let other)):
            mismatches.expect(Array(other.utf8), equals: Array(text.utf8), "\(place): '\(other)' for '\(text)'")
        case (.failure, .failure): break
        case (.success(let text), .failure(let error)):
            if case .beyondProgram? = error as? BakedError {
                beyond += 1
            } else {
                mismatches.add("\(place): \(error) for '\(text)'")
            }
        case (.failure(let error), .success(let text)): mismatches.add("\(place): '\(text)' for \(error)")
        }
    }

    /// Every string of the catalog, of arguments by chance: the right ones and others.
    /// A bundle passes over digits that a reader asks for and there are not; in a list they are a mistake.
    @Test func digitsThatThereAreNot() throws {
        let catalog = #"{"sourceLanguage": "en", "version": "1.0", "strings": {"%lld files": {}}}"#
        let json = #"{"locales": ["en-u-nu-dewa"], "strings": {"App": "App.xcstrings"}}"#
        let failure = #expect(throws: FormatListFailure.self) {
            let list = try FormatList(json: Array(json.utf8), reading: { _ in Array(catalog.utf8) })
            _ = try BakedFormatList(located: list)
        }
        #expect(failure?.problems.contains { $0.message.contains("unknown numbering system 'dewa'") } == true)
    }

    @Test func catalogEqualsLive() throws {
        var random = SeededGenerator(for: "BakedStringsTests")
        let list = try BakedStringSamples.list()
        let formats = try BakedFormats(BakedFormatList(list).bytes)
        let catalog = try StringCatalog(reading: Array(BakedStringSamples.catalog.utf8))
        var mismatches = Mismatches()
        var (count, beyond) = (0, 0)
        for table in ["App", "Mac"] {
            var options = TextOptions()
            if table == "Mac" { (options.device, options.isolation) = ("mac", .always) }
            let bundle = LocalizedBundle(catalogs: [table: catalog])
            for tag in BakedStringSamples.localeTags {
                let localizer = bundle.localized(for: [try LocaleID(tag)], options: options)
                let strings = try formats.strings(table, in: tag)
                #expect(strings.keys.count == catalog.count)
                for key in catalog.keys {
                    for _ in 0..<TestSize.of(2_000, usually: 40) * SeededGenerator.rounds {
                        var arguments: [(live: TextArgument, baked: BakedArgument)] = []
                        for _ in 0..<random.next() % 7 { arguments.append(try Self.argument(&random)) }
                        let text = LocalizedText(key: key, arguments: arguments.map(\.live), table: table)
                        let live = Result { try localizer.string(text) }
                        let given = arguments.map(\.baked)
                        let baked = Result { try strings.text(key, given) }
                        let place = "\(table) '\(key)' of \(arguments.map(\.live)) in \(tag)"
                        Self.compare(live, baked, place, &mismatches, &beyond)
                        var bytes: [UInt8] = [1]
                        let isAppended = (try? strings.string(key).append(given, to: &bytes)) != nil
                        let appended = isAppended ? try baked.get() : ""
                        mismatches.expect(Array(bytes.dropFirst()), equals: Array(appended.utf8), place + ", appended")
                        count += 1
                    }
                }
            }
        }
        #expect(beyond * 20 < count, "\(beyond) of \(count)")
        mismatches.report()
    }

    /// Messages of ICU's syntax, of arguments by chance, some of them missing.
    @Test func messagesEqualLive() throws {
        var random = SeededGenerator(for: "BakedStringsTests messages")
        let formats = try BakedFormats(BakedFormatList(BakedStringSamples.list()).bytes)
        let zone: TimeZoneID = "Europe/Berlin"
        var mismatches = Mismatches()
        var beyond = 0
        for tag in BakedStringSamples.localeTags {
            // What has no language of its own is written in English, for the reader's region.
            let strings = try formats.strings("Mail", in: tag)
            for (key, source) in BakedStringSamples.messages.sorted(by: { $0.key < $1.key }) {
                let written = ["he", "hi-u-nu-deva", "fr", "ja"].contains(tag) ? ["fr": "en", "ja": "en"][tag] : tag
                guard let written else { continue }
                let message = try MessageFormat1(source).compiled(in: LocaleID(written))
                for _ in 0..<TestSize.of(2_000, usually: 40) * SeededGenerator.rounds {
                    var live: [String: TextArgument] = [:]
                    var baked: [String: BakedArgument] = [:]
                    for name in message.argumentNames where !random.chance(1, in: 8) {
                        let argument = try Self.argument(&random)
                        (live[name], baked[name]) = (argument.live, argument.baked)
                        guard name == "when", random.chance(2, in: 3) else { continue }
                        let instant = try Instant(seconds: Int64(random.next() % 4_000_000_000))
                        live[name] = .date(instant, DateStyle(locale: .root).timeZone(zone))
                        baked[name] = .date(instant, timeZone: zone)
                    }
                    Self.compare(
                        Result { try message.format(live) }, Result { try strings.text(key, baked) },
                        "'\(key)' of \(live) in \(tag)", &mismatches, &beyond)
                }
            }
        }
        mismatches.report()
    }
}
