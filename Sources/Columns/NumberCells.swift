internal import LocaleFormatMemory

/// The numbers of a plain column as words, for loops over many rows: what the cells are is found out once.
struct NumberCells {
    enum Kind: BitwiseCopyable {
        case signed8, signed16, signed32, signed64, unsigned8, unsigned16, unsigned32, unsigned64, double
        case decimal32, decimal64, decimal128
    }

    let kind: Kind
    private let cells: LentBytes
    private let validity: LentBytes?
    private let offset: Int
    /// Digits behind the point.
    private let places: Int
    /// The first magnitude that has too many digits; 0 where all are taken.
    private let limit: UInt128

    /// Nil for a column of others, of indices and of runs.
    init?(_ source: ColumnSource) {
        guard source.dictionary.isEmpty else { return nil }
        var decimals = (places: 0, limit: UInt128(0))
        switch source.format {
        case .signed(1): kind = .signed8
        case .signed(2): kind = .signed16
        case .signed(4): kind = .signed32
        case .signed: kind = .signed64
        case .unsigned(1): kind = .unsigned8
        case .unsigned(2): kind = .unsigned16
        case .unsigned(4): kind = .unsigned32
        case .unsigned: kind = .unsigned64
        case .float(8): kind = .double
        case .decimal(let width, let precision, let scale) where width <= 16:
            kind = width == 4 ? .decimal32 : width == 8 ? .decimal64 : .decimal128
            decimals = (scale, (0..<precision).reduce(1) { power, _ in power * 10 })
        default: return nil
        }
        cells = source.cells
        validity = source.validity
        offset = source.offset
        (places, limit) = decimals
    }

    @inline(__always)
    func isNull(_ row: Int) -> Bool { validity.map { !$0.isSet(offset &+ row) } ?? false }

    @inline(__always)
    func double(_ row: Int) -> Double { cells.load(Double.self, at: offset &+ row) }

    /// The number of a row as an integer divided by a power of ten; nil where it has more than 64 bits, or digits than its type allows.
    @inline(__always)
    func scaled(_ row: Int) -> (coefficient: UInt64, places: Int, isNegative: Bool)? {
        let place = offset &+ row
        let value: Int64
        switch kind {
        case .signed8: value = Int64(cells.load(Int8.self, at: place))
        case .signed16: value = Int64(cells.load(Int16.self, at: place))
        case .signed32: value = Int64(cells.load(Int32.self, at: place))
        case .signed64: value = cells.load(Int64.self, at: place)
        case .unsigned8: value = Int64(cells.load(UInt8.self, at: place))
        case .unsigned16: value = Int64(cells.load(UInt16.self, at: place))
        case .unsigned32: value = Int64(cells.load(UInt32.self, at: place))
        case .unsigned64: return (cells.load(UInt64.self, at: place), 0, false)
        case .double: return nil
        case .decimal32: value = Int64(cells.load(Int32.self, at: place))
        case .decimal64: value = cells.load(Int64.self, at: place)
        case .decimal128:
            let low = cells.load(UInt64.self, at: 2 &* place)
            let high = cells.load(Int64.self, at: 2 &* place &+ 1)
            let isNegative = high < 0
            let magnitude = isNegative ? 0 &- low : low
            // The upper half says the sign alone.
            guard high == (isNegative && low != 0 ? -1 : 0), magnitude < limit else { return nil }
            return (magnitude, places, isNegative)
        }
        // Integers have no places, and no limit.
        guard limit == 0 || value.magnitude < limit else { return nil }
        return (value.magnitude, places, value < 0)
    }
}
