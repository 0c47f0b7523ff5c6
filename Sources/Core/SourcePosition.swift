/// A place in a text.
public struct SourcePosition: Hashable, Sendable, Comparable {
    /// UTF-8 bytes from the start, from 0.
    public let offset: Int
    /// Lines from 1; they end with a line feed, a carriage return, or both.
    public let line: Int
    /// Unicode scalars from the start of the line, from 1.
    public let column: Int

    /// A place. Nothing is checked.
    public init(offset: Int, line: Int, column: Int) {
        (self.offset, self.line, self.column) = (offset, line, column)
    }

    public static func < (left: SourcePosition, right: SourcePosition) -> Bool { left.offset < right.offset }
}

extension SourcePosition: CustomStringConvertible {
    /// `line 1, column 5`
    public var description: String { "line \(line), column \(column)" }
}

extension SourcePosition {
    /// The positions of offsets that do not decrease, in one pass over the text.
    package static func positions(of offsets: [Int], in bytes: [UInt8]) -> [SourcePosition] {
        var counter = SourcePositionCounter()
        return offsets.map { counter.position(of: $0, in: bytes) }
    }
}

/// The positions of offsets that do not decrease, asked for one after another: one pass over the text in all.
package struct SourcePositionCounter {
    private var index = 0
    private var line = 1
    private var column = 1

    package init() {}

    package mutating func position(of offset: Int, in bytes: [UInt8]) -> SourcePosition {
        let end = min(offset, bytes.count)
        while index < end {
            let byte = bytes[index]
            if byte == 0x0A || (byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)) {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
            index += 1
        }
        return SourcePosition(offset: offset, line: line, column: column)
    }
}
