internal import LocaleFormatBridge
internal import LocaleFormatCore
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

    fileprivate struct Builder {
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
    private let layers: [Builder]

    private init(_ locale: LocaleID) {
        var own = Builder()
        own.read(locale, rank: 0)
        if let written = Self.writtenLocale(locale) { own.read(written, rank: 0) }
        own.readSigns(locale)
        layers = [own, Self.english]
    }

    /// The locale in whose names ICU writes the units of another one, where that is another script: ICU 72 has no units of `sr_Cyrl_ME`, looks
    /// for `sr_ME` next, and so comes to `sr_Latn_ME`. Its own names are read beside them.
    private static func writtenLocale(_ locale: LocaleID) -> LocaleID? {
        let bundle = try? ResourceBundle(package: "unit", name: locale.icuName)
        guard let written = bundle?.actualLocale.flatMap({ try? LocaleID($0) }), written.language == locale.language,
            written.maximized.script != locale.maximized.script
        else { return nil }
        return written
    }

    private static let english: Builder = {
        var builder = Builder()
        builder.read("en", rank: 10)
        builder.read("en-GB", rank: 12)
        for (spelling, unit) in UnitSpellings.units { builder.add(spelling, Name(unit: unit, rank: 20)) }
        return builder
    }()

    private static let cache = CompiledCache<LocaleID, UnitNames>(capacity: 16)

    static func of(_ locale: LocaleID) -> UnitNames {
        cache.value(for: locale.withoutExtensions) { () throws(Never) in UnitNames(locale.withoutExtensions) }
    }

    /// The key of what stands before and behind a number.
    fileprivate static func key(_ prefix: String, _ suffix: String) -> String {
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
            if !found.isEmpty { return found.sorted(by: EverydayUnits.areInOrder) }
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
            (UnitNameFolding(isExact: true)(text), \Builder.exact), (UnitNameFolding(isExact: false)(text), \.folded),
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
        if !found.isEmpty { return found.sorted { ($0.rank, $0.unit) < ($1.rank, $1.unit) } }
        for (words, joiner) in [(\Builder.between, "-per-"), (\.times, "-")] {
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
            if !found.isEmpty { return found.sorted { ($0.rank, $0.unit) < ($1.rank, $1.unit) } }
        }
        for (pattern, words) in layers.lazy.flatMap(\.modifiers) {
            guard let inside = pattern.inside(key), !inside.isEmpty else { continue }
            for name in names(String(inside), isExact: isExact, depth: depth + 1, steps: &steps) {
                add(words + name.unit, name.rank)
            }
        }
        return found.sorted { ($0.rank, $0.unit) < ($1.rank, $1.unit) }
    }
}

extension UnitNames.Builder {
    private static let seldom: Set<String> = ["coulomb", "farad"]

    fileprivate mutating func add(_ text: String, _ name: UnitNames.Name) {
        var name = name
        // CLDR 45 gave the letters that people type for temperatures to the farad and the coulomb, which are expected seldom.
        if let spelled = UnitSpellings.units[text], spelled != name.unit, Self.seldom.contains(name.unit) {
            add(text, UnitNames.Name(unit: spelled, rank: name.rank))
            name = UnitNames.Name(unit: name.unit, rank: name.rank + 5, count: name.count)
        }
        for isExact in [true, false] {
            let key = UnitNameFolding(isExact: isExact)(text)
            guard !key.isEmpty else { continue }
            func insert(_ table: inout [String: [UnitNames.Name]]) {
                var names = table[key] ?? []
                if let index = names.firstIndex(where: { $0.unit == name.unit && $0.count == name.count }) {
                    let known = names[index]
                    let isBetter =
                        known.isOverridden == name.isOverridden ? name.rank < known.rank : known.isOverridden
                    guard isBetter else { return }
                    names.remove(at: index)
                }
                names.append(name)
                // Those of the locale come first; English does not say what the locale says otherwise.
                names.sort { $0.rank < $1.rank }
                table[key] = names.filter { $0.rank - names[0].rank < 10 }
            }
            if isExact { insert(&exact) } else { insert(&folded) }
        }
    }

    /// The names of a locale and of its parents.
    fileprivate mutating func read(_ locale: LocaleID, rank: Int) {
        let bundles = locale.bundles("unit")
        var seen: Set<String> = []
        for (depth, bundle) in bundles.enumerated() {
            // The root is for who has no name: it has short ones, as they are in English.
            let rank = rank + (depth == bundles.count - 1 ? 4 : 0)
            for (table, more) in [("units", 0), ("unitsShort", 0), ("unitsNarrow", 2)] {
                for kind in bundle.child(table)?.children ?? [] {
                    switch kind.key {
                    case "compound": readCompounds(kind)
                    case "coordinate", nil: break
                    default:
                        for unit in kind.children {
                            if let id = unit.key {
                                readNames(unit, of: id, rank: rank + more, path: "\(table)/\(id)", seen: &seen)
                            }
                        }
                    }
                }
            }
        }
    }

