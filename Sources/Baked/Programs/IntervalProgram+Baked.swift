internal import LocaleFormatCalendars
package import LocaleFormatDatePrograms
package import LocaleFormatMemory

/// What was baked of a style for spans (`Data/Baked/FORMAT.md`, "interval"): a program for each field in which ends may differ.
package struct BakedIntervalProgram: Sendable {
    /// Two dates in full, with texts around them.
    package struct Joined: Sendable {
        package let texts: [String]
        package let first: DateProgram
        package let second: DateProgram
    }

    package let programs: IntervalPrograms
    /// What is written where there is no program; nil where nothing can be.
    package let joined: Joined?
    package let zone: TimeZoneID
    package let lacksZone: Bool
    package let writesZone: Bool

    /// - Parameters:
    ///   - parts: by ``IntervalDifference``; the records of the dates of each.
    ///   - joined: texts before, between and behind two dates, and the records of these.
    /// - Returns: the place of the record.
    package static func bake(
        seesMarks: Bool, _ parts: [(isEndFirst: Bool, records: [Int])?],
        joined: (texts: [String], first: Int, second: Int)?, to writer: inout BakedWriter
    ) -> Int {
        writer.record(.interval) { writer in
            writer.byte((seesMarks ? 1 : 0) + (joined == nil ? 0 : 2))
            for part in parts {
                writer.byte(UInt8((part?.records.count ?? 0) + (part?.isEndFirst == true ? 4 : 0)))
                for record in part?.records ?? [] { writer.number(record) }
            }
            if let joined {
                for text in joined.texts { writer.text(text) }
                writer.number(joined.first)
                writer.number(joined.second)
            }
        }
    }

    package init(_ reader: inout BakedReader, in zone: TimeZoneID) throws(BakedFault) {
        try reader.expect(.interval)
        let flags = try reader.byte()
        guard flags < 4 else { throw reader.fault("two flags") }
        var (writesZone, lacksZone, named) = (false, false, zone)
        var calendar: CalendarSystem?
        func date(_ reader: inout BakedReader) throws(BakedFault) -> DateProgram {
            var record = try reader.record()
            let date = try BakedDateProgram(&record, in: zone)
            writesZone = writesZone || date.writesZone
            lacksZone = lacksZone || date.lacksZone
            if date.writesZone, !date.lacksZone { named = date.program.timeZone }
            guard calendar == nil || calendar == date.program.calendar else {
                throw reader.fault("dates of one calendar")
            }
            calendar = date.program.calendar
            return date.program
        }
        var programs: [IntervalProgram?] = []
        for _ in IntervalDifference.allCases {
            let count = try reader.byte()
            guard [0, 1, 2, 5, 6].contains(count) else { throw reader.fault("one date or two") }
            var parts: [DateProgram] = []
            for _ in 0..<count & 3 { parts.append(try date(&reader)) }
            programs.append(parts.isEmpty ? nil : IntervalProgram(parts, isEndFirst: count & 4 != 0, ends: []))
        }
        if flags & 2 != 0 {
            var texts: [String] = []
            for _ in 0..<3 { texts.append(try reader.text()) }
            joined = Joined(texts: texts, first: try date(&reader), second: try date(&reader))
        } else {
            joined = nil
        }
        try reader.finish()
        guard let calendar else { throw reader.fault("a date") }
        let all = programs
        self.programs = IntervalPrograms(zone: named, calendar: calendar, seesMarks: flags & 1 != 0) {
            all[$0.rawValue]
        }
        (self.zone, self.writesZone, self.lacksZone) = (named, writesZone, lacksZone)
    }
}
