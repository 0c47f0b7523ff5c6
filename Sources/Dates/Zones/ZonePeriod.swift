/// A stretch of time in which a zone has one offset.
struct ZonePeriod: Hashable, Sendable {
    /// Seconds since 1970-01-01 UTC at which it starts; `Int64.min` for the first.
    let start: Int64
    /// Seconds east of UTC, daylight saving included.
    let offset: Int32
    let isDaylight: Bool
}

extension [ZonePeriod] {
    /// Those that change something.
    var changes: [Element] {
        indices.filter { index in
            index == 0 || self[index].offset != self[index - 1].offset
                || self[index].isDaylight != self[index - 1].isDaylight
        }.map { self[$0] }
    }
}
