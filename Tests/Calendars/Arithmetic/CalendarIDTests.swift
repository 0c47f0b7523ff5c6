import Foundation
import Testing

@testable import LocaleFormatCalendars

@Suite("Calendar identifiers")
struct CalendarIDTests {
    @Test("27 calendars, each found by each of its names", arguments: CalendarID.allCases)
    func names(_ id: CalendarID) {
        #expect(CalendarID.allCases.count == 27)
        #expect(CalendarID(identifier: id.rawValue) == id)
        #expect(CalendarID(identifier: id.bcp47) == id)
        #expect(CalendarID(identifier: "\(id)") == id)
        #expect(CalendarID(identifier: id.rawValue.uppercased()) == id)
    }

    @Test("Aliases and unknown names")
    func aliases() {
        #expect(CalendarID(identifier: "korean") == .dangi)
        #expect(CalendarID(identifier: "islamic_umalqura") == .islamicUmmAlQura)
        #expect(CalendarID(identifier: "islamicc") == .islamicCivil)
        #expect(CalendarID(identifier: "islamic-rgsa") == .islamic)
        for unknown in ["", "mayan", "gregorian ", "islamic-", "🙂", String(repeating: "x", count: 100_000)] {
            #expect(CalendarID(identifier: unknown) == nil)
        }
    }

    @Test("Fixed days: range, Unix days, steps that stop at the ends")
    func fixedDays() throws {
        #expect(try FixedDay(unixDay: 0).dayNumber == 719_163)
        #expect(day("2025-11-21").dayNumber == 739_576)
        #expect(day("2025-11-21").weekday == 6)
        #expect(FixedDay.max.advanced(by: Int.max) == .max)
        #expect(FixedDay.min.advanced(by: Int.min) == .min)
        for number in [Int.max, Int.min, 2_000_000_001, -2_000_000_001] {
            #expect(throws: CalendarError.outOfRange(.fixedDay, value: number, allowed: FixedDay.dayNumbers)) {
                try FixedDay(number)
            }
            let beyond = number < 0 ? FixedDay.min : .max
            #expect(throws: CalendarError.self) { try beyond.adding(days: number) }
        }
        for number in [Int.max, Int.min, 2_000_000_000] {
            #expect(throws: CalendarError.self) { try FixedDay(unixDay: number) }
        }
        #expect(try decodedAgain([day("2025-11-21")]) == [day("2025-11-21")])
        #expect(throws: CalendarError.self) { try JSONDecoder().decode(FixedDay.self, from: Data("2000000001".utf8)) }
    }
}
