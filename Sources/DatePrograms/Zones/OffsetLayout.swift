/// How a locale writes an offset from universal time, `GMT+5:30` (UTS #35 part 4, "Time Zone Format Terminology": localized GMT format).
package struct OffsetLayout: Hashable, Sendable {
    /// What is written for no offset.
    package let zero: String
    /// What stands before the hours, east and west.
    package let east: String
    package let west: String
    /// Between hours, minutes and seconds.
    package let separators: [String]
    /// Behind the last digit, east and west; and where hours stand alone, east and west.
    package let after: [String]
    /// The ten digits.
    package let digits: [String]
    /// Whether hours have two digits, and minutes always stand.
    package let isLong: Bool

    package init(
        zero: String, east: String, west: String, separators: [String], after: [String], digits: [String], isLong: Bool
    ) {
        (self.zero, self.east, self.west, self.separators) = (zero, east, west, separators)
        (self.after, self.digits, self.isLong) = (after, digits, isLong)
    }

    /// - Parameter offset: seconds east.
    package func text(_ offset: Int) -> String {
        if offset == 0 { return zero }
        let size = abs(offset)
        let (hour, minute, second) = (size / 3_600, size / 60 % 60, size % 60)
        var text = offset < 0 ? west : east
        if hour >= 10 || isLong { text += digits[hour / 10] }
        text += digits[hour % 10]
        let seesMinutes = isLong || minute > 0 || second > 0
        if seesMinutes { text += separators[0] + digits[minute / 10] + digits[minute % 10] }
        if second > 0 { text += separators[1] + digits[second / 10] + digits[second % 10] }
        return text + after[(offset < 0 ? 1 : 0) + (seesMinutes ? 0 : 2)]
    }
}

/// Offsets as ISO 8601 writes them, by the letters `X`, `x` and `Z` (UTS #35 part 4, "Date Field Symbol Table").
package enum ISOOffset {
    /// - Parameters:
    ///   - count: how often the letter stands there, 1 to 5; of `Z` 1 to 3 and 5.
    ///   - offset: seconds east.
    package static func text(_ letter: Character, _ count: Int, _ offset: Int) -> String {
        let count = letter == "Z" ? (count == 5 ? 5 : 4) : count
        let hasMark = letter == "X" || letter == "Z" && count == 5
        let size = abs(offset)
        let seesSeconds = count >= 4
        if hasMark, size == 0 || !seesSeconds && size < 60 { return "Z" }
        var fields = [size / 3_600, size / 60 % 60, size % 60]
        if !seesSeconds || fields[2] == 0 { fields.removeLast() }
        if count == 1, fields[1] == 0 { fields.removeLast() }
        let sign = offset < 0 && fields.contains { $0 > 0 } ? "-" : "+"
        let isExtended = count == 3 || count == 5
        return sign + fields.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: isExtended ? ":" : "")
    }
}
