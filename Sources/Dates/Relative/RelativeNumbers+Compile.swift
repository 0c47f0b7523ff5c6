internal import LocaleFormatBridge
internal import LocaleFormatCore
internal import LocaleFormatMemory
internal import LocaleFormatNumbers
internal import LocaleFormatValuePrograms

extension RelativeNumbers {
    /// The numbers of a locale, and a few of each plural category of its language; nil where ICU alone writes them.
    ///
    /// - Parameter handle: in the same locale, without a context.
    static func compiled(
        _ locale: LocaleID, _ handle: RelativeDateHandle
    ) throws(ICUError) -> (numbers: RelativeNumbers, samples: [PluralCategory: [Double]])? {
        let system = try NumberingSystemData.used(by: locale.icuName)
        guard !system.isAlgorithmic, let digits = PackedDigits(system.description),
            let rules = try? PluralRules(locale: locale), let number = try number(locale, handle)
        else { return nil }
        var samples: [PluralCategory: [Double]] = [:]
        for value in candidates {
            guard let category = try? number.pluralCategory(of: value) else { return nil }
            if samples[category, default: []].count < 3 { samples[category, default: []].append(value) }
        }
        let numbers = RelativeNumbers(digits, number.digitProgram, rules.program) { magnitude in
            guard let category = try? number.pluralCategory(of: magnitude), let text = try? number.format(magnitude)
            else { return nil }
            return (text, category)
        }
        return (numbers, samples)
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
                let raw = try handle.format(value, unit: RelativeDateUnit.day.icu, numeric: true)
                agrees = agrees && raw.number.map { String(raw.text[utf8: $0]) } == (try? number.format(value))
            }
            if agrees { return number }
        }
        return nil
    }
}
