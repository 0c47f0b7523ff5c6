/// An identifier that is checked where it is made: `LocaleID`, `NumberingSystem`, `CurrencyCode`, `TimeZoneID`, `UnitID`.
///
/// ```swift
/// let codes = try ["de-AT", "hi"].map { try LocaleID($0) }     // texts from outside: checked, and thrown
/// let locale: LocaleID = "de-AT"                               // in source code: a wrong one stops the program with the reason
/// ```
///
/// It is encoded as its text, and checked again where it is decoded.
public protocol CheckedIdentifier: Hashable, Sendable, Codable, CustomStringConvertible {
    /// Why a text is none.
    associatedtype Failure: Error

    /// The identifier that a text writes.
    init(_ text: some StringProtocol) throws(Failure)
}

extension CheckedIdentifier where Self: ExpressibleByStringLiteral, StringLiteralType == StaticString {
    /// An identifier written in source code; what is none stops the program with the reason. Text from outside goes through `init(_:)`,
    /// which throws.
    public init(stringLiteral value: StaticString) {
        self = value.asLiteral { text throws(Failure) in try Self(text) }
    }
}

extension CheckedIdentifier {
    public init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
