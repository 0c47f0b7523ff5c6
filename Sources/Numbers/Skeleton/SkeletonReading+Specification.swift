internal import LocaleFormatCore

// What a skeleton says, in the words of styles: for who needs a program, which skeletons have none of.

extension SkeletonReading {
    /// The style whose text is the same, as far as stems tell. Whoever takes it compares the two: see ``CompiledNumber/equal(to:_:)``.
    ///
    /// - Parameter options: what the skeleton does not say.
    /// - Returns: nil for stems that styles have no word for.
    func specification(_ locale: LocaleID, _ options: NumberOptions) -> NumberSpecification? {
        var words = SkeletonWords(options: options)
        for token in tokens {
            guard words.take(token.stem.text, token.options.map(\.text)) else { return nil }
        }
        return words.specification(locale)
    }
}

/// What the stems of a skeleton have said so far.
private struct SkeletonWords {
    private enum Unit { case none, percent, permille, currency(CurrencyCode), unit(String) }

    var options: NumberOptions
    private var unit = Unit.none
    private var width: String?
    private var isAccounting = false
    private var isCash = false
    private var hasPrecision = false

    init(options: NumberOptions) { self.options = options }

    func specification(_ locale: LocaleID) -> NumberSpecification? {
        var options = options
        let kind: NumberSpecification.Kind
        var isMoney = false
        switch unit {
        case .none: kind = .decimal
        case .percent: kind = .wholePercent
        case .permille: kind = .wholePermille
        case .currency(let code):
            guard let presentation = CurrencyPresentation(skeletonStem: width ?? "unit-width-short") else { return nil }
            kind = .currency(code, presentation: presentation, accounting: isAccounting, cash: isCash)
            isMoney = true
        case .unit(let id):
            guard let width = NumberSpecification.UnitWidth(skeletonStem: width ?? "unit-width-short") else {
                return nil
            }
            kind = .unit(id, width: width)
        }
        // ICU's own, where a skeleton does not say; compact numbers and money have theirs.
        let isCompact = if case .compactName = options.notation { true } else { false }
        if !hasPrecision, !isMoney, !isCompact { options.precision = .fractionLength(0...6) }
        return NumberSpecification(locale: locale, kind: kind, options: options)
    }

    /// False for what a style has no word for.
    mutating func take(_ stem: String, _ details: [String]) -> Bool {
        if let precision = Self.precision(stem) {
            guard details.isEmpty || details == ["w"] else { return false }
            options.precision = details.isEmpty ? precision : precision.hidingZeroFraction()
            hasPrecision = true
            return true
        }
        if let detail = details.first { return details.count == 1 && take(stem, detail) }
        if let grouping = Grouping(skeletonStem: stem) {
            options.grouping = grouping
        } else if let sign = SignDisplay(skeletonStem: stem) {
            options.sign = sign
        } else if let rounding = RoundingMode(skeletonStem: stem) {
            options.rounding = rounding
        } else if let digits = Self.integerDigits(stem) {
            options.minimumIntegerDigits = digits
        } else {
            return take(word: stem)
        }
        return true
    }

    private mutating func take(word: String) -> Bool {
        switch word {
        case "percent", "%": unit = .percent
        case "permille": unit = .permille
        case "%x100": (unit, options.scale) = (.percent, 100)
        case "base-unit", "notation-simple", "decimal-auto": break
        case "compact-short", "K": options.notation = .compactName(.short)
        case "compact-long", "KK": options.notation = .compactName(.long)
        case "scientific": options.notation = .scientific
        case "engineering": options.notation = .engineering
        case "precision-currency-standard": hasPrecision = true
        case "precision-currency-cash": (isCash, hasPrecision) = (true, true)
        case "decimal-always": options.decimalSeparator = .always
        case "unit-width-narrow", "unit-width-short", "unit-width-full-name", "unit-width-iso-code": width = word
        case "sign-accounting", "()": isAccounting = true
        case "sign-accounting-always", "()!": (isAccounting, options.sign) = (true, .always(includingZero: true))
        case "sign-accounting-except-zero", "()?": (isAccounting, options.sign) = (true, .always(includingZero: false))
        default: return false
        }
        return true
    }

