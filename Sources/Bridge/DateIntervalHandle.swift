internal import LocaleFormatCICU

/// A format for spans of time, opened with `udtitvfmt_open` and closed in `deinit`.
///
/// `@unchecked Sendable` is true because every one of these lives in a `HandlePool`, which lends it to one caller at a
/// time: ICU locks inside while it formats, but does not document that the object may be shared.
package final class DateIntervalHandle: @unchecked Sendable {
    private let format: OpaquePointer

    package convenience init(skeleton: String, locale: String, zone: String) throws(ICUError) {
        let locale = DatePatternGenerator.undetermined(locale)
        let skeleton = try Self.withHours(of: locale, skeleton)
        HostZone.settle()
        let opened = try skeleton.withUTF16 { (skeleton, length) throws(ICUError) in
            try zone.withUTF16 { (zone, zoneLength) throws(ICUError) in
                try checked("udtitvfmt_open(\(locale))") {
                    lf_udtitvfmt_open(locale, skeleton, length, zone, zoneLength, &$0)
                }
            }
        }
        guard let opened else { throw ICUError(U_MEMORY_ALLOCATION_ERROR, call: "udtitvfmt_open") }
        self.init(owning: opened)
    }

    private init(owning format: OpaquePointer) { self.format = format }

    deinit { lf_udtitvfmt_close(format) }

    /// `j` and `C` replaced by what they ask for, the hours of the locale: spans know them since ICU 68 (ICU-21155), and 67 has
    /// no pattern for a skeleton with them. `J`, hours without the half of the day, is left to ICU.
    private static func withHours(of locale: String, _ skeleton: String) throws(ICUError) -> String {
        guard ICUVersion.current.major < 68, let start = skeleton.firstIndex(where: { "jC".contains($0) }) else {
            return skeleton
        }
        let hours = skeleton[start...].prefix { $0 == skeleton[start] }
        let pattern = try DatePatternGenerator(locale: locale).bestPattern(String(hours))
        let letters = pattern.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined().filter { "hHkKabB".contains($0) }
        return skeleton[..<start] + letters + skeleton[hours.endIndex...]
    }

    /// Whether there are contexts for capitalisation: `udtitvfmt_setContext` came with ICU 68.
    package static var takesContexts: Bool { ICUVersion.current.major >= 68 }

    /// ICU's `UDisplayContext` number for capitalisation.
    package func setContext(_ context: Int32) throws(ICUError) {
        try checked("udtitvfmt_setContext") { lf_udtitvfmt_setContext(format, context, &$0) }
    }

    /// The span as text alone.
    package func text(from: Double, to: Double) throws(ICUError) -> String {
        try UTF16Scratch.fill("udtitvfmt_format") {
            lf_udtitvfmt_format(format, from, to, $0, $1, &$2)
        } use: {
            String(utf16Buffer: $0)
        }
    }

    /// The span as text with ICU's fields: category 1 for date fields, 0x1005 for the two ends.
    package func format(from: Double, to: Double) throws(ICUError) -> RawFormatted {
        guard let result = try checked("udtitvfmt_openResult", { lf_udtitvfmt_openResult(&$0) }) else {
            throw ICUError(U_MEMORY_ALLOCATION_ERROR, call: "udtitvfmt_openResult")
        }
        defer { lf_udtitvfmt_closeResult(result) }
        try checked("udtitvfmt_formatToResult") { lf_udtitvfmt_formatToResult(format, from, to, result, &$0) }
        return try RawFormatted(checked("udtitvfmt_resultAsValue") { lf_udtitvfmt_resultAsValue(result, &$0) })
    }
}
