/// How many digits are shown. Digits beyond are rounded by the style's `RoundingMode`.
public struct Precision: Hashable, Codable, Sendable {
    enum Kind: Hashable, Codable, Sendable {
        case fraction(minimum: Int, maximum: Int?)
        case significant(minimum: Int, maximum: Int?)
        case both(fraction: Digits, significant: Digits, Priority)
        case unlimited
        /// Whole numbers, and two digits at least.
        case compact
    }

    struct Digits: Hashable, Codable, Sendable {
        var minimum: Int
        var maximum: Int?
    }

    /// Which of two limits decides: ECMA-402's `roundingPriority`, ICU's `UNumberRoundingPriority`.
    public enum Priority: String, Hashable, Codable, Sendable, CaseIterable {
        /// The one that shows more digits of the number.
        case morePrecision
        /// The one that shows fewer.
        case lessPrecision
    }

    var kind: Kind
    /// Whether a fraction of nothing but zeros is left out: `5` and `5.50` with a fraction length of 2.
    var hidesZeroFraction = false

    /// The largest number of digits ICU takes, 999.
    public static let limit = 999

    /// Digits after the decimal separator: `2...4`, `...3`, `2...`. Checked against 0 to 999 when compiled.
    public static func fractionLength(_ length: some RangeExpression<Int>) -> Precision {
        let (minimum, maximum) = bounds(length, from: 0)
        return Precision(kind: .fraction(minimum: minimum, maximum: maximum))
    }

    /// Exactly so many digits after the decimal separator.
    public static func fractionLength(_ length: Int) -> Precision {
        Precision(kind: .fraction(minimum: length, maximum: length))
    }

    /// Significant digits in all: `3`, `2...5`, `1...`. Checked against 1 to 999 when compiled.
    public static func significantDigits(_ digits: some RangeExpression<Int>) -> Precision {
        let (minimum, maximum) = bounds(digits, from: 1)
        return Precision(kind: .significant(minimum: minimum, maximum: maximum))
    }

    /// Exactly so many significant digits.
    public static func significantDigits(_ digits: Int) -> Precision {
        Precision(kind: .significant(minimum: digits, maximum: digits))
    }

    /// Digits after the decimal separator and significant ones, of which those count that show more of the number, or less.
    ///
    /// ```swift
    /// let digits = Precision.fractionLength(...2, significantDigits: ...3, priority: .morePrecision)
    /// NumberStyle<Double>(locale: "en").precision(digits).format(1234.5678)       // "1,234.57"
    /// NumberStyle<Double>(locale: "en").precision(digits).format(0.0012345)       // "0.00123"
    /// ```
    ///
    /// Fraction digits are checked against 0 to 999 when compiled, significant ones against 1 to 999. ICU has it from 69 on.
    public static func fractionLength(
        _ length: some RangeExpression<Int>, significantDigits digits: some RangeExpression<Int>, priority: Priority
    ) -> Precision {
        let (low, high) = bounds(length, from: 0)
        let (least, most) = bounds(digits, from: 1)
        return Precision(
            kind: .both(
                fraction: Digits(minimum: low, maximum: high), significant: Digits(minimum: least, maximum: most),
                priority))
    }

    /// All digits that the value has; nothing is rounded.
    public static let unlimited = Precision(kind: .unlimited)

    /// Whole numbers, and two digits of what is below ten, as ICU rounds compact numbers: `1234`, `12`, `1.2`, `0.12`.
    package static let compact = Precision(kind: .compact)

    /// The same, with a fraction of nothing but zeros left out.
    public func hidingZeroFraction() -> Precision {
        var copy = self
        copy.hidesZeroFraction = true
        return copy
    }

    /// Whether a program over digits has no place for it.
    var hasPriority: Bool {
        switch kind {
        case .both, .compact: true
        case .fraction, .significant, .unlimited: false
        }
    }

    /// The ends of a range; an open end is nil. Ends that no number of digits can have are caught when compiled.
    private static func bounds(_ range: some RangeExpression<Int>, from start: Int) -> (Int, Int?) {
        switch range {
        case let range as ClosedRange<Int>: (range.lowerBound, range.upperBound)
        case let range as Range<Int>: (range.lowerBound, range.upperBound.subtractingReportingOverflow(1).partialValue)
        case let range as PartialRangeFrom<Int>: (range.lowerBound, nil)
        case let range as PartialRangeThrough<Int>: (start, range.upperBound)
        case let range as PartialRangeUpTo<Int>: (start, range.upperBound.subtractingReportingOverflow(1).partialValue)
        default: (start, nil)
        }
    }
}

extension Precision {
    /// The numbers of digits, where one kind of limit decides.
    var limits: DigitLimits {
        switch kind {
        case .fraction(let minimum, let maximum):
            DigitLimits(fraction: (minimum, maximum ?? .max), hidesZeroFraction: hidesZeroFraction)
        case .significant(let minimum, let maximum):
            DigitLimits(significant: (minimum, maximum ?? .max), hidesZeroFraction: hidesZeroFraction)
        case .compact: DigitLimits(fraction: (0, 0))
        case .both, .unlimited: DigitLimits(hidesZeroFraction: hidesZeroFraction)
        }
    }
}
