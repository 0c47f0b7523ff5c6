import Foundation
import LocaleFormatCalendars
import LocaleFormatCore
import LocaleFormatLocales
import TestSupport
import Testing

@testable import LocaleFormatDates

/// The typed names: the table is what the data says, and the data is what names must be.
@Suite struct CalendarNamesTests {
    static let calendars: [CalendarID] = [
        .bangla, .gujarati, .kannada, .malayalam, .marathi, .odia, .tamil, .telugu, .vietnamese, .vikram,
    ]
    static let lunisolar: [CalendarID] = [.gujarati, .kannada, .marathi, .telugu, .vikram]

    // MARK: Data

    @Test func tableEqualsData() throws {
        let data = try NameRows()
        for calendar in Self.calendars {
            let languages = data.languages(of: calendar)
            #expect(languages.contains("en"))
            for language in languages {
                #expect(
                    CalendarNames.source.names(of: calendar, language: language) == data.names(calendar, language),
                    "\(calendar) \(language)")
            }
            #expect(CalendarNames.source.names(of: calendar, language: "xx") == nil)
        }
    }

    @Test func everyRowNamesItsSources() throws {
        let known = try NameRows.read("sources").map { $0[0] }
        #expect(Set(known).count == known.count)
        for row in try NameRows().all {
            let keys = row[5].split(separator: " ").map(String.init)
            #expect(!keys.isEmpty && keys.allSatisfy(known.contains), "\(row)")
        }
    }

    @Test func textIsNormalizedAndOfItsScript() throws {
        let scripts: [String: [ClosedRange<UInt32>]] = [
            "as": [0x980...0x9FF], "bn": [0x980...0x9FF], "gu": [0xA80...0xAFF], "hi": [0x900...0x97F],
            "kn": [0xC80...0xCFF], "kok": [0x900...0x97F], "ml": [0xD00...0xD7F], "mr": [0x900...0x97F],
            "ne": [0x900...0x97F], "or": [0xB00...0xB7F], "sa": [0x900...0x97F], "ta": [0xB80...0xBFF],
            "te": [0xC00...0xC7F], "ja": [0x30A0...0x30FF, 0x4E00...0x9FFF, 0xFF08...0xFF09],
        ]
        let common = Set(" .-(){}0123456789".unicodeScalars)
        for row in try NameRows().all where !["icu", "icu+1", "stems+branches"].contains(row[4]) {
            let text = row[4]
            let composed = text.precomposedStringWithCanonicalMapping
            #expect(text.unicodeScalars.elementsEqual(composed.unicodeScalars), "\(row)")
            for word in text.split(separator: "|", omittingEmptySubsequences: false) {
                #expect(!word.isEmpty && word.first != " " && word.last != " " && !word.contains("  "), "\(row)")
                for scalar in word.unicodeScalars where !common.contains(scalar) {
                    if let ranges = scripts[row[1]] {
                        #expect(ranges.contains { $0.contains(scalar.value) }, "\(scalar) in \(row)")
                    } else {
                        #expect(scalar.properties.isAlphabetic && scalar.value < 0x1F00, "\(scalar) in \(row)")
                    }
                }
            }
        }
    }

    // MARK: What names must be

    @Test(arguments: calendars)
    func monthsAreTwelveAndDistinct(_ calendar: CalendarID) throws {
        for language in try NameRows().languages(of: calendar) {
            for width in [SymbolSource.Width.wide, .abbreviated] {
                let months = try Self.months(calendar, language, width)
                #expect(months.count == (calendar.hasLeapMonths ? 24 : 12), "\(calendar) \(language)")
                #expect(Set(months).count == months.count, "\(calendar) \(language) \(months)")
            }
            #expect(try Self.months(calendar, language, .narrow).count >= 12)
        }
    }

    @Test(.cldr(from: 42, "the words that were taken")) func wordsTakenFromICUAreThere() throws {
        let english = try Self.icuMonths("en", .indian)
        for row in try NameRows().all where row[2] == "months" && row[4].hasPrefix("icu") {
            let months = try Self.icuMonths(row[1], .indian)
            #expect(months.count == 12 && Set(months).isDisjoint(with: english), "\(row[1])")
        }
        // The Tamil months are those of the Sun; the Assamese ones begin with Bohag when turned by one.
        #expect(try Self.months(.tamil, "ta", .wide).first == "சித்திரை")
        #expect(try Self.months(.bangla, "as", .wide).first == "বৈশাখ")
        #expect(try Self.months(.telugu, "te", .wide)[6] == "ఆశ్వయుజం")
        #expect(try Self.months(.gujarati, "te", .wide)[0] == "కార్తీకం")
    }

    @Test func yearsOfTheCycle() throws {
        for calendar in [CalendarID.kannada, .marathi, .tamil, .telugu] {
            for language in try NameRows().languages(of: calendar) {
                let years = try #require(Self.names(calendar, language).cyclicYears)
                #expect(years.count == 60 && Set(years).count == 60, "\(calendar) \(language)")
            }
        }
        // Saka 1947, 2025-26.
        #expect(HinduLunisolar.samvatsara(sakaYear: 1947) == 39)
        #expect(CyclicYearNames.en[38] == "Vishvavasu")
        #expect(CyclicYearNames.te[38] == "విశ్వావసు")
        // The Vietnamese names are put together from stems and branches; ICU has them too.
        let vietnamese = try SymbolSource(
            locale: "vi@calendar=chinese", calendar: CalendarSystem(.chinese), names: nil
        ).cyclicYears()
        #expect(vietnamese == CyclicYearNames.vietnamese)
        #expect(CyclicYearNames.vietnamese[41] == "Ất Tỵ")
    }

    @Test func labels() throws {
        for calendar in Self.lunisolar {
            for language in try NameRows().languages(of: calendar) {
                let names = Self.names(calendar, language)
                #expect(names.halves.map { Set($0).count } == 2, "\(calendar) \(language)")
                #expect(names.moons.map { Set($0).count } == 2, "\(calendar) \(language)")
                #expect(names.eras?.wide.count == 1)
                for pattern in [names.leapMonth, names.leapMonthNumber, names.repeatedDay] {
                    #expect(pattern.map { $0.components(separatedBy: "{0}").count } == 2, "\(calendar) \(language)")
                    #expect(pattern != "{0}")
                }
            }
        }
        #expect(try Self.months(.gujarati, "gu", .wide)[12 + 7] == "અધિક જેઠ")
        #expect(try Self.months(.vietnamese, "vi", .wide)[12] == "tháng Giêng nhuận")
        #expect(try Self.months(.vikram, "en", .wide)[12 + 2] == "Jyeshtha (Adhika)")
    }

    // MARK: Lookup

    @Test func otherLocalesAreTransliterated() throws {
        let english = CalendarNames.of(CalendarID.malayalam, in: "en")
        for locale in ["fr", "de_AT", "ar", "und"] as [LocaleID] {
            #expect(CalendarNames.of(CalendarID.malayalam, in: locale) == english)
        }
        #expect(CalendarNames.of(CalendarID.vikram, in: "hi-Latn")?.months?.wide.first == "Chaitra")
        #expect(CalendarNames.of(CalendarID.vikram, in: "hi_IN")?.months?.wide.first == "चैत्र")
        #expect(CalendarNames.of(CalendarID.bangla, in: "bn_BD")?.months?.wide.first == "বৈশাখ")
        #expect(CalendarNames.of(CalendarID.chinese, in: "vi") == nil)
    }

    /// Hindi, Bengali and Japanese have words of their own for all calendars that ICU does not know.
    @Test(arguments: ["hi", "bn", "ja"]) func languagesWithAllCalendars(_ language: String) throws {
        for calendar in Self.calendars {
            let names = try #require(CalendarNames.source.names(of: calendar, language: language))
            if calendar == .vietnamese {
                #expect(names.cyclicYears != nil)
                continue
            }
            #expect(names.months?.wide.count == 12 && names.eras?.wide.count == 1, "\(calendar)")
        }
        var style = DateStyle(date: .long, locale: try LocaleID(language)).calendar(.tamil).timeZone(.utc)
        // Apple's Bengali is written in Latin digits.
        if language == "bn" { style = style.numbering(.bangla) }
        let text = try style.format(Instant("2025-11-21", in: .utc))
        // CLDR 37 has the era first in Hindi.
        let hindi = LoadedICU.cldr >= 42 ? "6 कार्तिगै 1947 शक" : "शक 6 कार्तिगै 1947"
        #expect(text == ["hi": hindi, "bn": "৬ কার্তিগাই, ১৯৪৭ শক", "ja": "サカ1947年8月6日"][language])
    }

    /// A year of an era is never cut to two digits.
    @Test func erasHaveWholeYears() throws {
        let instant = try Instant("2025-11-21", in: .utc)
        for locale in LocaleID.available {
            let style = try DateStyle(date: .short, locale: locale).calendar(.tamil).timeZone(.utc).numbering(
                NumberingSystem("latn"))
            #expect(style.format(instant).contains("1947"), "\(locale): \(style.format(instant))")
        }
    }

    @Test func optionsTurnTheYear() throws {
        var options = CalendarOptions()
        options.hindu.gujaratiYear = .ashadha
        let kutch = try #require(CalendarNames.of(CalendarSystem(.gujarati, options: options), in: "gu"))
        #expect(kutch.months?.wide.first == "અષાઢ")
        #expect(kutch.months?.narrow.first == "1")
        options.hindu.gujaratiYear = .chaitra
        #expect(CalendarNames.of(CalendarSystem(.gujarati, options: options), in: "te")?.icuMonths == 0)
        options.hindu.odiaYear = .mesha
        let mesha = CalendarNames.of(CalendarSystem(.odia, options: options), in: "or")
        #expect(mesha?.months?.wide.first == "ବୈଶାଖ")
        #expect(CalendarNames.of(CalendarSystem(.odia), in: "or")?.months?.wide.first == "ଆଶ୍ୱିନ")
    }

    // MARK: Helpers

    private static func names(_ calendar: CalendarID, _ language: String) -> CalendarNames {
        CalendarNames.of(calendar, in: (try? LocaleID(language)) ?? "en") ?? CalendarNames()
    }

    private static func months(
        _ calendar: CalendarID, _ language: String, _ width: SymbolSource.Width
    ) throws -> [String] {
        let nearest: CalendarID = calendar == .vietnamese ? .chinese : .indian
        return try SymbolSource(
            locale: "\(language)@calendar=\(nearest.rawValue)", calendar: CalendarSystem(nearest),
            names: names(calendar, language)
        ).months(width, standAlone: false)
    }

    private static func icuMonths(_ language: String, _ calendar: CalendarID) throws -> [String] {
        try SymbolSource(
            locale: "\(language)@calendar=\(calendar.rawValue)", calendar: CalendarSystem(calendar), names: nil
        ).months(.wide, standAlone: false)
    }
}

