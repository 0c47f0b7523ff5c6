internal import LocaleFormatCICU

/// Reads ICU's string enumerations (`UEnumeration`) to the end, and closes them.
enum ICUEnumeration {
    static func strings(
        _ call: @autoclosure () -> String, _ open: (inout Int32) -> OpaquePointer?
    ) throws(ICUError) -> [String] {
        guard let enumeration = try checked(call(), open) else { return [] }
        defer { lf_uenum_close(enumeration) }
        var result: [String] = []
        while let next = try checked("uenum_next", { lf_uenum_next(enumeration, nil, &$0) }) {
            result.append(String(cString: next))
        }
        return result
    }
}
