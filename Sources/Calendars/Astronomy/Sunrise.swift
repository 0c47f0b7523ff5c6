/// Sunrise and sunset at a place, from the Sun's apparent position on the true equator of date.
struct Sunrise {
    var place: Place
    /// Geometric altitude of the Sun's centre at rise and set, in degrees.
    var altitude: Double

    /// The moment (UT) of sunrise of a civil day. Where the Sun does not rise, 6h local mean time.
    @inline(__always)
    func sunrise(_ day: Int) -> Double { crossing(day, rising: true) }

    /// The moment (UT) of sunset of a civil day. Where the Sun does not set, 18h local mean time.
    @inline(__always)
    func sunset(_ day: Int) -> Double { crossing(day, rising: false) }

    /// The moment (UT) at which the civil day starts by the place's clock.
    @inline(__always)
    func midnight(_ day: Int) -> Double { Double(day) - place.utcOffset / 24 }

    private func crossing(_ day: Int, rising: Bool) -> Double {
        // 6h or 18h local mean time within the civil day. Starting from the local day keeps the search away from the
        // date line of universal time: in summer the Sun rises over India near 0h UT.
        let start = midnight(day)
        let meanMidnight = Double(day) - place.longitude / 360
        let mean = meanMidnight + (rising ? 0.25 : 0.75)
        let guess = mean + ((start - mean).rounded(.up))
        var moment = guess
        // Nutation does not change within a day by anything that matters here.
        let nutation = Nutation(Moment.centuries(universal: guess))
        for _ in 0..<10 {
            guard let step = correction(moment, nutation, rising: rising) else { return guess }
            moment += step
            // The daily change of the Sun's position, 0.002 of the step, is what a step leaves over.
            if step.magnitude < 1e-5 { break }
        }
        return moment
    }

    /// Days from `moment` to the nearest crossing, or nil when the Sun stays above or below.
    private func correction(_ moment: Double, _ nutation: Nutation, rising: Bool) -> Double? {
        let t = Moment.centuries(universal: moment)
        let obliquity = Precession.meanObliquity(t) + nutation.obliquity
        let longitude =
            SunPosition.geometricLongitude(t, .short) + nutation.longitude - SunPosition.aberration(t)
        let sinLongitude = Trigonometry.sine(longitude)
        let cosLongitude = Trigonometry.cosine(longitude)
        let sinObliquity = Trigonometry.sine(obliquity)
        let cosObliquity = Trigonometry.cosine(obliquity)
        let rightAscension = Trigonometry.arctangent(cosObliquity * sinLongitude, cosLongitude)
        let sinDeclination = sinObliquity * sinLongitude
        let cosDeclination = (1 - sinDeclination * sinDeclination).squareRoot()
        let sinLatitude = Trigonometry.sine(place.latitude / 360)
        let cosLatitude = Trigonometry.cosine(place.latitude / 360)
        let numerator = Trigonometry.sine(altitude / 360) - sinLatitude * sinDeclination
        let denominator = cosLatitude * cosDeclination
        guard denominator > numerator.magnitude else { return nil }
        let semiArc = Trigonometry.arccosine(numerator / denominator)
        let sidereal = SiderealTime.greenwich(moment, nutation: nutation, obliquity: obliquity)
        let hourAngle = sidereal + place.longitude / 360 - rightAscension
        return Trigonometry.wrap((rising ? -semiArc : semiArc) - hourAngle)
    }
}
