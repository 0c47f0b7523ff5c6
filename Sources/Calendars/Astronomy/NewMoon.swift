/// New moons, numbered on: lunation `n` starts when the elongation counted on (`MoonPosition.elongation`) becomes `n`.
/// Lunation 1 is that of 2000-01-06.
enum NewMoon {
    /// The new moon that opens lunation `n`, in Julian centuries of TT since J2000.0.
    @inline(__always)
    static func centuries(_ n: Int, _ extent: SeriesExtent = .full) -> Double {
        centuries(elongation: Double(n), extent)
    }

    /// The instant at which the elongation counted on reaches `target` turns, in centuries of TT since J2000.0.
    static func centuries(elongation target: Double, _ extent: SeriesExtent = .full) -> Double {
        var t = (target - MoonPosition.meanElongation(0)) / meanRate
        for _ in 0..<2 { t -= (MoonPosition.meanElongation(t) - target) / meanRate }
        for _ in 0..<3 {
            let step = (MoonPosition.elongation(t, .short) - target) / rate(t)
            t -= step
            // 2e-8 centuries are a minute; what a step that small leaves over is below a tenth of a second.
            if step.magnitude < 2e-8 { break }
        }
        guard extent == .full else { return t }
        for _ in 0..<3 {
            let step = (MoonPosition.elongation(t) - target) / rate(t)
            t -= step
            // 1e-10 centuries are 0.3 s; what a step leaves over is 100 times less.
            if step.magnitude < 1e-10 { break }
        }
        return t
    }

    /// The moment (UT) of the new moon that opens lunation `n`.
    @inline(__always)
    static func moment(_ n: Int, _ extent: SeriesExtent = .full) -> Double {
        Moment.universal(centuries: centuries(n, extent))
    }

    /// The lunation that is running at `moment` (UT), by the mean Moon: at most one off.
    @inline(__always)
    static func approximateIndex(_ moment: Double) -> Int {
        Int(MoonPosition.meanElongation(Moment.centuries(universal: moment)).rounded(.down))
    }

    /// The day in the middle of the mean lunation `n`.
    static func meanMiddle(_ n: Int) -> Int {
        let target = Double(n) + 0.5
        var t = (target - MoonPosition.meanElongation(0)) / meanRate
        for _ in 0..<2 { t -= (MoonPosition.meanElongation(t) - target) / meanRate }
        return Int(Moment.universal(centuries: t).rounded(.down))
    }

    /// Mean lunations a century.
    private static let meanRate = 1236.853086

    /// Turns of elongation a century at `t`, from the largest terms.
    @inline(__always)
    private static func rate(_ t: Double) -> Double {
        let a = MoonPosition.Arguments(t)
        let moon = 0.1098 * Trigonometry.cosine(a.moon) + 0.0075 * Trigonometry.cosine(2 * a.moon)
        let variation = 0.0214 * Trigonometry.cosine(2 * a.d)
        let evection = 0.0195 * Trigonometry.cosine(2 * a.d - a.moon)
        return meanRate * (1 + (moon + variation + evection) * 1.0805 - 0.0027 * Trigonometry.cosine(a.sun))
    }
}
