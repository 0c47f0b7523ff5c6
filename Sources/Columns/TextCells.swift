internal import LocaleFormatMemory

/// The texts of a plain column, for loops over many rows: what the cells are is found out once.
struct TextCells {
    private enum Kind: BitwiseCopyable {
        case small, large, view
    }

    private let kind: Kind
    /// The offsets or views, and the texts.
    private let buffers: [LentBytes]
    private let offsets: LentBytes
    private let texts: LentBytes
    private let validity: LentBytes?
    private let offset: Int

    /// Nil for a column of others, of indices and of runs.
    init?(_ source: ColumnSource) {
        guard source.dictionary.isEmpty, let first = source.buffers.first else { return nil }
        switch source.format {
        case .text: kind = .small
        case .largeText: kind = .large
        case .textView: kind = .view
        default: return nil
        }
        buffers = source.buffers
        offsets = first
        texts = source.buffers.count > 1 ? source.buffers[1] : .none
        validity = source.validity
        offset = source.offset
    }

    /// The bytes of a row; nil where it is null, or its offsets are at fault.
    @inline(__always)
    func bytes(_ row: Int) -> LentBytes? {
        let place = offset &+ row
        if let validity, !validity.isSet(place) { return nil }
        let (start, end): (Int, Int)
        switch kind {
        case .small:
            (start, end) = (Int(offsets.load(Int32.self, at: place)), Int(offsets.load(Int32.self, at: place &+ 1)))
        case .large:
            (start, end) = (Int(offsets.load(Int64.self, at: place)), Int(offsets.load(Int64.self, at: place &+ 1)))
        case .view: return Self.view(place, buffers)
        }
        guard start >= 0, start <= end, end <= texts.count else { return nil }
        return texts.part(start..<end)
    }

    /// The bytes of a view, which has up to twelve itself; nil where its length or its place is at fault.
    @inline(__always)
    static func view(_ place: Int, _ buffers: [LentBytes]) -> LentBytes? {
        let views = buffers[0]
        let length = Int(views.load(Int32.self, at: 4 &* place))
        if 0...12 ~= length { return views.part(16 &* place &+ 4..<16 &* place &+ 4 &+ length) }
        let buffer = Int(views.load(Int32.self, at: 4 &* place &+ 2))
        let start = Int(views.load(Int32.self, at: 4 &* place &+ 3))
        guard length >= 0, buffer >= 0, buffer &+ 1 < buffers.count, start >= 0,
            start &+ length <= buffers[buffer &+ 1].count
        else { return nil }
        return buffers[buffer &+ 1].part(start..<start &+ length)
    }
}
