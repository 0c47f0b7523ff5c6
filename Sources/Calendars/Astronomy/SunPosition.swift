/// Longitude of the Sun as seen from the Earth, after VSOP87D (Bretagnon & Francou 1988), terms of 0.0025" and more.
///
/// Against the JPL ephemeris DE421, 1900-2050: at most 0.2" with a mean of 0.07", the offset of the reference
/// equinoxes, which the Moon shares. `t` is Julian centuries of TT since J2000.0; angles are in turns.
enum SunPosition {
    /// Geometric longitude, mean equinox of date.
    static func geometricLongitude(_ t: Double, _ extent: SeriesExtent = .full) -> Double {
        let table = SunLongitudeTable.terms
        let counts = extent == .full ? SunLongitudeTable.counts : SunLongitudeTable.shortCounts
        var periodic = 0.0
        var power = 1.0
        var first = 0
        for p in 0..<counts.count {
            periodic += power * PeriodicSeries.sum(table, t, from: first, count: counts[p])
            first += SunLongitudeTable.counts[p]
            power *= t
        }
        return meanLongitude(t) + periodic / 1_296_000
    }

    /// The part of the longitude that is not periodic, counted on without reduction. It passes a whole number once a
    /// tropical year, which is what the calendars count years by.
    @inline(__always)
    static func meanLongitude(_ t: Double) -> Double {
        // VSOP87's Earth longitude + 180 degrees; arcseconds, powers of centuries.
        let seconds =
            361679.24401742 + 648000
            + t * (129602771.38002822 + t * (1.0915300467 + t * (7.20998630e-5 + t * (-2.35315142e-5))))
        // VSOP87D carries the precession rate of 1976; the correction brings it to the equinox that the Moon has.
        return (seconds + Precession.rateCorrection2000 * t) / 1_296_000
    }

    /// Turns a century of `meanLongitude` at J2000.0.
    static let meanLongitudeRate = 129602771.38002822 / 1_296_000

    /// Apparent longitude: with nutation and the aberration that belongs to the Sun's distance.
    static func apparentLongitude(_ t: Double, _ extent: SeriesExtent = .full) -> Double {
        geometricLongitude(t, extent) + Nutation(t).longitude - aberration(t)
    }

    /// Aberration of the Sun: 20.4898" at mean distance, 1.7 % more or less with the true one.
    @inline(__always)
    static func aberration(_ t: Double) -> Double {
        let anomaly = (357.52911 + t * (35999.05029 - t * 0.0001537)) / 360
        let eccentricity = 0.016708634 - t * 0.000042037
        return 20.4898 / 1_296_000 * (1 + eccentricity * Trigonometry.cosine(anomaly))
    }
}
