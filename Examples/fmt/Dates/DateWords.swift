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
