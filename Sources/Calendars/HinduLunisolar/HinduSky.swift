/// What the Indian calendars read from the sky at one place.
struct HinduSky: Hashable, Sendable {
    var place: Place
    var sunriseRule: HinduOptions.SunriseRule
    var ayanamsa: Ayanamsa

    /// The sky of the default options, for which the generated tables hold.
    static let standard = HinduSky(HinduOptions())

    init(_ options: HinduOptions) {
        place = options.place
        sunriseRule = options.sunrise
        ayanamsa = options.ayanamsa
    }

    var horizon: Sunrise { Sunrise(place: place, altitude: sunriseRule.altitude) }

    /// The running number of the tithi at a moment (UT): 30 for each lunation counted on, plus 0...29.
    static func tithi(at moment: Double) -> Int {
        let t = Moment.centuries(universal: moment)
        // A tithi is 43,200" of elongation. The short series is off by less than 3" near the present and by less than
        // 0.013" t^2 far from it; only within that distance of a boundary is the full one asked.
        let margin = (8 + 0.02 * t * t) / 43_200
        let quick = MoonPosition.elongation(t, .short) * 30
        let boundary = quick.rounded(.toNearestOrEven)
        if (quick - boundary).magnitude > margin { return Int(quick.rounded(.down)) }
        return Int((MoonPosition.elongation(t) * 30).rounded(.down))
    }

    /// The running number of the tithi at the sunrise of a civil day. It grows by 0, 1 or 2 a day.
    func tithi(ofDay day: Int) -> Int { Self.tithi(at: horizon.sunrise(day)) }

    /// The first civil day at whose sunrise tithi `count`, counted on, runs or has run.
    func firstDay(ofTithi count: Int) -> Int {
        let t = NewMoon.centuries(elongation: Double(count) / 30, .short)
        var day = Int((Moment.universal(centuries: t) + place.utcOffset / 24).rounded(.down))
        while tithi(ofDay: day) >= count { day -= 1 }
        while tithi(ofDay: day) < count { day += 1 }
        return day
    }

    /// The number of signs that the Sun has entered at the opening of lunation `n`, counted on.
    func sign(atNewMoon n: Int) -> Int {
        let t = NewMoon.centuries(n, .short)
        let quick = SiderealSun.longitude(t, ayanamsa, .short) * 12
        // A sign is 108,000". The short series are off by 2" near the present and 200" at the ends of the range.
        let margin = (40 + 0.03 * t * t) / 108_000
        if (quick - quick.rounded(.toNearestOrEven)).magnitude > margin { return Int(quick.rounded(.down)) }
        return Int((SiderealSun.longitude(NewMoon.centuries(n), ayanamsa) * 12).rounded(.down))
    }
}
