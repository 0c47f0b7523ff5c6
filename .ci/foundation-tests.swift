// What `.ci/foundation-tests` puts beside Foundation's tests: a style of Foundation, asked for a text or read from one, has it said by the
// style of LocaleFormat that means the same. Foundation's styles tell what they mean where they are encoded.
import Foundation
import LocaleFormat
import LocaleFormatChanges
import Testing

// MARK: What the tests call

extension FormatStyle {
    func ourFormat(_ value: FormatInput) -> FormatOutput { Ours.said(self, value) }
}

extension ParseStrategy {
    func ourParse(_ text: ParseInput) throws -> ParseOutput { try Ours.read(self, text) }
}

extension DiscreteFormatStyle {
    func ourDiscreteInput(after input: FormatInput) -> FormatInput? {
        Ours.changed(self, input, isForward: true) { discreteInput(after: input) }
    }
    func ourDiscreteInput(before input: FormatInput) -> FormatInput? {
        Ours.changed(self, input, isForward: false) { discreteInput(before: input) }
    }
}

extension Date {
    var nextUp: Date { Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.nextUp) }
    var nextDown: Date { Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.nextDown) }
}

extension Duration {
    var nextUp: Duration { self + Duration(secondsComponent: 0, attosecondsComponent: 1) }
    var nextDown: Duration { self - Duration(secondsComponent: 0, attosecondsComponent: 1) }
}

extension BinaryInteger {
    func ourFormatted() -> String { Ours.said(IntegerFormatStyle<Self>(), self) }
    func ourFormatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        Ours.said(style, self)
    }
    func ourFormatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput: BinaryInteger {
        Ours.said(style, S.FormatInput(self))
    }
    init<S: ParseStrategy>(_ text: S.ParseInput, ourStrategy strategy: S) throws where S.ParseOutput: BinaryInteger {
        self = Self(try Ours.read(strategy, text))
    }
    init(_ text: String, ourFormat style: IntegerFormatStyle<Self>, lenient: Bool = true) throws {
        self = try Ours.read(IntegerParseStrategy(format: style, lenient: lenient), text)
    }
    init(_ text: String, ourFormat style: IntegerFormatStyle<Self>.Percent, lenient: Bool = true) throws {
        self = try Ours.read(IntegerParseStrategy(format: style, lenient: lenient), text)
    }
    init(_ text: String, ourFormat style: IntegerFormatStyle<Self>.Currency, lenient: Bool = true) throws {
        self = try Ours.read(IntegerParseStrategy(format: style, lenient: lenient), text)
    }
}

extension BinaryFloatingPoint {
    func ourFormatted() -> String { Ours.said(FloatingPointFormatStyle<Self>(), self) }
    func ourFormatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        Ours.said(style, self)
    }
    func ourFormatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput: BinaryFloatingPoint {
        Ours.said(style, S.FormatInput(self))
    }
}

extension Decimal {
    func ourFormatted() -> String { Ours.said(Decimal.FormatStyle(), self) }
    func ourFormatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        Ours.said(style, self)
    }
    init<S: Foundation.ParseStrategy>(_ text: S.ParseInput, ourStrategy strategy: S) throws
    where S.ParseOutput == Self {
        self = try Ours.read(strategy, text)
    }
    init(_ text: String, ourFormat style: Decimal.FormatStyle, lenient: Bool = true) throws {
        self = try Ours.read(Decimal.ParseStrategy(format: style, lenient: lenient), text)
    }
    init(_ text: String, ourFormat style: Decimal.FormatStyle.Percent, lenient: Bool = true) throws {
        self = try Ours.read(Decimal.ParseStrategy(format: style, lenient: lenient), text)
    }
    init(_ text: String, ourFormat style: Decimal.FormatStyle.Currency, lenient: Bool = true) throws {
        self = try Ours.read(Decimal.ParseStrategy(format: style, lenient: lenient), text)
    }
}

extension Date {
    func ourFormatted() -> String { Ours.said(Date.FormatStyle(), self) }
    func ourFormatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        Ours.said(style, self)
    }
    func ourFormatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String {
        Ours.said(Date.FormatStyle(date: date, time: time), self)
    }
    init<S: Foundation.ParseStrategy>(_ text: S.ParseInput, ourStrategy strategy: S) throws
    where S.ParseOutput == Self {
        self = try Ours.read(strategy, text)
    }
}

