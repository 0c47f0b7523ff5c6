import LocaleFormat

/// `--capitalization`
public enum CapitalizationWord: String, CaseIterable, Sendable {
    /// The word as it is typed.
    case unknown, standalone
    /// The word as it is typed.
    case middleOfSentence = "middle-of-sentence"
    /// The word as it is typed.
    case beginningOfSentence = "beginning-of-sentence"
    /// The word as it is typed.
    case listItem = "list-item"

    /// What the library calls it.
    public var value: CapitalizationContext {
        switch self {
        case .unknown: .unknown
        case .standalone: .standalone
        case .middleOfSentence: .middleOfSentence
        case .beginningOfSentence: .beginningOfSentence
        case .listItem: .listItem
        }
    }
}

/// `--bangla`
public enum BanglaWord: String, CaseIterable, Sendable {
    /// The word as it is typed.
    case westBengal = "west-bengal"
    /// The word as it is typed.
    case bangladesh
    /// The word as it is typed.
    case suryaSiddhanta = "surya-siddhanta"

    /// What the library calls it.
    public var value: HinduOptions.BanglaRules {
        switch self {
        case .westBengal: .westBengal
        case .bangladesh: .bangladesh
        case .suryaSiddhanta: .suryaSiddhanta
        }
    }
}

/// `--new-year`
public enum NewYearWord: String, CaseIterable, Sendable {
    /// The word as it is typed.
    case darkHalf = "dark-half"
    /// The word as it is typed.
    case brightHalf = "bright-half"
    /// The word as it is typed.
    case kartika, chaitra, ashadha
    /// The word as it is typed.
    case kanya, mesha

    /// The calendar that has a choice of this year.
    public var calendar: CalendarID {
        switch self {
        case .darkHalf, .brightHalf: .vikram
        case .kartika, .chaitra, .ashadha: .gujarati
        case .kanya, .mesha: .odia
        }
    }

    /// The words of a calendar; none where its year begins in one way only.
    public static func words(of calendar: CalendarID) -> [NewYearWord] { allCases.filter { $0.calendar == calendar } }

    /// Takes the choice over.
    public func choose(in options: inout HinduOptions) {
        switch self {
        case .darkHalf: options.vikramYear = .darkHalf
        case .brightHalf: options.vikramYear = .brightHalf
        case .kartika: options.gujaratiYear = .kartika
        case .chaitra: options.gujaratiYear = .chaitra
        case .ashadha: options.gujaratiYear = .ashadha
        case .kanya: options.odiaYear = .kanya
        case .mesha: options.odiaYear = .mesha
        }
    }
}
