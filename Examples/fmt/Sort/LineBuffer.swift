import LocalizedTextTools

/// Lines in memory, and the beginning of the next one.
struct LineBuffer {
    private var bytes: [UInt8] = []
    /// Where lines end in `bytes`, without the newline that follows.
    private var ends: [Int] = []

    /// What the lines take, with the texts that sorting makes of them.
    var weight: Int { bytes.count * 2 + ends.count * 160 }

    mutating func append(_ block: [UInt8]) {
        for (offset, byte) in block.enumerated() where byte == newline { ends.append(bytes.count + offset) }
        bytes += block
    }

    /// What follows is another line, though no newline came.
    mutating func endLine() {
        guard let last = bytes.last, last != newline else { return }
        append([newline])
    }

    /// The whole lines in order; those that sort alike stay as they were, reversed or not.
    func sorted(by collation: CompiledCollation, _ fields: FieldKeys, isReversed: Bool) -> [SortLine] {
        var start = 0
        var lines: [SortLine] = []
        lines.reserveCapacity(ends.count)
        for end in ends {
            lines.append(SortLine(bytes[start..<end], fields))
            start = end + 1
        }
        // A stable order of the reversed lines is, read backwards, a stable order the other way.
        if isReversed { lines.reverse() }
        // From the last text on: a stable sort keeps what the later ones decided.
        for index in (0..<fields.count).reversed() { lines = collation.sorted(lines) { $0.texts[index] } }
        if isReversed { lines.reverse() }
        return lines
    }

    /// Forgets the whole lines.
    mutating func removeSorted() {
        bytes.removeSubrange(..<(ends.last.map { $0 + 1 } ?? 0))
        ends = []
    }
}

/// Lines to a file.
struct LineWriter {
    private let file: OpenFile
    private var buffer: [UInt8] = []

    init(_ file: OpenFile) { self.file = file }

    mutating func write(_ line: ArraySlice<UInt8>) throws(StreamFailure) {
        buffer += line
        buffer.append(newline)
        if buffer.count >= 1 << 18 { try finish() }
    }

    mutating func finish() throws(StreamFailure) {
        try file.write(buffer)
        buffer.removeAll(keepingCapacity: true)
    }
}

/// Lines from a file, each of which ends.
struct LineReader {
    private let file: OpenFile
    private let fields: FieldKeys
    private var bytes: [UInt8] = []
    private var start = 0

    init(_ file: OpenFile, _ fields: FieldKeys) {
        self.file = file
        self.fields = fields
    }

    mutating func next() throws(StreamFailure) -> SortLine? {
        var searched = start
        while true {
            if let end = bytes[searched...].firstIndex(of: newline) {
                let line = SortLine(ArraySlice(Array(bytes[start..<end])), fields)
                start = end + 1
                return line
            }
            var block: [UInt8] = []
            try file.read(into: &block, limit: 1 << 16)
            guard !block.isEmpty else { return nil }
            bytes.removeSubrange(..<start)
            start = 0
            searched = bytes.count
            bytes += block
        }
    }
}
