/// Slow motions of the Earth's axis and orbit. `t` is Julian centuries of TT since J2000.0.
enum Precession {
    /// General precession in longitude since J2000.0, in arcseconds: IAU 1976 (Lieske et al. 1977) with the correction
    /// of the rate that was adopted in 2000.
    @inline(__always)
    static func longitude(_ t: Double) -> Double {
        t * (5029.0966 + rateCorrection2000 + t * (1.11113 - t * 0.000006))
    }

    /// Correction of the IAU 1976 precession rate adopted in 2000, in arcseconds a century.
    static let rateCorrection2000 = -0.29965

    /// Mean obliquity of the ecliptic in turns (IAU 1980).
    @inline(__always)
    static func meanObliquity(_ t: Double) -> Double {
        (84381.448 + t * (-46.8150 + t * (-0.00059 + t * 0.001813))) / 1_296_000
    }
}
