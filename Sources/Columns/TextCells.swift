internal import LocaleFormatMemory

/// The texts of a plain column with offsets, for loops over many rows: what the cells are is found out once.
struct TextCells {
    private let offsets: LentBytes
    private let texts: LentBytes
    private let validity: LentBytes?
    private let offset: Int
    private let isLarge: Bool

    /// Nil for a column of others, of views, of indices and of runs.
    init?(_ source: ColumnSource) {
        guard source.dictionary.isEmpty, source.format == .text || source.format == .largeText,
            source.buffers.count == 2
        else { return nil }
        offsets = source.buffers[0]
        texts = source.buffers[1]
        validity = source.validity
        offset = source.offset
        isLarge = source.format == .largeText
    }

    /// The bytes of a row; nil where it is null, or its offsets are at fault.
    @inline(__always)
    func bytes(_ row: Int) -> LentBytes? {
        let place = offset &+ row
        if let validity, !validity.isSet(place) { return nil }
        let (start, end) =
            isLarge
            ? (Int(offsets.load(Int64.self, at: place)), Int(offsets.load(Int64.self, at: place &+ 1)))
            : (Int(offsets.load(Int32.self, at: place)), Int(offsets.load(Int32.self, at: place &+ 1)))
        guard start >= 0, start <= end, end <= texts.count else { return nil }
        return texts.part(start..<end)
    }
}
