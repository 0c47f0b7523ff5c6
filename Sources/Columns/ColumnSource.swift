package import LocaleFormatMemory

/// A column that is lent for the time of a call: its cells by their row, checked where they are read.
package struct ColumnSource: Sendable {
    /// What the cells are; of a dictionary, its indices.
    package let format: ColumnFormat
    package let name: String
    package let count: Int
    /// Rows of the memory before the column's first.
    package let offset: Int
    package let validity: LentBytes?
    /// The memory behind the validity.
    package let buffers: [LentBytes]
    package let children: [ColumnSource]
    /// The values that indices mean: one column, or none.
    package let dictionary: [ColumnSource]

    package init(
        format: ColumnFormat, name: String, count: Int, offset: Int, validity: LentBytes?, buffers: [LentBytes],
        children: [ColumnSource], dictionary: [ColumnSource]
    ) {
        self.format = format
        self.name = name
        self.count = count
        self.offset = offset
        self.validity = validity
        self.buffers = buffers
        self.children = children
        self.dictionary = dictionary
    }

    @inline(__always)
    func isNull(_ row: Int) -> Bool {
        if let validity { return !validity.isSet(offset &+ row) }
        return format == .null
    }

    /// The first buffer behind the validity.
    var cells: LentBytes { buffers.first ?? LentBytes.none }

    /// An integer of any width; of unsigned ones of 64 bits those that fit.
    @inline(__always)
    func integer(_ row: Int) -> Int64 {
        let place = offset &+ row
        switch format {
        case .signed(1): return Int64(cells.load(Int8.self, at: place))
        case .signed(2): return Int64(cells.load(Int16.self, at: place))
        case .signed(4), .date32, .decimal(4, _, _): return Int64(cells.load(Int32.self, at: place))
        case .unsigned(1): return Int64(cells.load(UInt8.self, at: place))
        case .unsigned(2): return Int64(cells.load(UInt16.self, at: place))
        case .unsigned(4): return Int64(cells.load(UInt32.self, at: place))
        default: return cells.load(Int64.self, at: place)
        }
    }

    /// The bytes of a text.
    func bytes(_ row: Int) throws(ColumnFailure) -> LentBytes {
        let place = offset + row
        switch format {
        case .text:
            let (start, end) = (cells.load(Int32.self, at: place), cells.load(Int32.self, at: place + 1))
            return try part(Int(start), Int(end), row)
        case .largeText:
            let (start, end) = (cells.load(Int64.self, at: place), cells.load(Int64.self, at: place + 1))
            return try part(Int(start), Int(end), row)
        case .textView:
            let length = Int(cells.load(Int32.self, at: 4 * place))
            if 0...12 ~= length { return cells.part(16 * place + 4..<16 * place + 4 + length) }
            let buffer = Int(cells.load(Int32.self, at: 4 * place + 2))
            let start = Int(cells.load(Int32.self, at: 4 * place + 3))
            guard length >= 0, buffer >= 0, buffer + 1 < buffers.count, start >= 0,
                start + length <= buffers[buffer + 1].count
            else { throw .column("a text lies outside of its buffer", row: row) }
            return buffers[buffer + 1].part(start..<start + length)
        default: throw .column("expected a column of text", row: row)
        }
    }

    private func part(_ start: Int, _ end: Int, _ row: Int) throws(ColumnFailure) -> LentBytes {
        guard start >= 0, start <= end, buffers.count > 1, end <= buffers[1].count else {
            throw .column("offsets of texts decrease, or lead outside of the texts", row: row)
        }
        return buffers[1].part(start..<end)
    }

    func text(_ row: Int) throws(ColumnFailure) -> String {
        guard let text = try bytes(row).text else { throw .column("a text is not valid UTF-8", row: row) }
        return text
    }

    /// The rows of the child that a list is.
    func elements(_ row: Int) throws(ColumnFailure) -> Range<Int> {
        let place = offset + row
        let (start, end) =
            format == .list
            ? (Int(cells.load(Int32.self, at: place)), Int(cells.load(Int32.self, at: place + 1)))
            : (Int(cells.load(Int64.self, at: place)), Int(cells.load(Int64.self, at: place + 1)))
        guard start >= 0, start <= end, let child = children.first, end <= child.count else {
            throw .column("offsets of a list decrease, or lead outside of its values", row: row)
        }
        return start..<end
    }

    /// Whether a row has no value, in any encoding.
    func isNothing(_ row: Int) throws(ColumnFailure) -> Bool {
        if !dictionary.isEmpty { return try entry(row) == nil }
        guard format == .runs else { return isNull(row) }
        var runs = RunCursor(self)
        return try runs.place(of: row) == nil
    }

    /// The row of the dictionary that a row means; nil for null.
    @inline(__always)
    func entry(_ row: Int) throws(ColumnFailure) -> Int? {
        if isNull(row) { return nil }
        let index = integer(row)
        guard let values = dictionary.first, index >= 0, index < Int64(values.count) else {
            throw .column("an index lies outside of the dictionary", row: row)
        }
        return values.isNull(Int(index)) ? nil : Int(index)
    }
}
