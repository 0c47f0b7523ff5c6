/// Cuts a stream of bytes into blocks of whole lines, in bounded memory whatever the lines' lengths.
///
/// What has arrived is handed on as soon as a line in it ends, so that a program that writes one line and waits for the
/// answer gets it. A line beyond ``lineLimit`` is reported once and skipped to its end.
struct LineBlocks<Source: ByteSource> {
    /// Bytes a line may have: enough for a text of a book, every character of it escaped.
    static var lineLimit: Int { 1 << 26 }

    enum Block: Equatable {
        /// Whole lines, each with its newline but perhaps the last one of the stream.
        case lines([UInt8])
        /// One line that is too long.
        case tooLong
    }

    private var source: Source
    private let readSize: Int
    private let limit: Int
    /// The beginning of a line whose end has not arrived.
    private var carry: [UInt8] = []
    private var isSkipping = false
    private var pending: [Block] = []
    private var isAtEnd = false

    init(_ source: Source, readSize: Int = 1 << 16, lineLimit: Int = Self.lineLimit) {
        self.source = source
        self.readSize = readSize
        limit = lineLimit
    }

    /// Nil at the end of the stream.
    mutating func next() throws(StreamFailure) -> Block? {
        while pending.isEmpty, !isAtEnd {
            var bytes: [UInt8] = []
            try source.read(into: &bytes, limit: readSize)
            if bytes.isEmpty { finish() } else { take(bytes) }
        }
        return pending.isEmpty ? nil : pending.removeFirst()
    }

    private mutating func finish() {
        isAtEnd = true
        if !carry.isEmpty { pending.append(.lines(carry)) }
        carry = []
    }

    private mutating func take(_ bytes: [UInt8]) {
        var rest = bytes[...]
        if isSkipping {
            guard let end = rest.firstIndex(of: newline) else { return }
            rest = rest[(end + 1)...]
            isSkipping = false
        }
        guard let last = rest.lastIndex(of: newline) else {
            keep(rest)
            return
        }
        // Only the first line of the block can be over the limit: the others are within what one read brings.
        let first = rest.firstIndex(of: newline) ?? last
        if carry.count + (first - rest.startIndex) > limit {
            carry = []
            pending.append(.tooLong)
            rest = rest[(first + 1)...]
        }
        if rest.startIndex <= last {
            carry.append(contentsOf: rest[...last])
            pending.append(.lines(carry))
            carry = []
        }
        keep(rest[max(last + 1, rest.startIndex)...])
    }

    private mutating func keep(_ beginning: ArraySlice<UInt8>) {
        carry.append(contentsOf: beginning)
        guard carry.count > limit else { return }
        carry = []
        isSkipping = true
        pending.append(.tooLong)
    }
}

let newline = UInt8(ascii: "\n")

extension ArraySlice<UInt8> {
    /// The lines, without their newlines and carriage returns.
    func forEachLine(_ body: (ArraySlice<UInt8>) -> Void) {
        var rest = self
        while !rest.isEmpty {
            let end = rest.firstIndex(of: newline) ?? rest.endIndex
            var line = rest[..<end]
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            body(line)
            rest = rest[Swift.min(end + 1, rest.endIndex)...]
        }
    }

    /// The same bytes in at most `count` parts of about the same size, each of whole lines.
    func split(intoParts count: Int) -> [ArraySlice<UInt8>] {
        var parts: [ArraySlice<UInt8>] = []
        var rest = self
        while parts.count < count - 1, !rest.isEmpty {
            let target = rest.startIndex + rest.count / (count - parts.count)
            guard let end = rest[target...].firstIndex(of: newline), end + 1 < rest.endIndex else { break }
            parts.append(rest[...end])
            rest = rest[(end + 1)...]
        }
        if !rest.isEmpty { parts.append(rest) }
        return parts
    }
}
