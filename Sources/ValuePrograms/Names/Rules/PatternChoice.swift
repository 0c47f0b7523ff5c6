// UTS #35 part 8, "Choose a namePattern".

/// The best of several patterns for a name: the one with the most populated fields, then the one with the least besides
/// them, then the first.
enum PatternChoice {
    /// - Parameter patterns: at least one.
    static func best(of patterns: [NamePattern], for name: NameParts) -> NamePattern? {
        guard patterns.count > 1 else { return patterns.first }
        var best: (pattern: NamePattern, populated: Int, rest: Int)?
        for pattern in patterns {
            let populated = pattern.elements.count { isPopulated($0, in: name) }
            // Literals count with the empty fields, as in the reference implementation of CLDR 42.
            let rest = pattern.elements.count - populated
            if let best, populated < best.populated || populated == best.populated && rest >= best.rest { continue }
            best = (pattern, populated, rest)
        }
        return best?.pattern
    }

    /// Modifiers do not matter here: `{given2-initial}` is populated when there is a middle name.
    private static func isPopulated(_ element: NamePattern.Element, in name: NameParts) -> Bool {
        guard case .field(let field, _) = element else { return false }
        return name.plain(field) != nil
    }
}
