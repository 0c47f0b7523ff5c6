import LocaleFormat

/// The options that numbers and money share: digits, grouping, sign, rounding.
enum DigitOptions {
    static let names: [OptionName] = [
        .locale, .numberingSystem, .fraction, .minFraction, .maxFraction, .significant, .minInteger, .grouping, .sign,
        .rounding, .increment, .scale, .decimalAlways, .keepZeros,
    ]

    /// - Parameter standard: the fraction digits that the style has when none are asked for, from which a single given
    ///   end takes the other.
    static func read(
        _ values: OptionValues, standardFraction standard: () -> ClosedRange<Int>
    ) throws(CommandFailure) -> NumberOptions {
        var options = NumberOptions()
        options.numbering = try values.numberingSystem()
        options.precision = try precision(values, standard: standard)
        options.minimumIntegerDigits = try values.integer(.minInteger, in: 0...Precision.limit)
        if let grouping = try values.choice(.grouping, GroupingWord.self) { options.grouping = grouping.value }
        if let sign = try values.choice(.sign, SignWord.self) { options.sign = sign.value }
        if let rounding = try values.choice(.rounding, RoundingMode.self) { options.rounding = rounding }
        options.increment = try values.decimal(.increment)
        options.scale = try values.decimal(.scale)
        options.keepsZeros = values.isSet(.keepZeros)
        if values.isSet(.decimalAlways) { options.decimalSeparator = .always }
        return options
    }

    private static func precision(
        _ values: OptionValues, standard: () -> ClosedRange<Int>
    ) throws(CommandFailure) -> Precision? {
        if let significant = try values.range(.significant, in: 1...Precision.limit) {
            let lower = significant.lower ?? 1
            return significant.upper.map { .significantDigits(lower...$0) } ?? .significantDigits(lower...)
        }
        let range = try values.range(.fraction, in: 0...Precision.limit)
        let minimum = try values.integer(.minFraction, in: 0...Precision.limit) ?? range?.lower
        let maximum = try values.integer(.maxFraction, in: 0...Precision.limit) ?? range?.upper
        switch (minimum, maximum) {
        case (nil, nil): return nil
        case (let minimum?, let maximum?):
            guard minimum <= maximum else {
                throw .usage("--min-fraction is \(minimum), which is more than --max-fraction, \(maximum)")
            }
            return .fractionLength(minimum...maximum)
        case (let minimum?, nil): return .fractionLength(minimum...max(minimum, standard().upperBound))
        case (nil, let maximum?): return .fractionLength(min(standard().lowerBound, maximum)...maximum)
        }
    }
}

/// `--grouping`
public enum GroupingWord: String, CaseIterable, Sendable {
    /// The word as it is typed.
    case auto, off, min2, always

    /// What the library calls it.
    public var value: Grouping {
        switch self {
        case .auto: .automatic
        case .off: .never
        case .min2: .minimumTwo
        case .always: .always
        }
    }
}

/// `--sign`
public enum SignWord: String, CaseIterable, Sendable {
    /// The word as it is typed.
    case auto, always, never, negative
    /// The word as it is typed.
    case exceptZero = "except-zero"

    /// What the library calls it.
    public var value: SignDisplay {
        switch self {
        case .auto: .automatic
        case .always: .always()
        case .never: .never
        case .exceptZero: .always(includingZero: false)
        case .negative: .negative
        }
    }
}
