public import LocaleFormatCore

/// What number, percent and currency styles share: a locale, ``NumberOptions``, modifiers that return a changed copy,
/// and formatting. Names and labels are Foundation's where it has the same thing.
public protocol NumberStyleProtocol<Value>: Hashable, Codable, Sendable {
    /// The type that is formatted and parsed.
    associatedtype Value: NumberConvertible

    /// Whose patterns, digits and words are used.
    var locale: LocaleID { get set }
    /// What was chosen beyond the locale's own.
    var options: NumberOptions { get set }
    /// What is written: a plain number, an amount, a quantity in a unit.
    var kind: NumberSpecification.Kind { get }
}

extension NumberStyleProtocol {
    private func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }

    /// The same in another locale. What was chosen for the style itself stays.
    public func locale(_ locale: LocaleID) -> Self { with { $0.locale = locale } }
    /// Digits of this system, whatever the locale prefers.
    public func numbering(_ system: NumberingSystem) -> Self { with { $0.options.numbering = system } }
    /// With digits grouped never, always, or as the locale does.
    public func grouping(_ grouping: Grouping) -> Self { with { $0.options.grouping = grouping } }
    /// With the sign shown always, never, or where there is need.
    public func sign(strategy: SignDisplay) -> Self { with { $0.options.sign = strategy } }
    /// In another form: scientific, compact, in words.
    public func notation(_ notation: Notation) -> Self { with { $0.options.notation = notation } }
    /// In words by one of the locale's sets of rules, with a gender, a case or as a year.
    public func rules(_ set: NumberRuleSet, softHyphens: Bool = false) -> Self {
        notation(.rules(set, softHyphens: softHyphens))
    }
    /// With so many fraction digits, or significant ones.
    public func precision(_ precision: Precision) -> Self { with { $0.options.precision = precision } }

    /// Rounds by `rule`, to multiples of `increment` if one is given.
    public func rounded(rule: RoundingMode = .halfEven, increment: ExactDecimal? = nil) -> Self {
        with {
            $0.options.rounding = rule
            $0.options.increment = increment
        }
    }

    /// At least so many digits before the decimal separator, filled with zeros.
    public func integerLength(minimum: Int) -> Self { with { $0.options.minimumIntegerDigits = minimum } }
    /// So many digits before the decimal separator: filled with zeros, and the higher ones cut, `1969` with `2...2` is `69`. At least one
    /// digit must be allowed.
    public func integerLength(_ length: some RangeExpression<Int>) -> Self {
        let digits = length.relative(to: 0..<Int.max)
        return with {
            $0.options.minimumIntegerDigits = digits.lowerBound
            $0.options.maximumIntegerDigits = digits.upperBound == Int.max ? nil : digits.upperBound - 1
        }
    }
    /// With values multiplied by this first.
    public func scale(_ multiplicand: ExactDecimal) -> Self { with { $0.options.scale = multiplicand } }
    /// With the decimal separator behind whole numbers too, or not.
    public func decimalSeparator(strategy: DecimalSeparatorDisplay) -> Self {
        with { $0.options.decimalSeparator = strategy }
    }

    /// With other separators than the locale's, which reading expects too.
    public func separators(_ separators: NumberSeparators) -> Self { with { $0.options.separators = separators } }

    /// With fraction digits as they were typed, zeros at the end included, as far as the style shows that many: what ECMA-402's proposal
    /// "Keep trailing zeros" does with texts. The plural category follows.
    ///
    /// ```swift
    /// let style = NumberStyle<ExactDecimal>(locale: "en").keepingZeros()
    /// style.format(try ExactDecimal(keepingZeros: "1.50"))                // "1.50"
    /// style.format(try ExactDecimal(keepingZeros: "1.50000"))             // "1.500"; the style has three fraction digits
    /// style.pluralCategory(of: try ExactDecimal(keepingZeros: "1.0"))     // .other
    /// ```
    ///
    /// For `ExactDecimal.init(keepingZeros:)`; numbers of other types were not typed, and are written as ever. Percent moves the digits with
    /// the point, `0.2560` is `25.60%` where the style shows two; scientific notation counts all digits; compact notation keeps them where it
    /// takes no power of ten out. Reading gives numbers that remember their zeros.
    public func keepingZeros(_ isOn: Bool = true) -> Self { with { $0.options.keepsZeros = isOn } }

    /// The same style without the value's type: what is compiled.
    public var specification: NumberSpecification {
        NumberSpecification(locale: locale, kind: kind, options: options)
    }

    /// The style made ready to run: hold it where many values are formatted. It needs no cache and no lock.
    ///
    /// - Throws: ``NumberError`` for options out of range or a numbering system that ICU lacks.
    public func compiled() throws(NumberError) -> CompiledNumber { try CompiledNumber(specification) }

    /// The formatted number.
    ///
    /// Never fails: a style that cannot be compiled gives plain ASCII digits, and behind them the code of a currency and the identifier of
    /// a unit: `1234.5`, `1234.5 EUR`, `5 kilometer`. To see why, call ``compiled()``.
    @inlinable
    public func format(_ value: Value) -> String { text(of: value.numberValue) }

    /// The same for a value of any type.
    @inlinable
    package func text(of value: NumberValue) -> String { value.formatted(in: locale, kind, options) }

    /// The formatted number with the meaning of its parts.
    public func formattedText(_ value: Value) throws(NumberError) -> FormattedText<NumberField> {
        try CompiledNumber.cached(specification).formattedText(value)
    }
}

extension NumberValue {
    /// The number in a style that is not held; ``plainText(_:)`` where the style cannot be compiled.
    @usableFromInline
    package func formatted(
        in locale: LocaleID, _ kind: NumberSpecification.Kind, _ options: NumberOptions
    ) -> String {
        TieredNumber.read(locale, kind, options) { $0.format(self) } ?? plainText(kind)
    }

    /// Plain ASCII digits, and what they count where that is known: an amount is not shown without its currency.
    package func plainText(_ kind: NumberSpecification.Kind) -> String {
        switch kind {
        case .currency(let currency, _, _, _): "\(plainText) \(currency)"
        case .unit(let unit, _): "\(plainText) \(unit)"
        case .wholePercent: "\(plainText)%"
        case .wholePermille: "\(plainText)‰"
        case .decimal, .percent, .permille, .skeleton, .pattern, .rules: plainText
        }
    }
}
