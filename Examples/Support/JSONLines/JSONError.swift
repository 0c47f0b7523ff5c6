/// Why text is not JSON (RFC 8259): the first byte that does not fit, and what would have.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
    public let offset: Int
    public let expected: String

    public var description: String { "not JSON at byte \(offset): expected \(expected)" }
}
