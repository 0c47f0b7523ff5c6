internal import LocaleFormatNumbers

/// What units are called in a locale, in all widths, plural forms and cases, and in English: the names of CLDR, its identifiers, and
/// a few spellings beside.
final class UnitNames: Sendable {
    struct Name: Sendable {
        let unit: String
        /// Less is better: the locale's own names, short ones of it, English ones, other spellings.
        let rank: Int
        /// What a parent calls the unit and the locale itself does not: "fluid ounce" is imperial in British English.
        var isOverridden = false
        /// How many, for words that say it themselves: two kilometers in Arabic.
        var count: Int?
    }

    /// A pattern around a number or a unit, folded.
    struct Pattern: Hashable, Sendable {
        let prefix: String
        let suffix: String

        /// What is inside of a text that the pattern was filled with; nil for other texts.
        func inside(_ text: String) -> Substring? {
            // In bytes, as most patterns of a locale fit no text.
            let bytes = text.utf8
            guard prefix.utf8.count + suffix.utf8.count <= bytes.count, bytes.starts(with: prefix.utf8),
                bytes.reversed().starts(with: suffix.utf8.reversed())
            else { return nil }
            let start = bytes.index(bytes.startIndex, offsetBy: prefix.utf8.count)
            let end = bytes.index(bytes.endIndex, offsetBy: -suffix.utf8.count)
            var scalars = text.unicodeScalars[start..<end]
            // Where the number was, "per second 5 megabytes" in Kannada.
            if scalars.first == "\u{1}" { scalars.removeFirst() }
            if scalars.last == "\u{1}" { scalars.removeLast() }
            return Substring(scalars)
        }
    }

    /// What one language calls them.
    struct Layer {
        var exact: [String: [Name]] = [:]
        var folded: [String: [Name]] = [:]
        /// What stands around a quantity for each of a unit: in some languages that of several units.
        var per: [Pattern: [Name]] = [:]
        var between: Set<String> = []
        var times: Set<String> = []
        /// Patterns of powers, `square {0}`, and of prefixes, `kilo{0}`: what stands before the unit in an identifier.
        var modifiers: [Pattern: String] = [:]
    }

    /// The locale's own names, and then the English ones.
    private let layers: [Layer]

    init(_ layers: [Layer]) { self.layers = layers }

    /// The key of what stands before and behind a number.
    static func key(_ prefix: String, _ suffix: String) -> String {
        prefix.isEmpty ? suffix : suffix.isEmpty ? prefix : prefix + "\u{1}" + suffix
    }

    /// What is meant by what stands around a number, the best first; empty for what is no unit.
    ///
    /// - Parameter steps: how many names may be looked up yet; less than half of them for one with capitals.
    func units(before prefix: some StringProtocol, after suffix: some StringProtocol, steps: inout Int) -> [Name] {
        for isExact in [true, false] {
            let fold = UnitNameFolding(isExact: isExact)
            let (before, after) = (fold(prefix), fold(suffix))
            guard before.utf8.count + after.utf8.count <= Self.maximumLength else { return [] }
            var most = min(steps, Self.maximumSteps)
            steps -= most
            let found = names(Self.key(before, after), isExact: isExact, depth: 0, steps: &most)
            steps += most
            if !found.isEmpty { return found.ordered(by: EverydayUnits.areInOrder) }
        }
        return []
    }

    /// What is meant by a unit's name alone.
    func units(named name: some StringProtocol) -> [Name] {
        var steps = 2 * Self.maximumSteps
        return units(before: "", after: name, steps: &steps)
    }

    /// What says how many by itself, "two kilometers" in Arabic.
    func counted(_ text: some StringProtocol) -> [Name] {
        let keys = [
            (UnitNameFolding(isExact: true)(text), \Layer.exact), (UnitNameFolding(isExact: false)(text), \.folded),
        ]
        for (key, table) in keys {
            func counted(_ key: String) -> [Name] { layers[0][keyPath: table][key]?.filter { $0.count != nil } ?? [] }
            let names = counted(key)
            if !names.isEmpty { return names }
            // Two metres per minute.
            for (pattern, units) in layers[0].per {
                guard let inside = pattern.inside(key), !inside.isEmpty else { continue }
                let above = counted(String(inside))
                if above.isEmpty { continue }
                return units.flatMap { unit in
                    above.map {
                        Name(unit: "\($0.unit)-per-\(unit.unit)", rank: max($0.rank, unit.rank), count: $0.count)
                    }
                }
            }
        }
        return []
    }

