public import LocaleFormatCore
internal import LocaleFormatNumbers
public import LocaleFormatValuePrograms

/// A duration style ready to run: immutable, shareable between threads, independent of any cache.
///
/// ```swift
/// let style = try DurationStyle(.units(width: .narrow), locale: "en").compiled()
/// style.format(.seconds(5_400))                   // "1h 30m"
/// style.formattedText(.seconds(5_400)).spans.map(\.field)     // [.hours, .minutes]
/// ```
public final class CompiledDuration: CompiledStyle {
    package let program: DurationProgram

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

    public var isFast: Bool { program.isFast }

    /// The duration as text.
    public func format(_ duration: Duration) -> String { program.text(duration) }

    /// Appends the duration as UTF-8.
    public func append(_ duration: Duration, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: program.text(duration).utf8)
    }

    /// The text, and where in it each unit is: in times the number, otherwise the number with its unit.
    public func formattedText(_ duration: Duration) -> FormattedText<DurationUnit> {
        let (text, units) = program.spans(duration)
        return FormattedText(text: text, spans: units.map { .init(field: $0.unit, range: $0.range) })
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
}

extension PartNumber {
    convenience init(_ number: CompiledNumber) {
        self.init(number.digitProgram, number.compactProgram) { value in
            (try? number.format(value)) ?? value.plainText
        }
    }
}
