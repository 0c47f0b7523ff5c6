internal import LocaleFormatCICU

/// ICU's grapheme cluster boundaries, opened with `ubrk_open` for the root locale.
///
/// `@unchecked Sendable` is true because the iterator keeps its text inside, and ``HandlePool`` lends it to one caller at
/// a time.
package final class GraphemeHandle: @unchecked Sendable {
    private let iterator: OpaquePointer

    private init() throws(ICUError) {
        let opened = try checked("ubrk_open") { lf_ubrk_openCharacters("", &$0) }
        guard let opened else { throw ICUError(U_MEMORY_ALLOCATION_ERROR, call: "ubrk_open") }
        iterator = opened
    }

    deinit { lf_ubrk_close(iterator) }

    private static let pool = HandlePool<GraphemeHandle> { () throws(ICUError) in try GraphemeHandle() }

    /// The length of the first grapheme cluster of `text` in UTF-16 units; 0 for an empty text.
    package static func firstLength(of text: String) throws(ICUError) -> Int {
        try pool.withHandle { (handle) throws(ICUError) in
            try text.withUTF16 { (units, length) throws(ICUError) in
                guard length > 0 else { return 0 }
                try checked("ubrk_setText") { lf_ubrk_setText(handle.iterator, units, length, &$0) }
                _ = lf_ubrk_first(handle.iterator)
                let end = lf_ubrk_next(handle.iterator)
                // The iterator must not keep the borrowed units.
                var nothing: UInt16 = 0
                withUnsafePointer(to: &nothing) { pointer in
                    var status = U_ZERO_ERROR
                    lf_ubrk_setText(handle.iterator, pointer, 0, &status)
                }
                return end < 0 ? Int(length) : Int(end)
            }
        }
    }
}
