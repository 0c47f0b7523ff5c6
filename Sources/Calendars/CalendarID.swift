/// One of the 27 calendars of Foundation's `Calendar.Identifier`.
///
/// The case names are Foundation's; the raw value is the CLDR (and ICU) keyword value, which is also what is encoded.
/// The set is closed, because the arithmetic behind each case is part of this package.
///
/// ```swift
/// CalendarID(identifier: "islamic-umalqura")   // .islamicUmmAlQura
/// CalendarID.republicOfChina.rawValue          // "roc"
/// ```
public enum CalendarID: String, CaseIterable, Hashable, Codable, Sendable {
    /// Gregorian from 15 October 1582, Julian before: ``CalendarOptions/gregorianCutover`` moves the day. Era 0 is BCE, 1 CE.
    case gregorian
    /// Gregorian months and days with the years of the Buddhist Era: 2025 is 2568.
    case buddhist
    /// Lunisolar, by the new Moons of Beijing. The era is the cycle of sixty years, the year one of 1...60: 2025 is year 42 of
    /// cycle 78. A leap month has the number of the month before it.
    case chinese
    /// Thirteen months, of thirty days and five or six. Years from 284: 12 Hator 1742 is 21 November 2025.
    case coptic
    /// The Coptic months by their Ethiopic names, and the years of the Incarnation Era: 12 Hedar 2018 is 21 November 2025. Era 0,
    /// before year 1, counts as ``ethiopicAmeteAlem`` does.
    case ethiopicAmeteMihret = "ethiopic"
    /// The Ethiopic calendar with the years of the world, 5,500 more than those of ``ethiopicAmeteMihret``.
    case ethiopicAmeteAlem = "ethiopic-amete-alem"
    /// Lunisolar, by the fixed arithmetic of the Jewish calendar. Month 1 is Tishri; month 6, Adar I, is in leap years only.
    case hebrew
    /// The days of ``gregorian``; weeks are those of ISO 8601.
    case iso8601
    /// The Indian national calendar of 1957, solar, with years of the Saka era. Not that of the almanacs, such as ``marathi``.
    case indian
    /// The Islamic calendar that CLDR gives no rule of its own: here that of ``islamicUmmAlQura``, unless
    /// ``CalendarOptions/islamic`` says otherwise.
    case islamic
    /// Lunar by arithmetic: eleven leap years in thirty, from Friday, 16 July 622 (Julian).
    case islamicCivil = "islamic-civil"
    /// As ``islamicCivil``, one day earlier: from Thursday, 15 July 622 (Julian), the astronomers' epoch.
    case islamicTabular = "islamic-tbla"
    /// The calendar of Saudi Arabia, by the published table for AH 1300-1600 and by ``islamicCivil`` outside it.
    case islamicUmmAlQura = "islamic-umalqura"
    /// Gregorian months and days, with the year of the era: 2025 is Reiwa 7. The eras are those of ``JapaneseEra``.
    case japanese
    /// The solar calendar of Iran, from the equinox in March; ``CalendarOptions/persian`` chooses the leap years.
    case persian
    /// Gregorian months and days with the years of the Republic of China (Minguo): 2025 is 114. Era 0 counts back from 1911.
    case republicOfChina = "roc"
    /// Solar, with the years of the Bangabda: Boishakh begins in mid-April. ``HinduOptions/bangla`` chooses among the three rules.
    case bangla
    /// The Korean calendar: that of ``chinese`` by the new Moons of Seoul.
    case dangi
    /// Lunisolar, months from new Moon to new Moon, with the years of the Vikram era. Month 1 is Kartak, after Diwali, unless
    /// ``HinduOptions/gujaratiYear`` says otherwise.
    case gujarati
    /// Lunisolar, months from new Moon to new Moon, with the years of the Saka era. Month 1 is Chaitra.
    case kannada
    /// Solar, with the years of the Kollam era. Month 1 is Chingam, in mid-August.
    case malayalam
    /// Lunisolar, as ``kannada``, with Marathi names.
    case marathi
    /// Solar, with the years of the Amli era. Month 1 begins in mid-September, unless ``HinduOptions/odiaYear`` says otherwise.
    case odia
    /// Solar, with the years of the Saka era. Month 1 is Chithirai, in mid-April.
    case tamil
    /// Lunisolar, as ``kannada``, with Telugu names.
    case telugu
    /// That of ``chinese`` by the new Moons of Hanoi, with Vietnamese names.
    case vietnamese
    /// Lunisolar, with the years of the Vikram era, as in North India: months from full Moon to full Moon, unless
    /// ``HinduOptions/vikramMonths`` says otherwise. Month 1 is Chaitra.
    case vikram

