/// The generated years of one calendar with its default options.
enum EastAsianTable: Hashable, Sendable {
    case chinese, dangi, vietnamese

    /// The year whose first month starts in the Gregorian year `year`, or nil outside the table.
    @inline(__always)
    func year(_ year: Int) -> EastAsianYear? {
        switch self {
        case .chinese: Self.decode(EastAsianTableData.chinese, year)
        case .dangi: Self.decode(EastAsianTableData.dangi, year)
        case .vietnamese: Self.decode(EastAsianTableData.vietnamese, year)
        }
    }

    /// A word holds the long months in bits 0...12, the leap month's number in bits 13...16 and the start, as a day of
    /// the Gregorian year from 0, in bits 17...23.
    @inline(__always)
    private static func decode(_ words: [UInt32], _ year: Int) -> EastAsianYear? {
        let i = year - EastAsianTableData.firstYear
        guard i >= 0, i < words.count else { return nil }
        let word = words[i]
        return EastAsianYear(
            start: GregorianRule.yearStart(year) + Int(word >> 17), longMonths: word & 0x1FFF,
            leapMonth: Int((word >> 13) & 15))
    }
}
