public import LocaleFormatDatePrograms
internal import LocaleFormatIdentifiers
internal import LocaleFormatMemory

/// A baked date format for one locale and one zone, ready to run. Immutable, and threads may share it.
///
/// ```swift
/// let day = try formats.date("day", timeZone: "Europe/Berlin", in: "de")
/// try day.format(Instant("2025-11-21T08:30:00Z"))                    // "21. November 2025"
/// ```
public final class BakedDate: Sendable {
    private let program: HeldReference<DateProgram>
    /// The zone in which instants are written.
    public let timeZone: TimeZoneID
    /// The calendar of the format: that of the locale, unless another was baked.
    public let calendar: CalendarSystem

    init(_ program: DateProgram, in zone: TimeZoneID) {
        self.program = HeldReference(program)
        timeZone = zone
        calendar = program.calendar
    }

    /// Whether a locale with these keywords has the same calendar, and hours of the same cycle. Of others that change dates nothing is known.
    func honours(_ keywords: [LocaleParts.Keyword]) -> Bool {
        keywords.allSatisfy { keyword in
            switch keyword.key {
            case "ca": CalendarID(identifier: keyword.value) == calendar.id
            case "hc": program.object.map { $0.hours.isSubset(of: [keyword.value]) } ?? false
            case "fw", "nu", "rg", "va": false
            default: true
            }
        }
    }

    /// The formatted instant.
    ///
    /// - Throws: ``BakedError/impossibleDate(_:)`` for a day that the calendar cannot convert, and ``BakedError/beyondProgram(_:)`` for an
    ///   instant that ICU alone writes.
    public func format(_ instant: Instant) throws(BakedError) -> String {
        let text: String?
        do throws(CalendarError) {
            text = try program.read { (program) throws(CalendarError) in try program.format(instant) }
        } catch { throw .impossibleDate(error) }
        guard let text else { throw .beyondProgram(instant.description) }
        return text
    }

    /// Appends the formatted instant as UTF-8. Where it throws, `bytes` is as it was.
    ///
    /// - Throws: as ``format(_:)``.
    public func append(_ instant: Instant, to bytes: inout [UInt8]) throws(BakedError) {
        let isDone: Bool?
        do throws(CalendarError) {
            isDone = try program.read { (program) throws(CalendarError) in try program.append(instant, to: &bytes) }
        } catch { throw .impossibleDate(error) }
        guard isDone == true else { throw .beyondProgram(instant.description) }
    }
}

/// A baked format for the time between two instants, for one locale and one zone, ready to run. Immutable, and threads may share it.
///
/// ```swift
/// let days = try formats.interval("days", timeZone: "Europe/Berlin", in: "de")
/// try days.format(from: Instant("2025-11-21"), to: Instant("2025-11-23"))       // "21.–23. November 2025"
/// ```
public final class BakedInterval: Sendable {
    private let programs: IntervalPrograms
    private let joined: BakedIntervalProgram.Joined?
    /// The zone in which instants are written.
    public let timeZone: TimeZoneID

    init(_ baked: BakedIntervalProgram, in zone: TimeZoneID) {
        (programs, joined, timeZone) = (baked.programs, baked.joined, zone)
    }

    /// The formatted time from one instant to another.
    ///
    /// - Throws: ``BakedError/impossibleDate(_:)`` for a day that the calendar cannot convert, and ``BakedError/beyondProgram(_:)`` for ends
    ///   that ICU alone writes.
    public func format(from start: Instant, to end: Instant) throws(BakedError) -> String {
        do throws(CalendarError) {
            if let text = try programs.text(start, end) { return text }
            if let text = try joined?.text(start, end) { return text }
        } catch { throw .impossibleDate(error) }
        throw .beyondProgram("\(start)/\(end)")
    }

    /// Appends the formatted time as UTF-8. Where it throws, `bytes` is as it was.
    ///
    /// - Throws: as ``format(from:to:)``.
    public func append(from start: Instant, to end: Instant, to bytes: inout [UInt8]) throws(BakedError) {
        do throws(CalendarError) {
            if try programs.append(start, end, to: &bytes) { return }
        } catch { throw .impossibleDate(error) }
        bytes += try format(from: start, to: end).utf8
    }
}

extension BakedIntervalProgram.Joined {
    /// One date where both show alike; nil where one cannot be written.
    fileprivate func text(_ start: Instant, _ end: Instant) throws(CalendarError) -> String? {
        guard let early = try first.format(start), let late = try first.format(end) else { return nil }
        if early == late { return early }
        guard let late = try second.format(end) else { return nil }
        return texts[0] + early + texts[1] + late + texts[2]
    }
}

extension DateProgram {
    /// The cycles of the hours that are written, by their BCP 47 names.
    fileprivate var hours: Set<String> {
        var hours: Set<String> = []
        for step in steps {
            switch step.operation {
            case .number(.hour0To11, _): hours.insert("h11")
            case .number(.hour1To12, _): hours.insert("h12")
            case .number(.hour0To23, _): hours.insert("h23")
            case .number(.hour1To24, _): hours.insert("h24")
            default: break
            }
        }
        return hours
    }
}
