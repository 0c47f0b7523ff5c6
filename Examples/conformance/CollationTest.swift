import LocaleFormatJSON
import LocalizedTextTools

/// `collation`: whether one text sorts before another, or at which level they differ.
enum CollationTest {
    static func answer(_ test: JSONValue) -> JSONValue {
        do throws(TestProblem) { return .object(["result": .bool(try holds(test))]) } catch { return error.reply }
    }

    private static func holds(_ test: JSONValue) throws(TestProblem) -> Bool {
        guard let first = test["s1"]?.string, let second = test["s2"]?.string else {
            throw .failure("the test has no s1 and s2", type: "unreadable test")
        }
        let collation: CompiledCollation
        let style = try style(test)
        do throws(CollationError) { collation = try style.compiled() } catch {
            throw .failure(error.description, type: "collation")
        }
        let order = collation.compare(first, second)
        switch test["compare_type"]?.string ?? "<=" {
        case "", "<=": return order != .after
        case "=": return order == .same
        case "<": return order == .before
        case let relation:
            guard let level = levels[relation] else { throw .unsupported("compare_type: '\(relation)'") }
            guard order == .before else { return false }
            let keys = (collation.sortKey(first).bytes, collation.sortKey(second).bytes)
            return difference(keys.0, keys.1, skipped: skippedLevels(style, collation)) == level
        }
    }

    /// The order of levels in a sort key.
    private static let levels = ["<1": 0, "<2": 1, "<c": 2, "<3": 3, "<4": 4, "<i": 5]

    /// Levels that the keys of a style do not have between others: that of case, or the secondary one before it.
    private static func skippedLevels(_ style: CollationStyle, _ collation: CompiledCollation) -> Int {
        guard style.hasCaseLevel == true else { return 2 }
        return collation.strength == .primary ? 1 : -1
    }

    /// The level in which two sort keys differ first. 01 stands between levels.
    private static func difference(_ left: [UInt8], _ right: [UInt8], skipped: Int) -> Int? {
        var level = 0
        for (first, second) in zip(left, right) {
            if first != second { return level }
            guard first == 1 else { continue }
            level += level + 1 == skipped ? 2 : 1
        }
        return nil
    }

    private static func style(_ test: JSONValue) throws(TestProblem) -> CollationStyle {
        var style = CollationStyle(locale: "und")
        if let rules = test["rules"]?.string {
            style = CollationStyle(rules: unescaped(rules))
        } else if test["locale"]?.string != nil {
            style = CollationStyle(locale: try NumberTest.locale(test))
        }
        if let word = try word(test, "strength", strengths) { style = style.strength(word) }
        if case .bool(true) = test["ignorePunctuation"] { style = style.alternate(.shifted) }
        let alternate: [String: CollationAlternate] = ["shifted": .shifted, "non-ignorable": .nonIgnorable]
        if let word = try word(test, "alternate", alternate) { style = style.alternate(word) }
        let caseFirst: [String: CollationCaseFirst] = ["upper": .upper, "lower": .lower, "off": .off, "false": .off]
        if let word = try word(test, "caseFirst", caseFirst) { style = style.caseFirst(word) }
        let variables: [String: CollationMaxVariable] = [
            "space": .space, "punct": .punctuation, "symbol": .symbol, "currency": .currency,
        ]
        if let word = try word(test, "maxVariable", variables) { style = style.maxVariable(word) }
        if let isOn = try flag(test, "numeric") { style = style.numeric(isOn) }
        if let isOn = try flag(test, "caseLevel") { style = style.caseLevel(isOn) }
        if let isOn = try flag(test, "backwards") { style = style.backwards(isOn) }
        if let groups = test["reorder"]?.string {
            style = style.reordering(groups.lowercased().split(whereSeparator: { " -".contains($0) }).map(String.init))
        }
        return style
    }

    private static let strengths: [String: CollationStrength] = [
        "primary": .primary, "secondary": .secondary, "tertiary": .tertiary, "quaternary": .quaternary,
        "identical": .identical,
    ]

    private static func word<Word>(_ test: JSONValue, _ key: String, _ words: [String: Word]) throws(TestProblem)
        -> Word?
    {
        try OptionReader(test).word(key, words.mapValues(Optional.some), default: nil)
    }

    private static func flag(_ test: JSONValue, _ key: String) throws(TestProblem) -> Bool? {
        if case .bool(let isOn) = test[key] { return isOn }
        return try word(test, key, ["on": true, "off": false, "true": true, "false": false])
    }

    /// `\u0300` and `\x01` for their characters, as ICU's own test files write rules.
    private static func unescaped(_ rules: String) -> String {
        var text = ""
        var rest = rules[...]
        while let backslash = rest.firstIndex(of: "\\") {
            text += rest[..<backslash]
            let letter = rest[rest.index(after: backslash)...].first
            let count = letter == "u" ? 4 : letter == "U" ? 8 : letter == "x" ? 2 : 0
            let digits = rest[backslash...].dropFirst(2).prefix(count)
            if count > 0, digits.count == count, let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
                text.unicodeScalars.append(scalar)
                rest = rest[digits.endIndex...]
            } else {
                text += rest[backslash...].prefix(2)
                rest = rest[backslash...].dropFirst(2)
            }
        }
        return text + rest
    }
}
