import LocaleFormatColumnHeader
import LocaleFormatColumns
import LocaleFormatMemory

/// A column that C lends, checked as far as it can be and made into one that rooms above read.
struct ArrowImport {
    /// Types inside of types.
    private static let depthLimit = 16
    private static let childLimit: Int64 = 4_096
    /// Columns in all: the same one may be a child many times over, and each level multiply it.
    private static let columnLimit = 65_536
    /// Rows, with those before the first.
    private static let rowLimit: Int64 = 1 << 48
    /// Bytes of a format or a name.
    private static let textLimit = 1_024

    static func column(_ column: lf_column, _ what: String) throws(ColumnFailure) -> ColumnSource {
        guard let schema = column.schema, let array = column.array else {
            throw ColumnFailure(.misuse, "\(what) is NULL")
        }
        var count = 0
        return try source(schema, array, depth: 0, &count)
    }

    private static func source(
        _ schema: UnsafePointer<ArrowSchema>, _ array: UnsafePointer<ArrowArray>, depth: Int, _ columns: inout Int
    ) throws(ColumnFailure) -> ColumnSource {
        columns += 1
        guard columns <= columnLimit else {
            throw .column("there are more than \(columnLimit) columns within the column")
        }
        guard depth < depthLimit else { throw .column("the type is nested deeper than \(depthLimit)") }
        let (type, data) = (schema.pointee, array.pointee)
        guard type.release != nil, data.release != nil else { throw .column("the column was released before") }
        guard let text = text(type.format), !text.isEmpty else { throw .column("the format is missing or too long") }
        guard let format = ColumnFormat(arrow: text) else {
            throw .column("columns of Arrow's format '\(text)' are not taken")
        }
        let (count, overflow) = data.length.addingReportingOverflow(data.offset)
        guard data.length >= 0, data.offset >= 0 else {
            throw .column("length and offset must not be negative: \(data.length), \(data.offset)")
        }
        guard !overflow, count < rowLimit else {
            throw .column("length and offset are more than \(rowLimit - 1) rows: \(data.length), \(data.offset)")
        }
        guard data.null_count >= -1, data.null_count <= data.length else {
            throw .column("null_count is \(data.null_count) of \(data.length) rows")
        }
        guard type.n_children == data.n_children, 0...childLimit ~= data.n_children else {
            throw .column("\(type.n_children) types of children and \(data.n_children) children")
        }
        let children = try children(type, data, format, depth, &columns)
        let (validity, buffers) = try memory(data, format, Int(count))
        var dictionary: [ColumnSource] = []
        if let values = type.dictionary {
            guard let memory = data.dictionary else { throw .column("the dictionary is missing") }
            switch format {
            case .signed, .unsigned: dictionary = [try source(values, memory, depth: depth + 1, &columns)]
            default: throw .column("indices of a dictionary are integers, not '\(text)'")
            }
        }
        return ColumnSource(
            format: format, name: self.text(type.name) ?? "", count: Int(data.length), offset: Int(data.offset),
            validity: data.null_count == 0 ? nil : validity, buffers: buffers, children: children,
            dictionary: dictionary)
    }

    /// Text of C, up to its end or a limit.
    private static func text(_ start: UnsafePointer<CChar>?) -> String? {
        guard let start else { return nil }
        var count = 0
        while count < textLimit, start[count] != 0 { count += 1 }
        guard count < textLimit else { return nil }
        return start.withMemoryRebound(to: UInt8.self, capacity: count) {
            String(validating: UnsafeBufferPointer(start: $0, count: count), as: UTF8.self)
        }
    }

    private static func children(
        _ type: ArrowSchema, _ data: ArrowArray, _ format: ColumnFormat, _ depth: Int, _ count: inout Int
    ) throws(ColumnFailure) -> [ColumnSource] {
        let expected: Int64? =
            switch format {
            case .list, .largeList: 1
            case .runs: 2
            case .structure: nil
            default: 0
            }
        if let expected, data.n_children != expected {
            throw .column("expected \(expected) children, not \(data.n_children)")
        }
        guard data.n_children > 0 else { return [] }
        guard let types = type.children, let columns = data.children else { throw .column("children are missing") }
        var children: [ColumnSource] = []
        for index in 0..<Int(data.n_children) {
            guard let type = types[index], let column = columns[index] else { throw .column("child \(index) is NULL") }
            // A field is found by its name.
            guard format != .structure || type.pointee.name == nil || text(type.pointee.name) != nil else {
                throw .column("the name of child \(index) is not valid UTF-8, or too long")
            }
            children.append(try source(type, column, depth: depth + 1, &count))
        }
        if format == .structure, let short = children.first(where: { $0.count < data.length + data.offset }) {
            throw .column("the child '\(short.name)' has fewer rows than the struct")
        }
        if format == .runs {
            guard [.signed(2), .signed(4), .signed(8)].contains(children[0].format) else {
                throw .column("ends of runs are integers of 16, 32 or 64 bits")
            }
        }
        return children
    }

    /// The validity and what is behind it, with the bytes that so many rows take.
    private static func memory(
        _ data: ArrowArray, _ format: ColumnFormat, _ rows: Int
    ) throws(ColumnFailure) -> (LentBytes?, [LentBytes]) {
        let needed: Int64 =
            switch format {
            case .null, .runs: 0
            case .structure: 1
            case .text, .largeText: 3
            case .textView: 3
            default: 2
            }
        guard format == .textView ? data.n_buffers >= needed && data.n_buffers < 1 << 20 : data.n_buffers == needed
        else {
            throw .column("expected \(needed) buffers, not \(data.n_buffers)")
        }
        guard needed > 0 else { return (nil, []) }
        guard let buffers = data.buffers else { throw .column("buffers are missing") }
        let validity = buffers[0].map { LentBytes(start: $0, count: (rows + 7) / 8) }
        if validity == nil, data.null_count > 0 { throw .column("there are nulls, but no bits that say which") }
        func buffer(_ index: Int, _ bytes: Int) throws(ColumnFailure) -> LentBytes {
            guard bytes > 0 else { return .none }
            guard let start = buffers[index] else { throw .column("buffer \(index) is NULL") }
            return LentBytes(start: start, count: bytes)
        }
        if let width = format.width, format != .textView { return (validity, [try buffer(1, rows * width)]) }
        switch format {
        case .text, .largeText, .list, .largeList:
            let isSmall = format == .text || format == .list
            // Without rows the offsets may be missing too.
            guard rows > 0 else { return (validity, [.none, .none]) }
            let offsets = try buffer(1, (rows + 1) * (isSmall ? 4 : 8))
            if format == .list || format == .largeList { return (validity, [offsets]) }
            let end = isSmall ? Int64(offsets.load(Int32.self, at: rows)) : offsets.load(Int64.self, at: rows)
            guard end >= 0 else { throw .column("the last offset is negative") }
            return (validity, [offsets, try buffer(2, Int(end))])
        case .textView:
            let views = try buffer(1, rows * 16)
            let count = Int(data.n_buffers) - 3
            let lengths = try buffer(Int(data.n_buffers) - 1, count * 8)
            var texts: [LentBytes] = []
            for index in 0..<count {
                let length = lengths.load(Int64.self, at: index)
                guard length >= 0 else { throw .column("buffer \(index + 2) has a negative length") }
                texts.append(try buffer(2 + index, Int(length)))
            }
            return (validity, [views] + texts)
        default: return (validity, [])
        }
    }
}
