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

    /// The first month whose count is at least `monthCount`: the leap one, where there is one.
    @inline(__always)
    func firstIndex(monthCount: Int) -> Int {
        // 1.030685 lunations a solar month. The count of lunation 0 is 23063 (Saka 1921, Pausha).
        var n = Int((Double(monthCount - 23_063) * 1.030_686).rounded(.down))
        while lunation(n).monthCount >= monthCount { n -= 1 }
        while lunation(n).monthCount < monthCount { n += 1 }
        return n
    }
}
