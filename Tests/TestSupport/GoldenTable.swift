import Foundation

/// Rows that say what the output must be: tab-separated text in `Data/Golden/<room>/`, reviewed as a diff.
///
/// `common.tsv` holds on every ICU; `cldr42.tsv`, `cldr44.tsv` … hold rows for one CLDR version, and the one of the running
/// ICU's data is read with it. A missing `common.tsv` is an error; so is a missing file for CLDR 42, the version that the
/// package is checked against.
public struct GoldenTable {
    public struct Row: Hashable, Sendable {
        public let id: String
        public let locale: String
        public let style: String
        public let input: String
        public let expected: String
        /// Who vouches for the row: a specification, a named public source, or `own output`, which proves stability only.
        public let source: String

        public init(id: String, locale: String, style: String, input: String, expected: String, source: String) {
            (self.id, self.locale, self.style) = (id, locale, style)
            (self.input, self.expected, self.source) = (input, expected, source)
        }

        public var columns: [String] { [id, locale, style, input, expected, source] }
    }

    public struct Malformed: Error, CustomStringConvertible {
        public let description: String
    }

    public static let header = ["id", "locale", "style", "input", "expected", "source"]

    public let rows: [Row]

    /// - Parameter cldr: the running CLDR version, `42.0`.
    public init(room: String, cldr: String) throws {
        let folder = RepositoryRoot.file("Data/Golden/\(room)")
        let major = cldr.prefix { $0.isNumber }
        let versioned = folder.appending(path: "cldr\(major).tsv")
        var rows = try Self.read(folder.appending(path: "common.tsv"))
        if major == "42" || FileManager.default.fileExists(atPath: versioned.path()) {
            rows += try Self.read(versioned)
        }
        self.rows = rows
    }

    /// Reads one file; every row must have six columns, a unique id and a source, and rows are sorted by id.
    public static func read(_ file: URL) throws -> [Row] {
        let text = try String(contentsOf: file, encoding: .utf8)
        var lines = text.split(separator: "\n", omittingEmptySubsequences: true).filter { !$0.hasPrefix("#") }
        guard !lines.isEmpty, lines.removeFirst().split(separator: "\t").map(String.init) == header else {
            throw Malformed(description: "\(file.lastPathComponent): the first line is not \(header)")
        }
        let rows = try lines.map { line in
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map { unescape(String($0)) }
            guard columns.count == 6, !columns[5].isEmpty else {
                throw Malformed(description: "\(file.lastPathComponent): \(columns.count) columns in '\(line)'")
            }
            return Row(
                id: columns[0], locale: columns[1], style: columns[2], input: columns[3], expected: columns[4],
                source: columns[5])
        }
        guard rows.map(\.id) == Set(rows.map(\.id)).sorted() else {
            throw Malformed(description: "\(file.lastPathComponent): ids are not unique and sorted")
        }
        return rows
    }

    public static func write(_ rows: [Row], to file: URL, comment: [String] = []) throws {
        let lines =
            comment.map { "# \($0)" } + [header.joined(separator: "\t")]
            + rows.sorted { $0.id < $1.id }.map { $0.columns.map(escape).joined(separator: "\t") }
        try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
    }

    /// Invisible characters are written as `\u{…}`, so that a diff shows them.
    private static func escape(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.flatMap { scalar -> [UnicodeScalar] in
                    let isInvisible =
                        scalar == "\\" || scalar.properties.isWhitespace && scalar != " " || scalar.value < 0x20
                        || scalar.properties.generalCategory == .format
                    guard isInvisible else { return [scalar] }
                    return Array("\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
                }))
    }

    private static func unescape(_ text: String) -> String {
        text.replacing(#/\\u\{([0-9A-F]+)\}/#) { match in
            UInt32(match.1, radix: 16).flatMap(UnicodeScalar.init).map { String(Character($0)) } ?? String(match.0)
        }
    }

    /// Whether this run may rewrite rows of our own output: `LOCALEFORMAT_REGENERATE=1 swift test`.
    public static var isRegenerating: Bool { ProcessInfo.processInfo.environment["LOCALEFORMAT_REGENERATE"] == "1" }
}
