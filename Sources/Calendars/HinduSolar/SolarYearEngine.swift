/// Years of the Indian solar calendars, computed from the sky.
struct SolarYearEngine: Hashable, Sendable {
    var scheme: SolarScheme
    var sky: HinduSky

    func compute(_ year: Int) -> SolarYear {
        switch scheme.months {
        case .bangladesh:
            return bangladesh(year)
        case .sankranti(let rule):
            let sign = scheme.openingSign(year)
            return SolarYear(starts: (sign...sign + 12).map { rule.firstDay($0, sky) })
        }
    }

    /// Six months of 31 days, four of 30, Falgun of 29 or, when its Gregorian year is leap, 30, and Choitro of 30.
    private func bangladesh(_ year: Int) -> SolarYear {
        let gregorian = year + 593
        // Days before 14 April of the Gregorian year.
        let before = gregorian - 1
        let newYear =
            365 * before + floorDivide(before, 4) - floorDivide(before, 100) + floorDivide(before, 400)
            + 104 + (isGregorianLeap(gregorian) ? 1 : 0)
        // Two bits a month: 2 for 31 days, 1 for 30, 0 for 29.
        let falgun: UInt32 = isGregorianLeap(gregorian + 1) ? 1 : 0
        let lengths: UInt32 = 0b01_00_01_01_01_01_10_10_10_10_10_10 | falgun << 20
        return SolarYear(start: newYear, lengths: lengths)
    }

    private func isGregorianLeap(_ year: Int) -> Bool {
        floorModulo(year, 4) == 0 && (floorModulo(year, 100) != 0 || floorModulo(year, 400) == 0)
    }

    private static let cache = EngineCache<Key, SolarYear>(bits: 8)

    private struct Key: Hashable, Sendable {
        var engine: SolarYearEngine
        var year: Int
    }

    /// The year, remembered; arithmetic years are not worth remembering.
    func year(_ year: Int) -> SolarYear {
        if scheme.months == .bangladesh { return bangladesh(year) }
        return Self.cache.value(for: Key(engine: self, year: year), hash: year &* 4 &+ scheme.yearIn2000) {
            $0.engine.compute($0.year)
        }
    }
}