/// Data/Calendars/names, read apart from the generator: columns calendars, language, item, width, words, sources.
private struct NameRows {
    let all: [[String]]
    private let cycles: [[String]]

    init() throws {
        cycles = try Self.read("cyclic-years")
        all = try ["lunisolar", "solar", "vietnamese"].flatMap(Self.read) + cycles
        precondition(all.allSatisfy { $0.count == 6 })
    }

    static func read(_ file: String) throws -> [[String]] {
        try String(contentsOf: RepositoryRoot.file("Data/Calendars/names/\(file).tsv"), encoding: .utf8)
            .split(separator: "\n").dropFirst().map { $0.split(separator: "\t").map(String.init) }
    }

    private func rows(_ calendar: CalendarID) -> [[String]] {
        all.filter { $0[0].split(separator: " ").contains { $0 == calendar.rawValue } && $0[1] != "-" }
    }

    func languages(of calendar: CalendarID) -> [String] {
        Set(rows(calendar).filter { !cycles.contains($0) }.map { $0[1] }).sorted()
    }

    func names(_ calendar: CalendarID, _ language: String) -> CalendarNames {
        let rows = rows(calendar).filter { $0[1] == language }
        func words(_ item: String, _ width: String = "-") -> [String]? {
            rows.first { $0[2] == item && $0[3] == width }
                .map { $0[4].split(separator: "|").map(String.init) }
        }
        // The lists of the lunisolar calendars begin with Chaitra, the Gujarati year with Kartika.
        func turned(_ list: [String]) -> [String] {
            guard calendar == .gujarati, list.count == 12 else { return list }
            return (0..<12).map { list[($0 + 7) % 12] }
        }
        func widths(_ item: String) -> CalendarNames.Widths? {
            words(item, "wide").map {
                .init(
                    wide: turned($0), abbreviated: words(item, "abbreviated").map(turned),
                    narrow: words(item, "narrow"))
            }
        }
        var names = CalendarNames(months: widths("months"), monthsBesideHalves: widths("months-beside-halves"))
        if let icu = words("months")?.first {
            names.icuMonths = (calendar == .gujarati ? 7 : 0) + (icu == "icu+1" ? 1 : 0)
        }
        names.leapMonth = words("leap-month")?.first
        names.leapMonthNumber = words("leap-month-number")?.first
        names.repeatedDay = words("repeated-day")?.first
        if let wide = words("era", "wide"), let short = words("era", "abbreviated") {
            names.eras = .init(wide: wide, abbreviated: short, narrow: short)
        }
        names.halves = words("halves")
        names.moons = words("moons")
        switch words("cyclic-years") {
        case ["icu"]: names.cyclicYears = []
        case ["stems+branches"]:
            let parts = ["stems", "branches"].compactMap { item in
                let found = all.filter { $0[2] == item }
                return (found.first { $0[1] == language } ?? found.first { $0[1] == "-" })?[4]
                    .split(separator: "|").map(String.init)
            }
            names.cyclicYears = (0..<60).map { "\(parts[0][$0 % 10]) \(parts[1][$0 % 12])" }
        case let list: names.cyclicYears = list
        }
        return names
    }

    /// Every language tells the halves of a day apart, and CLDR has a name for each calendar or we make one.
    @Test func dayPeriodsAndCalendars() {
        for locale in LocaleID.available {
            for period in [DayPeriod.am, .pm] {
                #expect(period.displayName(in: locale)?.isEmpty == false, "\(period) in \(locale)")
            }
            for calendar in CalendarID.allCases {
                #expect(!calendar.displayName(in: locale).isEmpty, "\(calendar) in \(locale)")
            }
        }
        #expect(DayPeriod.am.displayName(in: "ja") == "午前" && DayPeriod.pm.displayName(in: "ja") == "午後")
        #expect(
            DayPeriod.noon.displayName(in: "en", width: .narrow) != nil
                && DayPeriod.morning2.displayName(in: "en") == nil)
    }
}