extension ParsedNumber {
    /// As Foundation has it, cut where a fraction was read.
    func integer<I: BinaryInteger & NumberConvertible>(as type: I.Type) throws -> I {
        guard let text = exactDecimal.map({ "\($0)" }), let point = text.firstIndex(of: ".") else {
            return try convert()
        }
        guard let whole = Int128(text[..<point]), let cut = I(exactly: whole) else {
            throw NoOption(name: "\(text) in \(I.self)")
        }
        return cut
    }
}

extension Range<Date> {
    func ourFormatted() -> String { Ours.said(Date.IntervalFormatStyle(), self) }
    func ourFormatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        Ours.said(style, self)
    }
    func ourFormatted(date: Date.IntervalFormatStyle.DateStyle, time: Date.IntervalFormatStyle.TimeStyle) -> String {
        Ours.said(
            Date.IntervalFormatStyle(date: date, time: time, locale: .current, calendar: .current, timeZone: .current),
            self)
    }
}

extension Duration {
    func ourFormatted() -> String { Ours.said(Duration.TimeFormatStyle(pattern: .hourMinuteSecond), self) }
    func ourFormatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        Ours.said(style, self)
    }
}

extension Sequence {
    func ourFormatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        Ours.said(style, self)
    }
}

extension Sequence where Element == String {
    func ourFormatted() -> String {
        let style: ListFormatStyle<StringStyle, Self> = .list(type: .and)
        return Ours.said(style, self)
    }
}

extension Date.RelativeFormatStyle {
    func _format(_ date: Date, refDate: Date) -> String {
        Ours.saying("\(Self.self)", { format(date) }) {
            let json = try JSON(encoding: self)
            return try Ours.relative(json).format(
                Instant(date), relativeTo: Instant(refDate), in: Ours.zone(json["calendar"]))
        }
    }
}

extension Date.FormatString {
    var rawFormat: String {
        (try? JSON(
            encoding: Date.VerbatimFormatStyle(format: self, timeZone: .gmt, calendar: .init(identifier: .gregorian)))[
                "formatPattern"
            ].string) ?? ""
    }
}

func usingCurrentInternationalizationPreferences(body: () throws -> Void) async rethrows { try body() }

// MARK: What a test says

/// What is said and expected stands in the file that the script reads: `line`, whether ours was asked, `same`, and both texts.
enum Record {
    nonisolated(unsafe) static var asked = 0
    nonisolated(unsafe) static var missing: String?
    private static let out = FileHandle(forWritingAtPath: ProcessInfo.processInfo.environment["OUT"] ?? "/dev/null")

    static func write(_ file: String, _ line: Int, _ state: String, _ given: String = "", _ expected: String = "") {
        defer { (asked, missing) = (0, nil) }
        guard asked > 0 else { return }
        let state = missing == nil ? state : "no option: \(missing ?? "")"
        let row = try? JSONEncoder().encode([file, "\(line)", state, given, expected])
        out?.write((row ?? Data()) + Data("\n".utf8))
    }
}

func same<T: Equatable>(
    _ given: () throws -> T, _ expected: () throws -> T, _ comment: Any? = nil, sourceLocation: SourceLocation
) {
    do {
        let (given, expected) = (try given(), try expected())
        Record.write(
            sourceLocation.fileName, sourceLocation.line, given == expected ? "same" : "differs", "\(given)",
            "\(expected)")
    } catch {
        Record.write(
            sourceLocation.fileName, sourceLocation.line, "throws", "\(error)", (try? expected()).map { "\($0)" } ?? "")
    }
}

func holds(_ condition: () throws -> Bool, _ comment: Any? = nil, sourceLocation: SourceLocation) {
    let result = try? condition()
    Record.write(
        sourceLocation.fileName, sourceLocation.line, result == true ? "same" : "differs",
        "\(String(describing: result))", "true")
}

func refuses<T>(sourceLocation: SourceLocation, _ body: () throws -> T) {
    do {
        let result = try body()
        Record.write(sourceLocation.fileName, sourceLocation.line, "differs", "\(result)", "an error")
    } catch {
        Record.write(sourceLocation.fileName, sourceLocation.line, "same")
    }
}

