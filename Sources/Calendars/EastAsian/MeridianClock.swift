/// The clock whose midnight separates the days of new moons and solar terms.
enum MeridianClock: Hashable, Sendable {
    /// UTC+8 always.
    case beijing
    /// UTC+8 to 1911, UTC+9 from 1912; UTC+7 in 1897, where the Korean record departs from both.
    case korea
    /// The legal time of Seoul.
    case seoulLegal
    /// China's to 1967, UTC+7 from 1968: by the decree of the Democratic Republic of Vietnam of 8 August 1967 calendars are
    /// reckoned for Hanoi; before it they were China's (Hồ Ngọc Đức, "Rules of the Vietnamese calendar"). China's is the
    /// mean time of Beijing, UTC+7:45:40, to 1928, and UTC+8 from 1929 (Reingold & Dershowitz, "The Chinese Calendar").
    case hanoi
    /// UTC+7 always.
    case vietnam

    /// The civil day of a moment in UT.
    @inline(__always)
    func day(_ moment: Double) -> Int { Int((moment + offset(moment)).rounded(.down)) }

    /// Days that the clock is ahead of UT at a moment in UT.
    func offset(_ moment: Double) -> Double {
        switch self {
        case .beijing:
            return 8.0 / 24
        case .vietnam:
            return 7.0 / 24
        case .hanoi:
            // 704188 and 718432 are the first days of 1929 and 1968.
            if moment >= 718_432 - 7.0 / 24 { return 7.0 / 24 }
            return moment >= 704_188 - 8.0 / 24 ? 8.0 / 24 : 1397.0 / 180 / 24
        case .korea:
            // 692501, 692866 and 697978 are the first days of 1897, 1898 and 1912.
            if moment >= 697_978 - 9.0 / 24 { return 9.0 / 24 }
            return (692_501..<692_866 ~= moment + 8.0 / 24 ? 7 : 8) / 24
        case .seoulLegal:
            // 1908-04-01, 1912-01-01, 1954-03-21, 1961-08-10.
            switch moment {
            case ..<696_607.647: return 8.4644 / 24
            case ..<697_977.646: return 8.5 / 24
            case ..<713_397.625: return 9.0 / 24
            case ..<716_096.646: return 8.5 / 24
            default: return 9.0 / 24
            }
        }
    }
}
