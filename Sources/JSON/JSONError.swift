/// Why bytes are not JSON (RFC 8259): the first byte that does not fit, counted from the first one given.
public enum JSONError: Error, Hashable, Sendable, CustomStringConvertible {
    /// `{"a":}` at 5, where a value was expected.
    case malformed(offset: Int, expected: String)
    /// The bracket that opens one level more than ``JSONReader/depthLimit``.
    case tooDeep(offset: Int)
    /// The value that is one more than ``JSONReader/valueLimit``.
    case tooMany(offset: Int)

    /// The byte at fault, from 0.
    public var offset: Int {
        switch self {
        case .malformed(let offset, _), .tooDeep(let offset), .tooMany(let offset): offset
        }
    }

    /// What would have fitted there, in English.
    public var expected: String {
        switch self {
        case .malformed(_, let expected): expected
        case .tooMany: "at most \(JSONReader.valueLimit) values"
        case .tooDeep: "at most \(JSONReader.depthLimit) levels"
        }
    }

    /// `not JSON at byte 5: expected a value`
    public var description: String { "not JSON at byte \(offset): expected \(expected)" }
}