func takes<T>(sourceLocation: SourceLocation, _ body: () throws -> T) {
    do {
        _ = try body()
        Record.write(sourceLocation.fileName, sourceLocation.line, "same")
    } catch {
        Record.write(sourceLocation.fileName, sourceLocation.line, "throws", "\(error)", "no error")
    }
}

// MARK: What they mean

struct NoOption: Error { let name: String }

enum Ours {
    static func said<S: FormatStyle>(_ style: S, _ value: S.FormatInput) -> S.FormatOutput {
        saying("\(S.self)", { style.format(value) }) { try text(style, value) as? S.FormatOutput }
    }

    /// What ours says; where it has no option for the style, that is noted, and Foundation speaks.
    static func saying<Text>(_ name: String, _ otherwise: () -> Text, _ text: () throws -> Text?) -> Text {
        Record.asked += 1
        do {
            if let text = try text() { return text }
            Record.missing = name
        } catch let error as NoOption {
            Record.missing = error.name
        } catch {
            Record.missing = "\(error)"
        }
        return otherwise()
    }

    static func read<S: ParseStrategy>(_ strategy: S, _ text: S.ParseInput) throws -> S.ParseOutput {
        do {
            guard let value = try parsed(strategy, text as? String ?? "") else { return try strategy.parse(text) }
            Record.asked += 1
            if let value = value as? S.ParseOutput { return value }
            if let number = value as? ParsedNumber {
                switch S.ParseOutput.self {
                case let type as any (BinaryInteger & NumberConvertible).Type:
                    return try number.integer(as: type) as! S.ParseOutput
                case is Double.Type: return try number.convert(to: Double.self) as! S.ParseOutput
                case is Float.Type: return Float(try number.convert(to: Double.self)) as! S.ParseOutput
                case is Decimal.Type: return try number.convert(to: Decimal.self) as! S.ParseOutput
                default: break
                }
            }
            Record.missing = "\(S.self)"
        } catch let error as NoOption {
            (Record.asked, Record.missing) = (Record.asked + 1, error.name)
        } catch {
            Record.asked += 1
            throw error
        }
        return try strategy.parse(text)
    }

    /// When the text is another one; noted where ours has no option.
    static func changed<S: DiscreteFormatStyle>(
        _ style: S, _ input: S.FormatInput, isForward: Bool, otherwise: () -> S.FormatInput?
    ) -> S.FormatInput? {
        Record.asked += 1
        do {
            let name = String(reflecting: S.self)
            let json = try JSON(encoding: style)
            if let input = input as? Duration {
                let ours = try durationStyle(name, json)
                return (isForward ? try ours.change(after: input) : try ours.change(before: input)) as? S.FormatInput
            }
            if let input = input as? Date, name.contains("AnchoredRelative") {
                let (inner, anchor) = (
                    json["innerStyle"], Date(timeIntervalSinceReferenceDate: json["anchor"].double ?? 0)
                )
                let (ours, zone) = (try relative(inner), try zone(inner["calendar"]))
                let (then, now) = (try Instant(anchor), try Instant(input))
                let change =
                    isForward
                    ? try ours.change(of: then, after: now, in: zone) : try ours.change(of: then, before: now, in: zone)
                return change.map { Date($0) } as? S.FormatInput
            }
            if let input = input as? Date, !name.contains("Verbatim"), !name.contains("Attributed") {
                let ours = try dateStyle(json)
                return (isForward ? ours.discreteInput(after: input) : ours.discreteInput(before: input))
                    as? S.FormatInput
            }
            Record.missing = name
        } catch let error as NoOption {
            Record.missing = error.name
        } catch {
            Record.missing = "\(error)"
        }
        return otherwise()
    }

