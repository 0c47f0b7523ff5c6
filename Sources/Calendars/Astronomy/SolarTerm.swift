/// Instants at which the Sun's apparent longitude reaches a multiple of 15 degrees.
enum SolarTerm {
    /// The instant, in Julian centuries of TT since J2000.0, at which the apparent longitude counted on becomes
    /// `index` twelfths of a turn: the major terms (zhongqi). Index 0 mod 12 is the March equinox, 9 the December
    /// solstice.
    static func major(_ index: Int, _ extent: SeriesExtent = .full) -> Double {
        let target = Double(index) / 12
        var t = (target - SunPosition.meanLongitude(0)) / SunPosition.meanLongitudeRate
        for _ in 0..<3 { t -= (SunPosition.apparentLongitude(t, .short) - target) / rate(t) }
        guard extent == .full else { return t }
        for _ in 0..<3 {
            let step = (SunPosition.apparentLongitude(t) - target) / rate(t)
            t -= step
            // 1e-11 centuries are 0.03 s; what a step leaves over is 100 times less.
            if step.magnitude < 1e-11 { break }
        }
        return t
    }

    /// The index of the last major term at or before `moment` (UT).
    static func lastMajor(_ moment: Double) -> Int {
        let longitude = SunPosition.apparentLongitude(Moment.centuries(universal: moment))
        return Int((longitude * 12).rounded(.down))
    }

    @inline(__always)
    private static func rate(_ t: Double) -> Double {
        let anomaly = (357.52911 + t * 35999.05029) / 360
        return SunPosition.meanLongitudeRate * (1 + 0.0334 * Trigonometry.cosine(anomaly))
    }
}
