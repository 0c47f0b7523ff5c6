public import LocaleFormatCore
internal import LocaleFormatLists
internal import LocaleFormatNumbers

/// A duration style ready to run: immutable, shareable between threads, independent of any cache.
///
/// ```swift
/// let style = try DurationStyle(.units(width: .narrow), locale: "en").compiled()
/// style.format(.seconds(5_400))                   // "1h 30m"
/// style.formattedText(.seconds(5_400)).spans.map(\.field)     // [.hours, .minutes]
/// ```
public final class CompiledDuration: CompiledStyle {
    private enum Program: Sendable {
        case time(DurationTimeProgram)
        case units(DurationUnitsProgram)
    }

    private let program: Program

    convenience init(_ style: DurationStyle) throws(DurationError) {
        try self.init(style) { (number) throws(NumberError) in try CompiledNumber(number) }
    }

    /// The style for few values, whose numbers ICU formats.
    convenience init(once style: DurationStyle) throws(DurationError) {
        try self.init(style) { (number) throws(NumberError) in try CompiledNumber(once: number) }
    }

    private init(_ style: DurationStyle, _ compiled: CompiledNumber.Maker) throws(DurationError) {
        if style.rounding == .unnecessary { throw .roundingUnavailable }
        switch style.layout {
        case .time: program = .time(try DurationTimeProgram(style, compiled))
        case .units: program = .units(try DurationUnitsProgram(style, compiled))
        }
    }

    public var isFast: Bool {
        switch program {
        case .time(let program): program.isFast
        case .units(let program): program.isFast
        }
    }

    /// The duration as text.
    public func format(_ duration: Duration) -> String { formattedText(duration).text }

    /// Appends the duration as UTF-8.
    public func append(_ duration: Duration, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: formattedText(duration).text.utf8)
    }

    /// The text, and where in it each unit is: in times the number, otherwise the number with its unit.
    public func formattedText(_ duration: Duration) -> FormattedText<DurationUnit> {
        switch program {
        case .time(let program): program.formattedText(duration)
        case .units(let program): program.formattedText(duration)
        }
    }
}

extension DurationError {
    static func check(_ option: String, _ value: Int, _ allowed: ClosedRange<Int>) throws(DurationError) {
        guard allowed.contains(value) else { throw .optionOutOfRange(option: option, value: value, allowed: allowed) }
    }
}

extension CompiledNumber {
    /// How the numbers of a duration are made ready.
    typealias Maker = (NumberSpecification) throws(NumberError) -> CompiledNumber

    /// Digits of a part of a duration, with a minus sign for zero too: minus half an hour is "-0:30". Rounding is done, so
    /// that nothing is left to fail.
    func digits(_ value: DurationParts.Value, isNegative: Bool = false) -> String {
        if value.fraction.isEmpty, let whole = Int(exactly: value.whole), whole > 0 || !isNegative {
            return (try? format(isNegative ? -whole : whole)) ?? whole.description
        }
        let integer = value.whole.description.utf8.map { $0 - 0x30 }
        let decimal = ExactDecimal(
            isNegative: isNegative, digits: integer + value.fraction, exponent: -value.fraction.count)
        return (try? format(decimal)) ?? decimal.description
    }
}
