public import LocaleFormatCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The attribute that `FormattedText`'s spans become: the fields a run of characters belongs to, the outer one first. A
/// group separator is `[.integer, .group]`.
public enum FormattedFieldAttribute<Field: Hashable & Sendable>: AttributedStringKey {
    public typealias Value = [Field]
    public static var name: String { "LocaleFormat.\(Field.self)" }
}

extension AttributedString {
    /// Formatted text with its fields as attributes.
    ///
    /// ```swift
    /// import FoundationEssentials
    ///
    /// let text = try NumberStyle<Int>(locale: "en").formattedText(-1234)
    /// AttributedString(text).runs.map { $0[FormattedFieldAttribute<NumberField>.self] }
    /// // [[.sign], [.integer], [.integer, .group], [.integer]]
    /// ```
    public init<Field>(_ formatted: FormattedText<Field>) {
        self.init()
        let utf8 = formatted.text.utf8
        let bounds = Set(formatted.spans.flatMap { [$0.range.lowerBound, $0.range.upperBound] } + [0, utf8.count])
            .ordered()
        for (start, end) in zip(bounds, bounds.dropFirst()) {
            let first = utf8.index(utf8.startIndex, offsetBy: start)
            var piece = AttributedString(String(formatted.text[first..<utf8.index(first, offsetBy: end - start)]))
            let fields = formatted.spans.filter { $0.range.lowerBound <= start && $0.range.upperBound >= end }
            if !fields.isEmpty { piece[FormattedFieldAttribute<Field>.self] = fields.map(\.field) }
            append(piece)
        }
    }
}
