/// The Sun in the Indian zodiac.
enum SiderealSun {
    /// Constant aberration that the almanacs subtract, 20.496", in turns.
    private static let aberration = 20.496 / 1_296_000

    /// Sidereal longitude in turns, counted on without reduction: it gains 1 every sidereal year.
    ///
    /// The longitude is apparent, with nutation, but the ayanamsa is the mean one, so nutation (up to 17", seven
    /// minutes of a sankranti) stays in. The published almanacs do exactly that: with nutation removed from both sides
    /// their month tables cannot be met by any ayanamsa.
    static func longitude(_ t: Double, _ ayanamsa: Ayanamsa, _ extent: SeriesExtent = .full) -> Double {
        SunPosition.geometricLongitude(t, extent) + Nutation(t).longitude - aberration - ayanamsa.turns(t)
    }

    /// The instant of a sankranti, in Julian centuries of TT since J2000.0: when the longitude, counted on, becomes
    /// `sign` twelfths of a turn. Sign 0 mod 12 is Mesha.
    static func sankranti(_ sign: Int, _ ayanamsa: Ayanamsa) -> Double {
        let target = Double(sign) / 12
        var t = (target + ayanamsa.degreesAtJ2000 / 360 - SunPosition.meanLongitude(0)) / meanRate
        // Newton steps with the rate of the elliptic motion: the error falls by a factor of 1000 or more each time.
        for _ in 0..<2 { t -= (longitude(t, ayanamsa, .short) - target) / rate(t) }
        for _ in 0..<3 {
            let step = (longitude(t, ayanamsa) - target) / rate(t)
            t -= step
            // 1e-11 centuries are 0.03 s; what a step leaves over is 1000 times less.
            if step.magnitude < 1e-11 { break }
        }
        return t
    }

    /// Turns a century against the stars.
    private static let meanRate = 99.9978615

    @inline(__always)
    private static func rate(_ t: Double) -> Double {
        let anomaly = (357.52911 + t * 35999.05029) / 360
        return meanRate * (1 + 0.0334 * Trigonometry.cosine(anomaly) + 0.0003 * Trigonometry.cosine(2 * anomaly))
    }
}
