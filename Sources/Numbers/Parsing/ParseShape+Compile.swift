internal import LocaleFormatBridge
internal import LocaleFormatCore

/// Learning a shape from ICU: numbers of every sign, size and plural form are formatted, and what stands around their
/// digits is kept.
extension ParseShape {
    /// - Parameter numbering: digits instead of the specification's own; nil for its own.
    init(_ specification: NumberSpecification, numbering: NumberingSystem?) throws(NumberError) {
        var specification = specification
        if let numbering { specification.options.numbering = numbering }
        do { try self.init(compiling: specification) } catch let error as NumberError {
            throw error
        } catch let error as ICUError {
            throw NumberError(error)
        } catch { throw .conflict("\(error)") }
    }

    private init(compiling specification: NumberSpecification) throws {
        keepsZeros = specification.options.keepsZeros
        let exact = specification.keepingAllDigits
        let probe = try NumberProbe(exact)
        // Large enough for three groups. ICU 72 breaks exponents of two digits outside the BMP, so with an exponent one
        // digit has to do.
        var large = try probe.parts(of: Learner.large.plain)
        let isScientific = large[.exponent] != nil
        if isScientific { large = try probe.parts(of: Learner.large.scientific) }
        let locale = try NumberLocale.of(specification.locale, numbering: specification.options.numbering)
        digits = try ReadableDigits(of: large, locale: locale)
        try learnSeparators(probe, large)
        let isCompact = try specification.isCompact(probe)
        var learner = Learner(shape: self, isCompact: isCompact)
        // Digits that are not abbreviated come first, so that they are what a plain number means.
        if isCompact { try learner.learnBase("1", from: probe) }
        if !isCompact {
            try learner.learnBase(isScientific ? Learner.large.scientific : Learner.large.plain, from: probe)
        }
        for value in Learner.signs { try learner.learn(value, from: probe) }
        if specification.hasPluralAffixes {
            for value in Learner.plurals { try learner.learn(value, from: probe) }
            // With the style's own fraction digits: "1 euro" but "1.00 euros".
            let shown = try NumberProbe(specification.withoutScale)
            for value in Learner.plurals { try learner.learn(value, from: shown, isRounded: true) }
        }
        if isCompact { try learner.learnMagnitudes(from: probe) }
        self = learner.shape
        for value in [Double.nan, -.nan, .infinity, -.infinity] {
            let text = try probe.parts(of: .double(value)).text
            add(literal: text, value.isNaN ? .nan : .infinity(isNegative: value < 0))
        }
        if let separators = specification.options.separators {
            try separators.check()
            if let text = separators.decimal, !decimal.isEmpty { decimal = Array(text.utf8) }
            if let text = separators.grouping, grouping != .none { group = Array(text.utf8) }
        }
        sort()
    }

    private mutating func learnSeparators(_ probe: NumberProbe, _ large: NumberParts) throws {
        let fraction = try probe.parts(of: "0.5555555555555555")
        decimal = Array(fraction.bytes(.decimal))
        beginsWithDecimal = fraction[.integer]?.isEmpty ?? true
        endsWithDecimal = large[.decimal] != nil && large[.fraction] == nil
        grouping = GroupingPolicy(sizesOf: large)
        if grouping != .none { group = Array(large.groupSeparator) }
        for (value, isNegative) in [("1E6", false), ("1E-6", true)] {
            let parts = try probe.parts(of: value)
            guard parts[.exponentSymbol] != nil, parts[.exponent] != nil else { continue }
            exponentMarks.append(ExponentMark(bytes: Array(parts.exponentMark), isNegative: isNegative))
        }
    }

    /// The number that a probe's digits show; nil where it has none.
    fileprivate func bodyValue(of parts: NumberParts) throws -> ExactDecimal? {
        guard let range = parts.body else { return nil }
        let body = try StrictReader(shape: self, isPrefix: true).readBody(Array(parts.text[range]).span, from: 0)
        return try body.collector.decimal(isNegative: false, power: 0)
    }
}

/// Formats values and notes affixes with their power of ten.
private struct Learner {
    var shape: ParseShape
    let isCompact: Bool
    private var basePower = 0

    init(shape: ParseShape, isCompact: Bool) {
        self.shape = shape
        self.isCompact = isCompact
    }

