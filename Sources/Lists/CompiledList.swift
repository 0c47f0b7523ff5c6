internal import LocaleFormatBridge
public import LocaleFormatCore
package import LocaleFormatValuePrograms

/// A list style ready to run: immutable, shareable between threads, independent of any cache.
///
/// ```swift
/// let list = try ListStyle(.or, locale: "de").compiled()
/// list.format(["Tee", "Kaffee"])                      // "Tee oder Kaffee"
/// list.formattedText(["Tee", "Kaffee"]).spans.map(\.field)  // [.element(0), .literal, .element(1)]
/// ```
public final class CompiledList: CompiledStyle {
    package let program: ListProgram?
    /// Used where the locale's patterns are not of the usual kind.
    private let general: ListHandle

    init(_ style: ListStyle) throws(ListError) {
        do {
            general = try ListHandle(locale: style.locale.icuName, type: style.type.icu, width: style.width.icu)
        } catch { throw .icu(code: error.name, call: error.call) }
        program = ListProgram(of: general, language: style.locale.language)
    }

    /// Whether a program runs, rather than ICU for each list.
    public var isFast: Bool { program != nil }

    /// The elements as one text.
    public func format(_ elements: [String]) -> String {
        guard let program else { return formattedText(elements).text }
        return program.format(elements)
    }

    /// Appends the elements as one text, in UTF-8.
    public func append(_ elements: [String], to bytes: inout [UInt8]) {
        guard let program else { return bytes.append(contentsOf: formattedText(elements).text.utf8) }
        program.append(elements, to: &bytes)
    }

    /// The text, and where in it each element is. Empty elements have a place too; empty literals have none.
    public func formattedText(_ elements: [String]) -> FormattedText<ListField> {
        guard let program else { return generalFormatted(elements) }
        let joined = program.joined(elements) { element, range in
            FormattedText<ListField>.Span(field: element.map { .element($0) } ?? .literal, range: range)
        }
        return FormattedText(text: joined.text, spans: joined.spans)
    }

    private func generalFormatted(_ elements: [String]) -> FormattedText<ListField> {
        // ICU fails here only without memory.
        guard let raw = try? general.formatFields(elements) else {
            return FormattedText(text: elements.joined(separator: ", "), spans: [])
        }
        let spans = raw.spans.compactMap { span -> FormattedText<ListField>.Span? in
            switch (span.category, span.field) {
            case (.listElement, let place): .init(field: .element(Int(place)), range: span.range)
            case (.list, 0): .init(field: .literal, range: span.range)
            default: nil
            }
        }
        return FormattedText(text: raw.text, spans: spans)
    }

    /// The same list with ICU formatting it: what programs are compared with.
    package func reference(_ elements: [String]) -> FormattedText<ListField> { generalFormatted(elements) }
}

extension ListStyle.ListType {
    /// ICU's `UListFormatterType`.
    fileprivate var icu: Int32 {
        switch self {
        case .and: 0
        case .or: 1
        case .unit: 2
        }
    }
}

extension ListStyle.Width {
    /// ICU's `UListFormatterWidth`.
    fileprivate var icu: Int32 {
        switch self {
        case .wide: 0
        case .short: 1
        case .narrow: 2
        }
    }
}
