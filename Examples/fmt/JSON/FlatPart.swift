import LocaleFormat

/// A stretch of formatted text that belongs to one field, the innermost one there; `literal` where there is none.
///
/// Laid end to end the parts are the text: a group separator splits the integer around it, as in ECMA-402's
/// `formatToParts`.
struct FlatPart: Hashable {
    let field: String
    let text: String

    static func parts<Field: RawRepresentable<String>>(of text: FormattedText<Field>) -> [FlatPart] {
        let bytes = Array(text.text.utf8)
        // Spans come in order of their start, outer ones first, so that a later span is the inner one.
        var owners = [Int?](repeating: nil, count: bytes.count)
        for (index, span) in text.spans.enumerated() {
            for offset in span.range.clamped(to: 0..<bytes.count) { owners[offset] = index }
        }
        var parts: [FlatPart] = []
        var start = 0
        while start < bytes.count {
            let end = owners[start...].firstIndex { $0 != owners[start] } ?? bytes.count
            let field = owners[start].map { text.spans[$0].field.rawValue } ?? "literal"
            parts.append(FlatPart(field: field, text: String(decoding: bytes[start..<end], as: UTF8.self)))
            start = end
        }
        return parts
    }
}
