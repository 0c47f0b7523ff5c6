import LocaleFormat
import LocalizedStrings
import TestSupport
import Testing

/// The contract of `CompiledStyle`, for the styles of every room.
@Suite struct CompiledStyleTests {
    private static let numbers: [NumberValue] = [
        .integer(isNegative: false, magnitude: 0), .integer(isNegative: true, magnitude: 1_234_567),
        .integer(isNegative: false, magnitude: .max), .double(0.5), .double(-2.675), .double(.nan), .double(-.infinity),
        .double(1e21), .scaled(isNegative: false, magnitude: 123_456_789, exponent: -4), .decimal(1_000_000),
        .decimal(ExactDecimal(isNegative: true, digits: [1, 2, 3, 4, 5, 6, 7], exponent: -30)),
    ]

    private func check<Style: NumberStyleProtocol>(
        _ style: Style, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws where Style.Value == ExactDecimal {
        try await checkContract(style, Self.numbers, sourceLocation: sourceLocation) {
            try $0.compiled()
        } format: { style, value in
            value.exactDecimal.map(style.format) ?? (try? style.compiled().format(value))
        }
    }

    @Test(arguments: ["en", "hi-IN-u-nu-deva", "ar-EG", "he-u-nu-hebr", "es-u-nu-mathsans"] as [LocaleID])
    func numbers(locale: LocaleID) async throws {
        try await check(NumberStyle(locale: locale))
        try await check(NumberStyle(locale: locale).precision(.significantDigits(2...4)).sign(strategy: .always()))
        try await check(NumberStyle(locale: locale).notation(.compactName(.long)))
        try await check(NumberStyle(locale: locale).notation(.scientific))
        try await check(NumberStyle(locale: locale).rounded(rule: .up, increment: 5))
        try await check(PercentStyle(locale: locale).unit(.permille))
        try await check(CurrencyStyle(code: "CHF", locale: locale).cash().accounting())
        try await check(CurrencyStyle(code: "USD", locale: locale).presentation(.fullName))
        try await check(UnitStyle("kilometer-per-hour", width: .wide, locale: locale))
    }

    /// Words and numerals by rules are exact for 64 bits, and patterns have an engine of their own in ICU.
    @Test func rulesAndRounding() async throws {
        try await check(NumberStyle(locale: "de").notation(.spellOut))
        try await check(NumberStyle(locale: "en").notation(.ordinal))
        try await check(NumberStyle(locale: "en").numbering(.roman))
        // Most of the values throw.
        try await check(NumberStyle(locale: "en").precision(.fractionLength(0)).rounded(rule: .unnecessary))
    }

    @Test(.icu(from: 68, "ranges of numbers")) func ranges() async throws {
        let inputs =
            zip(Self.numbers, Self.numbers.dropFirst()).map { (from: $0, to: $1) } + [
                (from: .double(5), to: .double(5)), (from: .double(5.2), to: .double(5.4)),
            ]
        for style in [
            NumberStyle<ExactDecimal>(locale: "en").range,
            NumberStyle(locale: "ar-EG").precision(.fractionLength(0)).range.identity(.approximatelyOrSingleValue),
        ] {
            try await checkContract(style, inputs) {
                try $0.compiled()
            } format: { style, ends in
                guard let from = ends.from.exactDecimal, let to = ends.to.exactDecimal else {
                    return try? style.compiled().format(ends)
                }
                return style.format(from: from, to: to)
            }
        }
    }

    private static let instants = [
        "1970-01-01T00:00:00Z", "2025-11-21T07:59:59.999999999Z", "2025-11-21T19:00:00Z", "0000-12-31T23:59:59Z",
        "9999-01-01T00:00:00Z",
    ].compactMap { try? Instant(iso8601: $0) }

    @Test(
        arguments: ["en", "fa", "he-u-ca-hebrew", "gu-u-ca-gujarati", "ja-u-ca-japanese", "zh-u-ca-chinese"]
            as [LocaleID])
    func dates(locale: LocaleID) async throws {
        let zone = TimeZoneID("Asia/Kolkata")
        for style in [
            DateStyle(date: .full, time: .long, locale: locale), DateStyle(skeleton: "yMMMEdjm", locale: locale),
            DateStyle(pattern: "G y-MM-dd'T'HH:mm:ss.SSS XXX", locale: locale),
            DateStyle(skeleton: "MMMd", locale: locale).lunarDays(.halves),
        ].map({ $0.timeZone(zone) }) {
            try await checkContract(style, Self.instants) {
                try $0.compiled()
            } format: {
                $0.format($1)
            }
        }
    }

    @Test(arguments: ["en", "fa", "ja-u-ca-japanese", "gu-u-ca-gujarati"] as [LocaleID])
    func intervals(locale: LocaleID) async throws {
        let inputs = Self.instants.flatMap { first in Self.instants.map { (from: first, to: $0) } }
        for style in [
            DateIntervalStyle(skeleton: "yMMMd", locale: locale), DateIntervalStyle(skeleton: "jm", locale: locale),
            DateIntervalStyle(DateStyle(pattern: "d.M.y", locale: locale)),
        ].map({ $0.timeZone(.utc) }) {
            try await checkContract(style, inputs) {
                try $0.compiled()
            } format: {
                $0.format(from: $1.from, to: $1.to)
            }
        }
    }

    @Test(arguments: ["en", "ar", "pl", "he-u-nu-hebr", "es-u-nu-deva"] as [LocaleID])
    func relativeDates(locale: LocaleID) async throws {
        let inputs = [0, -0.0, 1, -1, 2, 3, -5, 11, 1_234.5, -1e9, .nan].flatMap { offset in
            RelativeDateStyle.Unit.allCases.map { (offset: offset, unit: $0) }
        }
        for capitalization in [DateStyle.CapitalizationContext.unknown, .beginningOfSentence] {
            for numeric in RelativeDateStyle.Numeric.allCases {
                var style = RelativeDateStyle(numeric: numeric, width: .short, locale: locale)
                style.capitalization = capitalization
                try await checkContract(style, inputs) {
                    try $0.compiled()
                } format: {
                    try? $0.format($1.offset, $1.unit)
                }
            }
        }
    }

    /// The number of a distance is where its digits are, capital or not.
    @Test func relativeFields() throws {
        var style = RelativeDateStyle(numeric: .always, locale: "en")
        for capitalization in [DateStyle.CapitalizationContext.unknown, .beginningOfSentence] {
            style.capitalization = capitalization
            let text = try style.formattedText(1_234, .day)
            #expect(text.spans.map { String(text[$0]) } == ["1,234"])
        }
        style.numeric = .auto
        #expect(try style.formattedText(1, .day).spans.isEmpty)
    }

    @Test func lists() async throws {
        let inputs = [[], ["a"], ["padre", "hijo"], ["7", "8", "11"], Array(repeating: "\u{5D0}", count: 200)]
        for locale in ["en", "es", "he", "ml"] as [LocaleID] {
            for type in ListStyle.ListType.allCases {
                try await checkContract(ListStyle(type, width: .short, locale: locale), inputs) {
                    try $0.compiled()
                } format: {
                    $0.format($1)
                }
            }
        }
    }

    @Test func durations() async throws {
        let inputs: [Duration] = [.zero, .seconds(5_405), .milliseconds(-1_500), .seconds(1e15), .nanoseconds(1)]
        for locale in ["en", "ar-EG", "he-u-nu-hebr"] as [LocaleID] {
            for layout in [
                .time(.hourMinuteSecond, fractionalSecondsLength: 3), .units(width: .wide),
                .units(allowed: [.days, .minutes], zeroValueLength: 1, fractionLength: 0...2),
            ] as [DurationStyle.Layout] {
                try await checkContract(DurationStyle(layout, locale: locale), inputs) {
                    try $0.compiled()
                } format: {
                    $0.format($1)
                }
            }
        }
    }

    @Test(.cldr(from: 42, "patterns of personal names")) func names() async throws {
        let inputs = [
            PersonName(given: "Thomas", middle: "Louis", family: "Clark"),
            PersonName(given: "\u{592A}\u{90CE}", family: "\u{5C71}\u{7530}"),
            PersonName(family: "Nagy"), PersonName(),
        ]
        for locale in ["en-US", "ja", "hu", "tr"] as [LocaleID] {
            for style in [
                PersonNameStyle(.long, locale: locale), PersonNameStyle(.abbreviated, locale: locale),
                PersonNameStyle(length: .short, order: .sorting, locale: locale).capitalizedSurname(),
            ] {
                try await checkContract(style, inputs) {
                    try $0.compiled()
                } format: {
                    $0.format($1)
                }
            }
        }
    }

    @Test func texts() throws {
        let inputs: [[TextArgument]] = [[], [3, "Ada"], [1_234.5, "\u{5D0}"], ["x", 1]]
        for text in [
            "plain", "%lld files of %@", "^[%lld files](inflect: true) of %@", "^[0.5](formatNumber: true)%% %2$@",
        ] {
            for locale in ["en", "de", "ar"] as [LocaleID] {
                checkVerbs(of: try TextTemplate(text).compiled(in: locale), inputs)
            }
        }
    }
}
