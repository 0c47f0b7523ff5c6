/// The rotation of the Earth against the equinox.
enum SiderealTime {
    /// Apparent sidereal time at Greenwich, in turns, not reduced (IAU 1982 mean time plus the equation of equinoxes).
    ///
    /// - Parameters:
    ///   - moment: universal time.
    ///   - nutation: of that moment.
    ///   - obliquity: true obliquity in turns.
    @inline(__always)
    static func greenwich(_ moment: Double, nutation: Nutation, obliquity: Double) -> Double {
        let days = moment - Moment.j2000
        let t = days / 36525
        // Whole days turn the Earth by whole turns: only their excess is multiplied, so that no precision is lost.
        let excess = days * (0.98564736629 / 360)
        let mean = 280.46061837 / 360 + Trigonometry.wrap(days) + excess + t * t * (0.000387933 - t / 38_710_000) / 360
        return mean + nutation.longitude * Trigonometry.cosine(obliquity)
    }
}
