internal import LocaleFormatDates

extension ColumnSource {
    /// Whether the cells are points in time or days.
    var isTime: Bool {
        switch format {
        case .date32, .date64, .timestamp: true
        default: false
        }
    }

    /// The instant of a row: of a day its noon, and of a wall clock its time, in a zone. Nil where the column holds none.
    @inline(__always)
    func instant(_ row: Int, in zone: TimeZoneID) throws(DateError) -> Instant? {
        switch format {
        case .timestamp(let perSecond, let name):
            let (seconds, nanoseconds) = Self.split(integer(row), perSecond)
            return name.isEmpty
                ? try Instant(wallClock: seconds, nanoseconds: nanoseconds, in: zone)
                : try Instant(seconds: seconds, nanoseconds: nanoseconds)
        case .date32: return try Instant(wallClock: integer(row) * 86_400 + 43_200, in: zone)
        case .date64:
            let day = Self.split(integer(row), 86_400_000).seconds
            return try Instant(wallClock: day * 86_400 + 43_200, in: zone)
        default: return nil
        }
    }

    /// The instant as a command line has it.
    func instantText(_ row: Int) throws(DateError) -> String {
        guard let utc = try instant(row, in: .utc) else { return "" }
        switch format {
        case .timestamp(_, let zone): return zone.isEmpty ? String(utc.description.dropLast()) : utc.description
        default: return String(utc.description.prefix { $0 != "T" })
        }
    }

    @inline(__always)
    private static func split(_ value: Int64, _ perSecond: Int64) -> (seconds: Int64, nanoseconds: Int64) {
        if perSecond == 1 { return (value, 0) }
        var (seconds, rest) = value.quotientAndRemainder(dividingBy: perSecond)
        if rest < 0 {
            seconds -= 1
            rest += perSecond
        }
        return (seconds, perSecond > 1_000_000_000 ? 0 : rest * (1_000_000_000 / perSecond))
    }
}
