/// Longitude of the Moon, after the lunar theory ELP 2000-82B (Chapront-Touze & Chapront 1983, 1988) with the
/// constants and mean arguments of ELP/MPP02 in its fit to DE405 (Chapront & Francou 2003), terms of 0.002" and more.
///
/// Against the JPL ephemeris DE421, 1900-2050: rms 0.04", at most 0.2" in longitude, plus the offset of 0.05"
/// between the reference equinoxes that the Sun shares. `t` is Julian centuries of TT since J2000.0; angles are turns.
enum MoonPosition {
    /// Mean longitude of the Moon in arcseconds, referred to the fixed equinox J2000.0.
    @inline(__always)
    private static func meanLongitude(_ t: Double) -> Double {
        785939.88563 + t * (1732559343.38498 + t * (-6.84583 + t * (0.00641535 - t * 0.00004193)))
    }

    /// Delaunay's arguments in turns.
    struct Arguments {
        /// Mean elongation of the Moon from the Sun.
        var d: Double
        /// Mean anomaly of the Sun.
        var sun: Double
        /// Mean anomaly of the Moon.
        var moon: Double
        /// Mean distance of the Moon from its ascending node.
        var f: Double

        @inline(__always)
        init(_ t: Double) {
            let turn = 1_296_000.0
            d = MoonPosition.meanElongation(t)
            sun = (-8895.31165 + t * (129596581.0569 + t * (-0.549465 + t * (0.00012714 - t * 0.000011229)))) / turn
            moon =
                (485868.00294 + t * (1717915922.9918087 + t * (31.41256398 + t * (0.05171448 - t * 0.00025494)))) / turn
            f =
                (335779.55962 + t * (1739527262.9664493 + t * (-13.2022193 + t * (-0.00110253 - t * 0.00000607))))
                / turn
        }
    }

    /// Mean elongation from the Sun in turns, counted on without reduction: it gains 1 every mean lunation.
    @inline(__always)
    static func meanElongation(_ t: Double) -> Double {
        (1072260.74711 + t * (1602961601.0846603 + t * (-6.82563 + t * (0.00640635 - t * 0.00004208)))) / 1_296_000
    }

    /// Geometric longitude, mean equinox of date.
    static func geometricLongitude(_ t: Double, _ extent: SeriesExtent = .full) -> Double {
        let a = Arguments(t)
        return geometricLongitude(t, extent, a)
    }

    private static func geometricLongitude(_ t: Double, _ extent: SeriesExtent, _ a: Arguments) -> Double {
        var sum = 0.0
        // Reducing the arguments first keeps the products with small multiples exact to 1e-15.
        let d = Trigonometry.wrap(a.d)
        let sun = Trigonometry.wrap(a.sun)
        let moon = Trigonometry.wrap(a.moon)
        let f = Trigonometry.wrap(a.f)
        let main = MoonMainTable.terms
        let end = (extent == .full ? MoonMainTable.count : MoonMainTable.shortCount) * 5
        var i = 0
        while i + 4 < end {
            sum +=
                main[i + 4]
                * Trigonometry.sine(main[i] * d + main[i + 1] * sun + main[i + 2] * moon + main[i + 3] * f)
            i += 5
        }
        let table = MoonPerturbationTable.terms
        let counts = extent == .full ? MoonPerturbationTable.counts : MoonPerturbationTable.shortCounts
        var power = 1.0
        var first = 0
        for p in 0..<counts.count {
            sum += power * PeriodicSeries.sum(table, t, from: first, count: counts[p])
            first += MoonPerturbationTable.counts[p]
            power *= t
        }
        return (meanLongitude(t) + sum + Precession.longitude(t)) / 1_296_000
    }

    /// How far the Moon moves while its light travels to the Earth, in turns (0.704" at mean distance).
    @inline(__always)
    private static func lightTime(_ a: Arguments) -> Double {
        let parallax =
            1 + 0.0545 * Trigonometry.cosine(a.moon) + 0.0100 * Trigonometry.cosine(2 * a.d - a.moon)
            + 0.0082 * Trigonometry.cosine(2 * a.d) + 0.0030 * Trigonometry.cosine(2 * a.moon)
        return 0.704 / 1_296_000 * parallax
    }

    /// Apparent longitude: with light-time and nutation.
    static func apparentLongitude(_ t: Double, _ extent: SeriesExtent = .full) -> Double {
        let a = Arguments(t)
        return geometricLongitude(t, extent, a) - lightTime(a) + Nutation(t).longitude
    }

    /// Apparent longitude of the Moon minus that of the Sun, in turns, counted on without reduction: a whole number
    /// at each new moon, and that number is the lunation's index (nutation cancels and is left out).
    static func elongation(_ t: Double, _ extent: SeriesExtent = .full) -> Double {
        let a = Arguments(t)
        let moon = geometricLongitude(t, extent, a) - lightTime(a)
        let sun = SunPosition.geometricLongitude(t, extent) - SunPosition.aberration(t)
        // D is the mean elongation; what remains are the periodic terms, at most 9 degrees.
        return a.d + Trigonometry.wrap(moon - sun - a.d)
    }
}
