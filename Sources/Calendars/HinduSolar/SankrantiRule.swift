/// The day on which a solar month starts: day 1 is the first civil day whose critical time is not before the sankranti,
/// the Sun's entry into the month's sign. The calendars differ in the critical time.
enum SankrantiRule: Hashable, Sendable {
    /// Tamil: sunset.
    case sunset
    /// Malayalam: the end of the third of the five parts of the daytime.
    case madhyahna
    /// Malayalam, as Vishu is kept: sunrise.
    case sunrise
    /// Odia: 22:21:30 by the clock. Fitted to boundary cases; no astronomical reason is known.
    case clock
    /// Bangla, West Bengal, by the true Sun: apparent midnight, with a rule for sankrantis close to it.
    case midnight
    /// Bangla, West Bengal, by the Surya Siddhanta: the civil day after the sankranti, in mean time of Kolkata.
    case suryaSiddhanta

    /// The first day of the month of `sign` (Mesha = 0 mod 12, counted on from the Mesha of 1999).
    func firstDay(_ sign: Int, _ sky: HinduSky) -> Int {
        if self == .suryaSiddhanta {
            return SuryaSiddhantaSun.sankranti(sign, longitude: 88 + 22.0 / 60) + 1
        }
        let moment = Moment.universal(centuries: SiderealSun.sankranti(sign, sky.ayanamsa))
        let day = Int((moment + sky.place.utcOffset / 24).rounded(.down))
        if self == .midnight { return afterMidnight(moment, day, sign, sky) }
        // Critical times lie within their day, or after its midnight where the Sun sets late.
        if critical(day - 1, sky) >= moment { return day - 1 }
        return critical(day, sky) >= moment ? day : day + 1
    }

    private func critical(_ day: Int, _ sky: HinduSky) -> Double {
        switch self {
        case .sunset:
            return sky.horizon.sunset(day)
        case .sunrise:
            return sky.horizon.sunrise(day)
        case .madhyahna:
            let rise = sky.horizon.sunrise(day)
            return rise + 0.6 * (sky.horizon.sunset(day) - rise)
        default:
            return sky.horizon.midnight(day) + (22 + (21 + 30.0 / 60) / 60) / 24
        }
    }

    /// The rule of Sewell & Dikshit (1896): a sankranti well before apparent midnight belongs to the running Hindu day,
    /// one well after it to the next, and the month starts the day after. Within half a nishita muhurta (a thirtieth of
    /// the night) of midnight, Karka counts as before, Makara as after, and the other signs as before only while the
    /// tithi of sunrise still runs.
    private func afterMidnight(_ moment: Double, _ day: Int, _ sign: Int, _ sky: HinduSky) -> Int {
        let horizon = sky.horizon
        var hinduDay = day
        var rise = horizon.sunrise(hinduDay)
        if moment < rise {
            hinduDay -= 1
            rise = horizon.sunrise(hinduDay)
        }
        let set = horizon.sunset(hinduDay)
        let nextRise = horizon.sunrise(hinduDay + 1)
        let midnight = (set + nextRise) / 2
        let half = (nextRise - set) / 30
        if moment < midnight - half { return hinduDay + 1 }
        if moment > midnight + half { return hinduDay + 2 }
        switch floorModulo(sign, 12) {
        case 3: return hinduDay + 1
        case 9: return hinduDay + 2
        default: return HinduSky.tithi(at: rise) == HinduSky.tithi(at: moment) ? hinduDay + 1 : hinduDay + 2
        }
    }
}
