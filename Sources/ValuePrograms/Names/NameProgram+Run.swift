/// Running: the order, the pattern that says most of a name, and its fields (`Rules/PatternProcess.swift`).
extension NameProgram {
    /// Whether a name is written with the given name first, here.
    func isGivenFirst(_ name: NameParts, from locale: NameLocale, _ known: any NameKnowledge) -> Bool {
        if let fixedOrder { return fixedOrder }
        if let preferred = name.preferredOrder { return preferred == .givenFirst }
        return orders.isGivenFirst(locale, known)
    }

    /// Chooses a pattern and fills it.
    func fill(
        _ name: NameParts, from locale: NameLocale, _ known: any NameKnowledge, into writer: inout NameWriter
    ) {
        let patterns = isGivenFirst(name, from: locale, known) ? givenFirst : surnameFirst
        guard let pattern = PatternChoice.best(of: patterns, for: name) else { return }
        if MissingSurname.applies(to: name, pattern: pattern) {
            process(pattern, MissingSurname.derived(from: name), known, into: &writer)
        } else {
            process(pattern, name, known, into: &writer)
        }
    }
}
