import LocaleFormat

/// A stretch of formatted text that belongs to one field, the innermost one there; `literal` where there is none.
///
/// Laid end to end the parts are the text: a group separator splits the integer around it, as in ECMA-402's
/// `formatToParts`.
public struct FlatPart: Hashable, Sendable {
    /// The field, by its name.
    public let field: String
    /// The part.
    public let text: String
    /// Where the part, or what it is in, leads to.
    var address: String?

    /// The parts of a text, in order, each with its innermost field.
    ///
    /// - Parameters:
    ///   - text: what was formatted, with its fields.
    ///   - address: where what is in a field leads to; nil for fields that lead nowhere.
    public static func parts<Field: RawRepresentable<String>>(
        of text: FormattedText<Field>, address: (Field) -> String? = { _ in nil }
    ) -> [FlatPart] {
        let bytes = Array(text.text.utf8)
        var parts: [FlatPart] = []
        // Spans come in order of their start, outer ones first, so that a later span is the inner one.
        var next = 0
        var open: [Int] = []
        var addresses: [Int: String] = [:]
        var (start, owner) = (0, Int?.none)
        var offset = 0
        while offset < bytes.count {
            while next < text.spans.count, text.spans[next].range.lowerBound <= offset {
                addresses[next] = address(text.spans[next].field) ?? open.last.flatMap { addresses[$0] }
                open.append(next)
                next += 1
            }
            while let last = open.last, text.spans[last].range.upperBound <= offset { open.removeLast() }
            if open.last != owner {
                append(start..<offset, owner)
                (start, owner) = (offset, open.last)
            }
            let end = owner.map { text.spans[$0].range.upperBound } ?? bytes.count
            offset = min(end, next < text.spans.count ? text.spans[next].range.lowerBound : bytes.count, bytes.count)
        }
        append(start..<bytes.count, owner)
        func append(_ range: Range<Int>, _ owner: Int?) {
            guard !range.isEmpty else { return }
            let field = owner.map { text.spans[$0].field.rawValue } ?? "literal"
            parts.append(
                FlatPart(
                    field: field, text: String(decoding: bytes[range], as: UTF8.self),
                    address: owner.flatMap { addresses[$0] }))
        }
        return parts
    }
}
