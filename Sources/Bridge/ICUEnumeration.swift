internal import LocaleFormatCICU

/// Reads ICU's string enumerations (`UEnumeration`) to the end, and closes them.
enum ICUEnumeration {
    static func strings(
        _ call: @autoclosure () -> String, _ open: (inout Int32) -> OpaquePointer?
    ) throws(ICUError) -> [String] {
        guard let enumeration = try checked(call(), open) else { return [] }
        defer { lf_uenum_close(enumeration) }
        var result: [String] = []
        // By its length: ICU 78 leaves names of transforms without a NUL behind them, where the rest of a longer one may stand.
        var length: Int32 = 0
        while let next = try checked("uenum_next", { lf_uenum_next(enumeration, &length, &$0) }) {
            let bytes = UnsafeRawBufferPointer(start: next, count: Int(length))
            result.append(String(decoding: bytes, as: UTF8.self))
        }
        return result
    }
}
