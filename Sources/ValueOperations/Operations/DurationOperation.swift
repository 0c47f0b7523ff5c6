import LocaleFormat
import LocaleFormatChanges
import LocaleFormatJSON

/// `fmt duration`: seconds as hours, minutes and so on, and the way from one instant to another in years, months and days.
package struct DurationOperation: Operation {
    package static let options: [OptionName] = [
        .locale, .numberingSystem, .style, .units, .width, .maxUnits, .zeros, .fraction, .minInteger, .increment,
        .grouping,
        .rounding, .calendar, .timeZone, .nextChange,
    ]

    private let locale: LocaleID
    private let zone: TimeZoneID
    /// Of durations of fixed length; nil where units are asked for that have none.
    package let fixed: CompiledDuration?
    /// Its style, where it is told when a text changes.
    package let changing: DurationStyle?
    /// Of those by a calendar; nil where something is asked for that they have not.
    private let calendar: CalendarDurationStyle?

    package init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        locale = try values.localeWithNumberingSystem()
        let fields = values.words(.units).map { CalendarDurationStyle.Field(commandText: $0) }
        let word = try values.choice(.style, DurationWord.self)
        let needsCalendar = word == .calendar || fields.contains(.year) || fields.contains(.month)
        calendar = try Self.calendarStyle(values, word, fields, isNeeded: needsCalendar)
        do {
            if needsCalendar {
                (fixed, changing) = (nil, nil)
                _ = try calendar?.compiled()
            } else {
                let style = DurationStyle(
                    try Self.layout(values, word),
                    rounding: try values.choice(.rounding, RoundingMode.self) ?? .halfEven,
                    grouping: try values.choice(.grouping, GroupingWord.self)?.value ?? .automatic, locale: locale)
                fixed = try style.compiled()
                changing = values.isSet(.nextChange) ? style : nil
            }
        } catch let error as DurationError { throw .usage(error.description) } catch let error as CommandFailure {
            throw error
        } catch { throw .usage("\(error)") }
        do {
            var style = DateStyle(pattern: "y", locale: locale)
            style.timeZone = try values[.timeZone].map { try TimeZoneID($0) }
            zone = try style.resolvedZone()
        } catch let error as DateError { throw CommandFailure(error) } catch { throw .usage("\(error)") }
    }

    /// The style of durations by a calendar; nil where another layout is asked for, or digits that only fixed lengths have.
    private static func calendarStyle(
        _ values: OptionValues, _ word: DurationWord?, _ fields: [CalendarDurationStyle.Field?], isNeeded: Bool
    ) throws(CommandFailure) -> CalendarDurationStyle? {
        let other: OptionName? =
            word?.pattern == nil
            ? [.zeros, .fraction, .minInteger, .increment, .grouping, .nextChange].first(where: values.isSet) : .style
        if let other {
            if isNeeded { throw .usage("\(other.commandLineName) does not go with years and months") }
            return nil
        }
        if let place = fields.firstIndex(of: nil) {
            let name = values.words(.units)[place]
            guard let unit = DurationUnit(commandText: name) else { throw unknownUnit(name) }
            if isNeeded { throw .usage("\(unit.rawValue) do not go with years and months") }
            return nil
        }
        var style = CalendarDurationStyle(locale: try values.localeWithNumberingSystem())
        if !fields.isEmpty { style.fields = Set(fields.compactMap { $0 }) }
        style.width = try values.choice(.width, NumberSpecification.UnitWidth.self) ?? .wide
        style.maximumFieldCount = try values.integer(.maxUnits, in: 1...DurationUnit.allCases.count)
        style.rounding = try values.choice(.rounding, RoundingMode.self) ?? .down
        if let name = values[.calendar] {
            guard let calendar = CalendarID(identifier: name) else { throw CommandFailure(.unknownCalendar(name)) }
            style.calendar = calendar
        }
        return style
    }

    private static func layout(
        _ values: OptionValues, _ word: DurationWord?
    ) throws(CommandFailure) -> DurationStyle.Layout {
        let asksForUnits = [OptionName.units, .width, .maxUnits, .zeros, .increment].first(where: values.isSet)
        let word = word ?? (asksForUnits == nil ? .time : .units)
        let fraction = try values.range(.fraction, in: 0...Precision.limit)
        if let pattern = word.pattern {
            if let name = asksForUnits { throw .usage("\(name.commandLineName) goes with --style units") }
            return .time(
                pattern, padding: try values.integer(.minInteger, in: 0...Precision.limit) ?? 0,
                fractionalSecondsLength: fraction?.upper ?? fraction?.lower ?? 0)
        }
        var units: Set<DurationUnit> = [.hours, .minutes, .seconds]
        if values.isSet(.units) { units = [] }
        for name in values.words(.units) {
            guard let unit = DurationUnit(commandText: name) else { throw unknownUnit(name) }
            units.insert(unit)
        }
        let lower = fraction?.lower ?? 0
        return .units(
            allowed: units, width: try values.choice(.width, NumberSpecification.UnitWidth.self) ?? .short,
            maximumUnitCount: try values.integer(.maxUnits, in: 1...DurationUnit.allCases.count),
            zeroValueLength: try values.integer(.zeros, in: 0...Precision.limit) ?? 0,
            valueLength: try values.integer(.minInteger, in: 0...Precision.limit).map { $0...Precision.limit },
            fractionLength: lower...max(lower, fraction?.upper ?? lower), increment: try increment(values))
    }

    private static func increment(_ values: OptionValues) throws(CommandFailure) -> Double? {
        guard let text = values[.increment] else { return nil }
        guard let number = Double(text), number > 0, number.isFinite else {
            throw .usage("--increment is '\(text.shortened)'; expected a number above 0, such as 0.25")
        }
        return number
    }

    private static func unknownUnit(_ name: Substring) -> CommandFailure {
        .usage("unknown unit '\(String(name).shortened)'; allowed are: years|months|\(DurationUnit.list)")
    }

    /// Two instants that stand one behind the other are the ends of one duration.
    package func inputs(_ arguments: [String]) throws(CommandFailure) -> [OperationInput] {
        if arguments.count == 2, Duration.isTypedUnit(arguments[1]),
            (try? NumberValue(commandText: arguments[0])) != nil
        {
            return [.text(arguments.joined(separator: " "))]
        }
        guard arguments.contains(where: Instant.isCommandText) else { return arguments.map { .text($0) } }
        guard arguments.count.isMultiple(of: 2), arguments.allSatisfy(Instant.isCommandText) else {
            throw .usage("from one instant to another are two ends, A B or A/B")
        }
        return stride(from: 0, to: arguments.count, by: 2).map { .texts([arguments[$0], arguments[$0 + 1]]) }
    }

    package func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        switch try value(input) {
        case .fixed(let duration, let style):
            if let changed = try change(after: duration) {
                bytes.append(contentsOf: changed.utf8)
            } else {
                style.append(duration, to: &bytes)
            }
        case let value: bytes.append(contentsOf: try calendarText(value).text.utf8)
        }
    }

    package func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let value = try value(input)
        if case .text(let text) = input { object.member("value", string: String(text.trimmingBlanks)) }
        object.member("locale", string: locale.tag)
        if case .ends(let start, let end) = value {
            object.member("from", string: start.description)
            object.member("to", string: end.description)
            object.member("timeZone", string: zone.identifier)
        }
        if case .fixed(let duration, _) = value, let changed = try change(after: duration) {
            object.member("text", string: changed)
        } else if case .fixed(let duration, let style) = value {
            Self.append(style.formattedText(duration), to: &object)
        } else {
            Self.append(try calendarText(value), to: &object)
        }
    }

    /// The next longer duration that has another text, in ISO 8601; nil where that is not asked.
    private func change(after duration: Duration) throws(CommandFailure) -> String? {
        guard let changing else { return nil }
        do throws(DurationError) { return try changing.change(after: duration)?.iso8601 ?? "never" } catch {
            throw .value(error.description)
        }
    }

    private static func append<Field: RawRepresentable<String>>(
        _ text: FormattedText<Field>, to object: inout JSONObjectWriter
    ) {
        object.member("text", string: text.text)
        object.member(
            "parts", objects: text.spans.map { [("field", $0.field.rawValue), ("text", String(text[$0]))] })
    }

    private func calendarText(_ value: Value) throws(CommandFailure) -> FormattedText<CalendarDurationStyle.Field> {
        let style = (calendar ?? CalendarDurationStyle(locale: locale)).timeZone(zone)
        do throws(DurationError) {
            switch value {
            case .ends(let start, let end): return try style.formattedText(from: start, to: end)
            case .known(let duration): return try style.formattedText(duration)
            case .fixed(let duration, _): return try style.formattedText(CalendarDuration(time: duration))
            }
        } catch { throw .value(error.description) }
    }

    /// What is written, and how.
    private enum Value {
        case fixed(Duration, CompiledDuration)
        case known(CalendarDuration)
        case ends(Instant, Instant)
    }

    private func value(_ input: OperationInput) throws(CommandFailure) -> Value {
        if let (start, end) = try ends(input) {
            // In a layout that calendars have not it is the exact time between.
            if let fixed, calendar == nil { return .fixed(start.distance(to: end), fixed) }
            return .ends(start, end)
        }
        let text = try input.text
        let trimmed = text.trimmingBlanks
        if trimmed.drop(while: { "+-".contains($0) }).first.map({ "Pp".contains($0) }) ?? false {
            do throws(DurationParseError) {
                do throws(DurationParseError) {
                    if let fixed { return .fixed(try Duration(iso8601: trimmed), fixed) }
                } catch {
                    guard case .noFixedLength = error, calendar != nil else { throw error }
                }
                return .known(try CalendarDuration(iso8601: trimmed))
            } catch { throw .value(error.description) }
        }
        let duration = if let typed = try Duration(typed: trimmed) { typed } else { try seconds(text) }
        return fixed.map { .fixed(duration, $0) } ?? .known(CalendarDuration(time: duration))
    }

    /// The ends of `A/B`, or of two values.
    private func ends(_ input: OperationInput) throws(CommandFailure) -> (Instant, Instant)? {
        let parts: [String]
        switch input {
        case .text(let text):
            guard Instant.ends(text).count > 1 else { return nil }
            parts = Instant.ends(text)
        case .texts(let texts): parts = texts
        case .fields, .template: parts = []
        }
        guard parts.count == 2 else {
            throw .value("'\(parts.joined(separator: "/").shortened)' is no duration; expected two instants, A/B")
        }
        return (try Instant(commandText: parts[0], in: zone), try Instant(commandText: parts[1], in: zone))
    }

    private func seconds(_ text: String) throws(CommandFailure) -> Duration {
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
public enum DurationWord: String, CaseIterable, Sendable {
    /// Hours, minutes and seconds.
    case time
    /// The word as it is typed.
    case hourMinute = "hour-minute"
    /// The word as it is typed.
    case minuteSecond = "minute-second"
    /// The word as it is typed.
    case units
    /// Years, months, weeks and days of a calendar, and what is left.
    case calendar

    /// The pattern; nil for names of units.
    public var pattern: DurationStyle.Pattern? {
        switch self {
        case .time: .hourMinuteSecond
        case .hourMinute: .hourMinute
        case .minuteSecond: .minuteSecond
        case .units, .calendar: nil
        }
    }
}

extension CalendarDurationStyle.Field {
    /// `day`, and `days` as people say it.
    fileprivate init?(commandText text: Substring) {
        self.init(rawValue: text.hasSuffix("s") ? String(text.dropLast()) : String(text))
    }
}

extension DurationUnit {
    fileprivate init?(commandText text: Substring) {
        self.init(rawValue: text.hasSuffix("s") ? String(text) : text + "s")
    }
}
