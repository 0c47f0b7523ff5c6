internal import LocaleFormatBridge
internal import LocaleFormatCore
internal import LocaleFormatMemory
internal import LocaleFormatNumbers

extension RelativeNumbers {
    /// - Parameter handle: in the same locale, without a context.
    convenience init?(_ locale: LocaleID, _ handle: RelativeDateHandle) throws(ICUError) {
        let system = try NumberingSystemData.used(by: locale.icuName)
        guard !system.isAlgorithmic, let digits = PackedDigits(system.description),
            let rules = try? PluralRules(locale: locale),
            let number = try Self.number(locale, handle)
        else { return nil }
        var samples: [PluralCategory: [Double]] = [:]
        for value in Self.candidates {
            guard let category = try? number.pluralCategory(of: value) else { return nil }
            if samples[category, default: []].count < 3 { samples[category, default: []].append(value) }
        }
        self.init(
            digits, number, samples: samples,
            categories: (0..<Self.small).map { rules.category(for: PluralOperands(integer: $0)) })
    }

    /// Numbers among which every category of every language occurs.
    static let candidates: [Double] =
        (1...21).map(Double.init) + [
            0, 1_000_000, 0.1, 0.2, 0.5, 1.5, 2.5, 10.5, 100, 101, 102, 103, 1_234, 12_345.678,
        ]

    /// The format whose digits are those of ICU's text: older number formats, which ICU uses here, group sooner than newer
    /// ones in some languages.
    private static func number(_ locale: LocaleID, _ handle: RelativeDateHandle) throws(ICUError) -> CompiledNumber? {
        for grouping in [Grouping.automatic, .always] {
            var options = NumberOptions()
            options.grouping = grouping
            guard
                let number = try? CompiledNumber(NumberSpecification(locale: locale, kind: .decimal, options: options))
            else { return nil }
            var agrees = true
            for value in [1_234, 12_345, 1_234_567.8] {
                let raw = try handle.format(value, unit: RelativeDateStyle.Unit.day.icu, numeric: true)
                agrees = agrees && raw.number.map { String(raw.text[utf8: $0]) } == (try? number.format(value))
            }
            if agrees { return number }
        }
        return nil
    }
}
