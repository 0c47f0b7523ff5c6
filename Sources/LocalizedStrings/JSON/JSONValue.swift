/// A JSON value that remembers what a file said: the order of members, and numbers as they were written. FoundationEssentials'
/// `JSONDecoder` keeps neither, nor a key that stands twice, and a catalog must come back as it was.
package enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    /// As written: `1`, `1.0`, `1e400`.
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
}

/// The members of a JSON object in their order. Looked up one after another, which is quickest for the few members that the
/// objects of a catalog have; the one object with thousands, `strings`, is taken apart when a catalog is read.
package struct JSONObject: Hashable, Sendable {
    package struct Member: Hashable, Sendable {
        package var key: String
        package var value: JSONValue
    }

    package var members: [Member]

    package init(members: [Member] = []) { self.members = members }

    package init(_ pairs: [(String, JSONValue)]) { members = pairs.map { Member(key: $0.0, value: $0.1) } }

    package var isEmpty: Bool { members.isEmpty }
    package var keys: [String] { members.map(\.key) }

    /// The last member of that name. A new one goes where Xcode's order puts it; nil removes.
    package subscript(key: String) -> JSONValue? {
        get { members.last { $0.key == key }?.value }
        set {
            guard let newValue else { return members.removeAll { $0.key == key } }
            if let index = members.lastIndex(where: { $0.key == key }) {
                members[index].value = newValue
            } else {
                let place = members.firstIndex { CatalogKeyOrder.precedes(key, $0.key) } ?? members.count
                members.insert(Member(key: key, value: newValue), at: place)
            }
        }
    }
}
