internal import LocaleFormatCore
package import LocaleFormatMeasures
package import LocaleFormatNumbers

/// Options of a numeric function, merged with those of its operand, as a style of numbers.
package struct NumberOptionReading {
    private let function: NumberFunction
    private let options: [String: OptionInput]
    /// That of the operand.
    private let ownUnit: String?
    /// By name, each with a value that is allowed.
    private var values: [String: String]
    package private(set) var selection: NumberSettings.Selection
    package private(set) var problems: [MessageFunctionError] = []

    package init(_ function: NumberFunction, _ options: [String: OptionInput], inherited: [String: String]) {
        (self.function, self.options) = (function, options)
        values = inherited
        ownUnit = inherited["unit"]
        selection = function.isSelector ? .plural(.cardinal) : .none
        for name in function.discarded { values[name] = nil }
        // "if the `select` option is set by an implementation-defined type used as an operand", of functions that select
        if function.isSelector, values.removeValue(forKey: "select") != nil {
            report("select is set by the operand; it must stand in the expression itself")
            selection = .none
        }
        let allowed = function.options
        for (name, option) in options.sorted(by: { $0.key < $1.key }) where allowed.contains(name) {
            take(name, option)
        }
        settleLimits("FractionDigits")
        settleLimits("SignificantDigits")
        if function.isSelector, let select = values["select"] {
            selection = select == "exact" ? .exact : .plural(select == "ordinal" ? .ordinal : .cardinal)
        }
    }

    private mutating func report(_ detail: String) { problems.append(.badOption(detail)) }

    private mutating func take(_ name: String, _ option: OptionInput) {
        if name == "select", !option.isLiteral {
            selection = .none
            return report("select is set by a variable; it must be a literal")
        }
        if let problem = NumberFunction.problem(name, option.text) {
            if name == "select" { selection = .none }
            return report(problem)
        }
        if name == "currency", let other = values[name] {
            return report("currency is '\(option.text)', but the operand's is '\(other)', which it must not replace")
        }
        values[name] = name == "currency" ? option.text.uppercased() : option.text
    }

    /// The expression's own limit moves one of the operand's that contradicts it.
    private mutating func settleLimits(_ name: String) {
        let (low, high) = ("minimum" + name, "maximum" + name)
        guard let minimum = values[low].flatMap(\.digitSize), let maximum = values[high].flatMap(\.digitSize),
            minimum > maximum
        else { return }
        if options[low] != nil, options[high] != nil {
            report("\(low) is \(minimum), more than \(high), \(maximum)")
            values[high] = nil
        } else if options[low] != nil {
            values[high] = String(minimum)
        } else {
            values[low] = String(maximum)
        }
    }

    // MARK: Results

    /// What later functions take over; those of `:offset` itself are not among it.
    package func carried(_ unit: UnitID?) -> [String: String] {
        var result = values
        result["add"] = nil
        result["subtract"] = nil
        if let unit { result["unit"] = unit.id }
        return result
    }

    package func offset() throws(MessageFunctionError) -> Int? {
        guard function == .offset else { return nil }
        switch (values["add"].flatMap(\.digitSize), values["subtract"].flatMap(\.digitSize)) {
        case (let amount?, nil): return amount
        case (nil, let amount?): return -amount
        default: throw problems.first ?? .badOption("expected one of the options add and subtract")
        }
    }

    package func kind(_ unit: UnitID?) throws(MessageFunctionError) -> NumberSpecification.Kind {
        switch function {
        case .number, .integer, .offset: return .decimal
        case .percent: return .percent
        case .unit: return .unit(unit?.id ?? "", width: unitWidth)
        case .currency:
            let code = try currency()
            if values["currencyDisplay"] == "never" { return .decimal }
            return .currency(
                code, presentation: CurrencyPresentation(word: values["currencyDisplay"]) ?? .standard,
                accounting: values["currencySign"] == "accounting", cash: false)
        }
    }

    private func currency() throws(MessageFunctionError) -> CurrencyCode {
        guard let text = values["currency"] else {
            throw .badOperand("the operand has no currency; expected one, or the option currency")
        }
        do { return try CurrencyCode(text) } catch { throw .badOption(error.description) }
    }

    var unitWidth: NumberSpecification.UnitWidth { .init(word: values["unitDisplay"]) ?? .short }

    /// What a quantity is in, and what it is converted to.
    mutating func unit() throws(MessageFunctionError) -> (
        source: UnitID, target: ConvertedUnitStyle<ExactDecimal>.Target?
    )? {
        guard function == .unit else { return nil }
        guard let text = values["unit"] else {
            throw .badOperand("the operand has no unit; expected one, or the option unit")
        }
        let unit: UnitID
        do { unit = try UnitID(text) } catch { throw .badOption(error.description) }
        // "Implementations MUST NOT substitute the unit without performing the associated conversion."
        if let own = ownUnit.flatMap({ try? UnitID($0) }), own != unit, values["usage"] == nil {
            return (own, .unit(unit))
        }
        guard let word = values["usage"] else { return (unit, nil) }
        let usage = UnitUsage(word)
        switch usage?.fit(to: unit) {
        // ICU has no such data before 68, which the conversion says.
        case .isUnknown where UnitUsage.names.isEmpty: return (unit, usage.map { .usage($0) })
        case .fits: return (unit, usage.map { .usage($0) })
        // "Implementations SHOULD emit an _Unsupported Operation_ error if the requested conversion is not supported."
        case .isForOthers: throw .unsupportedOperation("usage \(word) has no unit for what \(unit.id) measures")
        case .isUnknown, nil:
            report("usage is '\(word.shortened)'; expected a usage of CLDR, such as road")
            return (unit, nil)
        }
    }

    // MARK: Digits

    private func size(_ name: String) -> Int? { values[name].flatMap(\.digitSize) }

    package func numberOptions() -> NumberOptions {
        var result = NumberOptions()
        result.rounding = RoundingMode(word: values["roundingMode"]) ?? .halfUp
        result.minimumIntegerDigits = size("minimumIntegerDigits")
        result.grouping = Grouping(word: values["useGrouping"]) ?? .automatic
        if function != .currency { result.sign = SignDisplay(word: values["signDisplay"]) ?? .automatic }
        if significant == nil || priority == nil, let step = values["roundingIncrement"].flatMap({ Int($0) }), step != 1
        {
            let places = fraction.maximum ?? fraction.minimum
            result.increment = ExactDecimal(step).scaled(byPowerOfTen: -places)
            result.precision = nil
        } else if !isPreferred {
            result.precision =
                values["trailingZeroDisplay"] == "stripIfInteger" ? precision.hidingZeroFraction() : precision
        }
        return result
    }

    /// Whether CLDR's rounding of preferred units counts.
    private var isPreferred: Bool {
        function == .unit && values["usage"] != nil && significant == nil && size("minimumFractionDigits") == nil
            && size("maximumFractionDigits") == nil
    }

    private var priority: Precision.Priority? { .init(word: values["roundingPriority"]) }

    /// Significant digits count for more than fraction digits, unless a priority is asked for: both have an end then, ECMA-402's 21 digits,
    /// and ICU's six of fractions.
    private var precision: Precision {
        guard let significant else {
            return fraction.maximum.map { .fractionLength(fraction.minimum...$0) }
                ?? .fractionLength(fraction.minimum...)
        }
        if let priority {
            return .fractionLength(
                fraction.minimum...max(fraction.minimum, fraction.maximum ?? 6),
                significantDigits: significant.minimum...max(significant.minimum, significant.maximum ?? 21),
                priority: priority)
        }
        return significant.maximum.map { .significantDigits(significant.minimum...$0) }
            ?? .significantDigits(significant.minimum...)
    }

    private var significant: (minimum: Int, maximum: Int?)? {
        let (low, high) = (size("minimumSignificantDigits"), size("maximumSignificantDigits"))
        return low == nil && high == nil ? nil : (low ?? 1, high)
    }

    /// Where nothing is asked for: as ICU's MessageFormat 2, at most six; a currency's own; of percentages and integers none.
    private var fraction: (minimum: Int, maximum: Int?) {
        var (low, high) = (size("minimumFractionDigits"), size("maximumFractionDigits"))
        switch function {
        case .integer: return (0, 0)
        case .percent: return (low ?? 0, high ?? low ?? 0)
        case .currency:
            let own = values["currency"].flatMap { try? CurrencyCode($0) }?.fractionDigits() ?? 2
            if let digits = size("fractionDigits") { (low, high) = (digits, digits) }
            return size("fractionDigits") == nil ? (own, own) : (low ?? own, high ?? own)
        case .number, .offset, .unit: break
        }
        return low == nil && high == nil ? (0, 6) : (low ?? 0, high)
    }
}