    private static func text(_ style: any FormatStyle, _ value: Any) throws -> Any? {
        let name = String(reflecting: type(of: style))
        let json = try JSON(encoding: style)
        if name.hasSuffix(".Attributed") || name.hasSuffix(".AttributedStyle") {
            return try attributed(name, json, value)
        }
        switch value {
        case let value as Date: return try date(name, json).map { try $0(value) }
        case let value as Range<Date>: return try interval(json)(value)
        case let value as Duration: return try duration(name, json).format(value)
        case let value as any BinaryInteger where name.contains("ByteCount"):
            return try byteCount(json["attributed"]).format(Int64(value))
        case let value as any BinaryInteger: return try number(name, json).compiled().format(NumberValue(value))
        case let value as Decimal: return try number(name, json).compiled().format(exact(value))
        case let value as any BinaryFloatingPoint:
            let number = try number(name, json).compiled()
            return try number.format(NumberValue.double(Double(value)))
        default:
            guard let members = value as? any Sequence else { return nil }
            return try list(style, json, members)
        }
    }

    // MARK: Attributes

    private static func attributed(_ name: String, _ json: JSON, _ value: Any) throws -> AttributedString? {
        if let style = ["integer", "percent", "currency", "floatingPoint", "decimal"].lazy.map({
            json["style"][$0]["_0"]
        }).first(where: \.isObject) {
            let kind = json["style"]["percent"].isObject ? "Percent" : ""
            let compiled = try number(kind, style).compiled()
            let text: FormattedText<NumberField>
            switch value {
            case let value as any BinaryInteger: text = try compiled.formattedText(NumberValue(value))
            case let value as Decimal: text = try compiled.formattedText(exact(value))
            case let value as any BinaryFloatingPoint:
                text = try compiled.formattedText(NumberValue.double(Double(value)))
            default: return nil
            }
            return marked(text, numberAttributes)
        }
        guard let value = value as? Date,
            let style = ["formatStyle", "verbatimFormatStyle"].lazy.map({ json["innerStyle"][$0]["_0"] }).first(
                where: \.isObject)
        else { return nil }
        let date: DateStyle
        if let pattern = style["formatPattern"].string {
            date = DateStyle(pattern: pattern, locale: try locale(style["locale"])).timeZone(try zone(style)).calendar(
                calendar(style))
        } else {
            date = try dateStyle(style)
        }
        return marked(try date.formattedText(Instant(value))) { field in
            var container = AttributeContainer()
            container.dateField = dateFields["\(field)"]
            return container
        }
    }

    private static func numberAttributes(_ field: NumberField) -> AttributeContainer {
        var container = AttributeContainer()
        switch field {
        case .integer: container.numberPart = .integer
        case .fraction: container.numberPart = .fraction
        case .group: (container.numberPart, container.numberSymbol) = (.integer, .groupingSeparator)
        case .decimal: container.numberSymbol = .decimalSeparator
        case .sign: container.numberSymbol = .sign
        case .percent: container.numberSymbol = .percent
        case .currency: container.numberSymbol = .currency
        default: break
        }
        return container
    }

    private static let dateFields: [String: AttributeScopes.FoundationAttributes.DateFieldAttribute.Field] = [
        "era": .era, "year": .year, "relatedYear": .relatedGregorianYear, "month": .month, "weekOfYear": .weekOfYear,
        "weekOfMonth": .weekOfMonth,
        "weekday": .weekday, "day": .day, "dayOfYear": .dayOfYear, "weekdayInMonth": .weekdayOrdinal, "amPM": .amPM,
        "dayPeriod": .amPM,
        "hour": .hour, "minute": .minute, "second": .second, "fractionalSecond": .secondFraction,
        "secondFraction": .secondFraction, "timeZone": .timeZone, "quarter": .quarter,
    ]

    private static func marked<Field>(_ text: FormattedText<Field>, _ attributes: (Field) -> AttributeContainer)
        -> AttributedString
    {
        var marked = AttributedString(text.text)
        let bytes = text.text.utf8
        for span in text.spans {
            let start = bytes.index(bytes.startIndex, offsetBy: span.range.lowerBound)
            let end = bytes.index(bytes.startIndex, offsetBy: span.range.upperBound)
            guard let from = AttributedString.Index(start, within: marked),
                let to = AttributedString.Index(end, within: marked)
            else { continue }
            marked[from..<to].mergeAttributes(attributes(span.field))
        }
        return marked
    }

    // MARK: Numbers

    static func exact(_ value: Decimal) throws -> NumberValue {
        value.isNaN ? .double(.nan) : .decimal(try ExactDecimal("\(value)"))
    }

