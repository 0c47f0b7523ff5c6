/// The value of an attribute: what JSON5 can say.
public indirect enum MarkupValue: Hashable, Sendable {
    /// `null`
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number, as it is written in the source: `1`, `-0.5`, `0x1F`, `+1e3`, `Infinity`.
    case number(String)
    /// A text, without its quotes and escapes.
    case string(String)
    /// `[1, 2]`
    case array([MarkupValue])
    /// In the order of the source; a key that is given twice is an error.
    case object([MarkupMember])

    /// The truth value, if it is one.
    public var boolValue: Bool? {
        if case .bool(let value) = self { return value }
        return nil
    }

    /// The text, if it is one.
    public var stringValue: String? {
        if case .string(let value) = self { return value }
        return nil
    }

    /// The member of an object with this key.
    public subscript(key: String) -> MarkupValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }
}

/// A key and its value, in an attribute list or an object.
public struct MarkupMember: Hashable, Sendable {
    /// The name before the colon, without quotes: `formatNumber`.
    public var key: String
    /// What stands behind the colon.
    public var value: MarkupValue
    /// Where key and value stand in the source, as UTF-8 offsets.
    public var keyRange: Range<Int>
    /// Where the value stands in the source, as UTF-8 offsets.
    public var valueRange: Range<Int>

    /// A member; without ranges, one that stands in no source.
    public init(key: String, value: MarkupValue, keyRange: Range<Int> = 0..<0, valueRange: Range<Int> = 0..<0) {
        self.key = key
        self.value = value
        self.keyRange = keyRange
        self.valueRange = valueRange
    }
}
