import LocaleFormat
import LocaleFormatChanges
import LocaleFormatJSON

/// `fmt relative`: a distance in time, "in 3 days". One value is `3 day`, or a number alone where `--unit` is given, or an instant,
/// which is seen from another one.
package struct RelativeOperation: Operation {
    package static let options: [OptionName] = [
        .locale, .unit, .numeric, .width, .numberingSystem, .capitalization, .from, .time, .calendar, .timeZone,
        .thresholds, .units, .nextChange,
    ]

    package let style: RelativeDateStyle
    private let unit: RelativeDateStyle.Unit?
    private let zone: TimeZoneID
    /// Whether it is told when the text changes.
    package let writesChange: Bool
    /// From where instants are seen; nil for now.
    private let reference: Instant?

    package init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        let locale = try values.localeWithNumberingSystem(.time)
        var style = RelativeDateStyle(
            numeric: try values.choice(.numeric, RelativeDateStyle.Numeric.self) ?? .auto,
            width: try values.choice(.width, RelativeDateStyle.Width.self) ?? .wide, locale: locale)
        style.capitalization = try values.choice(.capitalization, CapitalizationWord.self)?.value ?? .unknown
        style.time = try values.choice(.time, DateStyle.Length.self) ?? .none
        style.thresholds = try Self.thresholds(values)
        if let name = values[.calendar] {
            guard let calendar = CalendarID(identifier: name) else { throw CommandFailure(.unknownCalendar(name)) }
            style.calendar = calendar
        }
        self.style = style
        writesChange = values.isSet(.nextChange)
        let zone: TimeZoneID
        do {
            var dates = DateStyle(pattern: "y", locale: locale)
            dates.timeZone = try values[.timeZone].map { try TimeZoneID($0) }
            zone = try dates.resolvedZone()
        } catch let error as DateError { throw CommandFailure(error) } catch { throw .usage("\(error)") }
        self.zone = zone
        do throws(CommandFailure) {
            reference = try values[.from].map { text throws(CommandFailure) in try Instant(commandText: text, in: zone)
            }
        } catch { throw .usage(error.message) }
        if let name = values[.unit] {
            guard let unit = RelativeDateStyle.Unit(commandText: name[...]) else {
                throw .usage(Self.unknownUnit(name))
            }
            for name in [OptionName.from, .time, .calendar, .thresholds, .units, .nextChange] where values.isSet(name) {
                throw .usage("\(name.commandLineName) goes with instants, --unit with numbers")
            }
            self.unit = unit
        } else {
            unit = nil
        }
    }

    /// `early`, or up to six limits.
    private static func thresholds(_ values: OptionValues) throws(CommandFailure) -> RelativeThresholds {
        if values.isSet(.units) {
            if values.isSet(.thresholds) { throw .usage("give either --units or --thresholds") }
            return RelativeThresholds(units: try units(values))
        }
        let words = values.words(.thresholds)
        if words.count <= 1, words.first ?? "standard" == "standard" { return .standard }
        if words == ["early"] { return .early }
        var numbers: [Double?] = []
        for word in words {
            guard let number = Double(word), number.isFinite, number >= 0, numbers.count < 6 else {
                throw .usage(
                    "--thresholds is '\(values[.thresholds]?.shortened ?? "")'; expected standard, early, or up to six numbers such as 45,45,22,5"
                )
            }
            numbers.append(number)
        }
        let standard = RelativeThresholds.standard
        func limit(_ place: Int) -> Double? { place < numbers.count ? numbers[place] : nil }
        return RelativeThresholds(
            seconds: limit(0) ?? standard.seconds, minutes: limit(1) ?? standard.minutes,
            hours: limit(2) ?? standard.hours,
            days: limit(3) ?? standard.days, weeks: limit(4) ?? standard.weeks, months: limit(5) ?? standard.months)
    }

    /// Those that distances are told in.
    private static func units(_ values: OptionValues) throws(CommandFailure) -> Set<RelativeDateStyle.Unit> {
        let known: [RelativeDateStyle.Unit] = [.year, .month, .week, .day, .hour, .minute, .second]
        var units: Set<RelativeDateStyle.Unit> = []
        for word in values.words(.units) {
            guard let unit = RelativeDateStyle.Unit(commandText: word), known.contains(unit) else {
                throw .usage(
                    "unknown unit '\(String(word).shortened)'; allowed are: \(known.map(\.rawValue).joined(separator: "|"))"
                )
            }
            units.insert(unit)
        }
        guard !units.isEmpty else { throw .usage("--units: expected at least one unit") }
        return units
    }

    package func inputs(_ arguments: [String]) throws(CommandFailure) -> [OperationInput] {
        if unit != nil { return arguments.map { .text($0) } }
        var inputs: [OperationInput] = []
        var rest = arguments[...]
        while let first = rest.popFirst() {
            if Instant.isCommandText(first) {
                inputs.append(.text(first))
                continue
            }
            if first.contains(" ") {
                // "3 days" in one word.
                inputs.append(.text(first))
                continue
            }
            guard let unit = rest.popFirst() else {
                throw .usage("expected a number and a unit, such as -1 day, or an instant")
            }
            guard RelativeDateStyle.Unit(commandText: unit[...]) != nil else { throw .usage(Self.unknownUnit(unit)) }
            inputs.append(.text("\(first) \(unit)"))
        }
        return inputs
    }

    package func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        bytes.append(contentsOf: try text(read(input)).utf8)
    }

    package func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let value = try read(input)
        let text = try text(value)
        switch value {
        case .distance(_, let unit):
            object.member("value", string: String(try input.text.trimmingBlanks.prefix { $0 != " " && $0 != "\t" }))
            object.member("unit", string: unit.rawValue)
        case .instants(let from, let to):
            object.member("from", string: from.description)
            object.member("to", string: to.description)
            object.member("timeZone", string: zone.identifier)
        }
        object.member("locale", string: style.locale.tag)
        object.member("text", string: text)
    }

    /// What is written.
    private enum Value {
        case distance(Double, RelativeDateStyle.Unit)
        case instants(from: Instant, to: Instant)
    }

    private func text(_ value: Value) throws(CommandFailure) -> String {
        do throws(DateError) {
            switch value {
            case .instants(let from, let to) where writesChange:
                return try style.change(of: to, after: from, in: zone)?.description ?? "never"
            case .distance(let offset, let unit): return try style.format(offset, unit)
            case .instants(let from, let to): return try style.format(to, relativeTo: from, in: zone)
            }
        } catch { throw CommandFailure(error) }
    }

    private func read(_ input: OperationInput) throws(CommandFailure) -> Value {
        if case .texts(let ends) = input, ends.count == 2 {
            return .instants(
                from: try Instant(commandText: ends[0], in: zone), to: try Instant(commandText: ends[1], in: zone))
        }
        let text = try input.text
        if unit == nil, Instant.isCommandText(text) {
            return .instants(from: reference ?? .now, to: try Instant(commandText: text, in: zone))
        }
        let (offset, unit) = try read(text)
        if style.time != .none { throw .usage("--time goes with instants") }
        if writesChange { throw .usage("--next-change goes with instants") }
        return .distance(offset, unit)
    }

    private func read(_ value: String) throws(CommandFailure) -> (Double, RelativeDateStyle.Unit) {
        let words = value.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\r" })
        guard let first = words.first, words.count == (self.unit == nil ? 2 : 1) else {
            let expected = self.unit == nil ? "a number and a unit, such as -1 day, or an instant" : "a number"
            throw .value("'\(value.shortened)' is not a distance; expected \(expected)")
        }
        // An exact decimal first: its grammar is that of all other commands, its errors as well.
        guard let number = Double(try NumberValue(commandText: String(first)).plainText), number.isFinite else {
            throw .value("'\(value.shortened)' is not a finite number")
        }
        if let unit { return (number, unit) }
        guard let unit = RelativeDateStyle.Unit(commandText: words[1]) else {
            throw .value(Self.unknownUnit(String(words[1])))
        }
        return (number, unit)
    }

    private static func unknownUnit(_ text: String) -> String {
        "unknown unit '\(text.shortened)'; known are: \(RelativeDateStyle.Unit.allCases.map(\.rawValue).joined(separator: ", "))"
    }
}

extension RelativeDateStyle.Unit {
    /// `day`, and `days` as people say it.
    public init?(commandText text: Substring) {
        let word = text.lowercased()
        guard let unit = Self(rawValue: word) ?? (word.hasSuffix("s") ? Self(rawValue: String(word.dropLast())) : nil)
        else { return nil }
        self = unit
    }
}
