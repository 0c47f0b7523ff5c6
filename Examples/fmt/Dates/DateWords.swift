import LocaleFormat

/// `--capitalization`
enum CapitalizationWord: String, CaseIterable {
    case unknown, standalone
    case middleOfSentence = "middle-of-sentence"
    case beginningOfSentence = "beginning-of-sentence"
    case listItem = "list-item"

    var value: CapitalizationContext {
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
enum BanglaWord: String, CaseIterable {
    case westBengal = "west-bengal"
    case bangladesh
    case suryaSiddhanta = "surya-siddhanta"

    var value: HinduOptions.BanglaRules {
        switch self {
        case .westBengal: .westBengal
        case .bangladesh: .bangladesh
        case .suryaSiddhanta: .suryaSiddhanta
        }
    }
}

/// `--new-year`
enum NewYearWord: String, CaseIterable {
    case darkHalf = "dark-half"
    case brightHalf = "bright-half"
    case kartika, chaitra, ashadha
    case kanya, mesha

    /// The calendar that has a choice of this year.
    var calendar: CalendarID {
        switch self {
        case .darkHalf, .brightHalf: .vikram
        case .kartika, .chaitra, .ashadha: .gujarati
        case .kanya, .mesha: .odia
        }
    }

    /// The words of a calendar; none where its year begins in one way only.
    static func words(of calendar: CalendarID) -> [NewYearWord] { allCases.filter { $0.calendar == calendar } }

    func choose(in options: inout HinduOptions) {
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
