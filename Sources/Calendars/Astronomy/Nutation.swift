/// Periodic swing of the Earth's axis: the IAU 1980 theory (Wahr; Seidelmann 1982), its 63 terms of 0.0003" and more.
struct Nutation {
    /// Change of longitudes, in turns.
    var longitude: Double
    /// Change of the obliquity, in turns.
    var obliquity: Double

    /// - Parameter t: Julian centuries of TT since J2000.0.
    init(_ t: Double) {
        // Fundamental arguments of the theory, in degrees reduced to turns.
        let d = (297.85036 + t * (445267.111480 + t * (-0.0019142 + t / 189474))) / 360
        let sun = (357.52772 + t * (35999.050340 + t * (-0.0001603 - t / 300000))) / 360
        let moon = (134.96298 + t * (477198.867398 + t * (0.0086972 + t / 56250))) / 360
        let f = (93.27191 + t * (483202.017538 + t * (-0.0036825 + t / 327270))) / 360
        let node = (125.04452 + t * (-1934.136261 + t * (0.0020708 + t / 450000))) / 360
        var longitude = 0.0
        var obliquity = 0.0
        let table = NutationTable.terms
        var i = 0
        while i + 9 <= table.count {
            let argument =
                table[i] * d + table[i + 1] * sun + table[i + 2] * moon + table[i + 3] * f + table[i + 4] * node
            longitude += (table[i + 5] + table[i + 6] * t) * Trigonometry.sine(argument)
            if table[i + 7] != 0 {
                obliquity += (table[i + 7] + table[i + 8] * t) * Trigonometry.cosine(argument)
            }
            i += 9
        }
        // The table is in units of 0.0001".
        self.longitude = longitude / 12_960_000_000
        self.obliquity = obliquity / 12_960_000_000
    }
}
