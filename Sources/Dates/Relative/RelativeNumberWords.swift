internal import LocaleFormatCore
internal import LocaleFormatNumbers

/// Small numbers in words, "two", "einem", "две", by all sets of the language's rules that write a number of something, as they are compared.
struct RelativeNumberWords: Sendable {
    /// The greatest that is read in words.
    static let greatest = 100

    private let values: [[UInt32]: Set<Int>]

    init(_ locale: LocaleID, _ folding: LenientFolding) {
        var values: [[UInt32]: Set<Int>] = [:]
        let english = Self.samples("en", NumberRuleSet.numbering)
        for set in NumberRuleSet.sets(of: locale) where Self.counts(set) {
            // Languages without rules have English ones.
            if locale.language != "en", Self.samples(locale, set) == english { continue }
            guard let number = Self.number(locale, set) else { continue }
            for value in 0...Self.greatest {
                guard let text = try? number.format(value) else { continue }
                let word = Self.compared(RelativeReadTable.Text(text, folding).values[...])
                // Digits are read as such.
                if word.isEmpty || word.contains(where: { DigitSystems.unicodeDigit($0) != nil }) { continue }
                values[word, default: []].insert(value)
            }
        }
        self.values = values
    }

    /// The numbers that a text may be; several where sets write two alike.
    func numbers(_ text: ArraySlice<UInt32>) -> [ExactDecimal] {
        (values[Self.compared(text)] ?? []).ordered().map { ExactDecimal($0) }
    }

    /// Without hyphens, "twenty one" as "twenty-one".
    private static func compared(_ text: ArraySlice<UInt32>) -> [UInt32] {
        text.filter { $0 != 0x2D && $0 != 0x2010 && $0 != 0x2011 }
    }

    /// Cardinal numbers in words, and those without a noun.
    private static func counts(_ set: NumberRuleSet) -> Bool {
        set.name.hasPrefix("spellout-cardinal") || set == .numbering
    }

    private static func number(_ locale: LocaleID, _ set: NumberRuleSet) -> CompiledNumber? {
        var options = NumberOptions()
        options.notation = .rules(set)
        return try? CompiledNumber(once: NumberSpecification(locale: locale, kind: .decimal, options: options))
    }

    private static func samples(_ locale: LocaleID, _ set: NumberRuleSet) -> [String?] {
        let number = number(locale, set)
        return [2, 3, 7, 8].map { value in number.flatMap { try? $0.format(value) } }
    }
}
