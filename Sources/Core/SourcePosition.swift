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

    /// Where a text begins.
    package static let start = SourcePosition(offset: 0, line: 1, column: 1)
}

extension SourcePosition: CustomStringConvertible {
    /// `line 1, column 5`
    public var description: String { "line \(line), column \(column)" }
}

extension SourcePosition {
    /// The place of one byte of UTF-8 text.
    package init(of offset: Int, in bytes: [UInt8]) {
        var counter = SourcePositionCounter()
        self = counter.position(of: offset, in: bytes)
    }

    /// The positions of offsets that do not decrease, in one pass over the text.
    package static func positions(of offsets: [Int], in bytes: [UInt8]) -> [SourcePosition] {
        var counter = SourcePositionCounter()
        return offsets.map { counter.position(of: $0, in: bytes) }
    }
}

/// The places of bytes of one UTF-8 text, asked for in the order of the text: one pass over it in all, however many they are.
package struct SourcePositionCounter: Sendable {
    private var offset = 0
    private var line = 1
    private var column = 1

    package init() {}

    /// The place of the byte at `target`; beyond the end, that of the end. One before the last one asked for takes a pass of its own.
    package mutating func position(of target: Int, in bytes: [UInt8]) -> SourcePosition {
        if target < offset { self = SourcePositionCounter() }
        let end = min(target, bytes.count)
        while offset < end {
            switch bytes[offset] {
            case 0x0A where offset > 0 && bytes[offset - 1] == 0x0D: break
            case 0x0A, 0x0D:
                line += 1
                column = 1
            case 0x80...0xBF: break
            default: column += 1
            }
            offset += 1
        }
        return SourcePosition(offset: offset, line: line, column: column)
    }
}
