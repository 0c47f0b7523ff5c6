/// The bytes of a text that is part of the program. Nothing is copied until a part is asked for, and every look is checked against
/// the end.
package struct StaticBytes: Sendable {
    private let text: StaticString

    package init(_ text: StaticString) { self.text = text }

    package var count: Int { text.withUTF8Buffer(\.count) }

    /// The byte at an offset; nil beyond the text.
    package subscript(offset: Int) -> UInt8? {
        text.withUTF8Buffer { bytes in bytes.indices.contains(offset) ? bytes[offset] : nil }
    }

    /// A part as text; nil where it goes beyond the text.
    package func string(_ range: Range<Int>) -> String? {
        text.withUTF8Buffer { bytes in
            guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return nil }
            return String(decoding: bytes[range], as: UTF8.self)
        }
    }

    /// A part as bytes; nil where it goes beyond the text.
    package func bytes(_ range: Range<Int>) -> [UInt8]? {
        text.withUTF8Buffer { bytes in
            guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return nil }
            return Array(bytes[range])
        }
    }

    /// Whether a part comes before other bytes, byte by byte (-1), after them (1), or is the same (0); nil where it goes beyond the
    /// text.
    package func compare(_ range: Range<Int>, with other: [UInt8]) -> Int? {
        text.withUTF8Buffer { bytes in
            guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return nil }
            let part = bytes[range]
            if part.elementsEqual(other) { return 0 }
            return part.lexicographicallyPrecedes(other) ? -1 : 1
        }
    }
}
