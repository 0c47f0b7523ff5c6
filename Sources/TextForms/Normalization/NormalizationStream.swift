internal import LocaleFormatBridge
internal import LocaleFormatMemory

/// Normalizes UTF-8 chunk by chunk: what may still change waits for the next chunk, the rest is written at once. A chunk may end within a
/// character.
///
/// ```swift
/// var stream = TextNormalization.nfc.stream()
/// var bytes: [UInt8] = []
/// try stream.append(Array("re".utf8).span, to: &bytes)
/// try stream.append(Array("\u{301}sume".utf8).span, to: &bytes)
/// try stream.finish(to: &bytes)
/// String(decoding: bytes, as: UTF8.self).unicodeScalars.count      // 6
/// ```
///
/// The memory in use is that of a chunk and of one letter with its marks, at most ``maximumRun``. A stream that has thrown is not to be
/// used again.
public struct NormalizationStream: Sendable {
    /// The most bytes that a letter and the marks behind it may have: 1 MiB. No language needs a hundred.
    public static let maximumRun = 1 << 20

    /// The form that text comes out in.
    public let normalization: TextNormalization
    private let form: NormalizationForm
    private let limit: Int

    private var pending: [UInt8] = []
    /// Of ``pending``: what is written already, where the last piece begins that stands for itself, what has been looked at.
    private var written = 0
    private var start = 0
    private var scanned = 0
    /// Scalars from ``start`` on.
    private var run = 0
    /// Whether all that is pending may stay as it is.
    private var isPlain = true
    /// Bytes before ``pending``.
    private var base = 0

    init(_ normalization: TextNormalization, limit: Int) {
        self.normalization = normalization
        self.limit = limit
        form = normalization.form
    }

    /// Appends to `output` what the bytes so far decide.
    ///
    /// - Throws: ``NormalizationError`` where bytes are no UTF-8, or a letter has too many marks.
    public mutating func append(
        _ bytes: borrowing Span<UInt8>, to output: inout [UInt8]
    ) throws(NormalizationError) {
        var offset = 0
        while offset < bytes.count {
            let count = min(Self.window, bytes.count - offset)
            for index in offset..<offset + count { pending.append(bytes[index]) }
            offset += count
            try scan(to: &output)
            try write(upTo: start, to: &output)
            pending.removeFirst(written)
            base += written
            (start, scanned, written) = (start - written, scanned - written, 0)
        }
    }

    /// Appends what is left; the stream may then be used for another text.
    public mutating func finish(to output: inout [UInt8]) throws(NormalizationError) {
        guard scanned == pending.count else { throw .malformed(offset: base + scanned) }
        try close(to: &output)
        self = NormalizationStream(normalization, limit: limit)
    }

    private static let window = 1 << 14
    /// Marks in a row that ICU sorts; more are sorted before it sees them.
    private static let plainRun = 32

    private mutating func scan(to output: inout [UInt8]) throws(NormalizationError) {
        while scanned < pending.count {
            if pending.span.isCut(at: scanned) { return }
            let (value, count) = pending.span.checkedScalar(at: scanned)
            guard let scalar = Unicode.Scalar(value) else { throw .malformed(offset: base + scanned) }
            if value < 0x80 || form.hasBoundary(before: scalar.value) {
                if run > Self.plainRun { try close(to: &output) }
                (start, run) = (scanned, 0)
            }
            if value >= (form == .composed ? 0x300 : form == .caseFolded ? 0 : 0x80) { isPlain = false }
            scanned += count
            run += 1
            if scanned - start > limit { throw .tooManyMarks(offset: base + start, limit: limit) }
        }
    }

    /// Writes all that was looked at.
    private mutating func close(to output: inout [UInt8]) throws(NormalizationError) {
        guard run > Self.plainRun else { return try write(upTo: scanned, to: &output) }
        try write(upTo: start, to: &output)
        do throws(ICUError) {
            let ordered = try MarkOrder.decomposed(pending.span.extracting(start..<scanned), form)
            try form.append(ordered.span, to: &output)
        } catch { throw .icu(code: error.name, call: error.call) }
        (written, start, run, isPlain) = (scanned, scanned, 0, true)
    }

    private mutating func write(upTo end: Int, to output: inout [UInt8]) throws(NormalizationError) {
        guard end > written else { return }
        if isPlain {
            output += pending[written..<end]
        } else {
            do throws(ICUError) { try form.append(pending.span.extracting(written..<end), to: &output) } catch {
                throw .icu(code: error.name, call: error.call)
            }
            isPlain = end == scanned
        }
        written = end
    }
}
