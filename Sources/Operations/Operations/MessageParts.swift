import LocaleFormat
import LocalizedMessages
import LocaleFormatJSON

/// The parts of a formatted message in JSON, as the test suite of the MessageFormat working group writes them.
enum MessageParts {
    static func json(_ text: FormattedText<MessageField>) -> JSONValue {
        var parts: [JSONValue] = []
        var offset = 0
        let bytes = Array(text.text.utf8)
        func string(_ range: Range<Int>) -> JSONValue { .string(String(decoding: bytes[range], as: UTF8.self)) }
        for (index, span) in text.spans.enumerated() where span.field.isOuter {
            if span.range.lowerBound > offset {
                parts.append(object([("type", "text"), ("value", string(offset..<span.range.lowerBound))]))
            }
            switch span.field {
            case .isolation: parts.append(object([("type", "bidiIsolation"), ("value", string(span.range))]))
            case .markup(let markup): parts.append(part(markup))
            case .placeholder(let placeholder):
                let inner = text.spans[(index + 1)...].prefix { !$0.field.isOuter }
                parts.append(part(placeholder, string(span.range), inner, of: text, in: span.range))
            case .number, .date, .part: break
            }
            offset = span.range.upperBound
        }
        if offset < bytes.count { parts.append(object([("type", "text"), ("value", string(offset..<bytes.count))])) }
        return .array(parts)
    }

    private static func part(_ markup: MessageMarkup) -> JSONValue {
        var members: [(String, JSONValue)] = [
            ("type", "markup"), ("kind", .string(markup.kind.rawValue)), ("name", .string(markup.name)),
        ]
        if let id = markup.id { members.append(("id", .string(id))) }
        if !markup.options.isEmpty {
            let options = markup.options.sorted { $0.key < $1.key }.map { ($0.key, JSONValue.string($0.value)) }
            members.append(("options", object(options)))
        }
        return object(members)
    }

    private static func part(
        _ placeholder: MessagePlaceholder, _ value: JSONValue, _ inner: ArraySlice<FormattedText<MessageField>.Span>,
        of text: FormattedText<MessageField>, in range: Range<Int>
    ) -> JSONValue {
        var members: [(String, JSONValue)] = [
            ("type", .string(placeholder.type)), ("source", .string(placeholder.source)),
        ]
        if let direction = placeholder.direction { members.append(("dir", .string(direction.rawValue))) }
        if let id = placeholder.id { members.append(("id", .string(id))) }
        guard placeholder.type != "fallback" else { return object(members) }
        members.append(("locale", .string(placeholder.locale.tag)))
        if inner.isEmpty {
            members.append(("value", value))
        } else {
            let shifted = inner.map { span in
                FormattedText<PartName>.Span(
                    field: PartName(rawValue: span.field.name),
                    range: span.range.lowerBound - range.lowerBound..<span.range.upperBound - range.lowerBound)
            }
            let flat = FlatPart.parts(of: FormattedText<PartName>(text: value.string ?? "", spans: shifted))
            members.append(
                ("parts", .array(flat.map { object([("type", .string($0.field)), ("value", .string($0.text))]) })))
        }
        return object(members)
    }

    private static func object(_ members: [(String, JSONValue)]) -> JSONValue {
        .object(JSONObject(members))
    }

    private struct PartName: RawRepresentable, Hashable {
        let rawValue: String
    }
}

extension MessageField {
    /// Whether it is no part of a placeholder.
    fileprivate var isOuter: Bool {
        switch self {
        case .placeholder, .markup, .isolation: true
        case .number, .date, .part: false
        }
    }

    fileprivate var name: String {
        switch self {
        case .number(let field): field.rawValue
        case .date(let field): field.rawValue
        case .part(let name): name
        case .placeholder, .markup, .isolation: "literal"
        }
    }
}
