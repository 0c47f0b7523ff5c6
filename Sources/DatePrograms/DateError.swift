public import LocaleFormatCalendars
public import LocaleFormatIdentifiers

/// Why a date style cannot be compiled, or an instant cannot be read or formatted.
public enum DateError: Error, Hashable, Sendable {
    /// An instant, or a part of one, beyond what is allowed.
    case outOfRange(String)
    /// Text that is neither ISO 8601, nor seconds since 1970, nor `now`: `"21.11.2025"`. `offset` counts UTF-8 bytes.
    case notAnInstant(text: String, offset: Int)
    /// A date that the calendar does not have: `"2025-02-30"`.
    case impossibleDate(CalendarError)
    /// A part of an instant that does not agree with the rest: `"+05:00"` of `2025-11-21T08:30+05:00[Asia/Kolkata]`, `"Mon"` of a
    /// Friday.
    case contradiction(String, to: String, expected: String)
    /// A clock time that a zone skips or has twice, where ``ClockDisambiguation/reject`` asks for one that is certain.
    case uncertainTime(String, timeZone: String)
    /// A suffix of RFC 9557 that is critical and not known: `"[!u-ca=mayan]"`. `offset` counts UTF-8 bytes.
    case unknownSuffix(String, offset: Int)
    /// A pattern with a fault in it, by ``PatternFault``; `offset` counts UTF-8 bytes.
    case invalidPattern(String, fault: PatternFault, offset: Int)
    /// A skeleton with something in it that is no pattern letter: `"y-M"`.
    case invalidSkeleton(String, offset: Int)
    /// A time zone that neither the zone data nor ICU has: `"Mars/Phobos"`, `"+25:00"`.
    case unknownTimeZone(String)
    /// A folder of zone files that is not there, or is none: `ZoneData.folder("/nowhere")`.
    case noZoneFolder(String)
    /// A zone file that cannot be read, or is not what RFC 9636 says.
    case damagedZoneFile(path: String, reason: String)
    /// A calendar that is none of the 27: `"en-u-ca-mayan"`.
    case unknownCalendar(String)
    /// A style that cannot be read back, since its fields tell neither a date nor a time: `E`, `G`, `B`, `v`.
    case undetermined(pattern: String)
    /// A style that can be written and not read back: a fraction of a second in numerals that are no digits, `ss.SSS` in
    /// Roman numerals.
    case unreadable(pattern: String)
    /// Date and time length are both `none`.
    case nothingToShow
    /// The locale or the numbering system is at fault.
    case locale(LocaleError)
    /// ICU failed for a reason of its own; its code and function.
    case icu(code: String, call: String)

    /// What can be wrong with a pattern.
    public enum PatternFault: String, Hashable, Codable, Sendable {
        /// A letter that UTS #35 does not define: `"yyyy-n"`.
        case unknownLetter
        /// A letter that has a meaning in skeletons only: `j`, `J`, `C`.
        case skeletonLetter
        /// `"yyyy 'year"`.
        case unterminatedQuote
        /// The same letter more than `DatePattern.maximumRepeats` times.
        case tooManyRepeats
        /// Longer than `DatePattern.maximumLength` bytes.
        case tooLong
    }

}
