/// Conversions between the time scales of the astronomy.
///
/// A *moment* is a `Double`: the day number (day 1 = 0001-01-01, proleptic Gregorian) plus the fraction of the day
/// since 0h, in universal time unless said otherwise. Julian date = moment + 1721424.5.
enum Moment {
    /// Moment of the epoch J2000.0, 2000-01-01 12h.
    static let j2000 = 730120.5

    /// Julian centuries of TT since J2000.0 for a moment in UT.
    @inline(__always)
    static func centuries(universal moment: Double) -> Double {
        (moment + DeltaT.days(atUniversal: moment) - j2000) / 36525
    }

    /// The moment in UT for Julian centuries of TT since J2000.0.
    @inline(__always)
    static func universal(centuries t: Double) -> Double {
        let dynamical = j2000 + t * 36525
        // Delta T changes by less than 1e-4 of its argument's change, so one correction step is enough.
        let first = dynamical - DeltaT.days(atUniversal: dynamical)
        return dynamical - DeltaT.days(atUniversal: first)
    }
}
