internal import LocaleFormatCalendars
internal import LocaleFormatCore
package import LocaleFormatDates

/// A date function with its options, the overrides of its operand among them.
package final class DateSettings: Sendable {
    let function: DateFunction
    let locale: LocaleID
    let isRightToLeft: Bool
    /// Overrides, which later functions take over.
    let carried: [String: String]
    /// What is told whenever the function is asked.
    let problems: [MessageFunctionError]
    /// What leaves no value.
    let failure: MessageFunctionError?
    /// Whether the zone is that of the operand.
    package let usesOwnZone: Bool
    package let showsZone: Bool
    /// In the zone that is asked for, or in that of the reader.
    package let style: DateStyle

    init(
        _ function: DateFunction, _ options: [String: OptionInput], inherited: [String: String], _ locale: LocaleID,
        _ zone: TimeZoneID?
    ) {
        var reading = DateOptionReading(function, options, inherited: inherited)
        (self.function, self.locale) = (function, locale)
        isRightToLeft = locale.isRightToLeft
        var style = DateStyle(skeleton: "", locale: locale)
        style.calendar = reading.calendar()
        style.timeZone = zone
        usesOwnZone = reading.overrides["timeZone"] == "input"
        if let asked = reading.zone() { style.timeZone = asked }
        switch reading.overrides["hour12"] {
        case "true": style.hourCycle = .h12
        case "false": style.hourCycle = .h23
        default: break
        }
        style.template = reading.template(hasEra: style.calendar != nil || locale.keyword("ca") != nil)
        showsZone = reading.showsZone
        failure = reading.failure
        self.style = style
        carried = reading.overrides
        problems = reading.problems
    }

    /// The style and the instant for a value, whose own zone may count.
    private func prepared(_ date: MessageDate) -> (CompiledDate?, Instant) {
        var style = style
        if usesOwnZone, let zone = date.zone { style.timeZone = zone }
        guard date.isFloating else { return (try? CompiledDate.cached(style), date.instant) }
        if showsZone { return (try? CompiledDate.cached(style), date.instant(in: style.timeZone ?? .current)) }
        style.timeZone = .utc
        return (try? CompiledDate.cached(style), date.instant)
    }

    func append(_ date: MessageDate, to bytes: inout [UInt8]) throws(MessageFunctionError) {
        let (style, instant) = prepared(date)
        guard let style else { throw .unsupportedOperation("there is no such format of dates in \(locale)") }
        do throws(DateError) { try style.append(instant, to: &bytes) } catch {
            throw .unsupportedOperation(error.description)
        }
    }

    func formattedText(_ date: MessageDate) throws(MessageFunctionError) -> FormattedText<DateField> {
        let (style, instant) = prepared(date)
        guard let style else { throw .unsupportedOperation("there is no such format of dates in \(locale)") }
        do throws(DateError) { return try style.formattedText(instant) } catch {
            throw .unsupportedOperation(error.description)
        }
    }
}

