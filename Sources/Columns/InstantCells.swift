internal import LocaleFormatDates
internal import LocaleFormatMemory

/// The instants of a plain column, for loops over many rows: what the cells are is found out once.
struct InstantCells {
    private enum Kind: BitwiseCopyable {
        case instant, wallClock, day32, day64
    }

    private let kind: Kind
    private let cells: LentBytes
    private let validity: LentBytes?
    private let offset: Int
    private let perSecond: Int64

    /// Nil for a column of others, of indices and of runs.
    init?(_ source: ColumnSource) {
        guard source.dictionary.isEmpty else { return nil }
        switch source.format {
        case .timestamp(let unit, let zone): (kind, perSecond) = (zone.isEmpty ? .wallClock : .instant, unit)
        case .date32: (kind, perSecond) = (.day32, 1)
        case .date64: (kind, perSecond) = (.day64, 86_400_000)
        default: return nil
        }
        cells = source.cells
        validity = source.validity
        offset = source.offset
    }

    @inline(__always)
    func isNull(_ row: Int) -> Bool { validity.map { !$0.isSet(offset &+ row) } ?? false }

    /// The instant of a row: of a day its noon, and of a wall clock its time, in a zone.
    @inline(__always)
    func instant(_ row: Int, in zone: TimeZoneID) throws(DateError) -> Instant {
        let place = offset &+ row
        switch kind {
        case .instant:
            let (seconds, nanoseconds) = split(cells.load(Int64.self, at: place))
            return try Instant(seconds: seconds, nanoseconds: nanoseconds)
        case .wallClock:
            let (seconds, nanoseconds) = split(cells.load(Int64.self, at: place))
            return try Instant(wallClock: seconds, nanoseconds: nanoseconds, in: zone)
        case .day32:
            return try Instant(wallClock: Int64(cells.load(Int32.self, at: place)) * 86_400 + 43_200, in: zone)
        case .day64:
            let day = split(cells.load(Int64.self, at: place)).seconds
            return try Instant(wallClock: day * 86_400 + 43_200, in: zone)
        }
    }

    /// Units as whole seconds, or days, rounded down, and the nanoseconds of the rest.
    @inline(__always)
    private func split(_ value: Int64) -> (seconds: Int64, nanoseconds: Int64) {
        // Divisors that are known are multiplied by.
        switch perSecond {
        case 1: return (value, 0)
        case 1_000: return Self.split(value, 1_000)
        case 1_000_000: return Self.split(value, 1_000_000)
        case 1_000_000_000: return Self.split(value, 1_000_000_000)
        default: return (Self.split(value, 86_400_000).seconds, 0)
        }
    }

    @inline(__always)
    private static func split(_ value: Int64, _ perSecond: Int64) -> (seconds: Int64, nanoseconds: Int64) {
        var (seconds, rest) = value.quotientAndRemainder(dividingBy: perSecond)
        if rest < 0 {
            seconds &-= 1
            rest &+= perSecond
        }
        return (seconds, perSecond > 1_000_000_000 ? 0 : rest &* (1_000_000_000 / perSecond))
    }
}
