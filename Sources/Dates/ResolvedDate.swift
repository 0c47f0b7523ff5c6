package import LocaleFormatBridge
internal import LocaleFormatCalendars
internal import LocaleFormatCore

/// A style with everything decided that it left open: calendar, zone, pattern, and the locale as ICU is given it.
package struct ResolvedDate: Sendable {
    let style: DateStyle
    let calendar: CalendarSystem
    /// The calendar that ICU is asked for: the same, or the nearest one that it has, with the usual options.
    let reference: CalendarSystem
    let zone: TimeZoneID
    /// The locale with digits and hour cycle, and without calendar and zone.
    let numberLocale: LocaleID
    /// That with the calendar, in ICU's form.
    package let locale: String
    /// The same for spans of time, which ICU has no names to replace in.
    let spanLocale: String
    /// How ICU's formats are opened.
    let kind: DateFormatHandle.Kind

    package init(_ style: DateStyle) throws(DateError) {
        self.style = style
        if let open = style.openZone { zone = open } else { zone = try style.locale.timeZone() ?? .current }
        let found = try DateLocale.of(style)
        numberLocale = found.numberLocale
        calendar = CalendarSystem(found.calendar, options: Self.options(of: style, found.calendar))
        reference = CalendarSystem(found.reference)
        let locale = found.icuName
        spanLocale = locale
        let kind: DateFormatHandle.Kind
        switch style.template {
        case .automatic: kind = .styles(date: DateStyle.Length.medium.icu, time: DateStyle.Length.none.icu)
        case .lengths(let date, let time):
            guard date != .none || time != .none else { throw .nothingToShow }
            var pattern = try HourCyclePattern.replacing(date: date, time: time, of: style, locale: locale)
            if date == .short, found.calendar != found.reference, found.calendar != .islamic {
                let cycled = pattern
                let own = try bridged { () throws(ICUError) in
                    try DateFormatHandle(
                        .styles(date: date.icu, time: time.icu, pattern: cycled), locale: locale, zone: "UTC"
                    ).pattern()
                }
                if let whole = try DatePattern(own).withWholeYears { pattern = whole.text }
            }
            kind = .styles(date: date.icu, time: time.icu, pattern: pattern)
        case .skeleton(let skeleton):
            try DateSkeleton.check(skeleton)
            let best = try bridged { () throws(ICUError) in
                try DatePatternGenerator(locale: locale).bestPattern(skeleton)
            }
            kind = .pattern(ICUVersion.current.major < 72 ? NumericWeekday.restored(best, skeleton) : best)
        case .pattern(let pattern):
            _ = try DatePattern(pattern)
            kind = .pattern(pattern)
        }
        if found.reference == .iso8601, ISOCalendarNames.areMissing {
            self.locale = try located { () throws(LocaleError) in
                try found.numberLocale.setting("ca", to: CalendarID.gregorian.bcp47).icuName
            }
            self.kind = .pattern(
                try bridged { () throws(ICUError) in
                    try DateFormatHandle(kind, locale: locale, zone: "UTC").pattern()
                })
        } else {
            (self.locale, self.kind) = (locale, kind)
        }
    }

    /// Whether days are written as the half of the month and the number in it.
    var writesHalves: Bool { style.lunarDays == .halves && calendar.id.hasRepeatedDays }

    /// The pattern of a date in halves. One that the style gives stays as it is.
    func arranged(_ own: DatePattern) -> DatePattern {
        if case .pattern = style.template { own } else { LunarHalfPattern.arranged(own) }
    }

    /// A handle for this style, in its zone, with what ICU has to be told beside the locale.
    func open() throws(ICUError) -> ClockedFormat {
        try Self.open(style, kind, locale: locale, zone: zone, reference: reference.id)
    }

    static func open(
        _ style: DateStyle, _ kind: DateFormatHandle.Kind, locale: String, zone: TimeZoneID, reference: CalendarID
    ) throws(ICUError) -> ClockedFormat {
        let format = try ClockedFormat(
            kind, locale: locale, zone: zone, calendar: reference, capitalization: style.capitalization)
        if reference == .iso8601, ISOCalendarNames.areMissing {
            format.handle.firstWeekday = WeekRules.iso8601.firstWeekday
            format.handle.minimumDaysInFirstWeek = WeekRules.iso8601.minimumDays
        }
        if let weekday = style.locale.firstWeekdayKeyword, reference != .iso8601 {
            format.handle.firstWeekday = weekday
        }
        if style.capitalization != .unknown { try format.handle.setContext(style.capitalization.icu) }
        return format
    }

    private static func options(of style: DateStyle, _ calendar: CalendarID) -> CalendarOptions {
        if let options = style.calendarOptions { return options }
        var options = CalendarOptions()
        if calendar == .bangla {
            let region = style.locale.supplementalRegion
            if region == "BD" { options.hindu.bangla = .bangladesh }
        }
        return options
    }
}

extension DateStyle {
    /// The zone by which the style is compiled: its own, or else the one that is current; nil where the locale says it.
    var openZone: TimeZoneID? { timeZone ?? (locale.keyword("tz") == nil ? .current : nil) }
}

extension LocaleID {
    /// The zone that the locale's `-u-tz-` asks for, if it has one.
    package func timeZone() throws(DateError) -> TimeZoneID? {
        // ICU's form of the keyword carries the IANA id.
        guard keyword("tz") != nil, let range = icuName.firstRange(ofText: "timezone=") else { return nil }
        return try TimeZoneID(icuName[range.upperBound...].prefix { $0 != ";" })
    }
}

/// Restates the bridge's errors.
func bridged<Result>(_ body: () throws(ICUError) -> Result) throws(DateError) -> Result {
    do throws(ICUError) { return try body() } catch { throw DateError(error) }
}

/// Restates the locale's errors.
func located<Result>(_ body: () throws(LocaleError) -> Result) throws(DateError) -> Result {
    do throws(LocaleError) { return try body() } catch { throw .locale(error) }
}

extension DateError {
    package init(_ error: ICUError) { self = .icu(code: error.name, call: error.call) }
}
