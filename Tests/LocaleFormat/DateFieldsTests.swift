import Foundation
import LocaleFormat
import TestSupport
import Testing

/// Fields of dates one by one, beside Foundation's own.
@Suite struct DateFieldsTests {
    private let date = Date(timeIntervalSince1970: 1_763_715_600)
    private typealias Symbol = DateStyle.Symbol

    private func ours(_ choose: (DateStyle) -> DateStyle) -> String {
        date.formatted(choose(.date(in: "en-US")).timeZone("GMT")).plainSpaces
    }

    private func foundation(_ choose: (Date.FormatStyle) -> Date.FormatStyle) -> String {
        let style = Date.FormatStyle(locale: Locale(identifier: "en_US"), timeZone: .gmt)
        return date.formatted(choose(style)).plainSpaces
    }

    /// In English the words, the order and the letters are those of Foundation.
    @Test func likeFoundation() {
        #expect(ours { $0.year() } == foundation { $0.year() })
        #expect(ours { $0.year().month(.wide).day() } == foundation { $0.year().month(.wide).day() })
        #expect(ours { $0.day().month(.wide).year() } == "November 21, 2025")
        #expect(ours { $0.era().year() } == foundation { $0.era().year() })
        #expect(ours { $0.year(.twoDigits).quarter() } == foundation { $0.year(.twoDigits).quarter() })
        #expect(ours { $0.year(.padded(6)) } == foundation { $0.year(.padded(6)) })
        #expect(ours { $0.month(.twoDigits).day(.twoDigits) } == foundation { $0.month(.twoDigits).day(.twoDigits) })
        #expect(ours { $0.dayOfYear() } == foundation { $0.dayOfYear() })
        for (our, their) in [
            (Symbol.Weekday.abbreviated, Date.FormatStyle.Symbol.Weekday.abbreviated), (.wide, .wide),
            (.narrow, .narrow), (.short, .short),
        ] { #expect(ours { $0.weekday(our) } == foundation { $0.weekday(their) }, "\(our)") }
        #expect(ours { $0.hour().minute() } == foundation { $0.hour().minute() })
        #expect(
            ours { $0.hour(.twoDigits(amPM: .omitted)).minute() }
                == foundation { $0.hour(.twoDigits(amPM: .omitted)).minute() })
        #expect(
            ours { $0.hour(.defaultDigits(amPM: .narrow)) } == foundation { $0.hour(.defaultDigits(amPM: .narrow)) })
        #expect(
            ours { $0.hour().minute().second().secondFraction(.fractional(3)) }
                == foundation { $0.hour().minute().second().secondFraction(.fractional(3)) })
        for (our, their) in [
            (Symbol.TimeZone.specificName(.short), Date.FormatStyle.Symbol.TimeZone.specificName(.short)),
            (.iso8601(.short), .iso8601(.short)),
            (.iso8601(.long), .iso8601(.long)),
        ] { #expect(ours { $0.hour().timeZone(our) } == foundation { $0.hour().timeZone(their) }, "\(our)") }
        // ICU 78 writes the long form of no offset in full (CLDR-18280, ICU-23157).
        let offset = LoadedICU.major >= 78 ? "+00:00" : ""
        #expect(
            ours { $0.hour().timeZone(.localizedGMT(.long)) }
                == foundation { $0.hour().timeZone(.localizedGMT(.long)) } + offset)
    }

    /// ICU 72 writes nothing at all for a week with its year.
    @Test func weeks() {
        // Apple's data have no patterns of weeks; ICU adds them to those of what is left (UTS #35 part 4, "appendItems").
        let week = LoadedICU.words("week 47 of 2025", apple: "2025 (week: 47)")
        #expect(ours { $0.year().week() } == week)
        #expect(
            ours { $0.year().week().weekday() } == LoadedICU.words("week 47 of 2025 Fri", apple: "2025 (week: 47)"))
        #expect(ours { $0.week().year().hour().minute() } == week + ", 9:00 AM")
        #expect(
            ours { $0.month(.wide).week(.weekOfMonth) }
                == LoadedICU.words("week 4 of November", apple: "4 (month: November)"))
        #expect(
            date.formatted(.date(in: "de-AT").year().week().timeZone("UTC"))
                == LoadedICU.words("Woche 47 des Jahres 2025", apple: "2025 (Woche: 47)"))
        let persian = LoadedICU.cldr >= 42 ? "۱۴۰۴ (هفته: ۳۶)" : "۱۴۰۴ ├هفته: ۳۶┤"
        #expect(date.formatted(.date(in: "fa").year().week().timeZone("UTC")) == persian)
        // The last days of 2024 are in the first week of 2025.
        let last = Date(timeIntervalSince1970: 1_735_603_200)
        #expect(
            last.formatted(.date(in: "en-GB").year().week().timeZone("UTC"))
                == LoadedICU.words("week 1 of 2025", apple: "2024 (week: 1)"))
        // Counted from the locale's first weekday.
        #expect(ours { $0.weekday(.oneDigit) } == "6")
        #expect(date.formatted(.date(in: "en-GB").weekday(.oneDigit).timeZone("UTC")) == "5")
    }

    @Test func laterFormsCount() {
        #expect(ours { $0.month(.wide).year().month(.narrow).day() } == ours { $0.year().month(.narrow).day() })
        #expect(ours { $0.hour(.defaultDigits(amPM: .wide)).hour(.twoDigits(amPM: .omitted)) } == "09")
    }

    @Test func whatTheStyleShowsAlready() {
        let long = DateStyle(date: .long, locale: "en").timeZone("UTC")
        #expect(date.formatted(long.weekday(.wide)) == "Friday, November 21, 2025")
        #expect(date.formatted(long.year(.twoDigits)) == "November 21, 25")
        #expect(
            date.formatted(DateStyle(skeleton: "yMMMd", locale: "en").weekday().timeZone("UTC")) == "Fri, Nov 21, 2025")
        #expect(date.formatted(DateStyle(pattern: "yyyy", locale: "en").month().timeZone("UTC")) == "Nov 2025")
        // Without a field it is a date of medium length, as ever.
        #expect(date.formatted(.date(in: "en").timeZone("UTC")) == "Nov 21, 2025")
        #expect(date.formatted(DateStyle(locale: "en").timeZone("UTC")) == "Nov 21, 2025")
    }

    @Test func lengthsOutOfRange() throws {
        for length in [Int.min, -1, 0] {
            #expect(DateStyle(locale: "en").year(.padded(length)).template == .skeleton("y"))
            #expect(DateStyle(locale: "en").secondFraction(.fractional(length)).template == .skeleton("S"))
        }
        #expect(DateStyle(locale: "en").year(.extended(minimumLength: .max)).template == .skeleton("uuuuuuuuuu"))
        #expect(DateStyle(locale: "en").secondFraction(.milliseconds(.max)).template == .skeleton("AAAAAAAAA"))
        #expect(throws: DateError.self) { try DateStyle(skeleton: "y-M", locale: "en").day().compiled() }
    }

    @Test func anyLocaleAndCalendar() throws {
        #expect(date.formatted(.date(in: "de").year().month(.wide).day().timeZone("UTC")) == "21. November 2025")
        #expect(
            date.formatted(.date(in: "fa").month(.wide).day().timeZone("UTC"))
                == (LoadedICU.cldr >= 42 ? "۳۰ آبان" : "آبان ۳۰"))
        #expect(try DateStyle(locale: "de").year().month().day().timeZone("UTC").compiled().isFast)
    }

    @Test func codable() throws {
        let style = DateStyle(locale: "de").year().month()
        #expect(try JSONDecoder().decode(DateStyle.self, from: JSONEncoder().encode(style)) == style)
        let open = DateStyle(locale: "de")
        #expect(try JSONDecoder().decode(DateStyle.self, from: JSONEncoder().encode(open)) == open)
    }
}

extension String {
    /// Versions of CLDR differ in which spaces do not break.
    fileprivate var plainSpaces: String { String(map { $0.isWhitespace ? " " : $0 }) }
}
