/// A localized string that an extractor found in source code: one line of its output.
///
/// An extractor prints JSON Lines, one object for each place where code asks for a string:
///
/// ```json
/// {"key": "%lld files in %@", "arguments": ["lld", "@"], "comment": "Status bar", "file": "Sources/App/Status.swift", "line": 12, "column": 9}
/// {"key": "greeting", "defaultValue": "Hello!", "table": "Welcome", "file": "Sources/App/Welcome.swift", "line": 3, "column": 21}
/// ```
///
/// | member | meaning |
/// |---|---|
/// | `key` | the key as the table holds it, interpolations as format specifiers; a percent sign of the code as `%%` where there are any |
/// | `defaultValue` | the text in the development language, where the code gives one beside the key |
/// | `comment` | for translators |
/// | `table` | the table's name without extension; left out for `Localizable` |
/// | `bundle` | the expression that names the bundle, as the code writes it; left out for the main one |
/// | `file`, `line`, `column` | where the call begins; line and column count from 1, columns in UTF-8 bytes as the Swift compiler counts them |
/// | `arguments` | the specifiers of the interpolations in their order, without percent signs; left out where there are none |
///
/// Unknown members are ignored, so that the format can grow.
public struct ExtractedString: Hashable, Codable, Sendable {
    /// The key as the table holds it: `%lld files in %@`.
    public var key: String
    /// The text in the development language, where the code gives one beside the key.
    public var defaultValue: String?
    /// For translators.
    public var comment: String?
    /// The table's name without extension; nil for `Localizable`.
    public var table: String?
    /// The expression that names the bundle, as the code writes it; nil for the main one.
    public var bundle: String?
    /// The path of the source file, as the extractor was given it.
    public var file: String
    /// Where the call begins, from 1.
    public var line: Int
    /// From 1, in UTF-8 bytes.
    public var column: Int?
    /// The specifiers of the interpolations without percent signs, `["lld", "@"]`; nil where there are none.
    public var arguments: [String]?

    /// One place in the code. The members mean what the table above says.
    public init(
        key: String, defaultValue: String? = nil, comment: String? = nil, table: String? = nil, bundle: String? = nil,
        file: String, line: Int, column: Int? = nil, arguments: [String]? = nil
    ) {
        self.key = key
        self.defaultValue = defaultValue
        self.comment = comment
        self.table = table
        self.bundle = bundle
        self.file = file
        self.line = line
        self.column = column
        self.arguments = arguments
    }

    /// The table's name, `Localizable` where the code names none.
    public var tableName: String { table ?? "Localizable" }
}
