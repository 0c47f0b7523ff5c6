internal import LocaleFormatBridge
internal import LocaleFormatCore
internal import LocaleFormatMemory
internal import LocaleFormatNumbers

/// Compiling: the names of CLDR that ICU's data has.
extension UnitNames {
    private convenience init(_ locale: LocaleID) {
        var own = Layer()
        own.read(locale, rank: 0)
        if let written = Self.writtenLocale(locale) { own.read(written, rank: 0) }
        own.readSigns(locale)
        self.init([own, Self.english])
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

    private static let english: Layer = {
        var layer = Layer()
        layer.read("en", rank: 10)
        layer.read("en-GB", rank: 12)
        for (spelling, unit) in UnitSpellings.units { layer.add(spelling, Name(unit: unit, rank: 20)) }
        return layer
    }()

    private static let cache = CompiledCache<LocaleID, UnitNames>(capacity: 16)

    static func of(_ locale: LocaleID) -> UnitNames {
        cache.value(for: locale.withoutExtensions) { () throws(Never) in UnitNames(locale.withoutExtensions) }
    }
}

extension UnitNames.Layer {
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
                names.order { $0.rank < $1.rank }
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
}
