/// A file of time zone information, as far as clocks need it (RFC 9636, "The Time Zone Information Format (TZif)").
///
/// Versions 1 to 4. Of a file with two blocks of data the second is read, whose times have 64 bits, and the rule behind it.
/// Leap seconds are passed over, as are the indicators of standard and universal time.
package struct TZif {
    /// Larger files are refused; the largest of a "fat" database have four kilobytes.
    package static let maximumSize = 1 << 20

    /// What a file says of a stretch of time (section 3.2, "local time type record").
    package struct LocalTimeType: Hashable {
        /// Seconds east of UTC.
        package let offset: Int32
        package let isDaylight: Bool
    }

    /// Why a file is refused.
    package enum Fault: String, Error {
        case notTZif = "it does not begin with 'TZif'"
        case unknownVersion = "its version is none of 1 to 4"
        case truncated = "it ends too early"
        case badCount = "its counts contradict each other"
        case badType = "a transition leads to a type that is not there"
        case badOffset = "an offset has 24 hours or more"
        case badDaylight = "an indicator of daylight saving time is neither 0 nor 1"
        case unorderedTransitions = "its transitions are not in order"
        case badRule = "the rule for later times cannot be read"
    }

    /// Instants (seconds since 1970) and what holds from then on, oldest first.
    package let transitions: [(time: Int64, type: LocalTimeType)]
    /// What holds before the first transition.
    package let first: LocalTimeType
    /// What holds after the last transition; nil where its type does, for ever.
    package let rule: POSIXZoneRule?

    package init(_ bytes: [UInt8]) throws(Fault) {
        var reader = TZifReader(bytes)
        var header = try TZifHeader(&reader)
        var width = 4
        if header.version > 0 {
            // Section 3: the first block is for readers of version 1 alone.
            try reader.skip(header.size(width: 4))
            header = try TZifHeader(&reader)
            width = 8
        }
        guard header.types > 0, header.types <= 256 else { throw .badCount }
        guard header.standardIndicators == 0 || header.standardIndicators == header.types,
            header.universalIndicators == 0 || header.universalIndicators == header.types
        else { throw .badCount }
        let end = reader.index + header.size(width: width)
        guard end <= bytes.count else { throw .truncated }
        var times: [Int64] = []
        for _ in 0..<header.transitions {
            let time = width == 8 ? try reader.integer64() : Int64(try reader.integer32())
            // Section 3.2: "sorted in strictly ascending order".
            if let last = times.last, last >= time { throw .unorderedTransitions }
            times.append(time)
        }
        var indices: [Int] = []
        for _ in 0..<header.transitions { indices.append(Int(try reader.byte())) }
        var types: [LocalTimeType] = []
        for _ in 0..<header.types {
            let offset = try reader.integer32()
            let daylight = try reader.byte()
            // The designation is for those who write abbreviations.
            _ = try reader.byte()
            guard -86_400 < offset, offset < 86_400 else { throw .badOffset }
            guard daylight <= 1 else { throw .badDaylight }
            types.append(LocalTimeType(offset: offset, isDaylight: daylight == 1))
        }
        guard indices.allSatisfy(types.indices.contains) else { throw .badType }
        try reader.skip(end - reader.index)
        first = types[0]
        transitions = zip(times, indices).map { ($0, types[$1]) }
        rule = header.version > 0 ? try Self.footer(&reader) : nil
    }

    /// As a file that has nothing but a rule.
    package init(_ rule: POSIXZoneRule) {
        (transitions, first, self.rule) = ([], rule.standard, rule)
    }

    /// Section 3.3: a line of its own, which may be empty.
    private static func footer(_ reader: inout TZifReader) throws(Fault) -> POSIXZoneRule? {
        guard try reader.byte() == 0x0A else { throw .badRule }
        var text: [UInt8] = []
        while true {
            let byte = try reader.byte()
            if byte == 0x0A { break }
            guard text.count < 256 else { throw .badRule }
            text.append(byte)
        }
        if text.isEmpty { return nil }
        guard let rule = POSIXZoneRule(text) else { throw .badRule }
        return rule
    }

    /// The periods that begin before `limit` (seconds since 1970), oldest first; at least one.
    package func periods(before limit: Int64) -> [ZonePeriod] {
        // Earlier than anything that can be said of clocks, as some writers' first transition is (section 3.2, -2^59).
        let earliest: Int64 = -100_000_000_000
        var changes: [(time: Int64, type: LocalTimeType)] = [(.min, first)]
        for change in transitions where change.time < limit {
            changes.append((max(change.time, earliest), change.type))
        }
        if let rule, transitions.last.map({ $0.time < limit }) ?? true {
            // Without a transition the rule is that of all time; nobody saved daylight before 1800.
            if transitions.isEmpty { changes = [(.min, rule.standard)] }
            changes += rule.changes(
                from: transitions.isEmpty ? -5_364_662_400 : changes[changes.count - 1].time, before: limit)
        }
        var periods: [ZonePeriod] = []
        for (index, change) in changes.enumerated() {
            // Of changes at one time the last counts, and what changes nothing is none.
            if index + 1 < changes.count, changes[index + 1].time == change.time { continue }
            if let last = periods.last, last.offset == change.type.offset, last.isDaylight == change.type.isDaylight {
                continue
            }
            periods.append(.init(start: change.time, offset: change.type.offset, isDaylight: change.type.isDaylight))
        }
        return periods
    }
}

/// The counts of a block (RFC 9636, section 3.1).
private struct TZifHeader {
    /// 0 for version 1.
    let version: UInt8
    let universalIndicators: Int
    let standardIndicators: Int
    let leapSeconds: Int
    let transitions: Int
    let types: Int
    let characters: Int

    init(_ reader: inout TZifReader) throws(TZif.Fault) {
        for byte in "TZif".utf8 { guard try reader.byte() == byte else { throw .notTZif } }
        let version = try reader.byte()
        guard version == 0 || 0x32...0x34 ~= version else { throw .unknownVersion }
        self.version = version
        try reader.skip(15)
        universalIndicators = try reader.count()
        standardIndicators = try reader.count()
        leapSeconds = try reader.count()
        transitions = try reader.count()
        types = try reader.count()
        characters = try reader.count()
    }

    /// Bytes of the block behind the header; `width` is that of a time.
    func size(width: Int) -> Int {
        transitions * (width + 1) + types * 6 + characters + leapSeconds * (width + 4) + standardIndicators
            + universalIndicators
    }
}

/// Bytes from the first to the last; an early end is an error.
private struct TZifReader {
    private let bytes: [UInt8]
    private(set) var index = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func byte() throws(TZif.Fault) -> UInt8 {
        guard index < bytes.count else { throw .truncated }
        defer { index += 1 }
        return bytes[index]
    }

    mutating func integer32() throws(TZif.Fault) -> Int32 {
        var value: UInt32 = 0
        for _ in 0..<4 { value = value << 8 | UInt32(try byte()) }
        return Int32(bitPattern: value)
    }

    mutating func integer64() throws(TZif.Fault) -> Int64 {
        let high = UInt32(bitPattern: try integer32())
        let low = UInt32(bitPattern: try integer32())
        return Int64(bitPattern: UInt64(high) << 32 | UInt64(low))
    }

    /// A count, which cannot be larger than the file.
    mutating func count() throws(TZif.Fault) -> Int {
        let count = Int(UInt32(bitPattern: try integer32()))
        guard count <= bytes.count else { throw .truncated }
        return count
    }

    mutating func skip(_ length: Int) throws(TZif.Fault) {
        guard length <= bytes.count - index else { throw .truncated }
        index += length
    }
}
