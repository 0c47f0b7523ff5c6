/// Finds months: in the generated table where it holds, else by the engine.
struct LunationSource: Hashable, Sendable {
    private let engine: LunationEngine
    private let usesTable: Bool

    init(sky: HinduSky, usesTable: Bool = true) {
        engine = LunationEngine(sky: sky)
        self.usesTable = usesTable && sky == .standard
    }

    @inline(__always)
    func lunation(_ n: Int) -> Lunation {
        if usesTable, let month = LunationTable.lunation(n) { return month }
        return engine.lunation(n)
    }

    /// The index and the month of a civil day.
    @inline(__always)
    func lunation(containing day: Int) -> (index: Int, month: Lunation) {
        if usesTable, let found = LunationTable.lunation(containing: day) { return found }
        return search(day)
    }

    private func search(_ day: Int) -> (index: Int, month: Lunation) {
        var n = NewMoon.approximateIndex(Double(day))
        var month = lunation(n)
        while day < month.start {
            n -= 1
            month = lunation(n)
        }
        while day >= month.start + month.length {
            n += 1
            month = lunation(n)
        }
        return (n, month)
    }

    /// The month count of lunation `n`.
    @inline(__always)
    func monthCount(_ n: Int) -> Int {
        if usesTable, let count = LunationTable.monthCount(n) { return count }
        return engine.monthCount(n)
    }

    /// The first civil day of lunation `n`, or of its dark half.
    @inline(__always)
    func firstDay(_ n: Int, ofDarkHalf: Bool = false) -> Int {
        if usesTable {
            if ofDarkHalf {
                if let month = LunationTable.lunation(n) { return month.start + month.darkHalf }
            } else if let day = LunationTable.firstDay(n) {
                return day
            }
        }
        return engine.sky.firstDay(ofTithi: 30 * n + (ofDarkHalf ? 15 : 0))
    }

    /// The first lunation whose month count is at least `monthCount`: the leap one, where there is one. The search
    /// starts from a lunation whose count is known.
    @inline(__always)
    func firstIndex(monthCount: Int, near known: (index: Int, monthCount: Int)) -> Int {
        if usesTable, let n = LunationTable.firstIndex(monthCount: monthCount) { return n }
        // 1.030685 lunations a solar month.
        var n = known.index + Int((Double(monthCount - known.monthCount) * 1.030_685).rounded(.down))
        while self.monthCount(n) >= monthCount { n -= 1 }
        while self.monthCount(n) < monthCount { n += 1 }
        return n
    }

    /// As above, from lunation 0, which is Margashirsha of Saka 1921.
    @inline(__always)
    func firstIndex(monthCount: Int) -> Int {
        firstIndex(monthCount: monthCount, near: (0, 12 * 1921 + 8))
    }
}
