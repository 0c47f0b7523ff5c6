internal import LocalizedStrings
internal import LocalizedStringsXLIFF

extension StringsError {
    /// What is wrong with XML.
    init(_ error: XLIFFError) {
        switch error {
        case .malformed(_, let line, let column, let reason):
            self = .malformed(file: "", line: line, column: column, expected: "well-formed XML", found: reason)
        case .encoding(_, let line, let name):
            self = .malformed(file: "", line: line, column: 1, expected: "text in \(name)", found: "other bytes")
        case .documentType(_, let line):
            self = .malformed(file: "", line: line, column: 1, expected: "no document type", found: "<!DOCTYPE>")
        case .tooDeep(_, let line, let limit): self = .tooDeep(file: "", line: line, column: 1, limit: limit)
        case .tooManyAttributes(_, let line, let limit):
            self = .malformed(
                file: "", line: line, column: 1, expected: "at most \(limit) attributes", found: "more of them")
        case .tooManyParts(_, let line, let limit):
            self = .malformed(
                file: "", line: line, column: 1, expected: "at most \(limit) parts", found: "more of them")
        case .tooLarge(_, let bytes, let limit): self = .tooLarge(file: "", bytes: bytes, limit: limit)
        default: self = .malformed(file: "", line: 1, column: 1, expected: "well-formed XML", found: "\(error)")
        }
    }
}
