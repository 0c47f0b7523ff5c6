public import LocaleFormatText

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The attribute of what a `TextHighlight` marks.
public enum TextHighlightAttribute: AttributedStringKey {
    public typealias Value = Bool
    public static let name = "LocalizedTextTools.highlight"
}

extension AttributedString {
    /// A text with ``TextHighlightAttribute`` on what is marked.
    ///
    /// ```swift
    /// import FoundationEssentials
    ///
    /// let highlight = TextHighlight(of: LocalizedSearch("cafe", locale: "en"), in: "the Café")
    /// AttributedString(highlight).runs.map { $0[TextHighlightAttribute.self] }     // [nil, true]
    /// ```
    public init(_ highlight: TextHighlight) {
        self.init()
        for piece in highlight.pieces {
            var part = AttributedString(String(piece.text))
            if piece.isMarked { part[TextHighlightAttribute.self] = true }
            append(part)
        }
    }
}
