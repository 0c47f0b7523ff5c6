internal import LocaleFormatCICU

/// A date format opened with `udat_open` and closed in `deinit`. Instants are milliseconds since 1970-01-01 UTC.
///
/// `@unchecked Sendable` is true because every one of these that outlives a call lives in a `HandlePool`, which lends it
/// to one caller at a time; ICU does not promise that the object itself may be shared.
package final class DateFormatHandle: @unchecked Sendable {
    private let format: UnsafeMutablePointer<UnsafeMutableRawPointer?>

    package enum Kind: Hashable, Sendable {
        /// ICU's `UDateFormatStyle` numbers: -1 none, 0 full, 1 long, 2 medium, 3 short. A pattern takes the place of theirs, in
        /// the digits that they have.
        case styles(date: Int32, time: Int32, pattern: String? = nil)
        /// A CLDR date pattern.
        case pattern(String)
    }

    /// - Parameters:
    ///   - locale: locale in ICU's own form, `he@calendar=hebrew`.
    ///   - zone: an id that ICU knows; others are read as `Etc/Unknown`.
    package convenience init(_ kind: Kind, locale: String, zone: String) throws(ICUError) {
        var (date, time, pattern) = (UDAT_PATTERN, UDAT_PATTERN, "")
        var replacement: String?
        switch kind {
        case .styles(let dateStyle, let timeStyle, let text): (date, time, replacement) = (dateStyle, timeStyle, text)
        case .pattern(let text): pattern = text
        }
        HostZone.settle()
        let opened = try zone.withUTF16 { (zone, zoneLength) throws(ICUError) in
            try pattern.withUTF16 { (pattern, length) throws(ICUError) in
                try checked("udat_open(\(locale))") {
                    lf_udat_open(time, date, locale, zone, zoneLength, pattern, length, &$0)
                }
            }
        }
        guard let opened else { throw ICUError(U_MEMORY_ALLOCATION_ERROR, call: "udat_open") }
        self.init(owning: opened)
        if let replacement { apply(pattern: replacement) }
    }

    private init(owning format: UnsafeMutablePointer<UnsafeMutableRawPointer?>) { self.format = format }

    deinit { lf_udat_close(format) }

    /// The pattern in use.
    package func pattern() throws(ICUError) -> String {
        try UTF16Scratch.fill("udat_toPattern") {
            lf_udat_toPattern(format, $0, $1, &$2)
        } use: {
            String(utf16Buffer: $0)
        }
    }

    /// Changes the pattern; symbols, calendar, digits and zone stay.
    package func apply(pattern: String) {
        pattern.withUTF16 { lf_udat_applyPattern(format, $0, $1) }
    }

    package func format(_ milliseconds: Double) throws(ICUError) -> String {
        try UTF16Scratch.fill("udat_format") {
            lf_udat_format(format, milliseconds, $0, $1, &$2)
        } use: {
            String(utf16Buffer: $0)
        }
    }

    /// The text with ICU's fields: category 1, and `UDateFormatField` numbers.
    package func formatWithFields(_ milliseconds: Double) throws(ICUError) -> RawFormatted {
        let fields = try checked("ufieldpositer_open") { lf_ufieldpositer_open(&$0) }
        defer { lf_ufieldpositer_close(fields) }
        return try UTF16Scratch.fill("udat_formatForFields") {
            lf_udat_formatForFields(format, milliseconds, $0, $1, fields, &$2)
        } use: { units in
            let offsets = RawFormatted.utf8Offsets(of: units)
            var spans: [RawFieldSpan] = []
            var (first, limit): (Int32, Int32) = (0, 0)
            while true {
                let field = lf_ufieldpositer_next(fields, &first, &limit)
                guard field >= 0 else { break }
                spans.append(
                    RawFieldSpan(category: .date, field: field, range: offsets[Int(first)]..<offsets[Int(limit)]))
            }
            return RawFormatted(text: String(utf16Buffer: units), spans: spans)
        }
    }

    /// The names of one kind, by ICU's `UDateFormatSymbolType` number. Weekdays start at index 1.
    package func symbols(_ type: Int32) throws(ICUError) -> [String] {
        var names: [String] = []
        for index in 0..<max(0, lf_udat_countSymbols(format, type)) {
            names.append(
                try UTF16Scratch.fill("udat_getSymbols") {
                    lf_udat_getSymbols(format, type, index, $0, $1, &$2)
                } use: {
                    String(utf16Buffer: $0)
                })
        }
        return names
    }

    /// ICU's `UDisplayContext` number for capitalisation, 256 (none) to 260.
    package func setContext(_ context: Int32) throws(ICUError) {
        try checked("udat_setContext") { lf_udat_setContext(format, context, &$0) }
    }

    /// Fields of the format's own calendar at an instant, by ICU's `UCalendarDateFields` numbers.
    package func calendarFields(_ fields: [Int32], at milliseconds: Double) throws(ICUError) -> [Int] {
        let calendar = lf_udat_getCalendar(format)
        try checked("ucal_setMillis") { lf_ucal_setMillis(calendar, milliseconds, &$0) }
        var values: [Int] = []
        for field in fields { values.append(Int(try checked("ucal_get") { lf_ucal_get(calendar, field, &$0) })) }
        return values
    }

    /// 1 is Sunday.
    package var firstWeekday: Int {
        get { Int(lf_ucal_getAttribute(lf_udat_getCalendar(format), UCAL_FIRST_DAY_OF_WEEK)) }
        set { lf_ucal_setAttribute(lf_udat_getCalendar(format), UCAL_FIRST_DAY_OF_WEEK, Int32(clamping: newValue)) }
    }

    /// Days that the first week of a year needs, 1 to 7.
    package var minimumDaysInFirstWeek: Int {
        get { Int(lf_ucal_getAttribute(lf_udat_getCalendar(format), UCAL_MINIMAL_DAYS_IN_FIRST_WEEK)) }
        set {
            let days = Int32(clamping: newValue)
            lf_ucal_setAttribute(lf_udat_getCalendar(format), UCAL_MINIMAL_DAYS_IN_FIRST_WEEK, days)
        }
    }

    /// When the Gregorian calendar takes over, for the calendars made from it; others answer with an error.
    package func setGregorianChange(_ milliseconds: Double) throws(ICUError) {
        try checked("ucal_setGregorianChange") {
            lf_ucal_setGregorianChange(lf_udat_getCalendar(format), milliseconds, &$0)
        }
    }
}
