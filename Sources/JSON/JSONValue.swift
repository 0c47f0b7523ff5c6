/// A JSON value that loses nothing: numbers stay the text they were, and objects keep the order of their members and every
/// member of a name that stands twice.
public enum JSONValue: Hashable, Sendable {
    /// `null`
    case null
    /// `true` or `false`
    case bool(Bool)
    /// As written: `1`, `1.50`, `1E400`.
    case number(String)
    /// A text, its escapes resolved.
    case string(String)
    /// Values in their order.
    case array([JSONValue])
    /// Members in their order.
    case object(JSONObject)

    /// The text; nil for other values.
    public var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The object; nil for other values.
    public var object: JSONObject? {
        if case .object(let object) = self { object } else { nil }
    }

    /// The elements; nil for other values.
    public var array: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// The truth value; nil for other values.
    public var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// A number written as a 64-bit integer, `12` but not `12.0`; nil for other values.
    public var integer: Int? {
        if case .number(let text) = self { Int(text) } else { nil }
    }

    /// What the value is, for an error's text.
    public var kind: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number(let text): "the number \(text)"
        case .string: "a text"
        case .array: "an array"
        case .object: "an object"
        }
    }

    /// A member of an object, the last one where a name is repeated; nil for other values and for `null`.
    public subscript(_ key: String) -> JSONValue? {
        guard let found = object?.last(key), found != .null else { return nil }
        return found
    }
}

extension JSONValue: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { self = .string(value) }
}

/// The members of a JSON object in their order.
public struct JSONObject: Hashable, Sendable {
    /// A name and its value.
    public struct Member: Hashable, Sendable {
        /// The name, its escapes resolved.
        public var key: String
        /// What the name stands for.
        public var value: JSONValue

        /// A member of an object.
        public init(key: String, value: JSONValue) { (self.key, self.value) = (key, value) }
    }

    /// All of them, also those whose name stands twice.
    public var members: [Member]

    /// An object with these members.
    public init(members: [Member] = []) { self.members = members }

    /// An object with these names and values.
    public init(_ pairs: [(String, JSONValue)]) { members = pairs.map { Member(key: $0.0, value: $0.1) } }

    /// Whether there is no member.
    public var isEmpty: Bool { members.isEmpty }
    /// The names in their order.
    public var keys: [String] { members.map(\.key) }

    /// The last member of that name counts, as it does for most readers. One after another is looked at, which is quickest
    /// for the few members that most objects have; who reads an object of thousands goes through them once.
    public func last(_ key: String) -> JSONValue? {
        for index in members.indices.reversed() where members[index].key.utf8.elementsEqual(key.utf8) {
            return members[index].value
        }
        return nil
    }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral members: (String, JSONValue)...) { self.init(members) }
}
