/// The Sun of the Surya Siddhanta: a mean motion and one epicycle, with the book's table of sines.
///
/// Constants as given in Reingold & Dershowitz, Calendrical Calculations. Time is days since the start of the Kali age,
/// the midnight of Ujjain that opens fixed day -1132959; angles are turns.
enum SuryaSiddhantaSun {
    private static let kaliEpoch = -1_132_959
    /// Days.
    private static let siderealYear = 365 + 279_457.0 / 1_080_000
    private static let anomalisticYear = 1_577_917_828_000.0 / (4_320_000_000 - 387)
    /// Days from the creation to the start of the Kali age.
    private static let creation = 1_955_880_000 * siderealYear
    /// Degrees east.
    private static let ujjainLongitude = 75 + 46.0 / 60

    /// The civil day, in local mean time at `longitude` (degrees east), in which the Sun enters a sign. Signs are
    /// numbered as in `SiderealSun.sankranti`.
    static func sankranti(_ sign: Int, longitude: Double) -> Int {
        // The Kali age began with Mesha 0, 5100 years before the Mesha of 1999.
        let years = Double(sign + 12 * 5100) / 12
        let whole = (Double(sign + 12 * 5100) / 12).rounded(.down)
        let target = years - whole
        // The equation of centre is at most 2.2 degrees, so the instant lies within 3 days of the mean one.
        var low = years * siderealYear - 3
        var high = low + 6
        while high - low > 1e-7 {
            let middle = (low + high) / 2
            if Trigonometry.wrap(Self.longitude(middle) - target) < 0 { low = middle } else { high = middle }
        }
        return kaliEpoch + Int((high + (longitude - ujjainLongitude) / 360).rounded(.down))
    }

    /// True sidereal longitude.
    static func longitude(_ days: Double) -> Double {
        let mean = Trigonometry.fraction(days / siderealYear)
        // The count from the creation needs more digits than a Double has with the fraction of a day, so whole turns
        // are taken off first.
        let anomaly = Trigonometry.fraction(
            Trigonometry.fraction(creation / anomalisticYear) + Trigonometry.fraction(days / anomalisticYear))
        let sine = tableSine(anomaly)
        let contraction = sine.magnitude / 42 * (14.0 / 360)
        return Trigonometry.fraction(mean - tableArcsine(sine * (14.0 / 360 - contraction)))
    }

    /// Sine with the 24 steps of 3.75 degrees of the book, in whole parts of 3438, interpolated linearly.
    private static func tableSine(_ turns: Double) -> Double {
        let steps = turns * 96
        let lower = steps.rounded(.down)
        let fraction = steps - lower
        return entry(Int(lower)) * (1 - fraction) + entry(Int(lower) + 1) * fraction
    }

    private static func tableArcsine(_ value: Double) -> Double {
        if value < 0 { return -tableArcsine(-value) }
        var step = 0
        while step < 24, entry(step + 1) < value { step += 1 }
        let low = entry(step)
        return (Double(step) + (value - low) / (entry(step + 1) - low)) / 96
    }

    private static func entry(_ step: Int) -> Double {
        let exact = 3438 * Trigonometry.sine(Double(step) / 96)
        let error = 0.215 * sign(exact) * sign(exact.magnitude - 1716)
        return (exact + error).rounded() / 3438
    }

    private static func sign(_ x: Double) -> Double { x > 0 ? 1 : (x < 0 ? -1 : 0) }
}
