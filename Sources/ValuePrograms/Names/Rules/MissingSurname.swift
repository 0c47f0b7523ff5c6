// UTS #35 part 8, "Handle missing surname" (CLDR 43 and later).

/// A name that has a given name only is never lost.
///
/// CLDR 42's patterns such as `{title} {surname}` made nothing of it. By the later specification, when there is no
/// surname, and the pattern has no given name or only its initial, the given name takes the surname's place:
///
/// | pattern | given: Zendaya, title: Ms. |
/// |---|---|
/// | `{title} {surname}` | Ms. Zendaya |
/// | `{given-initial} {surname}` | Zendaya |
/// | `{given} {surname}` | Zendaya |
/// | `{surname-monogram-allCaps}` | Z |
enum MissingSurname {
    static func applies(to name: NameParts, pattern: NamePattern) -> Bool {
        guard name.given != nil, name.plainSurname == nil else { return false }
        return !pattern.elements.contains { element in
            if case .field(.given, let modifiers) = element { !modifiers.contains(.initial) } else { false }
        }
    }

    /// The name whose surname is the given name, in all its forms, and which has no given name.
    static func derived(from name: NameParts) -> NameParts {
        var derived = name
        derived.move(.given, to: .surname)
        return derived
    }
}
