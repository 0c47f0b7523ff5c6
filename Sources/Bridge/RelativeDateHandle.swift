internal import LocaleFormatCICU

/// A format for "in 3 days" and "yesterday", opened with `ureldatefmt_open` and closed in `deinit`.
///
/// `@unchecked Sendable` is true because every one of these lives in a `HandlePool`, which lends it to one caller at a
/// time.
package final class RelativeDateHandle: @unchecked Sendable {
    private let format: OpaquePointer

    /// - Parameters:
    ///   - width: ICU's `UDateRelativeDateTimeFormatterStyle`: 0 long, 1 short, 2 narrow.
    ///   - context: ICU's `UDisplayContext` number for capitalisation.
    package convenience init(locale: String, width: Int32, context: Int32) throws(ICUError) {
        HostZone.settle()
        let opened = try checked("ureldatefmt_open(\(locale))") { lf_ureldatefmt_open(locale, width, context, &$0) }
        guard let opened else { throw ICUError(U_MEMORY_ALLOCATION_ERROR, call: "ureldatefmt_open") }
        self.init(owning: opened)
    }

    private init(owning format: OpaquePointer) { self.format = format }

    deinit { lf_ureldatefmt_close(format) }

    /// The text with ICU's fields: category 4, field 0 for words and 1 for the number. ICU refuses it in the context of a
    /// sentence's beginning.
    ///
    /// - Parameters:
    ///   - unit: ICU's `URelativeDateTimeUnit`: 0 year, 1 quarter, 2 month, 3 week, 4 day, 5 hour, 6 minute, 7 second,
    ///     8 Sunday … 14 Saturday.
    ///   - numeric: "in 1 day" where words such as "tomorrow" exist.
    package func format(_ offset: Double, unit: Int32, numeric: Bool) throws(ICUError) -> RawFormatted {
        guard let result = try checked("ureldatefmt_openResult", { lf_ureldatefmt_openResult(&$0) }) else {
            throw ICUError(U_MEMORY_ALLOCATION_ERROR, call: "ureldatefmt_openResult")
        }
        defer { lf_ureldatefmt_closeResult(result) }
        try checked("ureldatefmt_formatToResult") { status in
            if numeric {
                lf_ureldatefmt_formatNumericToResult(format, offset, unit, result, &status)
            } else {
                lf_ureldatefmt_formatToResult(format, offset, unit, result, &status)
            }
        }
        return try RawFormatted(checked("ureldatefmt_resultAsValue") { lf_ureldatefmt_resultAsValue(result, &$0) })
    }

    /// The text alone, with the capital that the context asks for.
    package func text(_ offset: Double, unit: Int32, numeric: Bool) throws(ICUError) -> String {
        try UTF16Scratch.fill("ureldatefmt_format") {
            numeric
                ? lf_ureldatefmt_formatNumeric(format, offset, unit, $0, $1, &$2)
                : lf_ureldatefmt_format(format, offset, unit, $0, $1, &$2)
        } use: {
            String(utf16Buffer: $0)
        }
    }

    /// "yesterday" and "10:30" as "yesterday at 10:30", by the locale's pattern.
    package func combine(day: String, time: String) throws(ICUError) -> String {
        try day.withUTF16 { (day, dayLength) throws(ICUError) in
            try time.withUTF16 { (time, timeLength) throws(ICUError) in
                try UTF16Scratch.fill("ureldatefmt_combineDateAndTime") {
                    lf_ureldatefmt_combineDateAndTime(format, day, dayLength, time, timeLength, $0, $1, &$2)
                } use: {
                    String(utf16Buffer: $0)
                }
            }
        }
    }
}
