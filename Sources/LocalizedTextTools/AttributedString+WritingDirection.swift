public import LocaleFormatText

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension WritingDirection {
    /// Foundation's direction.
    public init(_ direction: AttributedString.WritingDirection) {
        self = direction == .leftToRight ? .leftToRight : .rightToLeft
    }
}

extension AttributedString.WritingDirection {
    /// The same direction for Foundation.
    public init(_ direction: WritingDirection) { self = direction == .leftToRight ? .leftToRight : .rightToLeft }
}

extension AttributedString {
    /// Gives each paragraph that has none its writing direction: the attribute `writingDirection`, which user interfaces lay
    /// paragraphs out by.
    ///
    /// ```swift
    /// import Foundation
    ///
    /// var text = AttributedString("one\niPhone שלי נשבר")
    /// text.setWritingDirections()
    /// text.runs[\.writingDirection].map { $0.0 == .rightToLeft }  // [false, true]
    /// ```
    ///
    /// - Parameter base: how; by default by the words of the paragraph (`DirectionEstimator`). Where more than half of a paragraph
    ///   has the attribute `languageIdentifier`, content is that of the language that most of it is in, as on Apple's platforms.
    public mutating func setWritingDirections(_ base: BaseDirection = .content()) {
        var directions: [(Range<AttributedString.Index>, LocaleFormatText.WritingDirection)] = []
        let text = String(characters)
        var start = startIndex
        for paragraph in BidiParagraph.paragraphs(in: text, direction: base) {
            let end = unicodeScalars.index(start, offsetBy: paragraph.text.unicodeScalars.count)
            let range = start..<end
            start = end
            guard self[range].runs.allSatisfy({ $0.writingDirection == nil }) else { continue }
            directions.append((range, annotatedDirection(of: range, base) ?? paragraph.direction))
        }
        for (range, direction) in directions { self[range].writingDirection = .init(direction) }
    }

    /// The direction of the language that most of a paragraph is said to be in.
    private func annotatedDirection(of range: Range<AttributedString.Index>, _ base: BaseDirection) -> LocaleFormatText
        .WritingDirection?
    {
        guard case .content = base else { return nil }
        var counts: [LocaleFormatText.WritingDirection: Int] = [:]
        var all = 0
        for run in self[range].runs {
            let count = unicodeScalars[run.range].count
            all += count
            guard let language = run.languageIdentifier, let locale = try? LocaleID(language) else { continue }
            counts[LocaleFormatText.WritingDirection(of: locale), default: 0] += count
        }
        return counts.first { 2 * $0.value > all }?.key
    }
}
