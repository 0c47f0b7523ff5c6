/// Why bytes are not JSON (RFC 8259): the first byte that does not fit, counted from the first one given.
package enum JSONError: Error, Hashable, Sendable, CustomStringConvertible {
    /// `{"a":}` at 5, where a value was expected.
    case malformed(offset: Int, expected: String)
    /// The bracket that opens one level more than ``JSONReader/depthLimit``.
    case tooDeep(offset: Int)
    /// The value that is one more than ``JSONReader/valueLimit``.
    case tooMany(offset: Int)

    package var offset: Int {
        switch self {
        case .malformed(let offset, _), .tooDeep(let offset), .tooMany(let offset): offset
        }
    }

    package var expected: String {
        switch self {
        case .malformed(_, let expected): expected
        case .tooMany: "at most \(JSONReader.valueLimit) values"
        case .tooDeep: "at most \(JSONReader.depthLimit) levels"
        }
    }

    package var description: String { "not JSON at byte \(offset): expected \(expected)" }
}
