internal import LocaleFormatMemory

/// The texts of a plain column, for loops over many rows: what the cells are is found out once. No count of references is kept.
struct TextCells {
    private enum Kind: BitwiseCopyable {
        case small, large, view
    }

    private let kind: Kind
    /// Offsets, or views.
    private let cells: LentBytes
    private let texts: LentBytes
    private let validity: LentBytes?
    private let offset: Int

    /// Nil for a column of others, of indices and of runs.
    init?(_ source: ColumnSource) {
        guard source.dictionary.isEmpty else { return nil }
        switch source.format {
        case .text: kind = .small
        case .largeText: kind = .large
        case .textView: kind = .view
        default: return nil
        }
        cells = source.cells
        texts = source.buffers.count > 1 ? source.buffers[1] : .none
        validity = source.validity
        offset = source.offset
    }

    /// The bytes of a row where they are at hand; nil where it is null, its offsets are at fault, or a view leads to another buffer than
    /// the first: then ask the column.
    @inline(__always)
    func bytes(_ row: Int) -> LentBytes? {
        let place = offset &+ row
        if let validity, !validity.isSet(place) { return nil }
        let (start, end): (Int, Int)
        switch kind {
        case .small:
            (start, end) = (Int(cells.load(Int32.self, at: place)), Int(cells.load(Int32.self, at: place &+ 1)))
        case .large:
            (start, end) = (Int(cells.load(Int64.self, at: place)), Int(cells.load(Int64.self, at: place &+ 1)))
        case .view:
            let length = Int(cells.load(Int32.self, at: 4 &* place))
            if 0...12 ~= length { return cells.part(16 &* place &+ 4..<16 &* place &+ 4 &+ length) }
            guard length >= 0, cells.load(Int32.self, at: 4 &* place &+ 2) == 0 else { return nil }
            start = Int(cells.load(Int32.self, at: 4 &* place &+ 3))
            end = start &+ length
        }
        guard start >= 0, start <= end, end <= texts.count else { return nil }
        return texts.part(start..<end)
    }
}
