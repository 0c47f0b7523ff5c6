import LocaleFormat
import Testing

#if FOUNDATION
import Foundation
#elseif ESSENTIALS
import FoundationEssentials
#endif

/// Readers, names and what is known of a locale, as a program of somebody else has them.
@Suite struct ReaderSentencesTests {
    @Test func readers() throws {
        var reader = Reader("en-US")
        reader.numbering = .devanagari
        reader.temperatureUnit = .celsius
        reader.firstWeekday = .monday
        #expect(1_234.formatted(.number(in: "en").reader(reader)) == "१,२३४")
        #expect(TemperatureUnit(usedIn: reader.locale()) == .celsius)
        #expect(LocaleInformation(of: reader.locale()).firstWeekday == 2)
        let header = AcceptLanguage("de-AT, en;q=0.5, fr;q=0")
        let matcher = LanguageMatcher(available: ["en", "de"])
        #expect(Reader(header.languages).language == "de-AT" && matcher.negotiate(header)?.language == "de")
        #expect(LanguageMatcher.Negotiated.vary == "Accept-Language")
        #expect(!Reader.current.languages.isEmpty)
    }

    @Test func names() throws {
        let names = DisplayNames(locale: "en", width: .short, dialects: .standard, capitalization: .listItem)
        #expect(names.region("US") == "US" && names.script("Deva") == "Devanagari" && names.region("XX") == nil)
        #expect(DisplayNames(locale: "da", capitalization: .listItem).language("da") == "Dansk")
        #expect(LocaleID("hi-IN").displayName(in: "en") == "Hindi (India)")
        #expect(LocaleID("en-US").displayName(in: "en", .dialect) == "American English")
        #expect(CalendarID.gujarati.displayName(in: "en") == "Gujarati Calendar")
        #expect(CurrencyCode.usd.displayName(in: "en", plural: .other) == "US dollars")
        #expect(DayPeriod.noon.displayName(in: "en") == "noon")
        #expect(
            try DateSymbols(locale: "cs", capitalization: .standalone).months(.wide, standAlone: true)[0] == "leden")
        #expect(DateField.weekday.displayName(in: "fr") == "jour de la semaine")
    }

    @Test func information() {
        let information = LocaleInformation(of: "he-IL")
        #expect(information.isRightToLeft && information.weekend == [6, 7] && information.measurementSystem == .metric)
        #expect(information.temperatureUnit == .celsius && information.paperSize.width == 210)
    }

    /// The first of all calls, at the same time.
    @Test func coldOnSeveralThreads() async {
        let tags: [LocaleID] = ["nb", "nn", "sw", "ta", "el", "uk", "zh-Hant-HK", "pt-PT"]
        let texts = await withTaskGroup(of: String.self) { group in
            for index in 0..<64 {
                let display = tags[index % tags.count]
                group.addTask {
                    let names = DisplayNames(locale: display, capitalization: .listItem)
                    let information = LocaleInformation(of: display)
                    return
                        "\(display) \(names.language("da") ?? "-") \(names.locale("sr-Latn-RS")) \(information.weekend)"
                }
            }
            return await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(texts.count == tags.count && texts.contains { $0.hasPrefix("nb Dansk") || $0.hasPrefix("nb dansk") })
    }

    #if FOUNDATION
    @Test func codableReaders() throws {
        var reader = Reader(["de-AT", "en"], locales: [.time: "sv"])
        reader.calendar = .buddhist
        reader.timeZone = "Asia/Kolkata"
        let data = try JSONEncoder().encode(reader)
        #expect(try JSONDecoder().decode(Reader.self, from: data) == reader)
    }
    #endif
}
