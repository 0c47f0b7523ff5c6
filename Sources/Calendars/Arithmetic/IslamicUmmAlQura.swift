/// The calendar of Saudi Arabia: the published table for AH 1300-1600, the civil arithmetic calendar before and after it.
///
/// Both join without a gap: the table starts and ends on the days on which the civil years 1300 and 1601 start.
package struct IslamicUmmAlQura: NumberedMonths {
    static let monthsInYear = 12

    private static let tableDays = UmmAlQuraTable.base..<794_002
    private let civil = IslamicTabular.civil

    package init() {}

    @inline(__always)
    private func word(_ year: Int) -> Int { Int(UmmAlQuraTable.words[year - UmmAlQuraTable.firstYear]) }

    /// Days of a year before a month, counted from the ones among its month bits.
    @inline(__always)
    private func daysBefore(_ month: Int, in word: Int) -> Int {
        29 * (month - 1) + (word & (1 << (month - 1) - 1)).nonzeroBitCount
    }

    @inline(__always)
    func monthStart(_ extendedYear: Int, _ month: Int) -> Int {
        guard UmmAlQuraTable.firstYear...UmmAlQuraTable.lastYear ~= extendedYear else {
            return civil.monthStart(extendedYear, month)
        }
        let word = word(extendedYear)
        return UmmAlQuraTable.base + word >> 12 + daysBefore(month, in: word & 0xFFF)
    }

    @inline(__always)
    package func fields(of fixedDay: Int) -> DayFields {
        guard Self.tableDays ~= fixedDay else { return civil.fields(of: fixedDay) }
        // Mean years of 10631/30 days; the true start strays from the mean by less than a year.
        let days = fixedDay - UmmAlQuraTable.base
        var year = UmmAlQuraTable.firstYear + days * 30 / 10_631
        var word = word(year)
        if word >> 12 > days {
            year -= 1
            word = self.word(year)
        } else {
            let next = self.word(year + 1)
            if next >> 12 <= days {
                year += 1
                word = next
            }
        }
        let dayOfYear = days - word >> 12
        // Months have 29 or 30 days, so thirtieths can only be too few, by one.
        var month = dayOfYear / 30 + 1
        var before = daysBefore(month, in: word & 0xFFF)
        let length = 29 + word >> (month - 1) & 1
        if month < 12, dayOfYear - before >= length {
            month += 1
            before += length
        }
        return DayFields(extendedYear: year, month: month, day: dayOfYear - before + 1, dayOfYear: dayOfYear + 1)
    }
}
