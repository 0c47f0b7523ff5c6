import LocaleFormat
import LocaleFormatJSON

/// `fmt date`: an instant as a date and time, or the numbers of its calendar.
public struct DateOperation: Operation {
    public static let options = DateOptions.names + [.fields]

    private let style: DateStyle
    private let compiled: CompiledDate
    private let writesFields: Bool

    public init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        style = try DateOptions.read(values)
        writesFields = values.isSet(.fields)
        do { compiled = try style.compiled() } catch { throw CommandFailure(error) }
    }

    public func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        let instant = try Instant(commandText: input.text, in: compiled.timeZone)
        do {
            if writesFields {
                bytes.append(contentsOf: try compiled.fields(of: instant).tabSeparated.utf8)
            } else {
                try compiled.append(instant, to: &bytes)
            }
        } catch { throw CommandFailure(error) }
    }

    public func append(ascii value: borrowing Span<UInt8>, to bytes: inout [UInt8]) throws(CommandFailure) {
        guard !writesFields, value.count >= 10, 0x30...0x39 ~= value[0], value[4] == UInt8(ascii: "-") else {
            return try append(.text(String(ascii: value)), to: &bytes)
        }
        do { try compiled.append(Instant(iso8601: value, in: compiled.timeZone), to: &bytes) } catch {
            throw CommandFailure(error)
        }
    }

    public func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let instant = try Instant(commandText: input.text, in: compiled.timeZone)
        do {
            let text = try compiled.formattedText(instant)
            let month = try style.monthName(instant)
            object.member("value", string: instant.description)
            object.member("locale", string: style.locale.tag)
            object.member("calendar", string: compiled.calendar.id.rawValue)
            object.member("timeZone", string: compiled.timeZone.identifier)
            object.member("text", string: text.text)
            object.member("pattern", string: compiled.pattern)
            object.member("parts", parts: text)
            let fields = try compiled.fields(of: instant)
            fields.append(to: &object)
            if let day = AlmanacDay(fields, in: compiled.calendar) { day.append(to: &object) }
            object.member("monthName", string: month)
        } catch { throw CommandFailure(error) }
    }
}

extension DateStyle {
    /// The name of the month that an instant lies in, standing alone, its leap mark included.
    func monthName(_ instant: Instant) throws(DateError) -> String {
        var style = self
        style.template = .pattern("LLLL")
        return try style.formattedText(instant).text
    }
}

extension CalendarFields {
    /// `era year month leapMonth day repeatedDay`, flags as 0 or 1.
    var tabSeparated: String {
        [era, year, month, isLeapMonth ? 1 : 0, day, isRepeatedDay ? 1 : 0].map(String.init).joined(separator: "\t")
    }

    /// Adds the fields as members.
    public func append(to object: inout JSONObjectWriter) {
        object.member("era", integer: era)
        object.member("year", integer: year)
        object.member("extendedYear", integer: extendedYear)
        object.member("relatedGregorianYear", integer: relatedGregorianYear)
        if let cyclicYear { object.member("cyclicYear", integer: cyclicYear) }
        object.member("month", integer: month)
        object.member("leapMonth", bool: isLeapMonth)
        object.member("day", integer: day)
        object.member("repeatedDay", bool: isRepeatedDay)
        object.member("dayOfYear", integer: dayOfYear)
        object.member("weekday", integer: weekday)
    }
}

extension AlmanacDay {
    /// The bright or the dark half of a lunar month, and the day within it.
    public func append(to object: inout JSONObjectWriter) {
        object.member("half", string: half == .bright ? "bright" : "dark")
        object.member("halfDay", integer: number)
    }
}
