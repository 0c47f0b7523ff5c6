extension ZoneRules {
    /// The instants at which clocks of the zone show `local` (seconds since 1970 as if in UTC): one, in order two, or none. Where there
    /// is none, the instants by the offsets behind and before the gap, in that order.
    package func instants(ofLocal local: Int64) -> (shown: [Int64], skipped: [Int64]) {
        let offsets = offsets(around: local)
        let shown = Set(offsets.map { local - $0 }).filter { Int64(segment(at: $0).offset) == local - $0 }.sorted()
        if !shown.isEmpty { return (shown, []) }
        // A gap lies where an instant by the offset before is already behind it.
        for (before, after) in zip(offsets, offsets.dropFirst()) where before < after {
            if segment(at: local - before).offset == after || segment(at: local - after).offset == before {
                return ([], [local - after, local - before])
            }
        }
        let instant = instant(ofLocal: local)
        return ([], [instant, instant])
    }

    /// The offsets of the day before a local time and the day behind it, in order.
    private func offsets(around local: Int64) -> [Int64] {
        var offsets: [Int64] = []
        // No zone changes its clock twice within a quarter of an hour.
        for step in -104...104 {
            let offset = Int64(segment(at: local + Int64(step) * 900).offset)
            if offset != offsets.last { offsets.append(offset) }
        }
        return offsets
    }

    /// The instant of a local time by a choice; nil where that refuses it.
    package func instant(ofLocal local: Int64, _ choice: ClockDisambiguation) -> Int64? {
        if choice == .compatible { return instant(ofLocal: local) }
        let (shown, skipped) = instants(ofLocal: local)
        return switch choice {
        case .reject: shown.count == 1 ? shown[0] : nil
        case .earlier: (shown + skipped).first
        case .later, .compatible: (shown + skipped).last
        }
    }
}

extension TimeZoneID {
    /// The instants at which clocks of the zone show a time: one, in order two where they were set back, or none where they skip it.
    ///
    /// - Parameter local: seconds from 1970-01-01 00:00:00 as clocks of the zone show it.
    package func instants(ofLocal local: Int64) -> [Int64] { rules.instants(ofLocal: local).shown }
}
