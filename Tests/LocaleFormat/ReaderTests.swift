import FoundationEssentials
import LocaleFormat
import TestSupport
import Testing

@Suite struct ReaderTests {
    @Test func choicesAreKeywords() throws {
        var reader = Reader("en-US")
        #expect(reader.locale() == "en-US")
        reader.hourCycle = .h23
        reader.firstWeekday = .monday
        reader.numbering = .arabic
        reader.calendar = .islamicUmmAlQura
        reader.measurementSystem = .metric
        reader.temperatureUnit = .fahrenheit
        reader.currency = "SAR"
        reader.timeZone = "Asia/Riyadh"
        reader.termOfAddress = .feminine
        #expect(
            reader.locale().tag
                == "en-US-u-ca-islamic-umalqura-cu-sar-fw-mon-hc-h23-ms-metric-mu-fahrenhe-nu-arab")
        #expect(CurrencyCode(usedIn: reader.locale(for: .monetary)) == "SAR")
        #expect(MeasurementSystem(usedIn: reader.locale()) == .metric)
        try checkCodable(reader)
        for calendar in CalendarID.allCases {
            reader.calendar = calendar
            #expect(CalendarID(identifier: reader.locale(for: .time).keyword("ca") ?? "") == calendar)
        }
    }

    @Test func categories() throws {
        var reader = Reader(
            ["en-US", "de"], locales: [.numeric: "de-DE", .monetary: "fr-CH", .time: "sv-SE", .name: "hu"])
        reader.timeZone = "Asia/Kolkata"
        #expect(NumberStyle<Double>(locale: "und").reader(reader).format(1_234.5) == "1.234,5")
        #expect(PercentStyle<Double>(locale: "und").reader(reader).format(0.5) == "50\u{A0}%")
        #expect(CurrencyStyle<Int>(code: "CHF", locale: "und").reader(reader).locale == "fr-CH")
        #expect(NumberStyle<Int>(locale: "und").range.reader(reader).format(1...2) == "1–2")
        #expect(UnitStyle<Int>("kilometer", locale: "und").reader(reader).locale == "en-US")
        let style = DateStyle(date: .short, time: .short, locale: "und").reader(reader)
        #expect(style.format(.epoch) == "1970-01-01 05:30")
        let span = DateIntervalStyle(style.locale("und"))
        #expect(span.reader(reader) == span.locale("sv-SE").timeZone("Asia/Kolkata"))
        let distance = RelativeDateStyle(locale: "und")
        #expect(distance.reader(reader) == distance.locale("sv-SE"))
        #expect(ListStyle(locale: "und").reader(reader) == ListStyle(locale: "en-US"))
        let duration = DurationStyle(.units(), locale: "und")
        #expect(duration.reader(reader) == duration.locale("en-US"))
        #expect(ByteCountStyle(locale: "und").reader(reader) == ByteCountStyle(locale: "en-US"))
        #expect(PersonNameStyle(locale: "und").reader(reader) == PersonNameStyle(locale: "hu"))
        #expect(Reader([]).locale() == .root)
    }

    /// The units of LC_MEASUREMENT in a text of LC_MESSAGES.
    @Test func measurement() {
        #expect(Reader(["de-DE"], locales: [.measurement: "en-US"]).locale().tag == "de-DE-u-ms-ussystem")
        #expect(Reader(["en-US"], locales: [.measurement: "de-DE"]).locale().tag == "en-US-u-ms-metric")
        #expect(Reader(["en-GB"], locales: [.measurement: "en-GB"]).locale().tag == "en-GB")
        #expect(Reader(["de-DE"], locales: [.measurement: "fr-FR"]).locale().tag == "de-DE")
        var own = Reader(["de-DE"], locales: [.measurement: "en-US"])
        own.measurementSystem = .metric
        #expect(own.locale().tag == "de-DE-u-ms-metric")
    }

    /// CLDR's measurementData: three countries with the system of the United States, one with that of the United Kingdom.
    @Test(
        arguments: [
            ("en-US", .us), ("en-LR", .us), ("en-GB", .uk), ("de", .metric), ("en", .us), ("und", .us), ("cy", .uk),
            ("en-US-u-rg-dezzzz", .metric), ("de-DE-u-ms-uksystem", .uk), ("de-DE-u-ms-imperial", .uk),
            ("en-001", .metric),
        ] as [(LocaleID, MeasurementSystem)])
    func systems(_ locale: LocaleID, _ expected: MeasurementSystem) {
        #expect(MeasurementSystem(usedIn: locale) == expected)
    }

    @Test func temperatures() {
        var reader = Reader("en-US")
        #expect(TemperatureUnit(usedIn: reader.locale()) == .fahrenheit)
        reader.measurementSystem = .metric
        #expect(TemperatureUnit(usedIn: reader.locale()) == .celsius)
        reader.temperatureUnit = .fahrenheit
        #expect(TemperatureUnit(usedIn: reader.locale()) == .fahrenheit)
    }

    /// What a client sends in place of a reader is refused, and never taken for another.
    @Test(arguments: [
        "", "{}", "null", "[]", #"{"languages":["de"]}"#, #"{"languages":"de","locales":{}}"#,
        #"{"languages":["x!"],"locales":{}}"#, #"{"languages":[""],"locales":{}}"#,
        #"{"languages":[],"locales":{"LC_EVERYTHING":"de"}}"#, #"{"languages":[],"locales":{"LC_TIME":"x!"}}"#,
        #"{"languages":[],"locales":{},"hourCycle":"h99"}"#, #"{"languages":[],"locales":{},"firstWeekday":1}"#,
        #"{"languages":[],"locales":{},"numbering":"qqqq"}"#, #"{"languages":[],"locales":{},"calendar":"mayan"}"#,
        #"{"languages":[],"locales":{},"currency":"ZZZ"}"#, #"{"languages":[],"locales":{},"temperatureUnit":"hot"}"#,
        #"{"languages":[],"locales":{},"measurementSystem":"imperial"}"#,
        #"{"languages":[],"locales":{},"timeZone":"../../etc/passwd"}"#,
        #"{"languages":[],"locales":{},"termOfAddress":"x"}"#,
    ])
    func hostileJSON(_ text: String) {
        #expect(throws: (any Error).self) { try JSONDecoder().decode(Reader.self, from: Data(text.utf8)) }
    }

    @Test func manyTagsAndLongOnes() throws {
        let long = Array(repeating: "\"de-u-ca-buddhist\"", count: 10_000).joined(separator: ",")
        let reader = try JSONDecoder().decode(Reader.self, from: Data("{\"languages\":[\(long)],\"locales\":{}}".utf8))
        #expect(reader.languages.count == 10_000 && reader.locale().tag == "de-u-ca-buddhist")
        let tag = String(repeating: "a", count: 2_000)
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode(Reader.self, from: Data("{\"languages\":[\"\(tag)\"],\"locales\":{}}".utf8))
        }
    }
}
