internal import LocaleFormatCalendars

/// A date as in the headers of mail and of HTTP. It is English in every language.
///
/// | form | example |
/// |---|---|
/// | RFC 5322, 3.3 and 4.3, which RFC 2822 preceded | `Fri, 21 Nov 2025 14:05:00 +0530` |
/// | IMF-fixdate of RFC 9110, 5.6.7, a part of it | `Fri, 21 Nov 2025 08:35:00 GMT` |
/// | RFC 850, obsolete | `Friday, 21-Nov-25 08:35:00 GMT` |
/// | C's `asctime`, obsolete | `Fri Nov 21 08:35:00 2025` |
package struct MailDate {
    package enum Form { case mail, rfc850, asctime }

    package let form: Form
    package let iso: ISODateTime
    /// 1 for Sunday; nil where the text has none.
    package let weekday: Int?
    private let weekdayText: String

    package static let maximumLength = 256

    /// Nil for other texts. See ``init(reading:now:isHeader:)``.
    package init?(_ text: String, now: Instant) {
        guard text.utf8.count <= Self.maximumLength, text.utf8.contains(UInt8(ascii: ":")), text.utf8.first ?? 0 < 0x80,
            let date = try? MailDate(reading: text, now: now, isHeader: false)
        else { return nil }
        self = date
    }

    /// - Parameters:
    ///   - now: RFC 850's years of two digits lie at most 50 years behind it.
    ///   - isHeader: whether the text can be nothing else, so that years may have two digits, and a single letter is a zone: those of
    ///     RFC 822 had the wrong signs, so that they say nothing.
    package init(reading text: some StringProtocol, now: Instant, isHeader: Bool) throws(DateError) {
        var words = try MailWords(text)
        var weekday: Int?
        var form = Form.mail
        var name = ""
        if let word = words.letters() {
            name = word
            weekday = Self.place(word, in: Self.weekdays, or: 3).map { $0 + 1 }
            guard weekday != nil else { throw words.previousFault }
            if !words.take(",") { form = .asctime }
        }
        var day = 0
        var year: (value: Int, digits: Int) = (0, 0)
        var month: Int
        if form == .asctime {
            month = try words.month()
            day = try words.number(1...2).value
        } else {
            day = try words.number(1...2).value
            if words.take("-") { form = .rfc850 }
            month = try words.month()
            if form == .rfc850 { try words.expect("-") }
            year = try words.number(form == .rfc850 ? 2...2 : (isHeader ? 2 : 4)...7)
        }
        if form != .rfc850, name.utf8.count > 3 { throw words.fault(at: 0) }
        let time = try words.time()
        if form == .asctime { year = try words.number(4...7) }
        let offset = form == .asctime ? ISODateTime.Offset.utc : try words.offset(isHeader)
        try words.end()
        let fullYear = form == .rfc850 ? Self.nearest(year.value, now) : Self.full(year.value, year.digits)
        do throws(CalendarError) {
            iso = .init(
                day: try CalendarSystem.iso8601.day(of: CivilDate(year: fullYear, month: month, day: day)), time: time,
                offset: offset)
        } catch { throw .impossibleDate(error) }
        (self.form, self.weekday, weekdayText) = (form, weekday, name)
    }

    /// The instant, if the weekday is right.
    package func instant() throws(DateError) -> Instant {
        if let weekday, weekday != iso.day.weekday {
            let expected = String(Self.weekdays[iso.day.weekday - 1].prefix(3))
            throw .contradiction(weekdayText, to: ISOWriter.day(iso.day), expected: expected)
        }
        return try iso.instant(in: .utc)
    }

    /// RFC 5322, 4.3.
    private static func full(_ year: Int, _ digits: Int) -> Int {
        switch digits {
        case 2: year < 50 ? year + 2_000 : year + 1_900
        case 3: year + 1_900
        default: year
        }
    }

    /// RFC 9110, 5.6.7: what seems to lie more than 50 years ahead was a century before.
    private static func nearest(_ yearOfCentury: Int, _ now: Instant) -> Int {
        let current =
            (try? CalendarSystem.iso8601.fields(of: FixedDay(unixDay: now.utc.day)))?.extendedYear ?? 2_000
        let year = current - (current % 100 + 100) % 100 + yearOfCentury
        return year > current + 50 ? year - 100 : year
    }

    /// The place of a name, whole or by its first letters, case not minded.
    package static func place(_ word: String, in names: [String], or length: Int) -> Int? {
        let word = word.lowercased()
        return names.firstIndex { $0.lowercased() == word || $0.prefix(length).lowercased() == word }
    }

    package static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    package static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}
