import LocaleFormat

/// The options that numbers and money share: digits, grouping, sign, rounding.
enum DigitOptions {
    static let names: [OptionName] = [
        .locale, .numberingSystem, .fraction, .minFraction, .maxFraction, .significant, .minInteger, .maxInteger,
        .grouping, .sign,
        .rounding, .increment, .scale, .decimalAlways, .keepZeros,
        .decimalSeparator, .groupingSeparator, .roundingPriority,
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
        options.maximumIntegerDigits = try values.integer(
            .maxInteger, in: max(1, options.minimumIntegerDigits ?? 1)...Precision.limit)
        if let grouping = try values.choice(.grouping, GroupingWord.self) { options.grouping = grouping.value }
        if let sign = try values.choice(.sign, SignWord.self) { options.sign = sign.value }
        if let rounding = try values.choice(.rounding, RoundingMode.self) { options.rounding = rounding }
        options.increment = try values.decimal(.increment)
        options.scale = try values.decimal(.scale)
        if values.isSet(.decimalSeparator) || values.isSet(.groupingSeparator) {
            options.separators = NumberSeparators(
                decimal: values[.decimalSeparator], grouping: values[.groupingSeparator])
        }
        options.keepsZeros = values.isSet(.keepZeros)
        if values.isSet(.decimalAlways) { options.decimalSeparator = .always }
        return options
    }

    private static func precision(
        _ values: OptionValues, standard: () -> ClosedRange<Int>
    ) throws(CommandFailure) -> Precision? {
        let priority = try values.choice(.roundingPriority, RoundingPriorityWord.self)?.value
        if let significant = try values.range(.significant, in: 1...Precision.limit) {
            if let priority {
                return try precision(
                    values, significant: significant, priority: priority, standard: standard())
            }
            let lower = significant.lower ?? 1
            return significant.upper.map { .significantDigits(lower...$0) } ?? .significantDigits(lower...)
        }
        if priority != nil {
            throw .usage("--rounding-priority goes with --significant, and the fraction digits beside it")
        }
        return try fraction(values, standard: standard).map { fraction in
            fraction.upper.map { .fractionLength(fraction.lower...$0) } ?? .fractionLength(fraction.lower...)
        }
    }

    /// Both limits, of which one counts: the fraction digits asked for, or the style's own.
    private static func precision(
        _ values: OptionValues, significant: (lower: Int?, upper: Int?), priority: Precision.Priority,
        standard: ClosedRange<Int>
    ) throws(CommandFailure) -> Precision {
        let digits = significant.lower ?? 1
        let least = digits...(significant.upper ?? Precision.limit)
        let fraction = try fraction(values) { standard } ?? (standard.lowerBound, standard.upperBound)
        return .fractionLength(
            fraction.lower...(fraction.upper ?? Precision.limit), significantDigits: least, priority: priority)
    }

    /// The fraction digits asked for; nil for none.
    private static func fraction(
        _ values: OptionValues, standard: () -> ClosedRange<Int>
    ) throws(CommandFailure) -> (lower: Int, upper: Int?)? {
        let range = try values.range(.fraction, in: 0...Precision.limit)
        let minimum = try values.integer(.minFraction, in: 0...Precision.limit) ?? range?.lower
        let maximum = try values.integer(.maxFraction, in: 0...Precision.limit) ?? range?.upper
        switch (minimum, maximum) {
        case (nil, nil): return nil
        case (let minimum?, let maximum?):
            guard minimum <= maximum else {
                throw .usage("--min-fraction is \(minimum), which is more than --max-fraction, \(maximum)")
            }
            return (minimum, maximum)
        case (let minimum?, nil): return (minimum, max(minimum, standard().upperBound))
        case (nil, let maximum?): return (min(standard().lowerBound, maximum), maximum)
        }
    }
}

/// `--rounding-priority`: ECMA-402's `roundingPriority`.
public enum RoundingPriorityWord: String, CaseIterable, Sendable {
    /// Significant digits alone, where there are any.
    case auto
    /// The word as it is typed.
    case morePrecision = "more-precision"
    /// The word as it is typed.
    case lessPrecision = "less-precision"

    /// What the library calls it; nil for significant digits alone.
    public var value: Precision.Priority? {
        switch self {
        case .auto: nil
        case .morePrecision: .morePrecision
        case .lessPrecision: .lessPrecision
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