/// Options of a date function.
package struct DateOptionReading {
    private let function: DateFunction
    /// Fields, lengths, precision.
    private(set) var words: [String: String] = [:]
    package private(set) var overrides: [String: String] = [:]
    /// Those of LDML 47.
    private var older: [String: String] = [:]
    package private(set) var problems: [MessageFunctionError] = []

    package init(_ function: DateFunction, _ options: [String: OptionInput], inherited: [String: String]) {
        self.function = function
        for name in ["timeZone", "calendar", "hour12"] { overrides[name] = inherited[name] }
        let (allowed, olderAllowed) = (function.options, function.olderOptions)
        for (name, option) in options.sorted(by: { $0.key < $1.key }) {
            if let choices = allowed[name] {
                guard option.isLiteral else {
                    report("\(name) is set by a variable; it must be a literal")
                    continue
                }
                if choices.contains(option.text) {
                    words[name] = option.text
                } else {
                    report(
                        "\(name) is '\(option.text.shortened)'; allowed is one of: \(choices.joined(separator: ", "))")
                }
            } else if let choices = olderAllowed[name] {
                if choices.contains(option.text) {
                    older[name] = option.text
                } else {
                    report(
                        "\(name) is '\(option.text.shortened)'; allowed is one of: \(choices.joined(separator: ", "))")
                }
            } else if name == "timeZone" || name == "calendar" {
                overrides[name] = option.text
            } else if name == "hour12", function != .date {
                if option.text == "true" || option.text == "false" {
                    overrides[name] = option.text
                } else {
                    report("hour12 is '\(option.text.shortened)'; allowed is one of: true, false")
                }
            }
        }
    }

    private mutating func report(_ detail: String) { problems.append(.badOption(detail)) }

    mutating func calendar() -> CalendarID? {
        guard let name = overrides["calendar"] else { return nil }
        if let calendar = CalendarID(identifier: name) { return calendar }
        report("calendar is '\(name.shortened)'; expected a calendar of CLDR, such as buddhist")
        overrides["calendar"] = nil
        return nil
    }

    mutating func zone() -> TimeZoneID? {
        guard let name = overrides["timeZone"], name != "input" else { return nil }
        do { return try name == "UTC" ? .utc : TimeZoneID(name) } catch {
            report("timeZone is '\(name.shortened)'; expected an IANA zone such as Asia/Kolkata, UTC or input")
            overrides["timeZone"] = nil
            return nil
        }
    }

    // MARK: Templates

    /// Lengths of LDML 47.
    private var lengths: (date: DateStyle.Length, time: DateStyle.Length)? {
        func length(_ name: String) -> DateStyle.Length? { older[name].flatMap(DateStyle.Length.init) }
        switch function {
        case .date: return length("style").map { ($0, .none) }
        case .time: return length("style").map { (.none, $0) }
        case .datetime:
            let (date, time) = (length("dateStyle"), length("timeStyle"))
            return date == nil && time == nil ? nil : (date ?? .none, time ?? .none)
        }
    }

    /// Fields of LDML 47, as a skeleton.
    private var fields: String {
        guard function == .datetime else { return "" }
        return DateFunction.fieldOrder.map { name in older[name].map { DateFunction.letters(name, $0) } ?? "" }.joined()
    }

    /// "If both style options and field options are specified, a Bad Option error is emitted and a fallback value used".
    package var failure: MessageFunctionError? {
        lengths != nil && !fields.isEmpty ? .badOption("lengths and fields exclude each other") : nil
    }

    var showsZone: Bool {
        let isOlder = words.isEmpty && !older.isEmpty
        return isOlder
            ? older["timeZoneName"] != nil || lengths.map { $0.time == .full || $0.time == .long } == true
            : words["timeZoneStyle"] != nil
    }

    package func template(hasEra: Bool) -> DateStyle.Template {
        guard words.isEmpty else { return .skeleton(skeleton(hasEra: hasEra)) }
        if let lengths { return .lengths(date: lengths.date, time: lengths.time) }
        return .skeleton(fields.isEmpty ? skeleton(hasEra: hasEra) : fields)
    }

    /// The fields as UTS #35 part 4, "Semantic Skeletons", maps them.
    private func skeleton(hasEra: Bool) -> String {
        var skeleton = ""
        if function != .time {
            let fields = words[function == .date ? "fields" : "dateFields"] ?? "year-month-day"
            let length = words[function == .date ? "length" : "dateLength"] ?? "medium"
            let names = fields.split(separator: "-")
            if names.contains("year") { skeleton += length == "short" && !hasEra ? "yy" : "y" }
            if names.contains("month") { skeleton += length == "long" ? "MMMM" : length == "medium" ? "MMM" : "M" }
            if names.contains("day") { skeleton += "d" }
            if names.contains("weekday") { skeleton += length == "long" ? "EEEE" : "E" }
        }
        if function != .date {
            switch words[function == .time ? "precision" : "timePrecision"] {
            case "hour": skeleton += "j"
            case "second": skeleton += "jms"
            default: skeleton += "jm"
            }
            if let zone = words["timeZoneStyle"] { skeleton += zone == "long" ? "zzzz" : "z" }
        }
        return skeleton
    }
}
