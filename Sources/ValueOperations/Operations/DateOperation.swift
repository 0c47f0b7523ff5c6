import LocaleFormat
import LocaleFormatChanges
import LocaleFormatJSON

/// `fmt date`: an instant as a date and time, or the numbers of its calendar.
public struct DateOperation: Operation {
    public static let options = DateOptions.names + [.fields, .form, .offset, .disambiguation, .nextChange]

    package let style: DateStyle
    package let compiled: CompiledDate
    package let writesFields: Bool
    private let writesChange: Bool
    package let form: InstantForm?
    private let offset: OffsetPreference
    private let choice: ClockDisambiguation
    /// Whether options or the locale name the zone and the calendar, so that those of a text do not count.
    private let fixesZone, fixesCalendar: Bool
    private let annotated = LastCompiled<Reading>()

    /// How one value is written.
    private struct Reading: Sendable {
        var style: DateStyle
        var compiled: CompiledDate
    }

    public init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        style = try DateOptions.read(values)
        writesFields = values.isSet(.fields)
        writesChange = values.isSet(.nextChange)
        form = try values.choice(.form, InstantForm.self)
        offset = try values.choice(.offset, OffsetPreference.self) ?? .reject
        choice = try values.choice(.disambiguation, ClockDisambiguation.self) ?? .compatible
        fixesZone = style.timeZone != nil || style.locale.keyword("tz") != nil
        fixesCalendar = style.calendar != nil || style.locale.keyword("ca") != nil
        do { compiled = try style.compiled() } catch { throw CommandFailure(error) }
    }

    public func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        let (instant, reading) = try read(input.text)
        let compiled = reading.compiled
        if writesChange {
            bytes += try change(instant, reading).utf8
            return
        }
        if let form {
            bytes += try form.text(instant, in: compiled.timeZone, calendar(of: reading)).utf8
            return
        }
        do {
            if writesFields {
                bytes.append(contentsOf: try compiled.fields(of: instant).tabSeparated.utf8)
            } else {
                try compiled.append(instant, to: &bytes)
            }
        } catch { throw CommandFailure(error) }
    }

    public func append(ascii value: borrowing Span<UInt8>, to bytes: inout [UInt8]) throws(CommandFailure) {
        guard !writesFields, !writesChange, form == nil, choice == .compatible, 10...20 ~= value.count,
            0x30...0x39 ~= value[0],
            value[4] == UInt8(ascii: "-")
        else {
            return try append(.text(String(ascii: value)), to: &bytes)
        }
        do { try compiled.append(Instant(iso8601: value, in: compiled.timeZone), to: &bytes) } catch {
            throw CommandFailure(error)
        }
    }

    /// The instant of a text, and the style in the zone and calendar that the text names.
    private func read(_ text: String) throws(CommandFailure) -> (Instant, Reading) {
        let plain = Reading(style: style, compiled: compiled)
        guard !text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }), let iso = try? ISODateTime(text.trimmingBlanks) else {
            return (try Instant(commandText: text, in: compiled.timeZone), plain)
        }
        let instant: Instant
        let zone: TimeZoneID?
        do {
            instant = try iso.instant(in: compiled.timeZone, offset: offset, choosing: choice)
            zone = fixesZone ? nil : try iso.namedZone()
        } catch { throw CommandFailure(error) }
        let calendar = fixesCalendar ? nil : iso.calendar
        if zone == nil, calendar == nil { return (instant, plain) }
        let suffixes = String(text.drop { $0 != "[" })
        let reading = try annotated.value(of: suffixes) { _ throws(CommandFailure) in
            var style = style
            if let zone { style.timeZone = zone }
            if let calendar { style.calendar = calendar }
            do throws(DateError) { return Reading(style: style, compiled: try style.compiled()) } catch {
                throw CommandFailure(error)
            }
        }
        return (instant, reading)
    }

    /// When the text is another one; `never` where it stays.
    private func change(_ instant: Instant, _ reading: Reading) throws(CommandFailure) -> String {
        do throws(DateError) {
            return try reading.style.change(after: instant)?.description ?? "never"
        } catch { throw CommandFailure(error) }
    }

    /// ISO 8601's calendar, unless another one was asked for.
    private func calendar(of reading: Reading) -> CalendarID {
        fixesCalendar || reading.style.calendar != nil ? reading.compiled.calendar.id : .iso8601
    }

    public func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let (instant, reading) = try read(input.text)
        let (style, compiled) = (reading.style, reading.compiled)
        if writesChange {
            object.member("value", string: instant.description)
            object.member("text", string: try change(instant, reading))
            return
        }
        if let form {
            object.member("value", string: instant.description)
            object.member("text", string: try form.text(instant, in: compiled.timeZone, calendar(of: reading)))
            return
        }
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
