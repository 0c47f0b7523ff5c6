/// The generated years of one solar calendar at the default place.
enum SolarTable: Hashable, Sendable {
    case tamil, malayalam, odia, bangla

    /// The year, or nil outside the table.
    @inline(__always)
    func year(_ year: Int) -> SolarYear? {
        switch self {
        case .tamil: Self.decode(SolarTableData.tamil, year - SolarTableData.firstTamil, SolarTableData.startTamil)
        case .malayalam:
            Self.decode(SolarTableData.malayalam, year - SolarTableData.firstMalayalam, SolarTableData.startMalayalam)
        case .odia: Self.decode(SolarTableData.odia, year - SolarTableData.firstOdia, SolarTableData.startOdia)
        case .bangla: Self.decode(SolarTableData.bangla, year - SolarTableData.firstBangla, SolarTableData.startBangla)
        }
    }

    /// A word holds the twelve lengths in bits 0...23 and in bits 24...31 the start, as days after `first` plus the
    /// whole days of `i` sidereal years.
    @inline(__always)
    private static func decode(_ words: [UInt32], _ i: Int, _ first: Int) -> SolarYear? {
        guard i >= 0, i < words.count else { return nil }
        let word = words[i]
        return SolarYear(start: first + meanDays(i) + Int(word >> 24), lengths: word & 0xFF_FFFF)
    }

    /// Whole days of `years` sidereal years of 365.25636 days.
    @inline(__always)
    static func meanDays(_ years: Int) -> Int { (years * 36_525_636) / 100_000 }
}
