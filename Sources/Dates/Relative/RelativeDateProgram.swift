internal import LocaleFormatBridge
internal import LocaleFormatCore
internal import LocaleFormatMemory
internal import LocaleFormatNumbers

/// A relative style as words, patterns and a number format. Each unit is compiled when it is first used.
final class RelativeDateProgram: Sendable {
    let numbers: RelativeNumbers
    let isNumeric: Bool
    private let units = InlineArray<15, OnceReference<RelativeUnit>> { _ in OnceReference() }
    /// Handles in the style's own context.
    private let own: HandlePool<RelativeDateHandle>
    /// Handles without a context, which alone tell where the number is.
    private let plain: HandlePool<RelativeDateHandle>

    /// Nil where numbers are written by rules, or otherwise than our number formats write them.
    init?(
        _ style: RelativeDateStyle, _ own: HandlePool<RelativeDateHandle>, plain: HandlePool<RelativeDateHandle>
    ) throws(ICUError) {
        let numbers = try plain.withHandle { (handle) throws(ICUError) in try RelativeNumbers(style.locale, handle) }
        guard let numbers else { return nil }
        self.numbers = numbers
        self.own = own
        self.plain = plain
        isNumeric = style.numeric == .always
    }

    /// Reads the unit's words and patterns; nil where they would differ from ICU, or `body` gives nothing.
    @inline(__always)
    func unit<Result>(_ unit: RelativeDateStyle.Unit, _ body: (RelativeUnit) -> Result?) -> Result? {
        let place = Int(unit.icu)
        if let result = units[place].read({ $0.isProgram ? body($0) : nil }) { return result }
        let compiled = compile(unit)
        return compiled.isProgram ? body(compiled) : nil
    }

    @inline(never)
    private func compile(_ unit: RelativeDateStyle.Unit) -> RelativeUnit {
        let compiled = try? plain.withHandle { (plain) throws(ICUError) in
            try own.withHandle { (own) throws(ICUError) -> RelativeUnit? in
                let compiled = try RelativeUnit(unit.icu, numbers, isNumeric: isNumeric, own: own, plain: plain)
                return try compiled.agrees(unit.icu, numbers, isNumeric: isNumeric, with: own) ? compiled : nil
            }
        }
        return units[Int(unit.icu)].set((compiled ?? nil) ?? RelativeUnit())
    }

    /// Nil when ICU has to take it.
    @inline(__always)
    func text(_ offset: Double, _ unit: RelativeDateStyle.Unit) -> String? {
        self.unit(unit) { $0.text(offset, numbers, isNumeric: isNumeric) }
    }

    /// Appends UTF-8; false when ICU has to take it, and nothing was appended.
    func append(_ offset: Double, _ unit: RelativeDateStyle.Unit, to bytes: inout [UInt8]) -> Bool {
        self.unit(unit) { $0.append(offset, numbers, isNumeric: isNumeric, to: &bytes) } ?? false
    }
}

/// The numbers of a relative style, and the plural categories that choose their patterns.
final class RelativeNumbers: Sendable {
    /// Integers below it are written digit by digit, without a thought of grouping.
    static let small: UInt64 = 1_000

    let digits: PackedDigits
    let number: CompiledNumber
    /// The categories of the language, and a few numbers of each.
    let samples: [PluralCategory: [Double]]
    /// The categories of the numbers below ``small``.
    private let categories: FrozenTable<UInt8>

    /// - Parameter handle: in the same locale, without a context.
    init?(_ locale: LocaleID, _ handle: RelativeDateHandle) throws(ICUError) {
        let system = try NumberingSystemData.used(by: locale.icuName)
        guard !system.isAlgorithmic, let digits = PackedDigits(system.description),
            let rules = try? PluralRules(locale: locale),
            let number = try Self.number(locale, handle)
        else { return nil }
        self.digits = digits
        self.number = number
        categories = FrozenTable(
            (0..<Self.small).map { value in
                UInt8(clamping: Self.place(rules.category(for: PluralOperands(integer: value))))
            })
        var samples: [PluralCategory: [Double]] = [:]
        for value in Self.candidates {
            guard let category = try? number.pluralCategory(of: value) else { return nil }
            if samples[category, default: []].count < 3 { samples[category, default: []].append(value) }
        }
        self.samples = samples
    }

    /// Numbers among which every category of every language occurs.
    private static let candidates: [Double] =
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

    static func place(_ category: PluralCategory) -> Int { PluralCategory.allCases.firstIndex(of: category) ?? 5 }

    /// The category's place in `PluralCategory.allCases`.
    @inline(__always)
    func category(small magnitude: UInt64) -> Int { Int(categories[Int(magnitude)]) }
}

extension RawFormatted {
    /// Where the number of a relative time is, which is field 1; nil for words.
    var number: Range<Int>? { spans(.relativeDate).first { $0.field == 1 }?.range }
}
