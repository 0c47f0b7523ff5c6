import LocaleFormat
import LocaleFormatCalendars
import LocaleFormatCore
import LocaleFormatLocales
import LocaleFormatDates
import TestSupport
import Testing

/// Styles that are not held: ICU writes their first texts, programs the others, and nobody can tell.
@Suite struct TieredDateTests {
    @Test func textsDoNotDifferBetweenTiers() throws {
        var random = SeededGenerator(for: "TieredDateTests")
        var mismatches = Mismatches()
        for _ in 0..<100 * SeededGenerator.rounds {
            var style = random.dateStyle()
            if random.chance(1, in: 3) { style.calendar = random.element(of: CalendarID.allCases) }
            let compiled = try style.compiled()
            // Letters in numbers that UTS #35 has no meaning for are an error of ICU 78.
            if (try? compiled.format(Instant(seconds: 0))) == nil { continue }
            // More texts than ICU writes of one style.
            for count in 0..<100 {
                let second = Int64(random.next() % 4_500_000_000) - 1_230_000_000
                let instant = try Instant(seconds: second, nanoseconds: Int64(random.next() % 1_000) * 1_000_000)
                mismatches.expect(
                    style.format(instant), equals: try compiled.format(instant), "text \(count), \(style) at \(instant)"
                )
            }
        }
        mismatches.report()
    }

    @Test func spansDoNotDifferBetweenTiers() throws {
        var random = SeededGenerator(for: "TieredIntervalTests")
        var mismatches = Mismatches()
        for _ in 0..<8 * SeededGenerator.rounds {
            var style = random.dateStyle()
            style.template = .skeleton(random.element(of: DateIntervalTests.skeletons))
            let spans = DateIntervalStyle(style)
            let compiled = try spans.compiled()
            for count in 0..<560 {
                let start = Int64(random.next() % 1_700_000_000)
                let end = start + Int64(random.next() % 40) * random.element(of: [1, 60, 3_600, 86_400, 2_629_746])
                let (from, to) = (try Instant(seconds: start), try Instant(seconds: end))
                mismatches.expect(
                    spans.format(from: from, to: to), equals: try compiled.format(from: from, to: to),
                    "span \(count), \(style) from \(from) to \(to)")
            }
        }
        mismatches.report()
    }

    @Test func distancesDoNotDifferBetweenTiers() throws {
        var random = SeededGenerator(for: "TieredRelativeTests")
        var mismatches = Mismatches()
        for _ in 0..<20 * SeededGenerator.rounds {
            var style = RelativeDateStyle(
                numeric: random.element(of: RelativeDateStyle.Numeric.allCases),
                width: random.element(of: RelativeDateStyle.Width.allCases),
                locale: random.element(of: LocaleID.available))
            style.capitalization = random.element(of: DateStyle.CapitalizationContext.allCases)
            let compiled = try style.compiled()
            for _ in 0..<300 {
                let unit = random.element(of: RelativeDateStyle.Unit.allCases)
                let offset = Double(Int(random.next() % 41) - 20) / random.element(of: [1, 1, 4])
                mismatches.expect(
                    try style.format(offset, unit), equals: try compiled.format(offset, unit),
                    "\(offset) \(unit), \(style)")
            }
        }
        mismatches.report()
        #expect(throws: DateError.self) { try RelativeDateStyle(locale: "en").format(.infinity, .day) }
    }

    /// Styles whose keys could be taken for one another.
    @Test func keysTellStylesApart() throws {
        let base = DateStyle(date: .long, time: .short, locale: "en").timeZone(.utc)
        var styles = [
            base, base.locale("en-GB"), base.locale("de"), base.numbering(.thai), base.hourCycle(.h23),
            base.hourCycle(.h11), base.timeZone(TimeZoneID("Asia/Kolkata")),
            base.timeZone(TimeZoneID("+05:30")), base.calendar(.marathi),
            base.calendar(.marathi).lunarDays(.halves),
            DateStyle(skeleton: "yMd", locale: "en").timeZone(.utc),
            DateStyle(pattern: "yMd", locale: "en").timeZone(.utc),
            DateStyle(pattern: "M", locale: "nb").timeZone(.utc),
        ]
        for date in DateStyle.Length.allCases {
            for time in DateStyle.Length.allCases { styles.append(DateStyle(date: date, time: time, locale: "nb")) }
        }
        for calendar in CalendarID.allCases { styles.append(base.calendar(calendar)) }
        for context in DateStyle.CapitalizationContext.allCases {
            styles.append(DateStyle(pattern: "MMMM", locale: "nb").timeZone(.utc).capitalizationContext(context))
        }
        var proleptic = CalendarOptions()
        proleptic.gregorianCutover = .proleptic
        styles.append(base.calendarOptions(proleptic))
        let instants = try [1_763_713_805, -30_000_000_000, 946_684_800].map { try Instant(seconds: $0) }
        for _ in 0..<2 {
            for style in styles {
                for instant in instants {
                    let expected = (try? style.compiled().format(instant)) ?? instant.description
                    #expect(style.format(instant) == expected, "\(style)")
                }
            }
        }
    }
}