    /// Ours with its kind taken away.
    struct Number {
        var specification: NumberSpecification
        func compiled() throws -> CompiledNumber { try CompiledNumber(specification) }
    }

    static func number(_ name: String, _ json: JSON) throws -> Number {
        let locale = try locale(json["locale"])
        if let code = json["currencyCode"].string {
            var style = CurrencyStyle<Double>(code: try CurrencyCode(code), locale: locale)
            style.options = try options(json["collection"], style.options, isCurrency: true)
            let presentations: [CurrencyPresentation] = [.narrow, .standard, .isoCode, .fullName]
            style.presentation = presentations[json["collection"]["presentation"]["option"].int ?? 1]
            style.usesAccounting = json["collection"]["signDisplayStrategy"]["accounting"].bool ?? false
            return Number(specification: style.specification)
        }
        if name.contains("Percent") {
            var style = PercentStyle<Int>(locale: locale)
            style.options = try options(json["collection"], style.options)
            return Number(specification: style.specification)
        }
        var style = NumberStyle<Double>(locale: locale)
        style.options = try options(json["collection"], style.options)
        return Number(specification: style.specification)
    }

    static func options(_ json: JSON, _ start: NumberOptions, isCurrency: Bool = false) throws -> NumberOptions {
        var options = start
        options.notation = [.automatic, .scientific, .compactName()][json["notation"]["option"].int ?? 0]
        options.grouping = json["group"]["option"].int == 1 ? .never : .automatic
        options.decimalSeparator = json["decimalSeparatorStrategy"]["option"].int == 1 ? .always : .automatic
        if let rule = json["rounding"].int { options.rounding = rounding(rule) }
        if let increment = json["roundingIncrement"]["integer"].double
            ?? json["roundingIncrement"]["floatingPoint"].double
        {
            options.increment = try ExactDecimal("\(increment)")
        }
        if let scale = json["scale"].double { options.scale = try ExactDecimal("\(scale)") }
        let sign = json["signDisplayStrategy"]
        if sign["negative"].int == 1 { options.sign = .never }
        if sign["positive"].int == 0 { options.sign = .always(includingZero: sign["zero"].int == 0) }
        let precision = json["precision"]["option"]
        if let least = precision["minSignificantDigits"].int {
            options.precision = .significantDigits(least...(precision["maxSignificantDigits"].int ?? Precision.limit))
        } else if precision["minFractionalLength"].int != nil || precision["maxFractionalLength"].int != nil {
            options.precision = .fractionLength(
                (precision["minFractionalLength"].int ?? 0)...(precision["maxFractionalLength"].int ?? Precision.limit))
        } else if !isCurrency, json["notation"]["option"].int != 2, options.increment == nil {
            options.precision = .fractionLength(0...6)
        }
        options.minimumIntegerDigits = precision["minIntegerLength"].int
        // None at all is not what Foundation shows where there are some.
        if let most = precision["maxIntegerLength"].int, most > 0 { options.maximumIntegerDigits = most }
        return options
    }

    static func rounding(_ rule: Int) -> RoundingMode { [.halfUp, .halfEven, .ceiling, .floor, .down, .up][rule] }

    private static func parsed(_ strategy: any ParseStrategy, _ text: String) throws -> Any? {
        let name = String(reflecting: type(of: strategy))
        let json = try JSON(encoding: strategy)
        if json["formatStyle"]["collection"].isObject {
            let style = try number(name, json["formatStyle"])
            let mode: NumberParseMode = json["lenient"].bool == false ? .strict : .lenient
            return try CompiledNumberParser(style.specification).parse(text, mode: mode)
        }
        if name.contains("Date.ParseStrategy"), let format = json["format"].string {
            let style = DateStyle(pattern: format, locale: try locale(json["locale"]))
                .timeZone(try zone(json)).calendar(calendar(json))
            return Date(try style.parse(text, mode: json["isLenient"].bool == false ? .strict : .lenient).instant)
        }
        if name.contains("Date.FormatStyle") {
            return Date(try dateStyle(json).parse(text, mode: .lenient).instant)
        }
        return nil
    }

    // MARK: Dates

