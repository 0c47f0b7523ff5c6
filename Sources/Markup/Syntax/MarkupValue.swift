/// The value of an attribute: what JSON5 can say.
public indirect enum MarkupValue: Hashable, Sendable {
    case null
    case bool(Bool)
    /// A number, as it is written in the source: `1`, `-0.5`, `0x1F`, `+1e3`, `Infinity`.
    case number(String)
    case string(String)
    case array([MarkupValue])
    /// In the order of the source; a key that is given twice is an error.
    case object([MarkupMember])

    public var boolValue: Bool? {
        if case .bool(let value) = self { return value }
        return nil
    }

    public var stringValue: String? {
        if case .string(let value) = self { return value }
        return nil
    }

    /// The whole number, if it is one: `1`, `0x1F`, `1e3`, `2.0`.
    public var integerValue: Int? {
        guard case .number(let text) = self else { return nil }
        return JSON5Number.integer(text)
    }

    /// The member of an object with this key.
    public subscript(key: String) -> MarkupValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }
}

/// A key and its value, in an attribute list or an object.
public struct MarkupMember: Hashable, Sendable {
    public var key: String
    public var value: MarkupValue
    /// Where key and value stand in the source, as UTF-8 offsets.
    public var keyRange: Range<Int>
    public var valueRange: Range<Int>

    public init(key: String, value: MarkupValue, keyRange: Range<Int> = 0..<0, valueRange: Range<Int> = 0..<0) {
        self.key = key
        self.value = value
        self.keyRange = keyRange
        self.valueRange = valueRange
    }
}
