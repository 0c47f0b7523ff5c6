import LocaleFormatBridge
import LocaleFormatCore
import LocaleFormatLocales
import TestSupport
import Testing

/// What CLDR says of locales, against ICU where it has a function for it.
@Suite struct LocaleInformationTests {
    @Test func weeksAreICUs() throws {
        var mismatches = Mismatches()
        for locale in LocaleID.available {
            let handle = try DateFormatHandle(.pattern("y"), locale: locale.icuName, zone: "UTC")
            let information = LocaleInformation(of: locale)
            mismatches.expect(information.firstWeekday, equals: handle.firstWeekday, "first day of \(locale)")
            mismatches.expect(
                information.minimumDaysInFirstWeek, equals: handle.minimumDaysInFirstWeek, "days of \(locale)")
        }
        mismatches.report()
    }

    @Test func regions() {
        let israel = LocaleInformation(of: "he-IL")
        #expect(israel.isRightToLeft && israel.firstWeekday == 1 && israel.weekend == [6, 7])
        #expect(israel.calendars.prefix(2) == ["gregory", "hebrew"] && israel.hourCycles.first == "h23")
        #expect(LocaleInformation(of: "de-DE").weekend == [1, 7] && LocaleInformation(of: "fa-IR").weekend == [6])
        #expect(LocaleInformation(of: "fa-IR").calendars.first == "persian")
        #expect(LocaleInformation(of: "de-u-ca-buddhist").calendars.first == "buddhist")
        #expect(LocaleInformation(of: "en-US").hourCycles.first == "h12")
        #expect(LocaleInformation(of: "en-US-u-hc-h23").hourCycles.first == "h23")
        #expect(LocaleInformation(of: "en-US-u-rg-dezzzz").firstWeekday == 2)
        #expect(LocaleInformation(of: "en-US-u-rg-gbsct").firstWeekday == 2)
        // No region begins so: the locale's own counts.
        #expect(LocaleInformation(of: "en-US-u-rg-4zzzzz").firstWeekday == 1)
        #expect(LocaleInformation(of: "en-US-u-rg-001zzzz").firstWeekday == 2)
        #expect(LocaleInformation(of: "de-u-fw-sat").firstWeekday == 7)
        #expect(LocaleInformation(of: "en-US").paperSize.description == "216 x 279 mm")
        #expect(LocaleInformation(of: "de-DE").paperSize.description == "210 x 297 mm")
        #expect(LocaleInformation(of: "en-GB").measurementSystem == .uk)
    }

    @Test func texts() {
        let german = LocaleInformation(of: "de-AT")
        let marks = german.quotationMarks
        #expect([marks.start, marks.end, marks.innerStart, marks.innerEnd] == ["„", "“", "‚", "‘"])
        #expect(german.ellipsis(.final) == "{0}…" && german.ellipsis(.medial, betweenWords: true) == "{0} … {1}")
        #expect(german.exemplarCharacters()?.contains("ä") == true)
        #expect(german.collations.contains("phonebk") && !german.collations.contains("search"))
        #expect(LocaleInformation(of: "ar-EG").numberingSystems.first == .arabic)
        #expect(LocaleInformation(of: "zh-Hans").numberingSystems.map(\.name).contains("hans"))
    }

    /// The euro came to Germany on 1 January 1999 (CLDR's supplementalData, `currencyData`).
    @Test func currencies() throws {
        let uses = LocaleInformation(of: "de-DE").currencies
        #expect(uses.first?.code == "EUR" && uses.first?.end == nil && uses.first?.isTender == true)
        #expect(uses.first?.start == 915_148_800_000)
        #expect(uses.contains { $0.code == "DEM" && $0.end != nil })
        #expect(LocaleInformation(of: "und-XX").currencies.isEmpty)
    }

    @Test func everyLocaleHasAnswers() {
        for locale in LocaleID.available + ["und", "xx-XX", "x-private"] {
            let information = LocaleInformation(of: locale)
            #expect(1...7 ~= information.firstWeekday && (1...7).contains(information.weekend.count), "\(locale)")
            #expect(!information.hourCycles.isEmpty && !information.calendars.isEmpty, "\(locale)")
            #expect(!information.numberingSystems.isEmpty && !information.quotationMarks.start.isEmpty, "\(locale)")
        }
    }

    /// CLDR's measurementData, category temperature; the order of keywords by UTS #35 part 6, "Unit Preferences Overrides".
    @Test(
        arguments: [
            ("en-US", .fahrenheit), ("es-PR", .fahrenheit), ("en-KY", .fahrenheit), ("en-BS", .fahrenheit),
            ("en-LR", .celsius), ("my-MM", .celsius), ("en-GB", .celsius), ("de", .celsius), ("und-001", .celsius),
            ("en-US-u-mu-celsius", .celsius), ("de-u-mu-kelvin", .kelvin), ("de-u-rg-uszzzz", .fahrenheit),
            ("de-u-ms-ussystem", .fahrenheit), ("en-US-u-ms-metric", .celsius), ("en-US-u-ms-uksystem", .celsius),
            ("en-US-u-ms-metric-mu-fahrenhe", .fahrenheit), ("en-US-u-mu-degrees", .fahrenheit),
        ] as [(LocaleID, TemperatureUnit)])
    func temperatures(_ locale: LocaleID, _ expected: TemperatureUnit) {
        #expect(LocaleInformation(of: locale).temperatureUnit == expected)
    }
}
