import LocaleFormatCalendars

/// Writes the months of 1900-2100 at the default places, computed by the package's engines, except those of the Chinese
/// calendar, which are a public record.
struct CalendarTables {
    var data: String
    var output: String

    func writeAll() throws {
        try writeEastAsian()
        try writeSolar()
        try writeLunations()
    }

    /// Day number of a Gregorian date after 1600.
    private func day(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let y = year - 1
        let before = (367 * month - 362) / 12
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return 365 * y + y / 4 - y / 100 + y / 400 + before + (month <= 2 ? 0 : (isLeap ? -1 : -2)) + day
    }

    private func hexadecimal(_ value: some BinaryInteger, _ digits: Int) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return "0x" + String(repeating: "0", count: max(0, digits - text.count)) + text
    }

    // MARK: East Asian

    private func writeEastAsian() throws {
        var record: [Int: String] = [:]
        for row in try rows(data + "/chinese-hko.csv") {
            guard let year = Int(row[0]), let leap = Int(row[2]) else { continue }
            let date = row[1].split(separator: "-").compactMap { Int($0) }
            let lengths = row[3].map { $0 == "0" ? 30 : 29 }
            record[year] = word(
                offset: day(date[0], date[1], date[2]) - day(year, 1, 1), leap: leap, lengths: lengths)
        }
        func computed(_ id: CalendarID, _ yearOffset: Int, _ year: Int) -> String {
            let family = EastAsian(id, EastAsianOptions(), usesTable: false)
            let start = family.yearStart(year + yearOffset)
            var run = family.monthRun(containing: start)
            var lengths: [Int] = []
            var leap = 0
            while run.extendedYear == year + yearOffset {
                lengths.append(run.length)
                if run.isLeapMonth { leap = run.month }
                run = family.monthRun(containing: run.end)
            }
            return word(offset: start - day(year, 1, 1), leap: leap, lengths: lengths)
        }
        let years = 1900...2100
        try write(
            firstLine + """
                /// The East Asian years that start in the Gregorian years from `firstYear` on; `EastAsianTable` reads them.
                enum EastAsianTableData {
                    static let firstYear = \(years.lowerBound)
                    /// From 1901 the record of the Hong Kong Observatory.
                    static let chinese: [UInt32] = [

                """ + literal(years.map { record[$0] ?? computed(.chinese, 2637, $0) }) + """
                        ]
                        static let dangi: [UInt32] = [

                    """ + literal(years.map { computed(.dangi, 2333, $0) }) + """
                        ]
                        /// To 1966 the record, as the calendar was China's until it was reckoned for Hanoi, from 1968 on.
                        static let vietnamese: [UInt32] = [

                    """
                + literal(years.map { (1901...1966 ~= $0 ? record[$0] : nil) ?? computed(.vietnamese, 2637, $0) })
                + "    ]\n}\n",
            to: output + "/EastAsianTableData.swift")
    }

    private func word(offset: Int, leap: Int, lengths: [Int]) -> String {
        var word = UInt32(offset) << 17 | UInt32(leap) << 13
        for (i, length) in lengths.enumerated() where length == 30 { word |= 1 << UInt32(i) }
        return hexadecimal(word, 6)
    }

    // MARK: Indian solar

    private func writeSolar() throws {
        var text =
            firstLine + """
                /// Years of the Indian solar calendars at New Delhi; `SolarTable` reads them.
                enum SolarTableData {

                """
        for (id, name) in [
            (CalendarID.tamil, "Tamil"), (.malayalam, "Malayalam"), (.odia, "Odia"), (.bangla, "Bangla"),
        ] {
            let family = HinduSolar(id, HinduOptions(), usesTable: false)
            let first = family.fields(of: day(1899, 6, 1)).extendedYear
            let last = family.fields(of: day(2101, 6, 1)).extendedYear
            let years = (first...last).map { year in
                (start: family.yearStart(year), runs: (0..<12).map { family.monthRun(at: year * 12 + $0) })
            }
            // The start is kept as days after the mean start; the base makes the smallest of them 0.
            let excess = years.enumerated().map { i, year in year.start - (i * 36_525_636) / 100_000 }
            let base = excess.min() ?? 0
            let words = zip(years, excess).map { year, excess in
                var word = UInt32(excess - base) << 24
                for (i, run) in year.runs.enumerated() { word |= UInt32(run.length - 29) << UInt32(2 * i) }
                return hexadecimal(word, 7)
            }
            text += """
                    static let first\(name) = \(first), start\(name) = \(base)
                    static let \(id.rawValue): [UInt32] = [

                """ + literal(words) + "    ]\n"
        }
        try write(text + "}\n", to: output + "/SolarTableData.swift")
    }

    // MARK: Indian lunisolar

    private func writeLunations() throws {
        let family = HinduLunisolar(.kannada, HinduOptions(), usesTable: false)
        let first = family.monthIndex(containing: day(1898, 12, 15))
        let last = family.monthIndex(containing: day(2102, 1, 15))
        let runs = (first...last).map { family.monthRun(at: $0) }
        let base = runs[0].start
        let counts = runs.map { $0.extendedYear * 12 + $0.month - 1 }
        var headers: [String] = []
        var events: [String] = []
        for (run, count) in zip(runs, counts) {
            headers.append(hexadecimal(UInt32(count - counts[0]) << 17 | UInt32(run.start - base), 8))
            var bits: UInt64 = 0
            var previous = 0
            for offset in 0..<run.length {
                let fields = family.fields(of: run.start + offset)
                if fields.isRepeatedDay { bits |= 1 << UInt64(offset) }
                if fields.day > previous + 1 { bits |= 1 << UInt64(offset + 32) }
                previous = fields.day
            }
            events.append(hexadecimal(bits, 1))
        }
        try write(
            firstLine + """
                /// Months of the Indian lunisolar calendars at New Delhi; `LunationTable` reads them.
                enum LunationTableData {
                    static let firstIndex = \(first)
                    static let firstDay = \(base)
                    static let firstMonthCount = \(counts[0])
                    static let headers: [UInt32] = [

                """ + literal(headers) + """
                        ]
                        /// Low half: repeated numbers by civil day; high half: skipped numbers.
                        static let events: [UInt64] = [

                    """ + literal(events) + "    ]\n}\n", to: output + "/LunationTableData.swift")
    }
}
