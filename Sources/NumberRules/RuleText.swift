internal import LocaleFormatNumbers

/// The text of a group of rule sets taken apart: names, and the rules under each.
///
/// Source: UTS #35 part 3, "Rule-Based Number Formatting", and the syntax in the documentation of ICU's class
/// `RuleBasedNumberFormat`.
struct RuleText {
    struct Section {
        /// With its percent signs, `%spellout-numbering`, and without `@noparse`.
        let name: String
        /// Without their semicolons and the white space before them.
        fileprivate(set) var rules: [ArraySlice<UInt8>]

        var isPublic: Bool { !name.hasPrefix("%%") }
    }

    let sections: [Section]

    /// - Parameter text: all rule sets of a group, in ICU's order.
    init(_ text: String) {
        var sections: [Section] = []
        var rules = Array(text.utf8).split(separator: .semicolon, omittingEmptySubsequences: false)
        if rules.last.map(\.droppingPatternSpace)?.isEmpty == true { rules.removeLast() }
        for rule in rules {
            var rule = rule.droppingPatternSpace
            if rule.first == .percent {
                guard let colon = rule.firstIndex(of: .colon) else { continue }
                var name = String(decoding: rule[..<colon], as: UTF8.self)
                if name.hasSuffix("@noparse") { name.removeLast("@noparse".count) }
                sections.append(Section(name: name, rules: []))
                rule = rule[(colon + 1)...].droppingPatternSpace
            }
            if !sections.isEmpty { sections[sections.count - 1].rules.append(rule) }
        }
        // What a collator should ignore when ICU reads leniently is no set of rules.
        self.sections = sections.filter { $0.name != "%%lenient-parse" }
    }

    func section(named name: String) -> Section? { sections.first { $0.name == name } }

    /// The set that formats where none is asked for: the first of three well-known names, or else the last public one.
    var standard: Section? {
        sections.first { ["%spellout-numbering", "%digits-ordinal", "%duration"].contains($0.name) }
            ?? sections.last { $0.isPublic } ?? sections.last
    }
}

extension ArraySlice<UInt8> {
    /// Without the white space of Unicode's patterns (UAX #31, `Pattern_White_Space`) in front.
    var droppingPatternSpace: ArraySlice<UInt8> {
        var rest = self
        while let length = rest.patternSpaceLength { rest = rest.dropFirst(length) }
        return rest
    }

    private var patternSpaceLength: Int? {
        guard let first else { return nil }
        if (0x09...0x0D).contains(first) || first == 0x20 { return 1 }
        // U+0085, then U+200E, U+200F, U+2028 and U+2029.
        if starts(with: [0xC2, 0x85]) { return 2 }
        let isThird = dropFirst(2).first.map { [0x8E, 0x8F, 0xA8, 0xA9].contains($0) } ?? false
        return starts(with: [0xE2, 0x80]) && isThird ? 3 : nil
    }
}

extension UInt8 {
    static let apostrophe = UInt8(ascii: "'")
    static let colon = UInt8(ascii: ":")
    static let equals = UInt8(ascii: "=")
    static let greater = UInt8(ascii: ">")
    static let less = UInt8(ascii: "<")
    package static let percent = UInt8(ascii: "%")
    static let semicolon = UInt8(ascii: ";")
    static let slash = UInt8(ascii: "/")
}
