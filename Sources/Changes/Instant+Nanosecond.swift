internal import LocaleFormatDates

extension Instant {
    /// Nanoseconds since 1970.
    var nanosecond: Int128 { Int128(seconds) * 1_000_000_000 + Int128(nanoseconds) }

    /// - Throws: `DateError.outOfRange(_:)`.
    init(nanosecond place: Int128) throws(DateError) {
        let (second, rest) = place.quotientAndRemainder(dividingBy: 1_000_000_000)
        try self.init(seconds: Int64(clamping: second), nanoseconds: Int64(rest))
    }

    /// The first and the last that there are.
    static var places: ClosedRange<Int128> {
        Int128(range.lowerBound) * 1_000_000_000...Int128(range.upperBound) * 1_000_000_000
    }
}
