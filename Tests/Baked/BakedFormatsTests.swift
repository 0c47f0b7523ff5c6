import LocaleFormat
import LocaleFormatBake
import LocaleFormatBaked
import LocaleFormatNumbers
import LocaleFormatOperations
import TestSupport
import Testing

/// Lists of formats for these tests.
enum BakedSamples {
    static let formats = """
        "count": {"op": "number"}, "precise": {"op": "number", "fraction": "0..6", "rounding": "half-up"},
        "significant": {"op": "number", "significant": "2..4"}, "padded": {"op": "number", "minInteger": 3},
        "share": {"op": "number", "style": "percent", "fraction": "1"}, "permille": {"op": "number", "style": "permille"},
        "power": {"op": "number", "style": "scientific"}, "ungrouped": {"op": "number", "grouping": "off"},
        "short": {"op": "number", "style": "compact-short"}, "long": {"op": "number", "style": "compact-long"},
        "price": {"op": "currency", "code": "EUR"}, "yen": {"op": "currency", "code": "JPY", "presentation": "narrow"},
        "dollars": {"op": "currency", "code": "USD", "presentation": "name"},
        "cash": {"op": "currency", "code": "CHF", "cash": true}, "step": {"op": "number", "increment": "0.25"},
        "ledger": {"op": "currency", "code": "USD", "accounting": true, "sign": "always"},
        "distance": {"op": "unit", "unit": "kilometer", "width": "wide"}, "speed": {"op": "unit", "unit": "mile-per-hour"}
        """

    static func list(locales: [String] = [], languages: [String] = [], formats: String = formats) throws -> FormatList {
        func array(_ tags: [String]) -> String { "[" + tags.map { "\"\($0)\"" }.joined(separator: ", ") + "]" }
        let json =
            "{\"locales\": \(array(locales)), \"languages\": \(array(languages)), \"formats\": {\(formats)}}"
        return try FormatList(json: Array(json.utf8))
    }

    static func baked(
        locales: [String] = [], languages: [String] = [], formats: String = formats
    ) throws -> (bytes: [UInt8], formats: BakedFormats) {
        let bytes = try BakedFormatList(list(locales: locales, languages: languages, formats: formats)).bytes
        return (bytes, try BakedFormats(bytes))
    }
}

extension FormatList.Format {
    /// The same in this process, which has ICU.
    func live(in tag: String, _ zone: TimeZoneID? = nil) throws -> any LocaleFormatOperations.Operation {
        var options = options
        options[.locale] = tag
        if let zone { options[.timeZone] = zone.identifier }
        return try operation.type.init(options, isBrief: false)
    }
}

/// What was baked says the same as ICU does in this process.
@Suite struct BakedFormatsTests {
    /// Every kind of number, in locales by chance, of values by chance.
    @Test func equalLive() throws {
        var random = SeededGenerator(for: "BakedFormatsTests")
        let count = TestSize.of(100, usually: 12)
        var tags: Set<String> = ["de", "ar-EG", "hi-u-nu-deva", "es", "fr-CH", "pl", "en-IN", "de-AT", "ar-u-nu-latn"]
        let available = LocaleID.available
        while tags.count < count { tags.insert(random.element(of: available).tag) }
        let list = try BakedSamples.list(locales: tags.sorted())
        let baked = try BakedFormats(BakedFormatList(list).bytes)
        var mismatches = Mismatches()
        for tag in tags.sorted() {
            for format in list.formats {
                let live = try format.live(in: tag)
                for _ in 0..<TestSize.of(60, usually: 12) * SeededGenerator.rounds {
                    let text = random.decimalText(digits: 20)
                    // Compact numbers of more digits than the samples of any language are ICU's alone.
                    let number = try ExactDecimal(text)
                    guard number.digits.count + number.exponent < 16 else { continue }
                    var bytes: [UInt8] = []
                    try live.append(.text(text), to: &bytes)
                    let expected = String(decoding: bytes, as: UTF8.self)
                    let place = "\(format.name) of \(text) in \(tag)"
                    mismatches.expect(
                        try baked.format(format.name, decimal: text, in: tag), equals: expected, place)
                    if let double = Double(text), ExactDecimal(double) == number {
                        mismatches.expect(try baked.format(format.name, double, in: tag), equals: expected, place)
                    }
                    var appended: [UInt8] = []
                    try baked.number(format.name, in: tag).append(number, to: &appended)
                    mismatches.expect(String(decoding: appended, as: UTF8.self), equals: expected, place)
                }
                for text in ["NaN", "Infinity", "-Infinity"] {
                    var bytes: [UInt8] = []
                    try live.append(.text(text), to: &bytes)
                    mismatches.expect(
                        try baked.format(format.name, decimal: text, in: tag),
                        equals: String(decoding: bytes, as: UTF8.self), "\(format.name) of \(text) in \(tag)")
                }
            }
        }
        mismatches.report()
    }

