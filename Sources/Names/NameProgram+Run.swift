/// Running: the order, the pattern that says most of a name, and its fields (`Rules/PatternProcess.swift`).
extension NameProgram {
    /// Whether a name is written with the given name first, here.
    func isGivenFirst(_ name: PersonName, from locale: NameLocale) -> Bool {
        switch axes.order {
        case .givenFirst, .sorting: return true
        case .surnameFirst: return false
        case .natural:
            if let preferred = name.preferredOrder { return preferred == .givenFirst }
            return orders.isGivenFirst(locale)
        }
    }

    /// Chooses a pattern and fills it.
    func fill(_ name: PersonName, from locale: NameLocale, into writer: inout NameWriter) {
        let patterns = isGivenFirst(name, from: locale) ? givenFirst : surnameFirst
        guard let pattern = PatternChoice.best(of: patterns, for: name) else { return }
        if MissingSurname.applies(to: name, pattern: pattern) {
            process(pattern, MissingSurname.derived(from: name), into: &writer)
        } else {
            process(pattern, name, into: &writer)
        }
    }
}
