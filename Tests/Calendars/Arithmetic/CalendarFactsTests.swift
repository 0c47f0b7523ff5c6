import Testing

@testable import LocaleFormatCalendars

/// Dates that are known from outside: public records, almanacs and published conversion tables.
@Suite("Facts of the arithmetic calendars")
struct CalendarFactsTests {
    struct Fact: CustomTestStringConvertible, Sendable {
        let gregorian: String
        let calendar: CalendarID
        let era: Int
        let year: Int
        let month: Int
        let day: Int
        let source: String

        init(
            _ gregorian: String, _ calendar: CalendarID, _ era: Int, _ year: Int, _ month: Int, _ day: Int,
            _ source: String
        ) {
            self.gregorian = gregorian
            self.calendar = calendar
            self.era = era
            self.year = year
            self.month = month
            self.day = day
            self.source = source
        }

        var testDescription: String { "\(gregorian) \(calendar.rawValue)" }
    }

    static let facts: [Fact] = [
        Fact("2025-11-21", .gregorian, 1, 2025, 11, 21, "definition"),
        Fact("2025-11-21", .iso8601, 1, 2025, 11, 21, "definition"),
        Fact("2025-11-21", .buddhist, 0, 2568, 11, 21, "Thai civil year = CE + 543"),
        Fact("2025-11-21", .japanese, 236, 7, 11, 21, "Cabinet order of 2019-04-01"),
        Fact("2019-04-30", .japanese, 235, 31, 4, 30, "Cabinet order of 2019-04-01"),
        Fact("2019-05-01", .japanese, 236, 1, 5, 1, "Cabinet order of 2019-04-01"),
        Fact("1989-01-07", .japanese, 234, 64, 1, 7, "CLDR era table"),
        Fact("1989-01-08", .japanese, 235, 1, 1, 8, "CLDR era table"),
        Fact("1868-09-08", .japanese, 232, 1, 9, 8, "CLDR era table"),
        Fact("1868-09-07", .japanese, 231, 4, 9, 7, "CLDR era table"),
        Fact("2025-11-21", .republicOfChina, 1, 114, 11, 21, "Minguo 1 = 1912"),
        Fact("1911-12-31", .republicOfChina, 0, 1, 12, 31, "Minguo 1 = 1912"),
        Fact("2025-11-21", .coptic, 1, 1742, 3, 12, "Hebcal-style converters; convertdate"),
        Fact("1951-09-12", .coptic, 1, 1668, 1, 1, "convertdate"),
        Fact("2025-11-21", .ethiopicAmeteMihret, 1, 2018, 3, 12, "Ethiopian new year 2018 on 2025-09-11"),
        Fact("1951-09-12", .ethiopicAmeteMihret, 1, 1944, 1, 1, "convertdate epoch"),
        Fact("2025-11-21", .ethiopicAmeteAlem, 0, 7518, 3, 12, "Amete Alem = Amete Mihret + 5500"),
        Fact("2025-11-21", .hebrew, 0, 5786, 3, 1, "Hebcal"),
        Fact("2024-02-10", .hebrew, 0, 5784, 6, 1, "Hebcal: 1 Adar I 5784"),
        Fact("2024-03-11", .hebrew, 0, 5784, 7, 1, "Hebcal: 1 Adar II 5784"),
        Fact("2046-10-01", .hebrew, 0, 5807, 1, 1, "Hebcal; pyluach. ICU 72 says one day later"),
        Fact("1701-10-03", .hebrew, 0, 5462, 1, 1, "pyluach, convertdate. ICU 72 says one day later"),
        Fact("1948-05-14", .hebrew, 0, 5708, 9, 5, "Declaration of independence, 5 Iyar 5708"),
        Fact("2025-11-21", .indian, 0, 1947, 8, 30, "Rashtriya Panchang"),
        Fact("2024-03-21", .indian, 0, 1946, 1, 1, "leap year starts on March 21"),
        Fact("1957-03-22", .indian, 0, 1879, 1, 1, "start of civil use, 1 Chaitra 1879"),
        Fact("2025-11-21", .persian, 0, 1404, 8, 30, "time.ir"),
        Fact("2025-03-20", .persian, 0, 1403, 12, 30, "leap day of 1403"),
        Fact("1979-02-11", .persian, 0, 1357, 11, 22, "22 Bahman 1357"),
        Fact("2025-11-21", .islamicUmmAlQura, 0, 1447, 5, 30, "Umm al-Qura calendar"),
        Fact("2025-03-01", .islamicUmmAlQura, 0, 1446, 9, 1, "Umm al-Qura calendar"),
        Fact("2025-03-01", .islamic, 0, 1446, 9, 1, "as Umm al-Qura"),
        Fact("2025-11-21", .islamicCivil, 0, 1447, 5, 30, "convertdate"),
        Fact("1979-11-21", .islamicCivil, 0, 1400, 1, 1, "convertdate"),
        Fact("2025-11-21", .islamicTabular, 0, 1447, 6, 1, "one day ahead of civil"),
        Fact("1979-11-21", .islamicTabular, 0, 1400, 1, 2, "one day ahead of civil"),
    ]

    @Test("A known date", arguments: facts)
    func fact(_ fact: Fact) throws {
        let system = CalendarSystem(fact.calendar)
        let fields = try system.fields(of: day(fact.gregorian))
        #expect([fields.era, fields.year, fields.month, fields.day] == [fact.era, fact.year, fact.month, fact.day])
        let date = CivilDate(era: fact.era, year: fact.year, month: fact.month, day: fact.day)
        #expect(try system.day(of: date) == day(fact.gregorian))
    }

    /// The rows of Data/Calendars/arithmetic-samples.csv, each computed by the library that it names.
    @Test("Dates that independent libraries computed")
    func samples() throws {
        let rows = try calendarData("arithmetic-samples.csv")
        #expect(rows.count > 500)
        var failures: [String] = []
        for row in rows {
            let id = try #require(CalendarID(identifier: row[1]))
            let fields = try CalendarSystem(id).fields(of: FixedDay(#require(Int(row[0]))))
            let found = [fields.year, fields.month, fields.day].map(String.init)
            if found != Array(row[2...4]) { failures.append("\(row): \(found)") }
        }
        #expect(failures.isEmpty, "\(failures.count) failures: \(failures.prefix(20).joined(separator: "\n"))")
    }

    @Test("Eras before the epoch count backwards, or in the years of the world")
    func erasBefore() throws {
        let gregorian = CalendarSystem(.gregorian)
        let ides = try gregorian.day(of: CivilDate(era: 0, year: 44, month: 3, day: 15))
        #expect(try gregorian.fields(of: ides).extendedYear == -43)
        #expect(ides.julianDayNumber == 1_705_426)
        let coptic = CalendarSystem(.coptic)
        #expect(try coptic.fields(of: coptic.day(of: CivilDate(year: 0, month: 13, day: 5))).year == 1)
        let ethiopic = CalendarSystem(.ethiopicAmeteMihret)
        let fields = try ethiopic.fields(of: ethiopic.day(of: CivilDate(era: 0, year: 5500, month: 1, day: 1)))
        #expect([fields.era, fields.year, fields.extendedYear] == [0, 5500, 0])
    }
}
