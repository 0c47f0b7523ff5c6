extension [ZonePeriod] {
    /// The same with daylight saving time ahead of standard time, as CLDR's names have it.
    ///
    /// The tz database also says that the clocks of Ireland, Morocco and others go *back* in winter, or in Ramadan, from a
    /// standard time that is that of summer (its NEWS, release 2018a, "negative DST").
    ///
    /// - Parameter icu: the periods that ICU has. In such a zone they decide wherever their offset is the same.
    package func inSense(of icu: [Element]) -> [Element] {
        var isBehind: [Bool] = []
        for (index, period) in enumerated() {
            let before = self[..<index].last { !$0.isDaylight }
            let after = self[(index + 1)...].first { !$0.isDaylight }
            // Of the last one it is not known what follows: it is like those before.
            let isBehindNext = after.map { period.offset < $0.offset } ?? isBehind.contains(true)
            isBehind.append(period.isDaylight && isBehindNext && before.map { period.offset < $0.offset } ?? true)
        }
        guard isBehind.contains(true) else { return self }
        var result: [Element] = []
        var (own, other) = (0, 0)
        for start in Set(map(\.start) + icu.map(\.start)).ordered() {
            while own + 1 < count, self[own + 1].start <= start { own += 1 }
            while other + 1 < icu.count, icu[other + 1].start <= start { other += 1 }
            let isDaylight: Bool
            if icu.indices.contains(other), icu[other].offset == self[own].offset {
                isDaylight = icu[other].isDaylight
            } else if isBehind[own] {
                isDaylight = false
            } else {
                isDaylight =
                    self[own].isDaylight || own > 0 && own + 1 < count && isBehind[own - 1] && isBehind[own + 1]
            }
            let period = Element(start: start, offset: self[own].offset, isDaylight: isDaylight)
            if let last = result.last, last.offset == period.offset, last.isDaylight == isDaylight { continue }
            result.append(period)
        }
        return result
    }
}
