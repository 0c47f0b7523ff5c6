internal import LocaleFormatBridge
internal import LocaleFormatCore
internal import LocaleFormatMemory

/// The style in ICU's own words: a number skeleton and a locale in ICU's form.
/// Source: ICU User Guide, "Number Skeletons"; stems as documented in unicode/numberformatter.h.
package struct NumberSkeleton {
    package let text: String
    /// ICU's form, with the numbering system asked for as `@numbers=`.
    let locale: String
    /// What values are multiplied by before ICU sees them; nil where the skeleton says all itself.
    package let multiplier: ExactDecimal?
    let conversion: UnitConversion?
    /// What tells several units; nil for one, and where ICU has to tell.
    var mixed: (any MixedNumber)? {
        guard case .mixed = conversion, let units = UnitConversion.units else { return nil }
        return (try? SkeletonReading(text)).flatMap { units.mixed($0, locale: locale) }
    }

    /// - Parameter scalesPowers: whether the skeleton multiplies by powers of ten, which is quicker than a ``multiplier``.
    ///   Never by other numbers: ICU leaves those out where the product has more than 34 digits. Nor before a conversion,
    ///   whose limits are of what is converted.
    package init(_ resolved: ResolvedNumber, scalesPowers: Bool = true) throws(NumberError) {
        let specification = resolved.specification
        let options = specification.options
        try options.check()
        locale = resolved.locale.name
        if case .skeleton(let skeleton) = specification.kind {
            let reading = try SkeletonReading(skeleton)
            let conversion = reading.conversion(locale: locale)
            self.conversion = conversion
            multiplier = reading.scale.flatMap { scalesPowers && conversion == nil && $0.isPowerOfTen ? nil : $0 }
            text = multiplier == nil ? skeleton : reading.withoutScale
            return
        }
        // Written in one go, since every first text of a style waits for it.
        var stems = StemWriter()
        var conversion: UnitConversion?
        let power = specification.kind.power
        switch specification.kind {
        case .percent, .wholePercent: stems.append("percent")
        case .permille, .wholePermille: stems.append("permille")
        case .currency(let code, let presentation, _, _):
            stems.append("currency/", code.code)
            stems.append(presentation.skeletonStem)
        case .unit(let unit, let width):
            conversion = try SkeletonReading("unit/\(unit)").conversion(locale: locale)
            stems.append("unit/", unit)
            stems.append(width.skeletonStem)
        case .decimal, .skeleton, .pattern, .rules: break
        }
        self.conversion = conversion
        if let scale = options.scale?.scaled(byPowerOfTen: power), scale != 1 {
            multiplier = scalesPowers && conversion == nil && scale.isPowerOfTen ? nil : scale
            if multiplier == nil { stems.append("scale/", scale.description) }
        } else if options.scale == nil, power != 0 {
            multiplier = scalesPowers ? nil : ExactDecimal(1).scaled(byPowerOfTen: power)
            if scalesPowers { stems.append(power == 2 ? "scale/100" : "scale/1000") }
        } else {
            multiplier = nil
        }
        stems.append(options.notation.skeletonStem)
        Self.appendPrecision(resolved, to: &stems)
        stems.append(options.rounding.skeletonStem)
        if let maximum = options.maximumIntegerDigits {
            let minimum = options.minimumIntegerDigits ?? 1
            stems.append("integer-width/")
            stems.append("#", times: maximum - minimum)
            stems.append("0", times: minimum)
        } else if let minimum = options.minimumIntegerDigits {
            stems.append(minimum == 0 ? "integer-width/*" : "integer-width/+")
            stems.append("0", times: minimum)
        }
        stems.append(options.grouping.skeletonStem)
        if case .currency(_, _, accounting: true, _) = specification.kind {
            stems.append(options.sign.accountingStem)
        } else {
            stems.append(options.sign.skeletonStem)
        }
        if options.decimalSeparator == .always { stems.append("decimal-always") }
        text = stems.text
    }

    private static func appendPrecision(_ resolved: ResolvedNumber, to stems: inout StemWriter) {
        let options = resolved.specification.options
        if let increment = options.increment {
            return stems.append(
                "precision-increment/", increment.withFraction(atLeast: options.precision?.minimumFraction))
        }
        if let precision = options.precision { return stems.append(precision) }
        switch resolved.specification.kind {
        case .currency(_, _, _, let isCash):
            // Compact money has CLDR's compact rounding, unless cash is asked for.
            if case .compactName = options.notation, !isCash { return }
            stems.append(isCash ? "precision-currency-cash" : "precision-currency-standard")
        case .decimal, .percent, .permille, .wholePercent, .wholePermille, .unit:
            if options.notation == .automatic { stems.append(resolved.precision) }
        case .skeleton, .pattern, .rules: break
        }
    }
}

extension NumberOptions {
    /// Ranges, checked before ICU sees them, so that the error names the option.
    func check() throws(NumberError) {
        func inRange(
            _ option: @autoclosure () -> String, _ value: Int?, _ allowed: ClosedRange<Int>
        ) throws(NumberError) {
            guard let value, !allowed.contains(value) else { return }
            throw .optionOutOfRange(option: option(), value: value, allowed: allowed)
        }
        func limits(_ digits: String, _ minimum: Int, _ maximum: Int?, from lowest: Int) throws(NumberError) {
            try inRange("minimum \(digits) digits", minimum, lowest...Precision.limit)
            try inRange("maximum \(digits) digits", maximum, minimum...Precision.limit)
        }
        try inRange("minimum integer digits", minimumIntegerDigits, 0...Precision.limit)
        try inRange(
            "maximum integer digits", maximumIntegerDigits, max(1, minimumIntegerDigits ?? 1)...Precision.limit)
        switch precision?.kind {
        case .fraction(let minimum, let maximum): try limits("fraction", minimum, maximum, from: 0)
        case .significant(let minimum, let maximum): try limits("significant", minimum, maximum, from: 1)
        case .both(let fraction, let significant, _):
            try limits("fraction", fraction.minimum, fraction.maximum, from: 0)
            try limits("significant", significant.minimum, significant.maximum, from: 1)
        case .unlimited, .compact, nil: break
        }
        if let increment, !SkeletonOption.isIncrement(increment) {
            let given = increment.description.shortened
            throw .conflict("the rounding increment is \(given); expected \(SkeletonOption.increment.expected)")
        }
        if increment != nil, precision?.countsSignificant == true {
            throw .conflict("a rounding increment does not go with significant digits, only with fraction digits")
        }
        if let scale, !SkeletonOption.isScale(scale) {
            let given = scale.description.shortened
            throw .conflict("the scale is \(given); expected \(SkeletonOption.scale.expected)")
        }
    }
}

extension Precision {
    /// Whether significant digits decide, alone or with fraction digits.
    fileprivate var countsSignificant: Bool {
        switch kind {
        case .significant, .both, .compact: true
        case .fraction, .unlimited: false
        }
    }

    /// At least so many fraction digits; nil where the precision does not say.
    fileprivate var minimumFraction: Int? {
        if case .fraction(let minimum, _) = kind { minimum } else { nil }
    }
}

extension ExactDecimal {
    /// ICU shows as many fraction digits as an increment has zeros: `0.50`.
    func withFraction(atLeast minimum: Int?) -> String {
        let text = description
        guard let minimum, minimum > 0 else { return text }
        let digits = text.firstIndex(of: ".").map { text.distance(from: $0, to: text.endIndex) - 1 } ?? 0
        guard digits < minimum else { return text }
        return text + (digits == 0 && !text.contains(".") ? "." : "") + String(repeating: "0", count: minimum - digits)
    }
}
