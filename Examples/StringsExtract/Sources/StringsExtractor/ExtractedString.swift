import Foundation

/// One use of a localized string in a source file. `LocalizedStringsTools` reads these, one JSON object a line.
public struct ExtractedString: Codable, Hashable, Sendable {
    /// The key as the table holds it: interpolations are %-specifiers, and where there are any, a literal `%` is doubled.
    public var key: String
    /// The text of `defaultValue:` or `value:`, written the same way. Nil where the source gives none.
    public var defaultValue: String?
    /// The table's name. Nil for the default table.
    public var table: String?
    /// The source text of the `bundle:` argument. Nil where there is none.
    public var bundle: String?
    /// The comment for the translator. Nil where there is none, or an empty one.
    public var comment: String?
    /// The specifiers of the interpolations in their order, without percent signs. Nil where there are none.
    public var arguments: [String]?
    /// Which API the string is given to, such as `String(localized:)`.
    public var call: String
    /// The source file, as it was named to the extractor.
    public var file: String
    /// Line of the key's literal, from 1.
    public var line: Int
    /// Column of the key's literal, from 1, in UTF-8 bytes, as the compiler counts.
    public var column: Int

    /// The object as one line of JSON, without the line feed: keys sorted, absent fields left out.
    public func jsonLine() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }
}
