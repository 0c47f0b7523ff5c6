internal import LocalizedStrings

/// Why an XLIFF file cannot be read, written or taken into a catalog. `file` is the name as it was given, or empty for bytes
/// that came from elsewhere; lines and columns count from 1.
public enum XLIFFError: Error, Hashable, Sendable {
    /// Not well-formed XML: `<xliff><file></xliff>`.
    case malformed(file: String, line: Int, column: Int, reason: String)
    /// Text in an encoding that is not read (UTF-8, UTF-16, ISO 8859-1 and ASCII are), or bytes that are no text in it: 0xFF in
    /// UTF-8.
    case encoding(file: String, line: Int, name: String)
    /// `<!DOCTYPE …>`. XLIFF has none, and entities are how a small file becomes a huge one or reads other files.
    case documentType(file: String, line: Int)
    /// Elements nested deeper than any XLIFF file has them: 100,000 times `<group>`.
    case tooDeep(file: String, line: Int, limit: Int)
    /// An element with more attributes than ``XLIFFDocument/attributeLimit``.
    case tooManyAttributes(file: String, line: Int, limit: Int)
    /// A unit with more elements and texts in it than ``XLIFFDocument/partLimit``.
    case tooManyParts(file: String, line: Int, limit: Int)
    /// More bytes than ``XLIFFDocument/sizeLimit``.
    case tooLarge(file: String, bytes: Int, limit: Int)
    /// The file system refused.
    case unreadable(file: String, reason: String)
    /// Well-formed XML, but not what XLIFF has there: a `<trans-unit>` without `<source>`, `version="3.0"`.
    case unexpected(file: String, line: Int, element: String, expected: String)
    /// XLIFF 2 that breaks one of the standard's constraints: `<ec startRef="9"/>` without `<sc id="9"/>`. The rule is what holds of
    /// the element, in words.
    case constraint(file: String, line: Int, column: Int, element: String, rule: String)
    /// An inline code, such as `<x id="1"/>`, that does not say what text it stands for.
    case inlineCode(file: String, line: Int, element: String)
    /// A document with files in several pairs of languages, which XLIFF 2.0 does not have.
    case languages(expected: String, found: String)

    /// Why a file or a folder was not read.
    init(_ error: StringsError) {
        switch error {
        case .tooLarge(let file, let bytes, let limit): self = .tooLarge(file: file, bytes: bytes, limit: limit)
        case .unreadable(let file, let reason): self = .unreadable(file: file, reason: reason)
        default: self = .unreadable(file: "", reason: error.description)
        }
    }

    func inFile(_ name: String) -> XLIFFError {
        switch self {
        case .malformed(_, let line, let column, let reason):
            .malformed(file: name, line: line, column: column, reason: reason)
        case .encoding(_, let line, let encoding): .encoding(file: name, line: line, name: encoding)
        case .documentType(_, let line): .documentType(file: name, line: line)
        case .tooDeep(_, let line, let limit): .tooDeep(file: name, line: line, limit: limit)
        case .tooManyAttributes(_, let line, let limit): .tooManyAttributes(file: name, line: line, limit: limit)
        case .tooManyParts(_, let line, let limit): .tooManyParts(file: name, line: line, limit: limit)
        case .tooLarge(_, let bytes, let limit): .tooLarge(file: name, bytes: bytes, limit: limit)
        case .unreadable(_, let reason): .unreadable(file: name, reason: reason)
        case .unexpected(_, let line, let element, let expected):
            .unexpected(file: name, line: line, element: element, expected: expected)
        case .constraint(_, let line, let column, let element, let rule):
            .constraint(file: name, line: line, column: column, element: element, rule: rule)
        case .inlineCode(_, let line, let element): .inlineCode(file: name, line: line, element: element)
        case .languages: self
        }
    }
}

extension XLIFFError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .malformed(let file, let line, let column, let reason):
            "\(Self.place(file, line, column))not well-formed XML: \(reason)"
        case .encoding(let file, let line, let name):
            "\(Self.place(file, line))not readable as text in \(name); use UTF-8"
        case .documentType(let file, let line): "\(Self.place(file, line))a document type (<!DOCTYPE>) is not accepted"
        case .tooDeep(let file, let line, let limit): "\(Self.place(file, line))elements nested more than \(limit) deep"
        case .tooManyAttributes(let file, let line, let limit):
            "\(Self.place(file, line))an element with more than \(limit) attributes"
        case .tooManyParts(let file, let line, let limit):
            "\(Self.place(file, line))a unit of more than \(limit) elements and texts"
        case .tooLarge(let file, let bytes, let limit): "\(Self.place(file))\(bytes) bytes; at most \(limit) are read"
        case .unreadable(let file, let reason): "\(Self.place(file))cannot be read: \(reason)"
        case .unexpected(let file, let line, let element, let expected):
            "\(Self.place(file, line))<\(element)>: expected \(expected)"
        case .constraint(let file, let line, let column, let element, let rule):
            "\(Self.place(file, line, column))<\(element)>: \(rule)"
        case .inlineCode(let file, let line, let element):
            "\(Self.place(file, line))the inline code <\(element)> does not say what text it stands for"
        case .languages(let expected, let found): "expected the languages \(expected), found \(found)"
        }
    }

    private static func place(_ file: String, _ numbers: Int...) -> String {
        let parts = (file.isEmpty ? [] : [file]) + numbers.filter { $0 > 0 }.map(String.init)
        return parts.isEmpty ? "" : parts.joined(separator: ":") + ": "
    }
}
