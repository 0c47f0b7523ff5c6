internal import LocaleFormatCICU

/// A collator opened with `ucol_open` and closed in `deinit`.
///
/// `@unchecked Sendable` is true because only ICU's const functions are called after opening, and ICU documents those of
/// a collator whose attributes nobody changes as safe to share between threads.
package final class CollatorHandle: @unchecked Sendable {
    private let collator: OpaquePointer

    /// - Parameter locale: locale in ICU's own form; `de@collation=phonebook` chooses a tailoring.
    package init(locale: String) throws(ICUError) {
        let opened = try checked("ucol_open(\(locale))") { lf_ucol_open(locale, &$0) }
        guard let opened else { throw ICUError(U_MEMORY_ALLOCATION_ERROR, call: "ucol_open") }
        collator = opened
    }

    deinit { lf_ucol_close(collator) }

    /// Negative when `left` sorts before `right`, zero when they are equal at the collator's strength.
    package func compare(_ left: String, _ right: String) throws(ICUError) -> Int {
        var left = left
        var right = right
        var status = U_ZERO_ERROR
        let order = left.withUTF8 { left in
            right.withUTF8 { right in
                left.withMemoryRebound(to: CChar.self) { left in
                    right.withMemoryRebound(to: CChar.self) { right in
                        lf_ucol_strcollUTF8(
                            collator, left.baseAddress, Int32(clamping: left.count), right.baseAddress,
                            Int32(clamping: right.count), &status)
                    }
                }
            }
        }
        if status > 0 { throw ICUError(status, call: "ucol_strcollUTF8") }
        return Int(order)
    }

    /// Bytes whose order, compared from the first on, is the collator's order of the texts. The closing zero is kept.
    package func sortKey(_ text: String) -> [UInt8] {
        text.withUTF16 { units, length in
            let needed = lf_ucol_getSortKey(collator, units, length, nil, 0)
            return [UInt8](unsafeUninitializedCapacity: Int(needed)) { buffer, count in
                count = min(Int(needed), Int(lf_ucol_getSortKey(collator, units, length, buffer.baseAddress, needed)))
            }
        }
    }
}
