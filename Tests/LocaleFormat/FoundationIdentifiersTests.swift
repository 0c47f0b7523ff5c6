import Foundation
import LocaleFormat
import Testing

/// Foundation's zones, calendars and locales, and ours.
@Suite struct FoundationIdentifiersTests {
    private let date = Date(timeIntervalSince1970: 1_763_715_600)
    private let time = DateStyle(date: .none, time: .short, locale: "de")

    @Test func timeZones() throws {
        #expect(date.formatted(time.timeZone("Europe/Berlin")) == "10:00")
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        #expect(date.formatted(try time.timeZone(berlin)) == "10:00")
        #expect(try TimeZoneID(berlin) == "Europe/Berlin")
        #expect(try TimeZoneID(try #require(TimeZone(secondsFromGMT: 19_800))).secondsFromUTC(at: .epoch) == 19_800)
        #expect(try TimeZoneID(try #require(TimeZone(secondsFromGMT: -12_600))).secondsFromUTC(at: .epoch) == -12_600)
        #expect(try TimeZoneID(TimeZone.gmt).secondsFromUTC(at: .epoch) == 0)
        #expect(TimeZone("Asia/Kolkata")?.secondsFromGMT() == 19_800)
        #expect(TimeZone("+05:30")?.secondsFromGMT() == 19_800)
        // Without a type it is our own.
        #expect(time.timeZone(.current).timeZone == TimeZoneID.current)
        let span = (date..<date.addingTimeInterval(3_600))
        #expect(span.formatted(try DateIntervalStyle(time).timeZone(berlin)) == "10:00–11:00 Uhr")
    }

    /// Zones have the offsets that they have in Foundation. Its data may be newer than ICU's, which changes a few, some of them in
    /// hindsight.
    @Test func allZones() throws {
        let date = Date(timeIntervalSince1970: 1_625_140_800)
        let names = TimeZone.knownTimeZoneIdentifiers
        let different = try names.filter { name in
            let zone = try #require(TimeZone(identifier: name))
            guard let ours = try? TimeZoneID(zone) else { return true }
            return ours.secondsFromUTC(at: try Instant(date)) != zone.secondsFromGMT(for: date)
        }
        #expect(names.count > 400)
        #expect(different.count < 10, "\(different)")
    }

    @Test func calendars() {
        let identifiers: [Calendar.Identifier] = [
            .gregorian, .buddhist, .chinese, .coptic, .ethiopicAmeteMihret, .ethiopicAmeteAlem, .hebrew, .iso8601,
            .indian,
            .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura, .japanese, .persian, .republicOfChina,
            .bangla, .dangi, .gujarati, .kannada, .malayalam, .marathi, .odia, .tamil, .telugu, .vietnamese, .vikram,
        ]
        #expect(Set(identifiers.map { CalendarID($0) }) == Set(CalendarID.allCases))
        let style = DateStyle(date: .long, locale: "en").timeZone("UTC")
        #expect(
            date.formatted(style.calendar(Calendar(identifier: .buddhist))) == date.formatted(style.calendar(.buddhist))
        )
        #expect(DateIntervalStyle(style).calendar(Calendar(identifier: .hebrew)).style.calendar == .hebrew)
    }

    @Test func locales() throws {
        #expect(Locale(LocaleID("de-AT")).identifier == "de-AT")
        #expect(Locale(LocaleID("de-AT")).region == "AT")
        #expect(Locale(LocaleID("hi-IN-u-nu-deva")).numberingSystem.identifier == "deva")
        #expect(try LocaleID(Locale(identifier: "sr_Latn_RS")).tag == "sr-Latn-RS")
        #expect(throws: LocaleError.self) { try LocaleID(Locale(identifier: "!")) }
        for tag in ["de-AT", "fa-IR-u-ca-persian-nu-latn", "zh-Hant-TW", "es-419"] {
            let id = try LocaleID(tag)
            #expect(try LocaleID(Locale(id)) == id)
        }
    }
}
