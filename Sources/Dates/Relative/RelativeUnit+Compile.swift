internal import LocaleFormatBridge
internal import LocaleFormatNumbers
internal import LocaleFormatValuePrograms

/// Compiling: words for the distances that have some, and for each plural category the pattern of one number.
extension RelativeUnit {
    /// - Parameters:
    ///   - own: in the style's context.
    ///   - plain: without a context.
    convenience init(
        _ unit: Int32, _ samples: [PluralCategory: [Double]], isNumeric: Bool, own: RelativeDateHandle,
        plain: RelativeDateHandle
    ) throws(ICUError) {
        var words = [Form](repeating: Form(.unknown), count: 5)
        if !isNumeric {
            for place in 0..<5 {
                if let word = try Self.word(Double(place - 2), unit, own) { words[place] = Form(.word, before: word) }
            }
        }
        var patterns: [Form] = []
        for sign in [-1.0, 1] {
            for category in PluralCategory.allCases {
                guard let sample = samples[category]?.first else {
                    patterns.append(Form(.unknown))
                    continue
                }
                patterns.append(try Self.pattern(sign * sample, unit, own, plain))
            }
        }
        self.init(words: words, patterns: patterns)
    }

    /// The word for a whole distance; nil where there is none. ICU takes it for distances within half a percent too, by
    /// which it is told from a pattern.
    private static func word(_ offset: Double, _ unit: Int32, _ handle: RelativeDateHandle) throws(ICUError) -> String?
    {
        let near = offset + 0.004
        let text = try handle.text(offset, unit: unit, numeric: false)
        let nearText = try handle.text(near, unit: unit, numeric: false)
        let number = try handle.text(offset, unit: unit, numeric: true)
        let nearNumber = try handle.text(near, unit: unit, numeric: true)
        return text != number || nearText != nearNumber ? text : nil
    }

    /// The pattern that ICU used for a number; unknown where the context changes more than what stands before the number.
    private static func pattern(
        _ sample: Double, _ unit: Int32, _ own: RelativeDateHandle, _ plain: RelativeDateHandle
    ) throws(ICUError) -> Form {
        let raw = try plain.format(sample, unit: unit, numeric: true)
        let text = try own.text(sample, unit: unit, numeric: true)
        guard let number = raw.number else { return Form(.word, before: text) }
        let rest = raw.text.utf8.dropFirst(number.lowerBound)
        guard text.utf8.suffix(rest.count).elementsEqual(rest) else { return Form(.unknown) }
        let before = Substring(text.utf8.dropLast(rest.count))
        let after = Substring(rest.dropFirst(number.count))
        return Form(.number, before: String(before), after: String(after))
    }

    // MARK: Proof

    /// Whether it writes what ICU does, for words, for numbers of each category, and for numbers that are rounded or grouped.
    func agrees(
        _ unit: Int32, _ numbers: RelativeNumbers, _ samples: [PluralCategory: [Double]], isNumeric: Bool,
        with handle: RelativeDateHandle
    ) throws(ICUError) -> Bool {
        let magnitudes = Set(samples.values.joined()).union([0, 1, 2, 1.004, 1.9996, 101, 999, 1_000.25])
        for magnitude in magnitudes {
            for offset in [magnitude, -magnitude] {
                guard let text = text(offset, numbers, isNumeric: isNumeric) else { continue }
                if text != (try handle.text(offset, unit: unit, numeric: isNumeric)) { return false }
            }
        }
        return true
    }
}
