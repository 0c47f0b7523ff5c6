internal import LocaleFormatNumbers

/// A place for an argument: which one, and how numbers are written there.
struct ArgumentPlace: Sendable {
    /// Counted from 1.
    let argument: Int
    let specifier: FormatSpecifier
    /// What is asked of the argument.
    let kind: ArgumentKind
    /// As written, for messages.
    let text: String
    /// Arguments that give the width and precision.
    var widthArgument: Int?
    var precisionArgument: Int?
    /// How a number is written, where width and precision leave it at that.
    var style: CompiledNumber?
    /// What ``style`` was made from.
    var specification: NumberSpecification?
    /// That of the run, for numbers in text arguments and in styles of their own.
    var numbers: NumberAttributes?

    /// Whether ``style`` says all about whole numbers.
    var isPlainInteger = false
    /// What is taken off a whole number before it is written, where the message says so.
    var wholeOffset = 0
    /// What a message says of the place; nil for a format specifier.
    var message: MessagePlace?

    /// Whether ``style`` says all about numbers of every kind.
    var isPlainNumber: Bool {
        guard style != nil, specifier.width == nil, widthArgument == nil, precisionArgument == nil else { return false }
        if let message { return message.takesNumbersAsTheyAre }
        switch specifier.conversion {
        case .object, .substitutionArgument: return kind == .object || kind == .plural
        case .fixed: return kind == .floating && !specifier.flags.contains(.space)
        default: return false
        }
    }

    /// Whether text stands there as it is.
    var isPlainText: Bool {
        specifier.conversion == .object && specifier.width == nil && specifier.precision == nil && numbers == nil
            && message?.takesText != false
    }
}

extension FormatSpecifier {
    /// The style of numbers at such a place; nil for those in ASCII digits and for what takes no number.
    func specification(_ base: NumberSpecification, precision: Int?) -> NumberSpecification? {
        var result = base
        switch conversion {
        case .object, .substitutionArgument:
            if result.options.precision == nil, result.kind == .decimal { result.options.precision = .unlimited }
        case .integer, .unsigned:
            if let precision { result.options.minimumIntegerDigits = precision }
        case .fixed:
            // A style with digits of its own, in a run, counts for more than C's six digits.
            if precision != nil
                || result.options.precision == nil && result.kind == .decimal && result.options.notation == .automatic
            {
                result.options.precision = .fractionLength(precision ?? 6)
            }
        case .exponent:
            result.options.precision = .fractionLength(precision ?? 6)
            result.options.notation = .scientific
        case .general:
            let digits = max(1, precision ?? 6)
            result.options.precision = .significantDigits(flags.contains(.alternate) ? digits...digits : 1...digits)
        default: return nil
        }
        if flags.contains(.plus), conversion != .unsigned { result.options.sign = .always() }
        if flags.contains(.zero) { result.options.grouping = .never }
        if flags.contains(.alternate), conversion == .fixed || isExponent || isGeneral {
            result.options.decimalSeparator = .always
        }
        return result
    }

    private var isExponent: Bool {
        if case .exponent = conversion { return true }
        return false
    }
}
