/// A JSON value that loses nothing: numbers stay the text they were, and objects keep the order of their members and every
/// member of a name that stands twice.
package enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    /// As written: `1`, `1.50`, `1E400`.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)

    package var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    package var object: JSONObject? {
        if case .object(let object) = self { object } else { nil }
    }

    package var array: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    package var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    package var integer: Int? {
        if case .number(let text) = self { Int(text) } else { nil }
    }

    /// What the value is, for an error's text.
    package var kind: String {
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
    package subscript(_ key: String) -> JSONValue? {
        guard let found = object?.last(key), found != .null else { return nil }
        return found
    }
}

extension JSONValue: ExpressibleByStringLiteral {
    package init(stringLiteral value: String) { self = .string(value) }
}

/// The members of a JSON object in their order.
package struct JSONObject: Hashable, Sendable {
    package struct Member: Hashable, Sendable {
        package var key: String
        package var value: JSONValue

        package init(key: String, value: JSONValue) { (self.key, self.value) = (key, value) }
    }

    package var members: [Member]

    package init(members: [Member] = []) { self.members = members }

    package init(_ pairs: [(String, JSONValue)]) { members = pairs.map { Member(key: $0.0, value: $0.1) } }

    package var isEmpty: Bool { members.isEmpty }
    package var keys: [String] { members.map(\.key) }

    /// The last member of that name counts, as it does for most readers. One after another is looked at, which is quickest
    /// for the few members that most objects have; who reads an object of thousands goes through them once.
    package func last(_ key: String) -> JSONValue? {
        for index in members.indices.reversed() where members[index].key == key { return members[index].value }
        return nil
    }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    package init(dictionaryLiteral members: (String, JSONValue)...) { self.init(members) }
}
