import LocaleFormatCalendars
import TestSupport
import Testing

@testable import LocaleFormatDates

/// Bright and dark halves: the numbers, the words, and the way back.
@Suite struct AlmanacDayTests {
    private static let lunisolar: [CalendarID] = [.gujarati, .kannada, .marathi, .telugu, .vikram]

    private func text(
        _ calendar: CalendarSystem, _ year: Int, _ month: Int, _ day: Int, _ language: String
    ) throws -> String {
        let fixed = try CalendarSystem(.iso8601).day(of: CivilDate(year: year, month: month, day: day))
        let almanac = try #require(AlmanacDay(calendar.fields(of: fixed), in: calendar))
        let names = try #require(CalendarNames.of(calendar, in: .init(language))).besideHalves
        let months = try SymbolSource(
            locale: "\(language)@calendar=indian", calendar: CalendarSystem(.indian), names: names
        ).months(.wide, standAlone: false)
        let name = months[almanac.month - 1 + (almanac.isLeapMonth ? 12 : 0)]
        return "\(name) \(try #require(names.label(of: almanac.half))) \(almanac.number)"
    }

    /// Festivals whose tithi is their definition.
    @Test func knownDays() throws {
        // Bhai Dooj 2025.
        #expect(try text(.init(.gujarati), 2025, 10, 23, "en") == "Kartika Shukla 2")
        #expect(try text(.init(.gujarati), 2025, 10, 23, "gu") == "કારતક સુદ 2")
        #expect(try text(.init(.vikram), 2025, 10, 23, "hi") == "कार्तिक शुक्ल 2")
        // Ugadi and Gudi Padwa 2025.
        #expect(try text(.init(.telugu), 2025, 3, 30, "te") == "చైత్రం శుద్ధ 1")
        #expect(try text(.init(.marathi), 2025, 3, 30, "mr") == "चैत्र शुद्ध 1")
        // Janmashtami 2025: Shravana with months from new Moon to new Moon, Bhadrapada from full to full.
        #expect(try text(.init(.kannada), 2025, 8, 16, "kn") == "ಶ್ರಾವಣ ಕೃಷ್ಣ 8")
        #expect(try text(.init(.vikram), 2025, 8, 16, "en") == "Bhadrapada Krishna 8")
        // The leap Jyeshtha of 2026 begins bright in either reckoning.
        #expect(try text(.init(.vikram), 2026, 5, 18, "en") == text(.init(.telugu), 2026, 5, 18, "en"))
        #expect(try text(.init(.vikram), 2026, 5, 18, "hi") == "अधिक ज्येष्ठ शुक्ल 2")
        var amanta = CalendarOptions()
        amanta.hindu.vikramMonths = .amanta
        #expect(try text(.init(.vikram, options: amanta), 2025, 8, 16, "en") == "Shravana Krishna 8")
    }

    @Test func everyNumberGoesBothWays() throws {
        var amanta = CalendarOptions()
        amanta.hindu.vikramMonths = .amanta
        let calendars = Self.lunisolar.map { CalendarSystem($0) } + [CalendarSystem(.vikram, options: amanta)]
        for calendar in calendars {
            for isLeap in [false, true] {
                var seen: Set<AlmanacDay> = []
                for day in 1...30 {
                    let almanac = try #require(
                        AlmanacDay(month: 3, isLeapMonth: isLeap, day: day, isRepeatedDay: false, in: calendar))
                    #expect(almanac.day(in: calendar) == day)
                    #expect(1...15 ~= almanac.number)
                    seen.insert(almanac)
                }
                #expect(seen.count == 30)
                #expect(seen.filter(\.isNewMoon).map(\.printedNumber) == [30])
                let newMoon = AlmanacDay(month: 3, isLeapMonth: isLeap, half: .dark, number: 30)
                let opensDark = calendar.id == .vikram && !isLeap && calendar.options == CalendarOptions()
                #expect(newMoon.day(in: calendar) == (opensDark ? 15 : 30))
            }
            #expect(AlmanacDay(month: 1, isLeapMonth: false, day: 31, isRepeatedDay: false, in: calendar) == nil)
            #expect(AlmanacDay(month: 1, half: .bright, number: 16).day(in: calendar) == nil)
        }
        #expect(AlmanacDay(month: 1, isLeapMonth: false, day: 1, isRepeatedDay: false, in: .init(.tamil)) == nil)
    }

    /// The half and the number are the tithi itself, whichever calendar is asked.
    @Test func calendarsAgreeOnTheTithi() throws {
        let calendars = Self.lunisolar.map { CalendarSystem($0) }
        for number in 738_000..<739_000 {
            let days = try calendars.map { calendar in
                try #require(AlmanacDay(calendar.fields(of: FixedDay(number)), in: calendar))
            }
            #expect(Set(days.map { "\($0.half) \($0.number) \($0.isRepeated)" }).count == 1)
        }
    }

    @Test func moons() throws {
        let calendar = CalendarSystem(.gujarati)
        let names = try #require(CalendarNames.of(calendar, in: "gu"))
        let full = try #require(AlmanacDay(month: 1, isLeapMonth: false, day: 15, isRepeatedDay: false, in: calendar))
        let new = try #require(AlmanacDay(month: 1, isLeapMonth: false, day: 30, isRepeatedDay: false, in: calendar))
        #expect(names.moon(of: full) == "પૂનમ")
        #expect(names.moon(of: new) == "અમાસ")
        #expect(names.moon(of: AlmanacDay(month: 1, half: .dark, number: 14)) == nil)
    }
}
