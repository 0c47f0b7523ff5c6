import LocaleFormat
import LocaleFormatJSON
import LocalizedTextTools

/// `fmt boundaries`: where a text may be divided.
public struct BoundariesOperation: Operation {
    public static let options: [OptionName] = [.locale, .kind]

    /// What boundaries may be between, with bars.
    public static var kinds: String { TextBoundaries.Kind.allCases.map(\.rawValue).joined(separator: "|") }

    private let boundaries: TextBoundaries

    public init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        let kind = try values.choice(.kind, TextBoundaries.Kind.self) ?? .grapheme
        // The annexes' own rules, unless a locale is asked for: nothing here is read by whoever has the environment's.
        let locale = try values.locale()
        boundaries = TextBoundaries(kind, locale: values.isSet(.locale) ? locale : .root)
    }

    public func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        var isFirst = true
        for offset in boundaries.scalarOffsets(in: try input.text) {
            if !isFirst { bytes.append(UInt8(ascii: " ")) }
            isFirst = false
            bytes.append(contentsOf: String(offset).utf8)
        }
    }

    public func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let text = try input.text
        var segments: [FormattedText<SegmentName>.Span] = []
        var start = 0
        boundaries.forEachSegment(in: text) { segment in
            let end = start + text.utf8.distance(from: segment.range.lowerBound, to: segment.range.upperBound)
            segments.append(.init(field: SegmentName(segment, of: boundaries.kind), range: start..<end))
            start = end
            return true
        }
        let offsets = boundaries.scalarOffsets(in: text)
        object.member("value", string: text)
        object.member("locale", string: boundaries.locale.tag)
        object.member("text", string: offsets.map(String.init).joined(separator: " "))
        object.member("parts", parts: FormattedText(text: text, spans: segments))
    }
}

/// What a segment is: `word` for words among what is between them, `hard` where a line must end behind it, else the kind.
private struct SegmentName: RawRepresentable, Hashable {
    let rawValue: String

    init(rawValue: String) { self.rawValue = rawValue }

    init(_ segment: TextBoundaries.Segment, of kind: TextBoundaries.Kind) {
        rawValue =
            switch kind {
            case .word: segment.isWord ? "word" : "other"
            case .line: segment.endsLine ? "hard" : "line"
            case .grapheme, .sentence: kind.rawValue
            }
    }
}
