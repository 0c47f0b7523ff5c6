/// The difference between uniform time (TT), which the theories of Sun and Moon use, and universal time (UT), which
/// clocks and days follow.
enum DeltaT {
    /// TT - UT in seconds at a decimal Gregorian year.
    ///
    /// | years | source |
    /// |---|---|
    /// | before -500 | parabola of Morrison & Stephenson 2004 |
    /// | -500 to 1900 | polynomials of Espenak & Meeus 2006 |
    /// | 1900 to 2050 | `Data/Calendars/delta-t.csv`, linear between years (predicted after 2026) |
    /// | 2050 to 2150 | polynomial of Espenak & Meeus 2006 |
    /// | after 2150 | parabola of Morrison & Stephenson 2004 |
    ///
    /// Nobody knows the values after 2026. The table goes on from the value and slope of 2026, nearly flat, to those of
    /// Espenak & Meeus in 2050, 93 s. The Earth's rotation suggests less today (about 75 s in 2050, 100 s in 2100 where
    /// they have 203 s), but the public tables of new moons for that time were made with their polynomial or its like,
    /// and where a new moon falls near midnight it is they who are followed.
    static func seconds(year: Double) -> Double {
        if year >= 1900, year < 2050 {
            let i = Int(year) - 1900
            let f = year - Double(i + 1900)
            return Double(DeltaTTable.centiseconds[i]) / 100 * (1 - f)
                + Double(DeltaTTable.centiseconds[i + 1]) / 100 * f
        }
        return year < 1900 ? past(year) : future(year)
    }

    /// Days to add to a moment in UT to get TT. A moment is a day number with its fraction, as in `Moment`.
    @inline(__always)
    static func days(atUniversal moment: Double) -> Double {
        seconds(year: 2000 + (moment - 730120) / 365.2425) / 86400
    }

    private static func future(_ year: Double) -> Double {
        let u = (year - 1820) / 100
        return -20 + 32 * u * u - (year < 2150 ? 0.5628 * (2150 - year) : 0)
    }

    private static func past(_ year: Double) -> Double {
        switch year {
        case ..<(-500):
            let u = (year - 1820) / 100
            return -20 + 32 * u * u
        case ..<500:
            return polynomial(
                year / 100,
                10583.6, -1014.41, 33.78311, -5.952053, -0.1798452, 0.022174192, 0.0090316521)
        case ..<1600:
            return polynomial(
                (year - 1000) / 100,
                1574.2, -556.01, 71.23472, 0.319781, -0.8503463, -0.005050998, 0.0083572073)
        case ..<1700:
            return polynomial(year - 1600, 120, -0.9808, -0.01532, 1.0 / 7129)
        case ..<1800:
            return polynomial(year - 1700, 8.83, 0.1603, -0.0059285, 0.00013336, -1.0 / 1_174_000)
        case ..<1860:
            return polynomial(
                year - 1800,
                13.72, -0.332447, 0.0068612, 0.0041116, -0.00037436, 0.0000121272, -0.0000001699)
                + 0.000000000875 * (year - 1800) * sixth(year - 1800)
        default:
            return polynomial(year - 1860, 7.62, 0.5737, -0.251754, 0.01680668, -0.0004473624, 1.0 / 233_174)
        }
    }

    private static func sixth(_ x: Double) -> Double { x * x * x * x * x * x }

    private static func polynomial(
        _ x: Double, _ c0: Double, _ c1: Double, _ c2: Double, _ c3: Double, _ c4: Double = 0, _ c5: Double = 0,
        _ c6: Double = 0
    ) -> Double {
        c0 + x * (c1 + x * (c2 + x * (c3 + x * (c4 + x * (c5 + x * c6)))))
    }
}