    static func locale(_ json: JSON) throws -> LocaleID {
        let identifier = json["identifier"].string ?? ""
        return identifier.isEmpty ? .root : try LocaleID(identifier)
    }

    static func zone(_ json: JSON) throws -> TimeZoneID {
        try TimeZoneID(json["timeZone"]["identifier"].string ?? "GMT")
    }

    static func calendar(_ json: JSON) -> CalendarID {
        CalendarID(identifier: json["calendar"]["identifier"].string ?? "") ?? .gregorian
    }

    static func capitalization(_ json: JSON) -> CapitalizationContext {
        [.unknown, .standalone, .listItem, .beginningOfSentence, .middleOfSentence][
            json["capitalizationContext"]["option"].int ?? 0]
    }

    static let symbols = [
        "era", "year", "quarter", "month", "week", "day", "dayOfYear", "weekday", "dayPeriod", "hour", "minute",
        "second", "secondFraction",
        "timeZoneSymbol",
    ]

    static func dateStyle(_ json: JSON) throws -> DateStyle {
        let skeleton = symbols.compactMap { json["symbols"][$0].string }.joined()
        return DateStyle(skeleton: skeleton, locale: try locale(json["locale"]))
            .timeZone(try zone(json)).calendar(calendar(json)).capitalizationContext(capitalization(json))
    }

    private static func date(_ name: String, _ json: JSON) throws -> ((Date) throws -> String)? {
        if name.contains("Relative") {
            let inner = json["innerStyle"].isObject ? json["innerStyle"] : json
            let relative = try relative(inner)
            // Foundation's anchor is what is told, seen from the date.
            if let anchor = json["anchor"].double {
                let anchor = Date(timeIntervalSinceReferenceDate: anchor)
                return { try relative.format(Instant(anchor), relativeTo: Instant($0), in: zone(inner["calendar"])) }
            }
            return { try relative.format(Instant($0), relativeTo: Instant(Date.now), in: zone(inner["calendar"])) }
        }
        if let pattern = json["formatPattern"].string {
            let style = DateStyle(pattern: pattern, locale: try locale(json["locale"])).timeZone(try zone(json))
                .calendar(calendar(json))
            return { try style.compiled().format(Instant($0)) }
        }
        if name.contains("ISO8601") { return nil }
        let style = try dateStyle(json)
        return { try style.compiled().format(Instant($0)) }
    }

    static func relative(_ json: JSON) throws -> RelativeDateStyle {
        let units = json["unitsStyle"]["option"].int ?? 0
        if units == 1 { throw NoOption(name: "numbers in words") }
        let all: [RelativeDateStyle.Unit] = [.year, .month, .week, .day, .hour, .minute, .second]
        return RelativeDateStyle(
            numeric: json["presentation"]["option"].int == 1 ? .auto : .always,
            width: [.wide, .wide, .short, .narrow][units],
            locale: try locale(json["locale"])
        ).capitalizationContext(capitalization(json)).calendar(calendar(json))
            .thresholds(
                RelativeThresholds(
                    units: Set(json["allowedFields"].elements.compactMap { $0["option"].int }.map { all[$0] })))
    }

    private static func interval(_ json: JSON) throws -> (Range<Date>) throws -> String {
        let isEmpty = symbols.allSatisfy { json["symbols"][$0].string == nil }
        var dates = try dateStyle(json)
        if isEmpty { dates.template = .skeleton("yMdjmm") }
        let style = DateIntervalStyle(dates)
        return { style.format(from: try Instant($0.lowerBound), to: try Instant($0.upperBound)) }
    }

    // MARK: Durations, bytes and lists

    private static func duration(_ name: String, _ json: JSON) throws -> CompiledDuration {
        try durationStyle(name, json).compiled()
    }

