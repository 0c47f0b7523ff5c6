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
    private let kind: Kind

    private init(_ kind: Kind, locale: String) throws(ICUError) {
        self.kind = kind
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
        if kind == .word || kind == .line, Self.hasCountedScript(text) { return try forEachUTF16End(in: text, body) }
        try withText(text) {
            _ = lf_ubrk_first(iterator)
            while true {
                let end = lf_ubrk_next(iterator)
                guard end >= 0, body(Int(end), lf_ubrk_getRuleStatus(iterator)) else { return }
            }
        }
    }

    /// Whether there is Lao, Burmese or Khmer. ICU's dictionaries of these leave alone what has less than four units of the text
    /// (i18n/dictbe.cpp, the minimal span of words), and a letter of theirs has three bytes, so that UTF-8 would divide what
    /// UTF-16 does not.
    private static func hasCountedScript(_ text: Span<UInt8>) -> Bool {
        for index in 0..<max(0, text.count - 2) where text[index] >= 0xE0 {
            switch (text[index], text[index + 1]) {
            // U+0E80 to 0EFF; U+1000 to 10BF; U+1780 to 17FF; U+A9C0 to A9FF and U+AA40 to AA7F.
            case (0xE0, 0xBA...0xBB), (0xE1, 0x80...0x82), (0xE1, 0x9E...0x9F), (0xEA, 0xA7), (0xEA, 0xA9): return true
            default: break
            }
        }
        return false
    }

    /// The same over the text in UTF-16.
    private func forEachUTF16End(in text: Span<UInt8>, _ body: (Int, Int32) -> Bool) throws(ICUError) {
        var units: [UInt16] = []
        units.reserveCapacity(text.count)
        var offset = 0
        while offset < text.count {
            let (value, length) = text.checkedScalar(at: offset)
            if let scalar = Unicode.Scalar(value) {
                units.append(contentsOf: UTF16.encode(scalar)!)
            } else {
                units.append(0xFFFD)
            }
            offset += length
        }
        try units.withUnsafeBufferPointer { (buffer) throws(ICUError) in
            try checked("ubrk_setText") {
                lf_ubrk_setUTF16(iterator, buffer.baseAddress, Int32(clamping: buffer.count), &$0)
            }
            _ = lf_ubrk_first(iterator)
            var (unit, byte) = (0, 0)
            while true {
                let end = Int(lf_ubrk_next(iterator))
                guard end >= 0 else { break }
                while unit < end {
                    unit += UTF16.isLeadSurrogate(buffer[unit]) ? 2 : 1
                    byte += text.checkedScalar(at: byte).count
                }
                guard body(byte, lf_ubrk_getRuleStatus(iterator)) else { break }
            }
            // The iterator must not keep the borrowed units.
            try checked("ubrk_setUText") { lf_ubrk_setUTF8(iterator, Self.nothing, 0, &$0) }
        }
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
