/// Something in the sources that the person who extracts should know.
public struct ExtractionProblem: Error, Codable, Hashable, Sendable {
    public enum Kind: Codable, Hashable, Sendable {
        /// The file cannot be read: it is not there, or not ours to read.
        case unreadable(reason: String)
        /// The file's bytes are not UTF-8; the offset, in bytes from 0, is that of the first wrong one.
        case notUTF8(offset: Int)
        /// The file is larger than is read, in bytes.
        case tooLarge(bytes: Int, limit: Int)
        /// The file is not Swift at this place. Strings that could still be recognized were extracted.
        case syntax(String)
        /// A key, comment, default value or table that is computed when the program runs, as in `NSLocalizedString(name, …)`.
        case notLiteral(argument: String, call: String)
        /// An interpolation whose type cannot be seen, as in `"\(total)"` where `total` is declared in a package. It was
        /// written as `%@`, or as a number where one stands beside it: `total ?? 0`.
        case unknownType(expression: String, wrote: String = "%@")
        /// A `specifier:` or `placeholder:` that is not written out, as in `"\(x, specifier: format)"`.
        case unknownSpecifier(String)
    }

    public var kind: Kind
    public var file: String
    /// From 1; 0 when the problem is the file as a whole.
    public var line: Int
    /// From 1, in UTF-8 bytes; 0 when the problem is the file as a whole.
    public var column: Int

    public init(_ kind: Kind, file: String, line: Int = 0, column: Int = 0) {
        self.kind = kind
        self.file = file
        self.line = line
        self.column = column
    }

    /// Whether strings may be missing from the result, so that a key that was not found cannot be called stale.
    public var isError: Bool {
        switch kind {
        case .unreadable, .notUTF8, .tooLarge, .syntax: true
        case .notLiteral, .unknownType, .unknownSpecifier: false
        }
    }
}

extension ExtractionProblem: CustomStringConvertible {
    /// One line in the form of the compiler's: `A.swift:3:14: warning: …`.
    public var description: String {
        let place = line > 0 ? "\(file):\(line):\(column)" : file
        return "\(place): \(isError ? "error" : "warning"): \(message)"
    }

    private var message: String {
        switch kind {
        case .unreadable(let reason): "cannot be read: \(reason)"
        case .notUTF8(let offset): "is not UTF-8 at byte \(offset)"
        case .tooLarge(let bytes, let limit): "has \(bytes) bytes; at most \(limit) are read"
        case .syntax(let what): "does not parse: \(what)"
        case .notLiteral(let argument, let call):
            "the \(argument) of \(call) is not a string literal, so it cannot be extracted"
        case .unknownType(let expression, let specifier):
            "the type of '\(expression)' cannot be seen here; wrote \(specifier) "
                + "(an annotation, Int(…) or specifier: in the interpolation would tell)"
        case .unknownSpecifier(let text): "'\(text)' is not a literal specifier; wrote %@"
        }
    }
}
