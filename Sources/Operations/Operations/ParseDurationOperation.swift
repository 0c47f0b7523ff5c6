import LocaleFormat
import LocaleFormatJSON

/// `fmt parse duration`: the duration in ISO 8601, `PT2H5M`; the inverse of ``DurationOperation``. Years and months stay what they are.
struct ParseDurationOperation: Operation {
    static let options: [OptionName] = [.locale, .numberingSystem, .pattern, .width, .mode]

    private let parser: CompiledCalendarDurationParser
    private let locale: LocaleID
    private let mode: NumberParseMode

    init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        locale = try values.localeWithNumberingSystem()
        mode = try values.parseMode()
        var style = CalendarDurationStyle(locale: locale).timeZone(.utc)
        style.width = try values.choice(.width, NumberSpecification.UnitWidth.self) ?? .wide
        let pattern = try values.choice(.pattern, ClockWord.self)?.pattern
        do throws(DurationError) { parser = try style.compiledParser(reading: pattern) } catch {
            throw .usage(error.description)
        }
    }

    func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        bytes.append(contentsOf: try parse(input.text).iso8601.utf8)
    }

    func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let duration = try parse(input.text)
        object.member("locale", string: locale.tag)
        object.member("text", string: try input.text)
        object.member("value", string: duration.iso8601)
        for (name, count) in [
            ("years", duration.years), ("months", duration.months), ("weeks", duration.weeks), ("days", duration.days),
        ] { object.member(name, integer: count) }
        object.member("time", string: duration.time.iso8601)
    }

    private func parse(_ text: String) throws(CommandFailure) -> CalendarDuration {
        do { return try parser.parse(text.trimmingBlanks, mode: mode) } catch {
            throw .value("cannot read '\(text.shortened)': \(error)" + Self.hint(error))
        }
    }

    /// What helps with `1:30`.
    private static func hint(_ error: DurationParseError) -> String {
        guard case .ambiguous(let text, _) = error, !text.unicodeScalars.contains(where: \.properties.isAlphabetic)
        else {
            return ""
        }
        return "; --pattern hour-minute or minute-second says which"
    }
}

/// `--pattern` of times: which fields they have.
public enum ClockWord: String, CaseIterable, Sendable {
    /// The word as it is typed.
    case hourMinute = "hour-minute"
    /// The word as it is typed.
    case hourMinuteSecond = "hour-minute-second"
    /// The word as it is typed.
    case minuteSecond = "minute-second"

    /// The fields of a time.
    public var pattern: DurationStyle.Pattern {
        switch self {
        case .hourMinute: .hourMinute
        case .hourMinuteSecond: .hourMinuteSecond
        case .minuteSecond: .minuteSecond
        }
    }
}
