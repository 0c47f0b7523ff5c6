internal import LocaleFormatCalendars

/// The three forms of a date in HTTP (RFC 9110, section 5.6.7). The first one is to be written, all are to be read.
public enum HTTPDateForm: String, Hashable, Codable, Sendable, CaseIterable {
    /// `Fri, 21 Nov 2025 08:35:00 GMT`
    case imfFixdate = "imf-fixdate"
    /// `Friday, 21-Nov-25 08:35:00 GMT`, obsolete.
    case rfc850
    /// `Fri Nov 21 08:35:00 2025`, obsolete; a day of one digit has a blank before it.
    case asctime
}

extension Instant {
    /// The date of a mail's header, RFC 5322, section 3.3, to the second.
    ///
    /// ```swift
    /// try Instant(iso8601: "2025-11-21T08:35:00Z").rfc5322(in: "Asia/Kolkata")        // "Fri, 21 Nov 2025 14:05:00 +0530"
    /// ```
    ///
    /// - Parameter zone: whose clocks. Offsets have no seconds; that of a zone which has is cut, and the time with it.
    /// - Throws: ``DateError/outOfRange(_:)`` before 1900, which the standard leaves out.
    public func rfc5322(in zone: TimeZoneID = .utc) throws(DateError) -> String {
        let offset = zone.secondsFromUTC(at: self) / 60 * 60
        let (date, clock) = try mailFields(offset, years: 1_900...9_999_999)
        return "\(date.weekday.prefix(3)), \(date.day) \(date.month) \(date.year) \(clock) "
            + ISOWriter.offset(offset, isBasic: true)
    }

    /// The date of HTTP's headers, RFC 9110, section 5.6.7, to the second.
    ///
    /// ```swift
    /// let instant = try Instant(iso8601: "1994-11-06T08:49:37Z")
    /// try instant.httpDate()                              // "Sun, 06 Nov 1994 08:49:37 GMT"
    /// try instant.httpDate(.rfc850)                       // "Sunday, 06-Nov-94 08:49:37 GMT"
    /// try instant.httpDate(.asctime)                      // "Sun Nov  6 08:49:37 1994"
    /// ```
    ///
    /// - Throws: ``DateError/outOfRange(_:)`` for years that have no four digits.
    public func httpDate(_ form: HTTPDateForm = .imfFixdate) throws(DateError) -> String {
        let (date, clock) = try mailFields(0, years: 0...9_999)
        let name = date.weekday.prefix(3)
        return switch form {
        case .imfFixdate: "\(name), \(date.day) \(date.month) \(date.year) \(clock) GMT"
        case .rfc850: "\(date.weekday), \(date.day)-\(date.month)-\(date.year.suffix(2)) \(clock) GMT"
        case .asctime:
            "\(name) \(date.month) \(date.day.first == "0" ? " " + date.day.dropFirst() : date.day) \(clock) \(date.year)"
        }
    }

    private func mailFields(
        _ offset: Int, years: ClosedRange<Int>
    ) throws(DateError) -> (date: (weekday: String, day: String, month: String, year: String), clock: String) {
        let (number, second) = Self.utc(seconds + Int64(offset))
        guard let day = try? FixedDay(unixDay: number), let fields = try? CalendarSystem.iso8601.fields(of: day),
            years ~= fields.extendedYear
        else { throw .outOfRange("the year of \(self)") }
        return (
            (
                MailDate.weekdays[day.weekday - 1], ISOWriter.two(fields.day), MailDate.months[fields.month - 1],
                ISOWriter.padded(fields.extendedYear, 4)
            ), ISOWriter.time(second)
        )
    }

    /// Reads the date of a mail's header, RFC 5322, with the obsolete forms of its section 4.3: years of two and three digits, names of
    /// zones, comments, lines that are folded.
    ///
    /// ```swift
    /// try Instant(rfc5322: "Fri, 21 Nov 2025 14:05:00 +0530").description             // "2025-11-21T08:35:00Z"
    /// try Instant(rfc5322: "21 Nov 97 09:55 (Friday) EST").description                // "1997-11-21T14:55:00Z"
    /// try Instant(rfc5322: "Mon, 21 Nov 2025 14:05:00 +0530")                         // throws: 'Mon' contradicts 2025-11-21, …
    /// ```
    ///
    /// - Throws: ``DateError/notAnInstant(text:offset:)``, ``DateError/impossibleDate(_:)``,
    ///   ``DateError/contradiction(_:to:expected:)`` where the weekday is another, ``DateError/outOfRange(_:)``.
    public init(rfc5322 text: some StringProtocol) throws(DateError) {
        let date = try MailDate(reading: text, now: .epoch, isHeader: true)
        guard date.form == .mail else { throw MailDate.fault(text) }
        self = try date.instant()
    }

    /// Reads a date of HTTP, in any of its three forms and to the letter.
    ///
    /// ```swift
    /// try Instant(httpDate: "Sun, 06 Nov 1994 08:49:37 GMT").description              // "1994-11-06T08:49:37Z"
    /// try Instant(httpDate: "Sunday, 06-Nov-94 08:49:37 GMT").description             // "1994-11-06T08:49:37Z"
    /// try Instant(httpDate: "Sun Nov  6 08:49:37 1994").description                   // "1994-11-06T08:49:37Z"
    /// ```
    ///
    /// - Parameters:
    ///   - text: the date of a header.
    ///   - now: a year of two digits lies at most 50 years ahead of it.
    /// - Throws: as ``init(rfc5322:)``.
    public init(httpDate text: some StringProtocol, now: Instant = .now) throws(DateError) {
        let date = try MailDate(reading: text, now: now, isHeader: false)
        let instant = try date.instant()
        let form: HTTPDateForm =
            switch date.form {
            case .mail: .imfFixdate
            case .rfc850: .rfc850
            case .asctime: .asctime
            }
        // Letter by letter what is written for it. A leap second is compared as the one before.
        let isLeap = date.iso.time?.isLeapSecond == true
        let shown = isLeap ? try Instant(seconds: instant.seconds - 1) : instant
        let written = try shown.httpDate(form)
        // The seconds. Text's own search would link regular expressions.
        var expected = written.utf8.map { $0 }
        if isLeap,
            let space = expected.indices.dropFirst(3).first(where: {
                expected[$0 - 3..<$0 + 1].elementsEqual(":59 ".utf8)
            })
        {
            expected.replaceSubrange(space - 2..<space, with: "60".utf8)
        }
        guard expected.elementsEqual(text.utf8) else {
            throw MailDate.fault(text, at: zip(expected, text.utf8).prefix { $0 == $1 }.count)
        }
        self = instant
    }
}

extension MailDate {
    package static func fault(_ text: some StringProtocol, at offset: Int = 0) -> DateError {
        .notAnInstant(text: String(decoding: text.utf8.prefix(80), as: UTF8.self), offset: offset)
    }
}
