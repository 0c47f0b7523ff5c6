internal import LocaleFormatCICU
internal import LocaleFormatSystem

/// The zone that ICU takes for the process's own.
///
/// Nothing here asks for it, since every call has a zone. Yet ICU finds it out when the first date format, pattern generator or
/// format of distances is opened, before it sets the one that was given (`SimpleDateFormat` and `GregorianCalendar` begin with
/// `TimeZone::createDefault`), and has the C
/// library read the file that `TZ` names. Where that is a pipe, the process waits for ever.
enum HostZone {
    /// Called before whatever opens a date format. Where the file may wait, ICU is told UTC, which such a file means here and in C;
    /// else its default is left alone: it belongs to the whole program.
    static func settle() { _ = isSettled }

    private static let isSettled: Bool = {
        guard HostZoneFile.mayWait else { return true }
        // ICU reads up to a zero.
        return "Etc/UTC\0".withUTF16 { zone, _ in
            (try? checked("ucal_setDefaultTimeZone") { lf_ucal_setDefaultTimeZone(zone, &$0) }) != nil
        }
    }()
}
