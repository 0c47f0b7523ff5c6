/// Lines of a byte stream in bounded memory: a line beyond the limit is skipped and reported, and the next one is read.
struct LineReader {
    enum Line: Equatable {
        /// Without its end, LF or CR LF. Not checked for being UTF-8.
        case bytes([UInt8])
        /// A line of more bytes than allowed; its length.
        case tooLong(Int)
    }

    let limit: Int
    /// Appends the next bytes of the stream; false at its end.
    private let fill: (inout [UInt8]) -> Bool
    private var buffer: [UInt8] = []
    private var start = 0
    private var isAtEnd = false

    /// - Parameter limit: bytes of the longest line that is kept.
    init(limit: Int, fill: @escaping (inout [UInt8]) -> Bool) {
        self.limit = limit
        self.fill = fill
    }

    /// Whether a whole line is waiting, so that reading it will not block.
    var hasLine: Bool { buffer[start...].contains(UInt8(ascii: "\n")) }

    /// The next line; nil at the end of the stream. A last line without an end counts.
    mutating func next() -> Line? {
        var searched = start
        var dropped = 0
        while true {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                let line = buffer[start..<end]
                start = end + 1
                return finish(line, dropped)
            }
            if isAtEnd {
                let line = buffer[start...]
                start = buffer.count
                return line.isEmpty && dropped == 0 ? nil : finish(line, dropped)
            }
            if buffer.count - start > limit {
                dropped += buffer.count - start
                start = buffer.count
            }
            if start > 0 {
                buffer.removeSubrange(..<start)
                start = 0
            }
            searched = buffer.count
            isAtEnd = !fill(&buffer)
        }
    }

    private func finish(_ line: ArraySlice<UInt8>, _ dropped: Int) -> Line {
        let count = dropped + line.count
        if count > limit { return .tooLong(count) }
        return .bytes(Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
    }
}