    /// Positive ones first: where a style hides signs, the number is read as positive.
    static let signs = ["0", "1", "5", "0.5", "-0", "-1", "-5", "-0.5"]
    /// Numbers that rounding leaves alone; in engineering notation of three integer digits, which some languages group:
    /// "1 00E6".
    static let large = (plain: "1E30", scientific: "1E8")
    /// Numbers of every plural category of every language (CLDR's plural rules look at the last digits, at small numbers,
    /// at fractions, and at round millions).
    static let plurals: [String] = {
        let integers = Array(0...30) + [40, 50, 60, 70, 80, 90, 100, 101, 102, 103, 111, 1_000, 1_000_000]
        let fractions = ["0.1", "0.2", "0.5", "0.01", "1.1", "1.2", "1.5", "2.1", "2.5", "10.5", "11.1"]
        return (integers.map(String.init) + fractions).flatMap { [$0, "-" + $0] }
    }()
    static let mantissas =
        (1...9).map(String.init) + ["11", "12", "13", "20", "21", "22", "25", "1.1", "1.2", "1.5", "2.1", "2.5"]

    mutating func learn(_ text: String, from probe: NumberProbe, isRounded: Bool = false) throws {
        let value = try ExactDecimal(text)
        let parts = try probe.parts(of: text)
        guard let shown = try shape.bodyValue(of: parts) else {
            if !isRounded { shape.add(literal: parts.text, .finite(value)) }
            return
        }
        guard let power = power(of: value, shown: shown) else { return }
        let suffix = ParseShape.Suffix(bytes: Array(parts.suffix), isNegative: value.isNegative, power: power)
        shape.add(prefix: Array(parts.prefix), suffix: suffix)
    }

    /// The power of ten between what is shown and what is meant. Where rounding took digits away, it is that of other
    /// numbers, unless those differ.
    private func power(of value: ExactDecimal, shown: ExactDecimal) -> Int? {
        if !shown.isZero, shown.digits == value.digits {
            return value.exponent - shown.exponent
        }
        return shown.isZero || !isCompact ? basePower : nil
    }

    /// Learns the affixes of a value, and the power of ten of numbers that show none themselves, such as zero.
    mutating func learnBase(_ text: String, from probe: NumberProbe) throws {
        let shown = try shape.bodyValue(of: probe.parts(of: text))
        basePower = try shown.flatMap { power(of: try ExactDecimal(text), shown: $0) } ?? 0
        try learn(text, from: probe)
        try learn("-" + text, from: probe)
    }

    /// Compact notation: each power of ten that CLDR abbreviates, in each plural form. CLDR's patterns end at 10^15; two
    /// more powers show what ICU does beyond.
    mutating func learnMagnitudes(from probe: NumberProbe) throws {
        for power in 0...17 {
            for mantissa in Self.mantissas {
                try learn("\(mantissa)E\(power)", from: probe)
                try learn("-\(mantissa)E\(power)", from: probe)
            }
        }
    }
}

extension NumberProbe {
    fileprivate init(_ specification: NumberSpecification) throws {
        let skeleton = try NumberSkeleton(ResolvedNumber(specification))
        self.init(handle: try NumberHandle(opening: skeleton.text, locale: skeleton.locale))
    }
}

extension ReadableDigits {
    /// The digits of a formatted number: the locale's, or the Unicode digits that the first one belongs to.
    fileprivate init(of parts: NumberParts, locale: NumberLocale) throws {
        guard let first = parts.firstDigit else {
            throw NumberError.conflict("the style writes no digits to read back")
        }
        if let system = locale.system, !system.isAlgorithmic,
            let digits = ReadableDigits(system.description), digits.value(of: first) != nil
        {
            self = digits
        } else if let digits = ReadableDigits(containing: first) {
            self = digits
        } else {
            throw NumberError.conflict("the style's digits are not decimal digits")
        }
    }
}

extension NumberSpecification {
    /// A skeleton says everything itself; the rest can be asked for unrounded, unscaled numbers.
    fileprivate var keepingAllDigits: NumberSpecification {
        var copy = withoutScale
        if case .skeleton = kind { return copy }
        copy.options.precision = .unlimited
        copy.options.increment = nil
        copy.options.rounding = .halfEven
        copy.options.keepsZeros = false
        return copy
    }

    fileprivate var withoutScale: NumberSpecification {
        var copy = self
        copy.options.scale = nil
        return copy
    }

    fileprivate var hasPluralAffixes: Bool {
        switch kind {
        case .skeleton, .unit: true
        case .currency(_, let presentation, _, _): presentation == .fullName
        default: false
        }
    }

    fileprivate func isCompact(_ probe: NumberProbe) throws -> Bool {
        if case .compactName = options.notation { return true }
        guard case .skeleton = kind else { return false }
        return try ["1E3", "1E4", "1E6", "1E8"].contains { try probe.parts(of: $0)[.compact] != nil }
    }
}