    @Test func pluralCategories() throws {
        let tags = ["ar", "en", "cy", "pl", "fr", "ja", "lv", "sl"]
        let baked = try BakedSamples.baked(
            locales: tags, formats: #""files": {"op": "plural"}, "rank": {"op": "plural", "type": "ordinal"}"#)
        for tag in tags {
            let locale = try LocaleID.init(tag)
            for (name, type) in [("files", PluralRules.Kind.cardinal), ("rank", .ordinal)] {
                let rules = try PluralRules(locale: locale, type: type)
                for value in 0...220 {
                    #expect(try baked.formats.pluralCategory(name, of: value, in: tag) == rules.category(for: value))
                }
                for text in ["1.0", "0.1", "2.50", "1c6", "1.2c3", "1000000", "-1"] {
                    let category = try baked.formats.pluralCategory(name, ofText: text, in: tag)
                    #expect(try category == rules.category(forText: text), "\(text) in \(tag)")
                }
            }
            #expect(try baked.formats.pluralCategory("files", of: Double.nan, in: tag) == .other)
        }
    }

    @Test func sameBytes() throws {
        let locales = ["de", "de-CH", "fr", "hi-u-nu-deva"]
        let first = try BakedSamples.baked(locales: locales)
        #expect(try BakedSamples.baked(locales: locales.reversed()).bytes == first.bytes)
        #expect(first.formats.icuVersion == ICULibrary.version)
        #expect(first.formats.cldrVersion == ICULibrary.cldrVersion)
        #expect(first.formats.locales == ["de", "de-CH", "fr", "hi-u-nu-deva"])
        #expect(first.formats.names.first == "cash")
        #expect(try first.formats.kind(of: "price") == .number)
    }

    @Test func refusals() throws {
        do {
            _ = try BakedSamples.baked(
                locales: ["de-CH", "de"], formats: #""cash": {"op": "number", "pattern": "0.00"}"#)
            Issue.record("baked")
        } catch let error as CommandFailure {
            #expect(
                error.message
                    == "ICU alone writes what cannot be baked: format 'cash' in de and 1 more: a pattern says everything itself"
            )
        }
        for json in ["[]", "{}", #"{"formats": {}}"#, #"{"formats": {"a": 1}, "locales": ["de"]}"#] {
            #expect(throws: CommandFailure.self) { try FormatList(json: Array(json.utf8)) }
        }
    }

    @Test func typedErrors() throws {
        let formats = try BakedSamples.baked(locales: ["de", "fr"]).formats
        #expect(throws: BakedError.localeNotBaked("ja")) { try formats.format("count", 1, in: "ja") }
        #expect(throws: BakedError.keywordNotBaked("nu-thai", locale: "de")) {
            try formats.format("count", 1, in: "de-u-nu-thai")
        }
        #expect(throws: BakedError.unknownFormat("prize", available: formats.names)) {
            try formats.format("prize", 1, in: "de")
        }
        #expect(throws: BakedError.notANumber(text: "1,5", offset: 1)) {
            try formats.format("count", decimal: "1,5", in: "de")
        }
        #expect(throws: BakedError.beyondProgram(String(repeating: "9", count: 60))) {
            try formats.format("count", decimal: String(repeating: "9", count: 60), in: "de")
        }
        #expect(throws: BakedError.wrongKind(format: "count", expected: "numbers")) {
            try formats.pluralCategory("count", of: 1, in: "de")
        }
        #expect(throws: BakedError.self) { try formats.format("count", 1, in: "en--US") }
        #expect(throws: BakedError.self) { try formats.format("count", 1, in: "") }
        #expect(try formats.locale(for: "de_AT-u-co-phonebk") == "de")
    }
}
