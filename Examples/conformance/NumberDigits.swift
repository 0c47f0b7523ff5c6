import LocaleFormat

/// Which digits are shown. Source: ECMA-402, "SetNumberFormatDigitOptions".
struct NumberDigits {
    enum Kind {
        /// CLDR's rounding of compact numbers: two significant digits below 100.
        case compact
        case fraction(ClosedRange<Int>)
        case significant(ClosedRange<Int>)
        /// Both limits, the one that shows more digits (or fewer) decides.
        case either(fraction: ClosedRange<Int>, significant: ClosedRange<Int>, showsMore: Bool)
        /// Steps of so many units in the last of the fraction digits.
        case increment(Int, places: Int)
    }

    let kind: Kind
    /// A fraction of zeros is left out.
    let hidesZeroFraction: Bool

    init(_ reader: OptionReader, kind style: NumberSettings.Kind, form: NumberSettings.Form) throws(TestProblem) {
        hidesZeroFraction = try reader.word(
            "trailingZeroDisplay", ["auto": false, "stripIfInteger": true], default: false)
        let increment = try reader.count("roundingIncrement", from: 1) ?? 1
        let priority = try reader.text("roundingPriority") ?? "auto"
        let significant = try Self.range(
            reader, "SignificantDigits", lowest: 1, standard: 1...21)
        let standard = Self.standardFraction(style, form)
        let fraction = try Self.range(
            reader, "FractionDigits", lowest: 0,
            standard: increment == 1 ? standard : standard.lowerBound...standard.lowerBound)
        var isCompact = false
        if case .compact = form { isCompact = true }
        if increment != 1 {
            guard priority == "auto", significant == nil, let places = fraction ?? (isCompact ? nil : 0...0),
                places.lowerBound == places.upperBound
            else {
                throw .failure("a rounding increment needs equal minimum and maximum fraction digits", type: "option")
            }
            kind = .increment(increment, places: places.lowerBound)
            return
        }
        switch priority {
        case "auto":
            if let significant {
                kind = .significant(significant)
            } else if isCompact, fraction == nil {
                kind = .compact
            } else {
                kind = .fraction(fraction ?? standard)
            }
        case "morePrecision", "lessPrecision":
            kind = .either(
                fraction: fraction ?? standard, significant: significant ?? 1...21,
                showsMore: priority == "morePrecision")
        default: throw .unsupported("roundingPriority: '\(priority)'")
        }
    }

    /// Fraction digits where none are asked for.
    private static func standardFraction(_ style: NumberSettings.Kind, _ form: NumberSettings.Form) -> ClosedRange<Int>
    {
        switch (style, form) {
        case (.currency(let code), .standard): code.fractionDigits()...code.fractionDigits()
        case (.percent, _): 0...0
        default: 0...3
        }
    }

    /// A minimum and a maximum, each of which may be missing; nil when both are.
    private static func range(
        _ reader: OptionReader, _ name: String, lowest: Int, standard: ClosedRange<Int>
    ) throws(TestProblem) -> ClosedRange<Int>? {
        let minimum = try reader.count("minimum" + name, from: lowest)
        let maximum = try reader.count("maximum" + name, from: lowest)
        if minimum == nil, maximum == nil { return nil }
        let low = minimum ?? min(standard.lowerBound, maximum ?? standard.lowerBound)
        let high = maximum ?? max(standard.upperBound, low)
        guard low <= high else {
            throw .failure("minimum\(name) is \(low), more than the maximum, \(high)", type: "option")
        }
        return low...high
    }
}
