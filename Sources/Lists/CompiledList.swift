internal import LocaleFormatBridge
internal import LocaleFormatMemory
public import LocaleFormatCore

/// A list style ready to run: immutable, shareable between threads, independent of any cache.
///
/// ```swift
/// let list = try ListStyle(.or, locale: "de").compiled()
/// list.format(["Tee", "Kaffee"])                      // "Tee oder Kaffee"
/// list.formattedText(["Tee", "Kaffee"]).spans.map(\.field)  // [.element(0), .literal, .element(1)]
/// ```
public final class CompiledList: CompiledStyle {
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
        guard let program else { return formattedText(elements).text }
        let capacity = program.capacity(for: elements)
        // Short texts are put together on the stack. The room is enough, so nil never comes.
        if capacity <= 1_024 {
            let text = String(utf8Capacity: capacity) { writer in
                program.write(elements) {
                    writer.append(program.text, from: $0.offset, count: $0.count)
                } element: {
                    writer.append(elements[$0])
                }
                return true
            }
            if let text { return text }
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(capacity)
        append(elements, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the elements as one text, in UTF-8.
    public func append(_ elements: [String], to bytes: inout [UInt8]) {
        guard let program else { return bytes.append(contentsOf: formattedText(elements).text.utf8) }
        program.write(elements) {
            bytes += program.text[$0.offset..<$0.offset + $0.count]
        } element: {
            bytes += elements[$0].utf8
        }
    }

    /// The text, and where in it each element is. Empty elements have a place too; empty literals have none.
    public func formattedText(_ elements: [String]) -> FormattedText<ListField> {
        guard let program else { return generalFormatted(elements) }
        var bytes: [UInt8] = []
        var spans: [FormattedText<ListField>.Span] = []
        var isolated: Int?
        program.write(elements) { joint in
            if joint.count == 0 { return }
            let start = bytes.count
            bytes += program.text[joint.offset..<joint.offset + joint.count]
            // Isolates belong to their element.
            if joint == program.opening {
                isolated = start
            } else if joint == program.closing, let begin = isolated, let element = spans.popLast() {
                spans.append(.init(field: element.field, range: begin..<bytes.count))
                isolated = nil
            } else {
                spans.append(.init(field: .literal, range: start..<bytes.count))
            }
        } element: { index in
            let start = bytes.count
            bytes += elements[index].utf8
            spans.append(.init(field: .element(index), range: start..<bytes.count))
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
