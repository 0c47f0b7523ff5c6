internal import LocaleFormatLexicon

extension WordClass {
    /// What a word for "and", "or" or "but" does to the phrases around it.
    var link: Coordination.Link? {
        switch self {
        case .conjunction: .and
        case .alternative: .or
        case .adversative: .but
        default: nil
        }
    }
}
