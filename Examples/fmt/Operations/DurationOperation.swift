import LocaleFormat
import LocaleFormatJSON

/// `fmt duration`: seconds as hours, minutes and so on.
struct DurationOperation: Operation {
    static let options: [OptionName] = [
        .locale, .numberingSystem, .style, .units, .width, .maxUnits, .zeros, .fraction, .minInteger, .grouping,
        .rounding,
    ]

    private let style: DurationStyle
    private let compiled: CompiledDuration

    init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        let locale = try values.localeWithNumberingSystem()
        style = DurationStyle(
            try Self.layout(values), rounding: try values.choice(.rounding, RoundingMode.self) ?? .halfEven,
            grouping: try values.choice(.grouping, GroupingWord.self)?.value ?? .automatic, locale: locale)
        do { compiled = try style.compiled() } catch { throw .usage(error.description) }
    }

    private static func layout(_ values: OptionValues) throws(CommandFailure) -> DurationStyle.Layout {
        let asksForUnits = [OptionName.units, .width, .maxUnits, .zeros].first(where: values.isSet)
        let word = try values.choice(.style, DurationWord.self) ?? (asksForUnits == nil ? .time : .units)
        let fraction = try values.range(.fraction, in: 0...Precision.limit)
        if let pattern = word.pattern {
            if let name = asksForUnits { throw .usage("\(name.commandLineName) goes with --style units") }
            return .time(
                pattern, padding: try values.integer(.minInteger, in: 0...Precision.limit) ?? 0,
                fractionalSecondsLength: fraction?.upper ?? fraction?.lower ?? 0)
        }
        if values.isSet(.minInteger) { throw .usage("--min-integer goes with --style time") }
        var units: Set<DurationUnit> = [.hours, .minutes, .seconds]
        if values.isSet(.units) { units = [] }
        for name in values.words(.units) {
            guard let unit = DurationUnit(rawValue: name.hasSuffix("s") ? String(name) : name + "s") else {
                throw .usage("unknown unit '\(String(name).shortened)'; allowed are: \(DurationUnit.list)")
            }
            units.insert(unit)
        }
        let lower = fraction?.lower ?? 0
        return .units(
            allowed: units, width: try values.choice(.width, NumberSpecification.UnitWidth.self) ?? .short,
            maximumUnitCount: try values.integer(.maxUnits, in: 1...DurationUnit.allCases.count),
            zeroValueLength: try values.integer(.zeros, in: 0...Precision.limit) ?? 0,
            fractionLength: lower...max(lower, fraction?.upper ?? lower))
    }

    func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        compiled.append(try duration(input.text), to: &bytes)
    }

    func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let text = compiled.formattedText(try duration(input.text))
        object.member("value", string: String(try input.text.trimmingBlanks))
        object.member("locale", string: style.locale.tag)
        object.member("text", string: text.text)
        object.member(
            "parts", objects: text.spans.map { [("field", $0.field.rawValue), ("text", String(text[$0]))] })
    }

    private func duration(_ text: String) throws(CommandFailure) -> Duration {
        let trimmed = text.trimmingBlanks
        if trimmed.drop(while: { "+-".contains($0) }).first.map({ "Pp".contains($0) }) ?? false {
            do { return try Duration(iso8601: trimmed) } catch { throw .value(error.description) }
        }
        guard let seconds = try NumberValue(commandText: text).exactDecimal else {
            throw .value("'\(text.shortened)' is not a finite number of seconds")
        }
        guard let duration = Duration(seconds: seconds) else {
            throw .value(
                "'\(text.shortened)' is out of range; expected at most 170141183460469231731 seconds, and 18 fraction digits"
            )
        }
        return duration
    }
}

/// `--style` of durations.
enum DurationWord: String, CaseIterable {
    /// Hours, minutes and seconds.
    case time
    case hourMinute = "hour-minute"
    case minuteSecond = "minute-second"
    case units

    var pattern: DurationStyle.Pattern? {
        switch self {
        case .time: .hourMinuteSecond
        case .hourMinute: .hourMinute
        case .minuteSecond: .minuteSecond
        case .units: nil
        }
    }
}
