/// A place in a text file, both counted from 1; columns in Unicode scalars.
public struct TextPosition: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// From 1. Lines end with a line feed, a carriage return, or both.
    public var line: Int
    /// From 1, in Unicode scalars.
    public var column: Int

    /// A place. Nothing is checked.
    public init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

    public static func < (left: TextPosition, right: TextPosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }

    public var description: String { "\(line):\(column)" }
}

/// The places of bytes of one UTF-8 text, asked for in the order of the text: one pass over it in all, however many they are.
///
/// A line ends with a line feed, a carriage return, or both.
package struct LineCounter: Sendable {
    private var offset = 0
    private var position = TextPosition(line: 1, column: 1)

    package init() {}

    /// The place of the byte at `target`; beyond the end, that of the end. One before the last one asked for takes a pass of its
    /// own.
    package mutating func position(of target: Int, in bytes: [UInt8]) -> TextPosition {
        if target < offset { self = LineCounter() }
        let end = min(target, bytes.count)
        while offset < end {
            switch bytes[offset] {
            case 0x0A where offset > 0 && bytes[offset - 1] == 0x0D: break
            case 0x0A, 0x0D: position = TextPosition(line: position.line + 1, column: 1)
            case 0x80...0xBF: break
            default: position.column += 1
            }
            offset += 1
        }
        return position
    }
}

extension TextPosition {
    /// The place of one byte of UTF-8 text.
    package init(of offset: Int, in bytes: [UInt8]) {
        var counter = LineCounter()
        self = counter.position(of: offset, in: bytes)
    }
}
