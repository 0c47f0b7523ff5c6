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
    case gregorian
    case buddhist
    case chinese
    case coptic
    case ethiopicAmeteMihret = "ethiopic"
    case ethiopicAmeteAlem = "ethiopic-amete-alem"
    case hebrew
    case iso8601
    case indian
    case islamic
    case islamicCivil = "islamic-civil"
    case islamicTabular = "islamic-tbla"
    case islamicUmmAlQura = "islamic-umalqura"
    case japanese
    case persian
    case republicOfChina = "roc"
    case bangla
    case dangi
    case gujarati
    case kannada
    case malayalam
    case marathi
    case odia
    case tamil
    case telugu
    case vietnamese
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
        case "islamictabular", "islamic-tabular": self = .islamicTabular
        case "islamicummalqura": self = .islamicUmmAlQura
        case "republicofchina": self = .republicOfChina
        case "korean": self = .dangi
        default: return nil
        }
    }

    /// The value of the `-u-ca-` keyword of BCP 47, such as `gregory` or `ethioaa`.
    ///
    /// The calendars that BCP 47 has no value for answer with their CLDR-style name.
    public var bcp47: String {
        switch self {
        case .gregorian: "gregory"
        case .ethiopicAmeteAlem: "ethioaa"
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

    /// True for the calendars in which two civil days in a row may carry the same day number, or a number may be skipped.
    public var hasRepeatedDays: Bool {
        switch self {
        case .gujarati, .kannada, .marathi, .telugu, .vikram: true
        default: false
        }
    }
}
