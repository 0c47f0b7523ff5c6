internal import LocaleFormatMemory

/// Transliterates UTF-8 chunk by chunk. A chunk may end within a character; what is written is the same as for the whole text, byte for byte,
/// wherever the chunks end.
///
/// ```swift
/// var stream = try TransliterationStyle("Any-Latin").compiled().stream()
/// var bytes: [UInt8] = []
/// try stream.append(Array("Моск".utf8).span, to: &bytes)
/// try stream.append(Array("ва".utf8).span, to: &bytes)
/// try stream.finish(to: &bytes)
/// String(decoding: bytes, as: UTF8.self)                  // "Moskva"
/// ```
///
/// The memory in use is that of a chunk and of a piece, see ``CompiledTransliteration``. A stream that has thrown is not to be used again.
public struct TransliterationStream: Sendable {
    /// What transliterates.
    public let transliteration: CompiledTransliteration
    private let shortest: Int
    private let longest: Int

    private var pending: [UInt8] = []
    /// Of ``pending``: where the piece begins, behind its last space, and what has been looked at.
    private var start = 0
    private var space = 0
    private var scanned = 0
    /// Bytes before ``pending``.
    private var base = 0

    init(_ transliteration: CompiledTransliteration) {
        self.transliteration = transliteration
        shortest = transliteration.pieceLength
        longest = shortest * 4
    }

    /// Appends to `output` what is whole of the text so far.
    ///
    /// - Throws: ``TransliterationError/malformedText(offset:)``, ``TransliterationError/icu(code:call:)``.
    public mutating func append(
        _ bytes: borrowing Span<UInt8>, to output: inout [UInt8]
    ) throws(TransliterationError) {
        var offset = 0
        while offset < bytes.count {
            let count = min(Self.window, bytes.count - offset)
            for index in offset..<offset + count { pending.append(bytes[index]) }
            offset += count
            try scan(to: &output)
            pending.removeFirst(start)
            base += start
            (space, scanned, start) = (space - start, scanned - start, 0)
        }
    }

    /// Appends what is left; the stream may then be used for another text.
    ///
    /// - Throws: as ``append(_:to:)``.
    public mutating func finish(to output: inout [UInt8]) throws(TransliterationError) {
        guard scanned == pending.count else { throw .malformedText(offset: base + scanned) }
        try write(upTo: scanned, to: &output)
        self = TransliterationStream(transliteration)
    }

    private static let window = 1 << 14

    private mutating func scan(to output: inout [UInt8]) throws(TransliterationError) {
        while scanned < pending.count {
            if pending.span.isCut(at: scanned) { return }
            let (value, count) = pending.span.checkedScalar(at: scanned)
            guard value <= 0x10FFFF else { throw .malformedText(offset: base + scanned) }
            if scanned + count - start > longest { try write(upTo: space > start ? space : letter(), to: &output) }
            scanned += count
            if value == 0x20 { space = scanned }
            if value == 0x0A, scanned - start >= shortest { try write(upTo: scanned, to: &output) }
        }
    }

    /// Where the last character begins that is no mark on another, in a line without spaces.
    private func letter() -> Int {
        var index = scanned
        for _ in 0..<32 {
            let (value, count) = pending.span.checkedScalar(before: index)
            guard index - count > start else { break }
            index -= count
            if let scalar = Unicode.Scalar(value), scalar.properties.canonicalCombiningClass == .notReordered {
                return index
            }
        }
        return scanned
    }

    private mutating func write(upTo end: Int, to output: inout [UInt8]) throws(TransliterationError) {
        try transliteration.append(pending, start..<end, to: &output)
        start = end
    }
}