    private static func durationStyle(_ name: String, _ json: JSON) throws -> DurationStyle {
        let json =
            json["_attributed"].isObject ? json["_attributed"] : json["innerStyle"].isObject ? json["innerStyle"] : json
        let locale = try locale(json["locale"])
        guard name.contains("UnitsFormatStyle") else {
            let fields = json["pattern"]["fields"]
            let kinds: [(String, DurationStyle.Pattern)] = [
                ("hourMinuteSecond", .hourMinuteSecond), ("hourMinute", .hourMinute), ("minuteSecond", .minuteSecond),
            ]
            guard let (key, pattern) = kinds.first(where: { fields[$0.0].isObject }) else {
                throw NoOption(name: "pattern")
            }
            let rule = fields[key]["roundFractionalSeconds"].int ?? fields[key]["roundSeconds"].int ?? 1
            return DurationStyle(
                .time(
                    pattern, padding: json["pattern"]["paddingForLargestField"].int ?? 0,
                    fractionalSecondsLength: fields[key]["fractionalSecondsLength"].int ?? 0),
                rounding: rounding(rule), grouping: json["grouping"]["option"].int == 1 ? .never : .automatic,
                locale: locale)
        }
        let part = json["fractionalPartDisplay"]
        // The upper bound counts, as Foundation has it, and limits are cut to what there can be.
        let limits = json["valueLengthLimits"].elements.compactMap { $0.int }
        func length(_ digits: Int) -> Int { min(max(digits, 0), Precision.limit) }
        let values = limits.count == 2 ? length(limits[0])...length(max(limits[0], limits[1])) : nil
        // No more than Foundation has.
        func fraction(_ digits: JSON) -> Int { min(length(digits.int ?? 0), 998) }
        let all: [DurationUnit] = [
            .weeks, .days, .hours, .minutes, .seconds, .milliseconds, .microseconds, .nanoseconds,
        ]
        let widths: [NumberSpecification.UnitWidth] = [.wide, .short, .narrow, .narrow]
        let pattern = json["unitWidth"]["patternStyle"].int ?? 0
        if pattern == 3 { throw NoOption(name: "short units with narrow spaces") }
        return DurationStyle(
            .units(
                allowed: Set(json["allowedUnits"].elements.compactMap { $0["unit"].int }.map { all[$0] }),
                width: widths[pattern],
                maximumUnitCount: json["maximumUnitCount"].int,
                zeroValueLength: json["zeroValueUnitsDisplay"]["length"].int ?? 0,
                valueLength: values,
                fractionLength: fraction(part["minimumLength"])...fraction(part["maximumLength"]),
                increment: part["roundingIncrement"].double),
            rounding: rounding(part["roundingRule"].int ?? 1), locale: locale)
    }

    static func byteCount(_ json: JSON) throws -> ByteCountStyle {
        ByteCountStyle(
            [.file, .memory, .decimal, .binary][json["style"].int ?? 0],
            allowedUnits: .init(rawValue: UInt(json["allowedUnits"].int ?? 0xFFFF)),
            spellsOutZero: json["spellsOutZero"].bool ?? true,
            includesActualByteCount: json["includesActualByteCount"].bool ?? false, locale: try locale(json["locale"]))
    }

    static func list(_ style: any FormatStyle, _ json: JSON, _ members: any Sequence) throws -> String? {
        var texts: [String] = []
        for member in members {
            if let text = member as? String {
                texts.append(text)
            } else if let value = member as? any BinaryInteger {
                texts.append(try number("", json["memberStyle"]).compiled().format(NumberValue(value)))
            } else {
                return nil
            }
        }
        return ListStyle(
            json["listType"].int == 1 ? .or : .and, width: [.wide, .short, .narrow][json["width"].int ?? 0],
            locale: try locale(json["locale"])
        ).format(texts)
    }
}

/// An encoded style.
struct JSON {
    let value: Any?

    init(_ value: Any?) { self.value = value }

    init(encoding style: Any) throws {
        guard let style = style as? any Encodable else { throw NoOption(name: "\(type(of: style))") }
        value = try JSONSerialization.jsonObject(with: JSONEncoder().encode(style), options: .fragmentsAllowed)
    }

    subscript(_ key: String) -> JSON { JSON((value as? [String: Any])?[key]) }
    var string: String? { value as? String }
    var double: Double? { (value as? NSNumber)?.doubleValue }
    var int: Int? { (value as? NSNumber)?.intValue }
    var bool: Bool? { (value as? NSNumber)?.boolValue }
    var elements: [JSON] { (value as? [Any] ?? []).map { JSON($0) } }
    var count: Int { elements.count }
    var isObject: Bool { value is [String: Any] }
    var isArray: Bool { value is [Any] }
}
