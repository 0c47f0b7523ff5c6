internal import LocaleFormatBridge
public import LocaleFormatCore

/// A list style ready to run: immutable, shareable between threads, independent of any cache.
///
/// ```swift
/// let list = try ListStyle(.or, locale: "de").compiled()
/// list.format(["Tee", "Kaffee"])                      // Tee oder Kaffee
/// list.formatted(["Tee", "Kaffee"]).spans             // element 0, literal, element 1
/// ```
public final class CompiledList: Sendable {
    private let program: ListProgram?
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
        guard let program else { return formatted(elements).text }
        var text = ""
        text.reserveCapacity(program.capacity(for: elements))
        program.write(elements) { piece, _ in text += piece }
        return text
    }

    /// Appends the elements as one text, in UTF-8.
    public func append(_ elements: [String], to bytes: inout [UInt8]) {
        guard let program else { return bytes.append(contentsOf: formatted(elements).text.utf8) }
        program.write(elements) { piece, _ in bytes.append(contentsOf: piece.utf8) }
    }

    /// The text, and where in it each element is.
    public func formatted(_ elements: [String]) -> FormattedText<ListField> {
        guard let program else { return generalFormatted(elements) }
        var bytes: [UInt8] = []
        var spans: [FormattedText<ListField>.Span] = []
        program.write(elements) { piece, field in
            let start = bytes.count
            bytes.append(contentsOf: piece.utf8)
            // Empty elements have a place; empty literals have none.
            if field != .literal || bytes.count > start { spans.append(.init(field: field, range: start..<bytes.count)) }
        }
        return FormattedText(text: String(decoding: bytes, as: UTF8.self), spans: spans)
    }

    private func generalFormatted(_ elements: [String]) -> FormattedText<ListField> {
        // ICU fails here only without memory.
        guard let raw = try? general.formatFields(elements) else {
            return FormattedText(text: elements.joined(separator: ", "), spans: [])
        }
        let spans = raw.spans.compactMap { span -> FormattedText<ListField>.Span? in
            switch (span.category, span.field) {
            case (0x1003, let place): .init(field: .element(Int(place)), range: span.range)
            case (3, 0): .init(field: .literal, range: span.range)
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
