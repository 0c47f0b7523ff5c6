import LocaleFormatBaked
import LocaleFormatBridge
package import LocaleFormatDatePrograms
package import LocaleFormatDates

extension CompiledDateInterval {
    /// Writes the programs of a style for spans, for a process that has no ICU. What they write does not depend on the style's zone.
    ///
    /// - Parameter zones: those whose names are written down, where the style shows any.
    /// - Returns: the place of its record; nil where ICU formats some spans. Those between eras are not among them.
    package static func bake(
        _ style: DateIntervalStyle, zones: [TimeZoneID], to writer: inout BakedWriter
    ) throws(DateError) -> Int? {
        let plain = try CompiledDateInterval(style.timeZone(.utc))
        let locale = try ResolvedDate(style.style).locale
        var named: [CompiledDateInterval] = []
        var parts: [(isEndFirst: Bool, records: [Int])?] = []
        for difference in IntervalDifference.allCases {
            guard let program = plain.program(for: difference) else {
                guard plain.joined != nil || difference == .era else { return nil }
                parts.append(nil)
                continue
            }
            var records: [Int] = []
            for (place, date) in program.dates.enumerated() {
                var others: [DateProgram] = []
                if date.steps.contains(where: \.writesZone) {
                    if named.isEmpty {
                        for zone in zones { named.append(try CompiledDateInterval(style.timeZone(zone))) }
                    }
                    for zone in named {
                        let dates = zone.program(for: difference)?.dates ?? []
                        guard dates.indices.contains(place) else { return nil }
                        others.append(dates[place])
                    }
                }
                guard let record = try date.bake(zones: others, locale: locale, to: &writer) else { return nil }
                records.append(record)
            }
            parts.append((program.isEndFirst, records))
        }
        var joined: (texts: [String], first: Int, second: Int)?
        if let both = plain.joined {
            guard let first = try CompiledDate.bake(both.styles.first, zones: zones, to: &writer),
                let second = try CompiledDate.bake(both.styles.second, zones: zones, to: &writer)
            else { return nil }
            joined = (both.texts, first, second)
        }
        return BakedIntervalProgram.bake(seesMarks: plain.seesMarks, parts, joined: joined, to: &writer)
    }
}
