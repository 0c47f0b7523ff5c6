import Testing

@testable import LocaleFormatCalendars

/// The generated Swift tables hold what their files in `Data/Calendars` say.
@Suite struct TableSourceTests {
    @Test func deltaT() throws {
        let rows = try calendarData("delta-t.csv")
        #expect(rows.count == DeltaTTable.centiseconds.count)
        for (row, value) in zip(rows, DeltaTTable.centiseconds) {
            #expect(abs(Double(value) - (Double(row[1]) ?? .nan) * 100) < 0.001)
        }
        #expect(rows.first?[0] == "1900" && rows.last?[0] == "2050")
    }

    @Test func nutation() throws {
        #expect(try calendarData("nutation-iau1980.csv").joined().compactMap(Double.init) == NutationTable.terms)
    }

    @Test func moon() throws {
        #expect(try calendarData("moon-longitude-main.csv").joined().compactMap(Double.init) == MoonMainTable.terms)
        let rows = try calendarData("moon-longitude-perturbations.csv")
        #expect(rows.flatMap { $0[1...3] }.compactMap(Double.init) == MoonPerturbationTable.terms)
        for (power, count) in MoonPerturbationTable.counts.enumerated() {
            #expect(rows.filter { $0[0] == String(power) }.count == count)
        }
    }

    @Test func sun() throws {
        let rows = try calendarData("sun-longitude.csv")
        #expect(rows.count * 3 == SunLongitudeTable.terms.count)
        for (i, row) in rows.enumerated() {
            let values = row[1...3].compactMap { Double($0) }
            #expect(values[0] == SunLongitudeTable.terms[3 * i] && values[2] == SunLongitudeTable.terms[3 * i + 2])
            // The file has phases of cosines, the table of sines.
            #expect(abs(Trigonometry.wrap(values[1] + 0.25 - SunLongitudeTable.terms[3 * i + 1])) < 1e-12)
        }
        for (power, count) in SunLongitudeTable.counts.enumerated() {
            #expect(rows.filter { $0[0] == String(power) }.count == count)
        }
    }
}