    /// Percent and permille are written as the locale's number symbols are, `٪`, whatever the unit's own name is.
    fileprivate mutating func readSigns(_ locale: LocaleID) {
        for unit in ["percent", "permille"] {
            let style = UnitStyle<Int>(.known(unit), locale: locale)
            guard let text = try? CompiledNumber(once: style.specification).format(5),
                let digit = text.unicodeScalars.firstIndex(where: { $0.properties.numericType == .decimal })
            else { continue }
            let behind = text.unicodeScalars.index(after: digit)
            let (prefix, suffix) = (String(text[..<digit]), String(text[behind...]))
            add(UnitNames.key(prefix, suffix), UnitNames.Name(unit: unit, rank: 0))
        }
    }

    /// - Parameter seen: where the locale and the parents before have names.
    private mutating func readNames(
        _ unit: ResourceBundle, of id: String, rank: Int, path: String, seen: inout Set<String>
    ) {
        for child in unit.children {
            let path = "\(path)/\(child.key ?? "")"
            guard let text = child.string else {
                readNames(child, of: id, rank: rank, path: path, seen: &seen)
                continue
            }
            let isOverridden = !seen.insert(path).inserted
            switch child.key {
            case "gender": break
            // A name without a number is seldom another one than beside numbers.
            case "dnam": add(text, UnitNames.Name(unit: id, rank: rank + 1, isOverridden: isOverridden))
            case "per":
                for isExact in [true, false] {
                    guard let pattern = text.pattern(isExact: isExact),
                        per[pattern]?.contains(where: { $0.unit == id }) != true
                    else { continue }
                    per[pattern, default: []].append(UnitNames.Name(unit: id, rank: rank))
                }
            case let category:
                if let (prefix, suffix) = text.around("{0}") {
                    let key = prefix.isEmpty || suffix.isEmpty ? prefix + suffix : prefix + "\u{1}" + suffix
                    add(key, UnitNames.Name(unit: id, rank: rank, isOverridden: isOverridden))
                } else if let count = ["zero": 0, "one": 1, "two": 2][category ?? ""] {
                    add(text, UnitNames.Name(unit: id, rank: rank, isOverridden: isOverridden, count: count))
                }
            }
        }
    }

    private mutating func readCompounds(_ table: ResourceBundle) {
        for child in table.children {
            switch child.key {
            case "per": readBetween(child.string, into: \.between)
            case "times": readBetween(child.string, into: \.times)
            case "power2": readModifiers(child, "square-")
            case "power3": readModifiers(child, "cubic-")
            case let key?:
                if let prefix = UnitPrefix.all.first(where: { $0.patternKey == key }) {
                    readModifiers(child, prefix.name)
                }
            case nil: break
            }
        }
    }

    private mutating func readBetween(_ pattern: String?, into words: WritableKeyPath<Self, Set<String>>) {
        guard let (_, rest) = pattern?.around("{0}"), let (word, _) = rest.around("{1}") else { return }
        for isExact in [true, false] {
            let word = UnitNameFolding(isExact: isExact)(word)
            if !word.isEmpty { self[keyPath: words].insert(word) }
        }
    }

    private mutating func readModifiers(_ node: ResourceBundle, _ words: String) {
        guard let text = node.string else {
            for child in node.children { readModifiers(child, words) }
            return
        }
        for isExact in [true, false] {
            if let pattern = text.pattern(isExact: isExact), pattern.prefix + pattern.suffix != "" {
                modifiers[pattern] = words
            }
        }
    }
}

extension String {
    /// What stands before and behind a placeholder; nil where there is none.
    fileprivate func around(_ placeholder: String) -> (String, String)? {
        guard let range = utf8Range(of: placeholder) else { return nil }
        return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
    }

    private func utf8Range(of text: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].unicodeScalars.starts(with: text.unicodeScalars) {
                return start..<unicodeScalars.index(start, offsetBy: text.unicodeScalars.count)
            }
            unicodeScalars.formIndex(after: &start)
        }
        return nil
    }

    fileprivate func pattern(isExact: Bool) -> UnitNames.Pattern? {
        let fold = UnitNameFolding(isExact: isExact)
        return around("{0}").map { UnitNames.Pattern(prefix: fold($0.0), suffix: fold($0.1)) }
    }

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
