package import LocaleFormatNumbers

/// A place for an argument: which one, and how it is written there.
package struct ArgumentPlace: Sendable {
    /// Who says how: a format specifier, or a message.
    package enum Form: Sendable {
        case specifier(FormatSpecifier)
        case message(MessagePlace)
    }

    /// Counted from 1.
    package let argument: Int
    package let form: Form
    /// As written, for messages.
    package let text: String
    /// Arguments that give the width and precision.
    package var widthArgument: Int?
    package var precisionArgument: Int?
    /// How a number is written, where width and precision leave it at that.
    package var style: CompiledNumber?
    /// What ``style`` was made from.
    package var specification: NumberSpecification?
    /// Writes the numbers within a text argument, where the run asks for it.
    package var numbersInText: (@Sendable (String) -> String)?

    /// Whether ``style`` says all about whole numbers.
    package var isPlainInteger = false
    /// What is taken off a whole number before it is written, where the message says so.
    package var wholeOffset = 0

    /// A place that has no style yet.
    package init(_ argument: Int, _ form: Form, text: String) {
        (self.argument, self.form, self.text) = (argument, form, text)
    }

    /// The place of a specifier whose numbers are written as `base` says, unless it says otherwise itself.
    package init(
        _ argument: Int, _ specifier: FormatSpecifier, text: String, base: NumberSpecification
    ) throws(NumberError) {
        self.init(argument, .specifier(specifier), text: text)
        self.specification = base
        var precision: Int?
        if case .value(let digits)? = specifier.precision { precision = digits }
        guard let specification = specifier.specification(base, precision: precision) else { return }
        style = try CompiledNumber.cached(specification)
        switch specifier.conversion {
        case .integer, .unsigned, .object:
            isPlainInteger =
                specifier.width == nil && specifier.flags.isDisjoint(with: [.space, .zero])
                && specifier.precision == nil
        default: break
        }
    }

    /// What is asked of the argument.
    var kind: ArgumentKind {
        switch form {
        case .specifier(let specifier): specifier.kind ?? .object
        case .message(let message): message.takesText ? .object : .plural
        }
    }

    var takesNegative: Bool {
        if case .specifier(let specifier) = form { specifier.conversion != .unsigned } else { true }
    }

    /// Whether ``style`` says all about numbers of every kind.
    var isPlainNumber: Bool {
        guard style != nil, widthArgument == nil, precisionArgument == nil else { return false }
        switch form {
        case .message(let message): return message.takesNumbersAsTheyAre
        case .specifier(let specifier):
            guard specifier.width == nil else { return false }
            switch specifier.conversion {
            case .object, .substitutionArgument: return true
            case .fixed: return !specifier.flags.contains(.space)
            default: return false
            }
        }
    }

    /// Whether text stands there as it is.
    var isPlainText: Bool {
        guard numbersInText == nil else { return false }
        return switch form {
        case .message(let message): message.takesText
        case .specifier(let specifier):
            specifier.conversion == .object && specifier.width == nil && specifier.precision == nil
        }
    }
}

extension FormatSpecifier {
    /// The style of numbers at such a place; nil for those in ASCII digits and for what takes no number.
    package func specification(_ base: NumberSpecification, precision: Int?) -> NumberSpecification? {
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
