internal import LocaleFormatBridge
internal import LocaleFormatCore
internal import LocaleFormatLocales

extension CollationStyle {
    /// Refuses what ICU would pass over without a word: an order that no locale has, an unknown value of an option.
    func check() throws(CollationError) {
        if let misfit { throw .unknownValue(misfit.value, keyword: misfit.keyword) }
        // One that CLDR has for other languages is passed over, as UTS #35 part 5, "Collation Type Fallback", has it.
        if let kind, rules == nil, !Self.isKnown(kind) {
            throw .unknownKind(
                kind.rawValue, locale: locale.withoutExtensions.tag, known: LocaleInformation(of: locale).collations)
        }
        let allowed: [(keyword: String, values: [String])] = [
            ("ks", CollationStrength.allCases.map(\.rawValue)), ("kf", CollationCaseFirst.allCases.map(\.rawValue)),
            ("ka", CollationAlternate.allCases.map(\.rawValue)), ("kv", CollationMaxVariable.allCases.map(\.rawValue)),
            ("kn", Self.flags), ("kc", Self.flags), ("kb", Self.flags), ("kk", Self.flags),
        ]
        for (keyword, values) in allowed {
            if let value = locale.keyword(keyword), !values.contains(value) {
                throw .unknownValue(value, keyword: keyword)
            }
        }
        for group in reordering where !Self.groups.contains(group) && ScriptData.code(named: group) == nil {
            throw .unknownValue(group, keyword: "kr")
        }
    }

    /// The options as settings of a tailoring (UTS #35 part 5, "Setting Options"), which stand behind the rules and so win.
    var settings: String {
        func onOff(_ value: Bool) -> String { value ? "on" : "off" }
        var settings = ""
        switch strength {
        case .primary: settings += "[strength 1]"
        case .secondary: settings += "[strength 2]"
        case .tertiary: settings += "[strength 3]"
        case .quaternary: settings += "[strength 4]"
        case .identical: settings += "[strength I]"
        case nil: break
        }
        if let caseFirst { settings += "[caseFirst \(caseFirst == .off ? "off" : caseFirst.rawValue)]" }
        if let alternate { settings += "[alternate \(alternate == .shifted ? "shifted" : "non-ignorable")]" }
        if let maxVariable { settings += "[maxVariable \(maxVariable.rawValue)]" }
        if let isNumeric { settings += "[numericOrdering \(onOff(isNumeric))]" }
        if let hasCaseLevel { settings += "[caseLevel \(onOff(hasCaseLevel))]" }
        if let isBackwards, isBackwards { settings += "[backwards 2]" }
        if let isNormalizing { settings += "[normalization \(onOff(isNormalizing))]" }
        if !reordering.isEmpty { settings += "[reorder \(reordering.joined(separator: " "))]" }
        return settings
    }

    /// Whether CLDR has the order in any locale.
    private static func isKnown(_ kind: CollationKind) -> Bool {
        guard let types = (try? ResourceBundle(name: "keyTypeData", fallback: false))?.node("typeMap", "collation")
        else { return true }
        return types.children.contains { type in
            (type.string.flatMap { $0.isEmpty ? nil : $0 } ?? type.key) == kind.rawValue
        }
    }

    private static let flags = ["true", "false"]
    /// Groups that are no scripts (UTS #35 part 5, "Collation Reordering").
    private static let groups: Set = ["space", "punct", "symbol", "currency", "digit", "others"]
}
