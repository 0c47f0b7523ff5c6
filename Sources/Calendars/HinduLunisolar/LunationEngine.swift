/// Months of the Indian lunisolar calendars, computed from the sky.
struct LunationEngine: Hashable, Sendable {
    var sky: HinduSky

    /// The month that opens with new moon `n`.
    func compute(_ n: Int) -> Lunation {
        let first = 30 * n
        let day = sky.firstDay(ofTithi: first)
        var tithi = sky.tithi(ofDay: day)
        var result = Lunation(
            start: day, monthCount: monthCount(n), isLeap: monthCount(n + 1) == monthCount(n), length: 0, repeats: 0,
            skips: 0)
        var previous = first - 1
        while tithi < first + 30, result.length < 31 {
            let bit = UInt32(1) << UInt32(result.length)
            if tithi == previous { result.repeats |= bit }
            if tithi > previous + 1 { result.skips |= bit }
            previous = tithi
            result.length += 1
            tithi = sky.tithi(ofDay: day + result.length)
        }
        return result
    }

    /// The month count of lunation `n`, as in `Lunation.monthCount`, remembered.
    ///
    /// The month is named after the sign that the Sun enters next: Meena (sign 11) at the new moon opens Chaitra.
    /// Saka 1922 starts with the Chaitra before Mesha of 2000, which is sign 12 counted on.
    func monthCount(_ n: Int) -> Int {
        Self.counts.value(for: Key(engine: self, index: n), hash: n) {
            $0.engine.sky.sign(atNewMoon: $0.index) + 1 + 12 * 1921
        }
    }

    private static let counts = EngineCache<Key, Int>(bits: 9)

    private static let cache = EngineCache<Key, Lunation>(bits: 9)

    private struct Key: Hashable, Sendable {
        var engine: LunationEngine
        var index: Int
    }

    /// The month that opens with new moon `n`, remembered.
    func lunation(_ n: Int) -> Lunation {
        // Other places share the slots of an index: a program seldom alternates between places.
        Self.cache.value(for: Key(engine: self, index: n), hash: n) { $0.engine.compute($0.index) }
    }
}
