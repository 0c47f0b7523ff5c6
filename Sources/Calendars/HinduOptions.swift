/// Choices for the Indian solar and lunisolar calendars. The defaults are the public drik almanacs at New Delhi.
public struct HinduOptions: Hashable, Codable, Sendable {
    /// Which of the three calendars called Bangla is meant.
    public enum BanglaRules: String, Hashable, Codable, Sendable {
        /// West Bengal by the true Sun (drik, Bisuddha Siddhanta).
        case westBengal
        /// West Bengal by the Surya Siddhanta, the reckoning of the traditional almanacs; a third of its months start a
        /// day later. The place is Kolkata.
        case suryaSiddhanta
        /// Bangladesh, the reform of 2019, for all years: 1 Boishakh is always April 14.
        case bangladesh
    }

    /// When the Sun counts as risen or set.
    public enum SunriseRule: String, Hashable, Codable, Sendable {
        /// The upper limb touches the horizon through mean refraction: centre at -0.8333°.
        case upperLimb
        /// The upper limb through the denser air of Sinclair's model at 0 °C: centre at -0.879°.
        case upperLimbDenseAir
        /// The centre of the disc on the horizon through mean refraction: -0.5667°.
        case discCentre

        /// Altitude of the Sun's centre in degrees.
        var altitude: Double {
            switch self {
            case .upperLimb: -0.8333
            case .upperLimbDenseAir: -0.879
            case .discCentre: -0.5667
            }
        }
    }

    /// Which time of the day parts the months of `CalendarID.malayalam`: a month whose sankranti comes before it begins on
    /// that day, one whose sankranti comes later on the next.
    public enum MalayalamRule: String, CaseIterable, Hashable, Codable, Sendable {
        /// The end of madhyahna, three fifths of the time from sunrise to sunset: the months and the new year (1 Chingam) of
        /// Kerala's almanacs.
        case madhyahna
        /// Sunrise, as Vishu is kept: on the first day of Medam that the Sun rises on in the sign. Where the sankranti falls
        /// between sunrise and the end of madhyahna, as in 2022 and 2026, that is 2 Medam by the other rule.
        case sunrise
    }

    /// Whether the months of `CalendarID.vikram` end with the full or the new Moon.
    public enum VikramMonths: String, Hashable, Codable, Sendable {
        /// Full Moon to full Moon, the dark half first, as in North India.
        case purnimanta
        /// New Moon to new Moon, as in `CalendarID.telugu`.
        case amanta
    }

    /// Where the year of the purnimanta `CalendarID.vikram` changes.
    public enum VikramYear: String, Hashable, Codable, Sendable {
        /// With month 1, at the dark half of Chaitra: fields grow with time.
        case darkHalf
        /// At the bright half of Chaitra, the public new year: the dark half of month 1 closes the old year.
        case brightHalf
    }

    /// Which month opens the year of `CalendarID.gujarati` and is its month 1.
    public enum GujaratiYear: String, Hashable, Codable, Sendable {
        /// Kartak, the day after Diwali.
        case kartika
        /// Chaitra, as in ``CalendarID/marathi``.
        case chaitra
        /// Ashadh, as in Kutch.
        case ashadha
    }

    /// Which month opens the year of `CalendarID.odia` and is its month 1.
    public enum OdiaYear: String, Hashable, Codable, Sendable {
        /// The Amli year from mid-September.
        case kanya
        /// From Pana Sankranti in mid-April.
        case mesha
    }

    /// Where sunrise and sunset are reckoned.
    public var place: Place
    /// When the Sun counts as risen or set.
    public var sunrise: SunriseRule
    /// The zero point of the zodiac.
    public var ayanamsa: Ayanamsa
    /// The rules of `CalendarID.bangla`.
    public var bangla: BanglaRules
    /// The months of `CalendarID.vikram`.
    public var vikramMonths: VikramMonths
    /// The new year of the purnimanta `CalendarID.vikram`.
    public var vikramYear: VikramYear
    /// The new year of `CalendarID.gujarati`.
    public var gujaratiYear: GujaratiYear
    /// The new year of `CalendarID.odia`.
    public var odiaYear: OdiaYear
    /// The months of `CalendarID.malayalam`.
    public var malayalam: MalayalamRule

    /// The public almanacs at New Delhi, but for what is given.
    public init(
        place: Place = .newDelhi, sunrise: SunriseRule = .upperLimb, ayanamsa: Ayanamsa = .drik,
        bangla: BanglaRules = .westBengal, vikramMonths: VikramMonths = .purnimanta,
        vikramYear: VikramYear = .darkHalf, gujaratiYear: GujaratiYear = .kartika, odiaYear: OdiaYear = .kanya,
        malayalam: MalayalamRule = .madhyahna
    ) {
        self.place = place
        self.sunrise = sunrise
        self.ayanamsa = ayanamsa
        self.bangla = bangla
        self.vikramMonths = vikramMonths
        self.vikramYear = vikramYear
        self.gujaratiYear = gujaratiYear
        self.odiaYear = odiaYear
        self.malayalam = malayalam
    }
}
