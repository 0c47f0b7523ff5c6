public import LocaleFormatMessageFormat2
public import LocaleFormatTexts

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension AttributedString {
    /// A message with its arguments: placeholders, digits and what stands between markup as attributes.
    ///
    /// Markup has no text, so that its own span is empty. What stands between an opening and its closing has the opening's field; of
    /// markup that is not closed, nothing has.
    ///
    /// ```swift
    /// import FoundationEssentials
    ///
    /// let message = try MessageFormat2("{#b}Total{/b}: {$n :number}").compiled(in: "en")
    /// AttributedString(message, arguments: ["n": 5]).runs.map { $0[FormattedFieldAttribute<MessageField>.self]?.count }
    /// // [1, nil, 2]
    /// ```
    public init(_ message: CompiledMessage, arguments: [String: TextArgument] = [:]) {
        let text = message.formattedText(arguments)
        self.init(FormattedText(text: text.text, spans: text.markedSpans))
    }
}

extension FormattedText<MessageField> {
    /// The spans, with each opening markup stretched to where it is closed. An end closes the last one of its name that is open.
    fileprivate var markedSpans: [Span] {
        var result: [Span] = []
        var open: [String: [Int]] = [:]
        for span in spans {
            guard case .markup(let markup) = span.field else {
                result.append(span)
                continue
            }
            switch markup.kind {
            case .open:
                open[markup.name, default: []].append(result.count)
                result.append(span)
            case .standalone: break
            case .close:
                guard let index = open[markup.name]?.popLast() else { break }
                let start = result[index]
                result[index] = Span(field: start.field, range: start.range.lowerBound..<span.range.upperBound)
            }
        }
        return result.filter { !$0.range.isEmpty }
    }
}
