import LocaleFormat
import LocaleFormatJSON

/// `fmt parse date`: the instant, or the civil date, that a text says; the inverse of ``/LocaleFormatValueOperations/DateOperation``, and of ``RelativeOperation`` for
/// texts that are no dates.
struct ParseDateOperation: Operation {
    static let options = DateOptions.names + [.mode, .reference, .now]

    private let style: DateStyle
    let parser: CompiledDateParser
    private let mode: DateParseMode
    private let options: DateParseOptions
    /// The instant that counts as now; nil for the clock's.
    private let now: Instant?
    private let relative = Kept<CompiledRelativeDateParser>()

    init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        mode = try values.choice(.mode, DateParseMode.self) ?? .lenient
        style = try DateOptions.read(values)
        do { parser = try CompiledDateParser(style) } catch { throw CommandFailure(error) }
        var options = DateParseOptions()
        let zone = parser.timeZone
        func instant(_ name: OptionName) throws(CommandFailure) -> Instant? {
            try values[name].map { text throws(CommandFailure) in try Instant(commandText: text, in: zone) }
        }
        let (reference, now) = (try instant(.reference), try instant(.now))
        options.reference = reference ?? now
        self.options = options
        self.now = now ?? reference
    }

    func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        bytes.append(contentsOf: try parse(input.text).iso8601(in: parser.timeZone).utf8)
    }

    func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let date = try parse(input.text)
        object.member("locale", string: style.locale.tag)
        object.member("calendar", string: parser.calendar.id.rawValue)
        object.member("text", string: try input.text)
        object.member("value", string: date.iso8601(in: parser.timeZone))
        object.member("instant", string: date.instant.description)
        object.member("timeZone", string: (date.timeZone ?? parser.timeZone).identifier)
        if let offset = date.offset { object.member("offset", integer: offset) }
        object.member("found", strings: DateField.allCases.filter(date.foundFields.contains).map(\.rawValue))
        date.fields.append(to: &object)
        object.member("hour", integer: date.hour)
        object.member("minute", integer: date.minute)
        object.member("second", integer: date.second)
        object.member("nanosecond", integer: date.nanosecond)
    }

    private func parse(_ text: String) throws(CommandFailure) -> ParsedDate {
        let trimmed = text.trimmingBlanks
        do { return try parser.parse(trimmed, mode: mode, options: options) } catch {
            if case .style(let error) = error { throw CommandFailure(error) }
            var place = Int.max
            if case .unexpected(_, let offset, _) = error { place = offset }
            if let date = try readRelative(trimmed, of: text, beyond: place) { return date }
            throw .value("cannot read '\(text.shortened)': \(error)")
        }
    }

    /// A text such as "in 3 days"; nil for one that is none. What is one and cannot be read says why, and so does what begins as one for
    /// longer than as a date.
    ///
    /// - Parameter place: where it is no date.
    private func readRelative(
        _ trimmed: Substring, of text: String, beyond place: Int
    ) throws(CommandFailure) -> ParsedDate? {
        do throws(RelativeDateParseError) {
            let parser: CompiledRelativeDateParser
            do throws(DateError) {
                parser = try relative.value { () throws(DateError) in
                    var relative = RelativeDateStyle(locale: style.locale)
                    relative.calendar = self.parser.calendar.id
                    return try relative.compiledParser()
                }
            } catch { throw .style(error) }
            let reading = try parser.parse(trimmed, mode: mode)
            return try reading.date(from: now ?? .now, in: self.parser.timeZone, calendar: self.parser.calendar)
        } catch {
            switch error {
            case .unexpected(_, let offset, _) where offset > place && !trimmed.splitsWord(atByte: offset):
                throw .value("cannot read '\(text.shortened)': \(error)")
            case .empty, .tooLong, .unexpected: return nil
            case .style(let error): throw CommandFailure(error)
            default: throw .value("cannot read '\(text.shortened)': \(error)")
            }
        }
    }
}

extension Substring {
    /// Whether letters stand on both sides of a byte: the `no` of `nov` is no word.
    fileprivate func splitsWord(atByte offset: Int) -> Bool {
        guard let place = utf8.index(startIndex, offsetBy: offset, limitedBy: endIndex) else { return false }
        return self[..<place].last?.isLetter == true && self[place...].first?.isLetter == true
    }
}

extension ParsedDate {
    /// `2025-11-21` for a text without a time, else the time with the offset of the text or of the zone,
    /// `2025-11-21T08:30:00+05:30`. Either is an instant for `fmt date`.
    func iso8601(in zone: TimeZoneID) -> String {
        let offset = self.offset ?? (timeZone ?? zone).secondsFromUTC(at: instant)
        let local =
            (try? Instant(seconds: instant.seconds + Int64(offset), nanoseconds: Int64(instant.nanoseconds))) ?? instant
        let text = local.description.dropLast()
        guard hasTime else { return String(text.prefix { $0 != "T" }) }
        return text + Self.suffix(offset)
    }

    private static func suffix(_ offset: Int) -> String {
        guard offset != 0 else { return "Z" }
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let seconds = abs(offset)
        let rest = seconds % 60 == 0 ? "" : ":" + two(seconds % 60)
        return (offset < 0 ? "-" : "+") + two(seconds / 3_600) + ":" + two(seconds / 60 % 60) + rest
    }
}
