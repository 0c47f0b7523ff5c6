import LocalizedTextTools

/// Sorts lines of any number: as many as the limit allows in memory, and else in runs on temporary files, which are merged
/// (Knuth, The Art of Computer Programming, volume 3, section 5.4).
final class ExternalSort {
    private let collation: CompiledCollation
    private let fields: FieldKeys
    private let isReversed: Bool
    private let limit: Int
    private var lines = LineBuffer()
    private var runs: [OpenFile] = []
    /// Runs that are merged at once.
    private static let width = 128

    /// - Parameter limit: bytes of lines that are kept in memory, more or less.
    init(collation: CompiledCollation, fields: FieldKeys, isReversed: Bool, limit: Int) {
        self.collation = collation
        self.fields = fields
        self.isReversed = isReversed
        self.limit = limit
    }

    /// Takes the lines of a source. The last one need not end.
    func read(_ source: AnyByteSource) throws(StreamFailure) {
        var source = source
        var bytes: [UInt8] = []
        while true {
            try source.read(into: &bytes, limit: 1 << 18)
            guard !bytes.isEmpty else { break }
            lines.append(bytes)
            if lines.weight > limit { try spill() }
        }
        lines.endLine()
    }

    /// Hands each line to `body`, without its end, in order.
    func write(_ body: (SortLine) -> Void) throws(StreamFailure) {
        if runs.isEmpty {
            for line in lines.sorted(by: collation, fields, isReversed: isReversed) { body(line) }
            return
        }
        try spill()
        while runs.count > Self.width {
            let file = try OpenFile(temporary: ())
            try write(merging: Array(runs.prefix(Self.width)), to: file)
            // In its place: what comes from an earlier run goes first where lines sort alike.
            runs.replaceSubrange(..<Self.width, with: [file])
        }
        try merge(runs, body)
    }

    private func spill() throws(StreamFailure) {
        let file = try OpenFile(temporary: ())
        var writer = LineWriter(file)
        for line in lines.sorted(by: collation, fields, isReversed: isReversed) { try writer.write(line.bytes) }
        try writer.finish()
        lines.removeSorted()
        runs.append(file)
    }

    private func write(merging files: [OpenFile], to file: OpenFile) throws(StreamFailure) {
        var writer = LineWriter(file)
        var failure: StreamFailure?
        try merge(files) { line in
            do throws(StreamFailure) { try writer.write(line.bytes) } catch { failure = error }
        }
        if let failure { throw failure }
        try writer.finish()
    }

    private func merge(_ files: [OpenFile], _ body: (SortLine) -> Void) throws(StreamFailure) {
        var readers: [LineReader] = []
        for file in files {
            try file.rewind()
            readers.append(LineReader(file, fields))
        }
        var heap = MergeHeap { [collation, isReversed] left, right in
            switch left.line.order(to: right.line, by: collation) {
            case .before: !isReversed
            case .after: isReversed
            case .same: left.run < right.run
            }
        }
        for run in readers.indices {
            if let line = try readers[run].next() { heap.insert(MergeHeap.Entry(line: line, run: run)) }
        }
        while let first = heap.first {
            body(first.line)
            if let next = try readers[first.run].next() {
                heap.replaceFirst(MergeHeap.Entry(line: next, run: first.run))
            } else {
                heap.removeFirst()
            }
        }
    }
}

/// A line as it was read, without its end, and the texts that it is sorted by.
struct SortLine {
    let bytes: ArraySlice<UInt8>
    let texts: [String]

    init(_ bytes: ArraySlice<UInt8>, _ fields: FieldKeys) {
        self.bytes = bytes
        texts = fields.texts(of: String(decoding: bytes, as: UTF8.self))
    }

    func order(to other: SortLine, by collation: CompiledCollation) -> CollationOrder {
        for (left, right) in zip(texts, other.texts) {
            let order = collation.compare(left, right)
            if order != .same { return order }
        }
        return .same
    }
}