    /// Bytes that a unit's name may have.
    private static let maximumLength = 400
    /// Names that are looked up for one, which may be taken apart in many ways.
    private static let maximumSteps = 400
    /// How many steps a name is taken apart in.
    private static let maximumDepth = 4

    /// Quicker than ICU, where the data is there.
    private static func isUnit(_ id: String) -> Bool {
        guard let table = try? UnitTable.loaded() else { return (try? UnitID(id)) != nil }
        return id.utf8.count <= UnitID.maximumLength && UnitExpression(id, in: table) != nil
    }

    private func names(_ key: String, isExact: Bool, depth: Int, steps: inout Int) -> [Name] {
        steps -= 1
        guard !key.isEmpty, steps >= 0 else { return [] }
        for layer in layers {
            let known = (isExact ? layer.exact : layer.folded)[key]?.filter { $0.count == nil } ?? []
            if !known.isEmpty { return known }
        }
        if Self.isUnit(key) { return [Name(unit: key, rank: 15)] }
        guard depth < Self.maximumDepth else { return [] }
        var found: [Name] = []
        func add(_ id: String, _ rank: Int) {
            guard !found.contains(where: { $0.unit == id }), Self.isUnit(id) else { return }
            found.append(Name(unit: id, rank: rank))
        }
        for (pattern, units) in layers.lazy.flatMap(\.per) {
            guard let inside = pattern.inside(key) else { continue }
            let above = inside.isEmpty ? [] : names(String(inside), isExact: isExact, depth: depth + 1, steps: &steps)
            for unit in units {
                if inside.isEmpty { add("per-" + unit.unit, unit.rank) }
                for name in above { add("\(name.unit)-per-\(unit.unit)", max(name.rank, unit.rank)) }
            }
        }
        if !found.isEmpty { return found.ordered { ($0.rank, $0.unit) < ($1.rank, $1.unit) } }
        for (words, joiner) in [(\Layer.between, "-per-"), (\.times, "-")] {
            for word in layers[0][keyPath: words].union(layers[1][keyPath: words]) {
                for (left, right) in key.splits(at: word) {
                    let below = names(right, isExact: isExact, depth: depth + 1, steps: &steps)
                    if below.isEmpty { continue }
                    if left.isEmpty, joiner == "-per-" { for name in below { add("per-" + name.unit, name.rank) } }
                    for above in names(left, isExact: isExact, depth: depth + 1, steps: &steps) {
                        for name in below.prefix(4) { add(above.unit + joiner + name.unit, max(above.rank, name.rank)) }
                    }
                }
            }
            if !found.isEmpty { return found.ordered { ($0.rank, $0.unit) < ($1.rank, $1.unit) } }
        }
        for (pattern, words) in layers.lazy.flatMap(\.modifiers) {
            guard let inside = pattern.inside(key), !inside.isEmpty else { continue }
            for name in names(String(inside), isExact: isExact, depth: depth + 1, steps: &steps) {
                add(words + name.unit, name.rank)
            }
        }
        return found.ordered { ($0.rank, $0.unit) < ($1.rank, $1.unit) }
    }
}

extension String {
    /// What stands on both sides of a word, wherever it is; the last place first.
    fileprivate func splits(at word: String) -> [(String, String)] {
        let (scalars, wanted) = (Array(unicodeScalars), Array(word.unicodeScalars))
        guard !wanted.isEmpty, scalars.count > wanted.count else { return [] }
        return (0..<scalars.count - wanted.count).reversed().compactMap { start in
            guard scalars[start..<start + wanted.count].elementsEqual(wanted) else { return nil }
            var sides = (String.UnicodeScalarView(), String.UnicodeScalarView())
            sides.0.append(contentsOf: scalars[..<start])
            sides.1.append(contentsOf: scalars[(start + wanted.count)...])
            return (String(sides.0), String(sides.1))
        }
    }
}
