internal import LocaleFormatCICU
import LocaleFormatMemory

/// ICU's boundaries of text (UAX #29 and #14), opened with `ubrk_open`.
///
/// `@unchecked Sendable` is true because the iterator keeps its place inside, and ``HandlePool`` lends it to one caller at
/// a time.
package final class BoundaryHandle: @unchecked Sendable {
    /// What is between two boundaries, by ICU's numbers (`UBreakIteratorType`).
    package enum Kind: Int32, Sendable {
        case grapheme = 0
        case word = 1
        case line = 2
        case sentence = 3
    }

    private let iterator: OpaquePointer

    private init(_ kind: Kind, locale: String) throws(ICUError) {
        let opened = try checked("ubrk_open") { lf_ubrk_open(kind.rawValue, locale, &$0) }
        guard let opened else { throw ICUError(U_MEMORY_ALLOCATION_ERROR, call: "ubrk_open") }
        iterator = opened
    }

    deinit { lf_ubrk_close(iterator) }

    private struct Key: Hashable {
        let kind: Kind
        let locale: String
    }

    private static let pools = Lock<[Key: HandlePool<BoundaryHandle>]>([:])

    /// Pools that are kept; a server that reads locales from outside must not fill the memory with them.
    private static let poolLimit = 64

    /// The handles of one kind and locale, in ICU's own form; empty for the root.
    package static func pool(_ kind: Kind, locale: String) -> HandlePool<BoundaryHandle> {
        pools.withLock { pools in
            let key = Key(kind: kind, locale: locale)
            if let pool = pools[key] { return pool }
            if pools.count >= poolLimit { pools.removeAll() }
            let pool = HandlePool<BoundaryHandle> { () throws(ICUError) in
                try BoundaryHandle(kind, locale: locale)
            }
            pools[key] = pool
            return pool
        }
    }

    /// Calls `body` with the end of each segment, in bytes, and ICU's rule status of it, until it answers false. The
    /// text has at most `Int32.max` bytes; what is no UTF-8 counts as U+FFFD.
    package func forEachEnd(in text: Span<UInt8>, _ body: (Int, Int32) -> Bool) throws(ICUError) {
        try withText(text) {
            _ = lf_ubrk_first(iterator)
            while true {
                let end = lf_ubrk_next(iterator)
                guard end >= 0, body(Int(end), lf_ubrk_getRuleStatus(iterator)) else { return }
            }
        }
    }

    /// Lends a question to `body`: whether a boundary is at an offset in bytes.
    package func withBoundaries(of text: Span<UInt8>, _ body: ((Int) -> Bool) -> Void) throws(ICUError) {
        try withText(text) { body { [iterator] in lf_ubrk_isBoundary(iterator, Int32(clamping: $0)) != 0 } }
    }

    private func withText(_ text: Span<UInt8>, _ body: () -> Void) throws(ICUError) {
        try text.withUnsafeBufferPointer { (bytes) throws(ICUError) in
            try bytes.withMemoryRebound(to: CChar.self) { (bytes) throws(ICUError) in
                try checked("ubrk_setUText") {
                    lf_ubrk_setUTF8(iterator, bytes.baseAddress ?? Self.nothing, Int64(bytes.count), &$0)
                }
            }
            body()
            // The iterator must not keep the borrowed bytes.
            try checked("ubrk_setUText") { lf_ubrk_setUTF8(iterator, Self.nothing, 0, &$0) }
        }
    }

    /// A text without bytes, at an address that stays.
    nonisolated(unsafe) private static let nothing: UnsafePointer<CChar> = {
        let byte = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
        byte.initialize(to: 0)
        return UnsafePointer(byte)
    }()

    /// The length of the first grapheme cluster of `text` in bytes; 0 for an empty text.
    package static func firstLength(of text: String) throws(ICUError) -> Int {
        try pool(.grapheme, locale: "").withHandle { (handle) throws(ICUError) in
            var length = 0
            try handle.forEachEnd(in: text.utf8.span) { end, _ in
                length = end
                return false
            }
            return length
        }
    }
}
