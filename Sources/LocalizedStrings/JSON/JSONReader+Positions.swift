package import LocaleFormatJSON
internal import LocaleFormatMemory

extension JSONReader {
    /// Reads a whole file, with errors that tell its lines and columns.
    package static func read(_ bytes: [UInt8], visit: Visitor = { _, _, _ in }) throws(StringsError) -> JSONValue {
        try StringsLimits.check(bytes: bytes)
        do { _ = try UTF8Span(validating: bytes.span) } catch {
            throw .notText(file: "", encoding: "UTF-8", offset: error.byteOffsets.lowerBound)
        }
        var excess: Int?
        let result: JSONValue
        do {
            // A key may be written in escapes.
            result = try value(of: bytes) { depth, key, offset in
                if excess == nil, key.excessiveMark != nil { excess = offset }
                visit(depth, key, offset)
            }
        } catch {
            switch error {
            case .malformed(let offset, let expected): throw .malformed(at: offset, in: bytes, expected: expected)
            case .tooDeep(let offset):
                let place = SourcePosition(of: offset, in: bytes)
                throw .tooDeep(file: "", line: place.line, column: place.column, limit: depthLimit)
            case .tooMany: throw .tooManyValues(file: "", limit: valueLimit)
            }
        }
        if let excess {
            let expected = "at most \(StringsLimits.combiningMarks) combining marks in a row"
            throw .malformed(at: excess, in: bytes, expected: expected)
        }
        return result
    }
}

extension StringsError {
    /// Malformed UTF-8 text at a byte, which is shown with its neighbors.
    package static func malformed(at offset: Int, in bytes: [UInt8], expected: String) -> StringsError {
        let place = SourcePosition(of: offset, in: bytes)
        let rest = String(decoding: bytes[min(offset, bytes.count)...].prefix(64), as: UTF8.self)
        let word = rest.prefix { !$0.isNewline }.prefix(12)
        let found = rest.isEmpty ? "the end of the file" : word.isEmpty ? "the end of the line" : "'\(word)'"
        return .malformed(file: "", line: place.line, column: place.column, expected: expected, found: found)
    }
}
