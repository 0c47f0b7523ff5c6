internal import LocaleFormatBridge
internal import LocaleFormatCore
internal import LocaleFormatNumbers

/// Compiling: asks ICU for each unit in each width how it is written, with a number of each plural category and without.
extension RelativeReadTable {
    convenience init(_ locale: LocaleID) throws(DateError) {
        var builder = Builder(folding: .of(locale.icuName))
        let samples = RelativeNumbers.samples(in: locale)
        try bridged { () throws(ICUError) in
            for width in RelativeDateStyle.Width.allCases {
                let context = DateStyle.CapitalizationContext.unknown.icu
                let handle = try RelativeDateHandle(locale: locale.icuName, width: width.icu, context: context)
                for unit in RelativeDateStyle.Unit.allCases { try builder.add(unit, samples, handle) }
            }
        }
        self.init(builder.words, builder.patterns, builder.folding)
    }

    private struct Builder {
        let folding: LenientFolding
        var words: [[UInt32]: Set<Distance>] = [:]
        var patterns: [Around: Set<Meaning>] = [:]

        mutating func add(
            _ unit: RelativeDateStyle.Unit, _ samples: [Double],
            _ handle: RelativeDateHandle
        ) throws(ICUError) {
            for offset in -2...2 {
                let raw = try handle.format(Double(offset), unit: unit.icu, numeric: false)
                if raw.number == nil { add(word: raw.text, ExactDecimal(offset), unit) }
            }
            for sample in samples {
                for isPast in [true, false] {
                    let value = isPast ? -sample : sample
                    let raw = try handle.format(value, unit: unit.icu, numeric: true)
                    guard let number = raw.number else {
                        // The words say how many, "in two days" in Arabic.
                        if let value = ExactDecimal(value) { add(word: raw.text, value, unit) }
                        continue
                    }
                    let around = Around(
                        before: compact(raw.text[utf8: 0..<number.lowerBound]),
                        after: compact(raw.text[utf8: number.upperBound..<raw.text.utf8.count]))
                    patterns[around, default: []].insert(Meaning(unit: unit, isPast: isPast))
                }
            }
        }

        private mutating func add(word: String, _ offset: ExactDecimal, _ unit: RelativeDateStyle.Unit) {
            words[compact(word), default: []].insert(Distance(offset: offset, unit: unit))
        }

        private func compact(_ text: some StringProtocol) -> [UInt32] { Text(String(text), folding).values }
    }
}

extension RelativeNumbers {
    /// A number of each plural category of the language, a whole one where there is one.
    static func samples(in locale: LocaleID) -> [Double] {
        // Without rules all of them, which takes longer.
        guard let rules = try? PluralRules(locale: locale) else { return candidates }
        var samples: [PluralCategory: Double] = [:]
        for value in candidates {
            guard let decimal = ExactDecimal(value) else { continue }
            let category = rules.category(for: PluralOperands(decimal))
            if samples[category] == nil { samples[category] = value }
        }
        return Array(samples.values)
    }
}