    private mutating func take(_ stem: String, _ detail: String) -> Bool {
        switch stem {
        case "currency":
            guard let code = try? CurrencyCode(detail) else { return false }
            unit = .currency(code)
        case "unit": unit = .unit(detail)
        case "scale":
            guard let scale = try? ExactDecimal(detail) else { return false }
            options.scale = scale
        case "precision-increment":
            guard let increment = try? ExactDecimal(detail) else { return false }
            options.increment = increment
            let digits = detail.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first?.count ?? 0
            options.precision = .fractionLength(digits)
            hasPrecision = true
        case "integer-width":
            let digits = detail.dropFirst()
            guard detail.first == "*" || detail.first == "+", digits.allSatisfy({ $0 == "0" }) else { return false }
            options.minimumIntegerDigits = digits.count
        default: return false
        }
        return true
    }

    /// `000`
    private static func integerDigits(_ stem: String) -> Int? {
        !stem.isEmpty && stem.utf8.allSatisfy { $0 == UInt8(ascii: "0") } ? stem.utf8.count : nil
    }

    /// `.00##`, `.0*`, `@@#`
    private static func precision(_ stem: String) -> Precision? {
        switch stem {
        case "precision-integer": return .fractionLength(0)
        case "precision-unlimited": return .fractionLength(0...)
        default: break
        }
        let isFraction = stem.hasPrefix(".")
        guard isFraction || stem.hasPrefix("@") else { return nil }
        let digits = isFraction ? stem.dropFirst() : stem[...]
        let minimum = digits.prefix { $0 == (isFraction ? "0" : "@") }.count
        let rest = digits.dropFirst(minimum)
        let isOpen = rest == "*" || rest == "+"
        guard isOpen || rest.allSatisfy({ $0 == "#" }) else { return nil }
        let maximum = minimum + rest.count
        if isFraction { return isOpen ? .fractionLength(minimum...) : .fractionLength(minimum...maximum) }
        return isOpen ? .significantDigits(minimum...) : .significantDigits(minimum...maximum)
    }
}

extension CompiledNumber {
    /// A style of a skeleton as one that has a program: where both write the same of numbers of every size, by every rule.
    ///
    /// - Returns: nil where there is none, or they differ.
    package static func equal(to style: CompiledNumber, _ specification: NumberSpecification) -> CompiledNumber? {
        guard case .skeleton(let text) = specification.kind,
            let said = (try? SkeletonReading(text))?.specification(specification.locale, specification.options),
            let equal = try? CompiledNumber(said), equal.isFast
        else { return nil }
        for value in proofs {
            guard let written = try? style.format(value), let other = try? equal.format(value), written == other else {
                return nil
            }
            for kind in PluralRules.Kind.allCases {
                guard let category = try? style.pluralCategory(of: value, type: kind),
                    category == (try? equal.pluralCategory(of: value, type: kind))
                else { return nil }
            }
        }
        return equal
    }

    /// Numbers of every length, at the limits of words and of rounding, both ways.
    private static let proofs: [NumberValue] = {
        var values: [Double] = [.nan, .infinity, 0, 2, 3, 5, 11, 21, 0.5, 1.5, 2.5, 0.25, 0.75, 0.125, 0.025, 0.075]
        for power in -8...17 {
            let base = power < 0 ? 1 / ten(-power) : ten(power)
            values += [1, 1.05, 1.234567, 2.5, 4.995, 9.5, 9.995, 9.9999999].map { base * $0 }
        }
        return values.flatMap { [NumberValue.double($0), .double(-$0)] }
            + [1, 12, 123, 1_234, 12_345, 123_456, 1_234_567_890, 999_999, -999_999].map { NumberValue($0) }
    }()

    private static func ten(_ power: Int) -> Double { (0..<power).reduce(1) { product, _ in product * 10 } }
}