    /// Looks a calendar up by any name in use: CLDR's, Foundation's case name, or the `-u-ca-` value of BCP 47.
    ///
    /// Case of ASCII letters does not matter, and `_` counts as `-`. `korean` is an alias of `dangi`.
    /// Returns nil for a name that is none of these.
    ///
    /// ```swift
    /// CalendarID(identifier: "gregory")           // .gregorian
    /// CalendarID(identifier: "islamicUmmAlQura")  // .islamicUmmAlQura
    /// CalendarID(identifier: "korean")            // .dangi
    /// CalendarID(identifier: "mayan")             // nil
    /// ```
    public init?(identifier: some StringProtocol) {
        // No name is so long, and comparing thousands of combining marks takes minutes.
        guard identifier.utf8.count <= 64 else { return nil }
        let name = String(identifier.lowercased().map { $0 == "_" ? "-" : $0 })
        if let exact = CalendarID(rawValue: name) {
            self = exact
            return
        }
        switch name {
        case "gregory": self = .gregorian
        case "ethiopicametemihret": self = .ethiopicAmeteMihret
        case "ethiopicametealem", "ethioaa": self = .ethiopicAmeteAlem
        case "islamiccivil", "islamicc": self = .islamicCivil
        // Sightings of Saudi Arabia, which no table has: ICU computes them as those of nowhere in particular (islamcal.cpp).
        case "islamic-rgsa", "islamicrgsa": self = .islamic
        case "islamictabular", "islamic-tabular": self = .islamicTabular
        case "islamicummalqura": self = .islamicUmmAlQura
        case "republicofchina": self = .republicOfChina
        case "korean": self = .dangi
        case "malayala": self = .malayalam
        case "vietname": self = .vietnamese
        default: return nil
        }
    }

    /// The value of the `-u-ca-` keyword of BCP 47, such as `gregory` or `ethioaa`.
    ///
    /// The calendars that BCP 47 has no value for answer with their CLDR-style name, cut off after the eight letters that it
    /// allows, as CLDR does elsewhere (`traditio`): `malayala`, `vietname`. `LocaleID` reads `@calendar=malayalam`, as Foundation
    /// writes it, and writes `-u-ca-malayala`.
    public var bcp47: String {
        switch self {
        case .gregorian: "gregory"
        case .ethiopicAmeteAlem: "ethioaa"
        case .malayalam: "malayala"
        case .vietnamese: "vietname"
        default: rawValue
        }
    }
}

extension CalendarID {
    /// True for the calendars in which a month may be preceded or followed by a leap month of the same number.
    ///
    /// The Hebrew calendar is not among them: its Adar I has the number 6 of its own.
    public var hasLeapMonths: Bool {
        switch self {
        case .chinese, .dangi, .vietnamese, .gujarati, .kannada, .marathi, .telugu, .vikram: true
        default: false
        }
    }

    /// True for the calendars whose era is a cycle of sixty years, and whose year is one of 1...60.
    public var hasCyclicYears: Bool {
        switch self {
        case .chinese, .dangi, .vietnamese: true
        default: false
        }
    }

    /// True for the calendars with the months and days of the Gregorian one, which differ in how years are counted. They share
    /// ``CalendarOptions/gregorianCutover``.
    public var hasGregorianMonths: Bool {
        switch self {
        case .gregorian, .iso8601, .buddhist, .japanese, .republicOfChina: true
        default: false
        }
    }

    /// True for the calendars in which two civil days in a row may carry the same day number, or a number may be skipped.
    public var hasRepeatedDays: Bool {
        switch self {
        case .gujarati, .kannada, .marathi, .telugu, .vikram: true
        default: false
        }
    }
}

extension CalendarID {
    /// A number of its own, never zero, for keys of caches.
    @inlinable @inline(__always)
    package var place: UInt64 {
        switch self {
        case .gregorian: 1
        case .buddhist: 2
        case .chinese: 3
        case .coptic: 4
        case .ethiopicAmeteMihret: 5
        case .ethiopicAmeteAlem: 6
        case .hebrew: 7
        case .iso8601: 8
        case .indian: 9
        case .islamic: 10
        case .islamicCivil: 11
        case .islamicTabular: 12
        case .islamicUmmAlQura: 13
        case .japanese: 14
        case .persian: 15
        case .republicOfChina: 16
        case .bangla: 17
        case .dangi: 18
        case .gujarati: 19
        case .kannada: 20
        case .malayalam: 21
        case .marathi: 22
        case .odia: 23
        case .tamil: 24
        case .telugu: 25
        case .vietnamese: 26
        case .vikram: 27
        }
    }

    /// The calendar of a number; nil for one that none has. No list is made on the way, which would cost a process more than its first date.
    package init?(place: UInt64) {
        switch place {
        case 1: self = .gregorian
        case 2: self = .buddhist
        case 3: self = .chinese
        case 4: self = .coptic
        case 5: self = .ethiopicAmeteMihret
        case 6: self = .ethiopicAmeteAlem
        case 7: self = .hebrew
        case 8: self = .iso8601
        case 9: self = .indian
        case 10: self = .islamic
        case 11: self = .islamicCivil
        case 12: self = .islamicTabular
        case 13: self = .islamicUmmAlQura
        case 14: self = .japanese
        case 15: self = .persian
        case 16: self = .republicOfChina
        case 17: self = .bangla
        case 18: self = .dangi
        case 19: self = .gujarati
        case 20: self = .kannada
        case 21: self = .malayalam
        case 22: self = .marathi
        case 23: self = .odia
        case 24: self = .tamil
        case 25: self = .telugu
        case 26: self = .vietnamese
        case 27: self = .vikram
        default: return nil
        }
    }
}
