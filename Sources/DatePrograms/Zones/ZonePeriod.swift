/// A stretch of time in which a zone has one offset.
package struct ZonePeriod: Hashable, Sendable {
    /// Seconds since 1970-01-01 UTC at which it starts; `Int64.min` for the first.
    package let start: Int64
    /// Seconds east of UTC, daylight saving included.
    package let offset: Int32
    package let isDaylight: Bool

    package init(start: Int64, offset: Int32, isDaylight: Bool) {
        (self.start, self.offset, self.isDaylight) = (start, offset, isDaylight)
    }
}

extension [ZonePeriod] {
    /// Those that change something.
    package var changes: [Element] {
        indices.filter { index in
            index == 0 || self[index].offset != self[index - 1].offset
                || self[index].isDaylight != self[index - 1].isDaylight
        }.map { self[$0] }
    }
}
