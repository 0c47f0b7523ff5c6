public import LocaleFormatCore
internal import LocaleFormatLists
internal import LocaleFormatNumbers

/// A duration style ready to run: immutable, shareable between threads, independent of any cache.
///
/// ```swift
/// let style = try DurationStyle(.units(width: .narrow), locale: "en").compiled()
/// style.format(.seconds(5_400))                   // 1h 30m
/// style.formatted(.seconds(5_400)).spans          // hours, minutes
/// ```
public final class CompiledDuration: Sendable {
    private enum Program: Sendable {
        case time(DurationTimeProgram)
        case units(DurationUnitsProgram)
    }

    private let program: Program

    init(_ style: DurationStyle) throws(DurationError) {
        if style.rounding == .unnecessary { throw .roundingUnavailable }
        switch style.layout {
        case .time: program = .time(try DurationTimeProgram(style))
        case .units: program = .units(try DurationUnitsProgram(style))
        }
    }

    /// The duration as text.
    public func format(_ duration: Duration) -> String { formatted(duration).text }

    /// The text, and where in it each unit is: in times the number, otherwise the number with its unit.
    public func formatted(_ duration: Duration) -> FormattedText<DurationUnit> {
        switch program {
        case .time(let program): program.formatted(duration)
        case .units(let program): program.formatted(duration)
        }
    }
}

extension DurationError {
    static func check(_ option: String, _ value: Int, _ allowed: ClosedRange<Int>) throws(DurationError) {
        guard allowed.contains(value) else { throw .optionOutOfRange(option: option, value: value, allowed: allowed) }
    }
}

extension CompiledNumber {
    /// Digits of a part of a duration. Their rounding is done, so that nothing is left to fail.
    func digits(_ value: ExactDecimal, isNegative: Bool = false) -> String {
        let signed = isNegative ? value.negated : value
        return (try? format(signed)) ?? signed.description
    }
}

extension ExactDecimal {
    /// With a minus sign, zero too: a duration of minus half an hour is "-0:30".
    fileprivate var negated: ExactDecimal { ExactDecimal(isNegative: true, digits: digits, exponent: exponent) }
}
