/// Why a table of strings cannot be read or written. `file` is the path as it was given, or empty for bytes that came
/// from elsewhere; lines and columns count from 1, columns in Unicode scalars.
public enum StringsError: Error, Hashable, Sendable {
    /// Text that breaks the file's grammar: `"a" = ;`, `{"strings" :`, `<dict><key>a</dict>`.
    case malformed(file: String, line: Int, column: Int, expected: String, found: String)
    /// Bytes that are no text in the encoding that the file's first bytes announce; `offset` counts bytes.
    case notText(file: String, encoding: String, offset: Int)
    /// Nested deeper than any table is: 100,000 brackets.
    case tooDeep(file: String, line: Int, column: Int, limit: Int)
    /// Well-formed, but not what a table holds there: a number where a text must be. `path` is how to get there, as in
    /// `strings / greeting / localizations / en`.
    case unexpected(file: String, path: [String], expected: String, found: String)
    /// A binary property list that is broken or contains itself, or a value that such a one cannot hold.
    case malformedPropertyList(file: String, reason: String)
    /// The file system refused.
    case unreadable(file: String, reason: String)
    /// A file, or all that a binary property list refers to, of more bytes than ``StringsLimits/bytes``.
    case tooLarge(file: String, bytes: Int, limit: Int)
    /// More values than a table has: ``StringsLimits/values``, or ``StringsLimits/catalogValues`` in a catalog. A binary property
    /// list of a kilobyte can stand for billions.
    case tooManyValues(file: String, limit: Int)
    /// Nothing that is a table in the folder.
    case noTables(folder: String)

    /// The same error about a file.
    package func inFile(_ name: String) -> StringsError {
        switch self {
        case .malformed(_, let line, let column, let expected, let found):
            .malformed(file: name, line: line, column: column, expected: expected, found: found)
        case .notText(_, let encoding, let offset): .notText(file: name, encoding: encoding, offset: offset)
        case .tooDeep(_, let line, let column, let limit):
            .tooDeep(file: name, line: line, column: column, limit: limit)
        case .unexpected(_, let path, let expected, let found):
            .unexpected(file: name, path: path, expected: expected, found: found)
        case .malformedPropertyList(_, let reason): .malformedPropertyList(file: name, reason: reason)
        case .unreadable(_, let reason): .unreadable(file: name, reason: reason)
        case .tooLarge(_, let bytes, let limit): .tooLarge(file: name, bytes: bytes, limit: limit)
        case .tooManyValues(_, let limit): .tooManyValues(file: name, limit: limit)
        case .noTables: .noTables(folder: name)
        }
    }
}

extension StringsError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .malformed(let file, let line, let column, let expected, let found):
            "\(Self.place(file, line, column))expected \(expected), found \(found)"
        case .notText(let file, let encoding, let offset):
            "\(Self.place(file))not \(encoding) at byte \(offset)"
                + (encoding == "UTF-8" ? "; save it as UTF-8" : "")
        case .tooDeep(let file, let line, let column, let limit):
            "\(Self.place(file, line, column))nested more than \(limit) deep"
        case .unexpected(let file, let path, let expected, let found):
            "\(Self.place(file))\(Self.way(path))expected \(expected), found \(found)"
        case .malformedPropertyList(let file, let reason): "\(Self.place(file))not a property list: \(reason)"
        case .unreadable(let file, let reason): "\(Self.place(file))cannot be read: \(reason)"
        case .tooLarge(let file, let bytes, let limit):
            "\(Self.place(file))\(bytes) bytes; at most \(limit) are allowed"
        case .tooManyValues(let file, let limit): "\(Self.place(file))more than \(limit) values"
        case .noTables(let folder): "\(Self.place(folder))no .lproj folder, .xcstrings or .strings file"
        }
    }

    /// What leads to a value of a file; empty for the whole file.
    package static func way(_ path: [String]) -> String { path.isEmpty ? "" : path.joined(separator: " / ") + ": " }

    private static func place(_ file: String, _ line: Int? = nil, _ column: Int? = nil) -> String {
        let numbers = [line, column].compactMap { $0.map(String.init) }
        let parts = (file.isEmpty ? [] : [file]) + numbers
        if parts.isEmpty { return "" }
        return parts.joined(separator: ":") + ": "
    }
}

/// A key that a file has more than once. The last one counts, as it does for Foundation.
public struct DuplicateKey: Hashable, Sendable {
    /// The key, without quotes and escapes.
    public var key: String
    /// Where the file says it again.
    public var position: SourcePosition

    /// A key that stands at `position` again.
    public init(key: String, position: SourcePosition) { (self.key, self.position) = (key, position) }
}
