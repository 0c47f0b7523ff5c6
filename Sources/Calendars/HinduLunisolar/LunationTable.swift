/// Reads the generated months of the default place.
enum LunationTable {
    /// The month that opens with new moon `n`, or nil outside the table.
    @inline(__always)
    static func lunation(_ n: Int) -> Lunation? {
        let i = n - LunationTableData.firstIndex
        guard i >= 0, i < LunationTableData.headers.count - 1 else { return nil }
        return decode(i)
    }

    /// The month count of lunation `n`, or nil outside the table.
    @inline(__always)
    static func monthCount(_ n: Int) -> Int? {
        let headers = LunationTableData.headers
        let i = n - LunationTableData.firstIndex
        guard i >= 0, i < headers.count else { return nil }
        return LunationTableData.firstMonthCount + Int(headers[i] >> 17)
    }

    /// The first civil day of lunation `n`, or nil outside the table.
    @inline(__always)
    static func firstDay(_ n: Int) -> Int? {
        let headers = LunationTableData.headers
        let i = n - LunationTableData.firstIndex
        guard i >= 0, i < headers.count else { return nil }
        return LunationTableData.firstDay + start(headers[i])
    }

    /// The first lunation whose month count is at least `monthCount`, or nil when it may lie outside the table.
    @inline(__always)
    static func firstIndex(monthCount: Int) -> Int? {
        let headers = LunationTableData.headers
        let count = monthCount - LunationTableData.firstMonthCount
        guard count > 0, headers.count > 0, count <= Int(headers[headers.count - 1] >> 17) else { return nil }
        // 1.030685 lunations a solar month, in units of 2^-16.
        var i = min((count &* 67_547) >> 16, headers.count - 1)
        while i > 0, Int(headers[i - 1] >> 17) >= count { i -= 1 }
        while Int(headers[i] >> 17) < count { i += 1 }
        return i + LunationTableData.firstIndex
    }

    /// The index and the month of a civil day, or nil outside the table.
    @inline(__always)
    static func lunation(containing day: Int) -> (index: Int, month: Lunation)? {
        let headers = LunationTableData.headers
        let offset = day - LunationTableData.firstDay
        guard offset >= 0, headers.count > 1, offset < start(headers[headers.count - 1]) else { return nil }
        // 2^32 / 29.530588853 days; the true month starts within a day of the mean one.
        var i = min((offset &* 145_441_302) >> 32, headers.count - 2)
        if offset < start(headers[i]) { i -= 1 } else if offset >= start(headers[i + 1]) { i += 1 }
        guard i >= 0 else { return nil }
        return (i + LunationTableData.firstIndex, decode(i))
    }

    /// Header: bits 0...16 the start in days after the first, bits 17...31 the month count after that of the table.
    @inline(__always)
    private static func start(_ header: UInt32) -> Int { Int(header & 0x1FFFF) }

    @inline(__always)
    private static func decode(_ i: Int) -> Lunation {
        let header = LunationTableData.headers[i]
        let next = LunationTableData.headers[i + 1]
        let events = LunationTableData.events[i]
        return Lunation(
            start: LunationTableData.firstDay + start(header),
            monthCount: LunationTableData.firstMonthCount + Int(header >> 17), isLeap: header >> 17 == next >> 17,
            length: start(next) - start(header),
            repeats: UInt32(truncatingIfNeeded: events), skips: UInt32(truncatingIfNeeded: events >> 32))
    }
}
