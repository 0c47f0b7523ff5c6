internal import LocaleFormatCICU

/// A format for lists, opened with `ulistfmt_openForType` and closed in `deinit`.
///
/// `@unchecked Sendable` is true because ICU's list formatter is constant after it was opened, and results are made per
/// call.
package final class ListHandle: @unchecked Sendable {
    private let format: OpaquePointer

    /// - Parameters:
    ///   - type: ICU's `UListFormatterType`: 0 and, 1 or, 2 units.
    ///   - width: ICU's `UListFormatterWidth`: 0 wide, 1 short, 2 narrow.
    package convenience init(locale: String, type: Int32, width: Int32) throws(ICUError) {
        let opened = try checked("ulistfmt_openForType(\(locale))") {
            lf_ulistfmt_openForType(locale, type, width, &$0)
        }
        guard let opened else { throw ICUError(U_MEMORY_ALLOCATION_ERROR, call: "ulistfmt_openForType") }
        self.init(owning: opened)
    }

    private init(owning format: OpaquePointer) { self.format = format }

    deinit { lf_ulistfmt_close(format) }

    /// Category 3 are elements (field 1) and what is between them (field 0), category 0x1003 the elements by their place.
    package func formatFields(_ items: [String]) throws(ICUError) -> RawFormatted {
        // Empty arrays lend no address, so every text has one unit to spare.
        var units: [UInt16] = []
        var offsets: [Int] = []
        var lengths: [Int32] = []
        for item in items {
            offsets.append(units.count)
            units.append(contentsOf: item.utf16)
            lengths.append(Int32(units.count - offsets[offsets.count - 1]))
            units.append(0)
        }
        units.append(0)
        guard let result = try checked("ulistfmt_openResult", { lf_ulistfmt_openResult(&$0) }) else {
            throw ICUError(U_MEMORY_ALLOCATION_ERROR, call: "ulistfmt_openResult")
        }
        defer { lf_ulistfmt_closeResult(result) }
        try units.withUnsafeBufferPointer { (buffer) throws(ICUError) in
            let starts: [UnsafePointer<UInt16>?] = offsets.map { offset in buffer.baseAddress.map { $0 + offset } }
            try checked("ulistfmt_formatStringsToResult") {
                lf_ulistfmt_formatStringsToResult(format, starts, lengths, Int32(items.count), result, &$0)
            }
        }
        return try RawFormatted(checked("ulistfmt_resultAsValue") { lf_ulistfmt_resultAsValue(result, &$0) })
    }
}
