/// A JSON value that loses nothing: numbers stay the text they were, and object members keep their order.
public enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    /// The digits as written, `1.50` or `1E400`.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([Member])

    public struct Member: Hashable, Sendable {
        public var key: String
        public var value: JSONValue

        public init(_ key: String, _ value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    /// A member of an object, the last one where a key is repeated; nil for other values and for `null`.
    public subscript(_ key: String) -> JSONValue? {
        guard case .object(let members) = self, let found = members.last(where: { $0.key == key }) else { return nil }
        return found.value == .null ? nil : found.value
    }

    public var string: String? {
        if case .string(let text) = self { text } else { nil }
    }
}

extension JSONValue: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { self = .string(value) }
}
