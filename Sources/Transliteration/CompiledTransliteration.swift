internal import LocaleFormatBridge

/// A ``TransliterationStyle`` that is ready to run. Threads may share it; each has an ICU transform of its own while it runs.
///
/// ```swift
/// let latin = try TransliterationStyle("Any-Latin; Latin-ASCII").compiled()
/// try latin.transliterate("Αθήνα, Київ, תל אביב")         // "Athena, Kiiv, tl 'byb"
/// latin.id                                               // "Any-Latin;Latin-ASCII"
/// ```
///
/// A text of up to 4,096 bytes is transliterated as ICU does it, in one piece. A longer one goes by pieces, each of which ends behind the
/// first line feed after so many bytes, or in a line of more than four times as many behind a space; rules that look across such a place
/// see the end of the text there. So memory and time grow with the text alone, and a ``TransliterationStream`` writes the same bytes. Of
/// rules that may make a text much longer, the pieces are shorter.
public final class CompiledTransliteration: Sendable {
    /// ICU's name of it, of one that runs in reverse that of the way back: `Latin-Greek` for `Greek-Latin`. `Rules` for those of one's own.
    public let id: String
    private let pool: HandlePool<TransliteratorHandle>
    let pieceLength: Int

    init(_ style: TransliterationStyle) throws(TransliterationError) {
        let isReverse = style.direction == .reverse
        let (name, rules): (String, String?)
        switch style.source {
        case .id(let id):
            pieceLength = try TransformLimits(id: id).pieceLength
            (name, rules) = (TransformName.icuID(id) { TransliterationID.isKnown($0) }, nil)
        case .rules(let text):
            pieceLength = try TransformLimits(rules: text, isReverse: isReverse).pieceLength
            (name, rules) = ("Rules", text)
        }
        pool = HandlePool { () throws(ICUError) in
            try TransliteratorHandle(id: name, isReverse: isReverse, rules: rules)
        }
        do throws(ICUError) {
            id = try pool.withHandle { (handle) throws(ICUError) in try handle.id }
        } catch {
            throw rules.map { TransliterationError(error, inRules: $0, isReverse: isReverse) }
                ?? TransliterationError(error, id: name, isReverse: isReverse)
        }
        if isReverse { try Self.checkInverse(name, rules) }
    }

    /// ICU answers with a transform that changes nothing where it has no way back.
    private static func checkInverse(_ id: String, _ rules: String?) throws(TransliterationError) {
        if let rules {
            let way = try? TransliteratorHandle(id: id, isReverse: true, rules: rules)
            if let way, way.changesNothing { throw .noInverse(id) }
            return
        }
        for step in TransformName.steps(of: id) where !TransformName.namesInverse(step) {
            guard let name = TransformName.name(of: step), !["null", "any-null"].contains(name.lowercased()),
                let way = try? TransliteratorHandle(id: String(name), isReverse: true), way.changesNothing
            else { continue }
            throw .noInverse(String(name))
        }
    }

    /// `text` in other letters.
    ///
    /// - Throws: ``TransliterationError/icu(code:call:)`` where ICU fails, for want of memory.
    public func transliterate(_ text: some StringProtocol) throws(TransliterationError) -> String {
        var bytes: [UInt8] = []
        try append(text, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the same text as UTF-8. Where it throws, `bytes` is as it was.
    ///
    /// - Throws: as ``transliterate(_:)``.
    public func append(_ text: some StringProtocol, to bytes: inout [UInt8]) throws(TransliterationError) {
        let count = bytes.count
        do throws(TransliterationError) {
            var stream = stream()
            try stream.append(String(text).utf8Span.span, to: &bytes)
            try stream.finish(to: &bytes)
        } catch {
            bytes.removeSubrange(count...)
            throw error
        }
    }

    /// What transliterates text that comes in chunks of bytes.
    public func stream() -> TransliterationStream { TransliterationStream(self) }

    /// One piece of a text.
    func append(_ text: [UInt8], _ piece: Range<Int>, to bytes: inout [UInt8]) throws(TransliterationError) {
        do throws(ICUError) {
            bytes += try pool.withHandle { (handle) throws(ICUError) in
                var added: [UInt8] = []
                try handle.append(text.span.extracting(piece), to: &added)
                return added
            }
        } catch { throw .icu(code: error.name, call: error.call) }
    }
}

extension TransliteratorHandle {
    /// Whether it is `Any-Null`, or consists of steps alone that are no steps of this way, `::(NFC);`.
    fileprivate var changesNothing: Bool {
        if let id = try? id, ["Null", "Any-Null"].contains(id) { return true }
        guard let rules = try? rules else { return false }
        return rules.split(whereSeparator: { $0.isNewline || $0 == ";" }).allSatisfy { line in
            let line = line.filter { !$0.isWhitespace }
            return line.isEmpty || line.hasPrefix("::(") && line.hasSuffix(")")
        }
    }
}
