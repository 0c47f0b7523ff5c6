import LocaleFormat
import Testing

/// The ends of each type: an error or a text, and no trap.
@Suite struct ExtremeValuesTests {
    private static let durations: [Duration] = [
        Duration(attoseconds: .min), Duration(attoseconds: .min + 1), Duration(attoseconds: .max), .zero,
        Duration(attoseconds: 1), Duration(attoseconds: -1), .seconds(Int64.max), .seconds(Int64.min),
    ]

    @Test func durations() throws {
        for duration in Self.durations {
            for pattern in DurationStyle.Pattern.allCases {
                let style = DurationStyle(.time(pattern, padding: 1, fractionalSecondsLength: 18), locale: "en")
                #expect(try !style.compiled().format(duration).isEmpty)
            }
            let units = DurationStyle(
                .units(
                    allowed: Set(DurationUnit.allCases), width: .wide, maximumUnitCount: nil, zeroValueLength: 0,
                    fractionLength: 0...18), locale: "de")
            #expect(try !units.compiled().format(duration).isEmpty)
            // What the type holds reads back, its least value too.
            #expect(try Duration(iso8601: duration.iso8601) == duration, "\(duration.iso8601)")
        }
    }

    @Test func calendarDurations() throws {
        let all = Set(CalendarDurationStyle.Field.allCases)
        for time in Self.durations {
            for (years, days) in [(Int.min, Int.min), (.max, .max), (.min, .max), (0, .min), (.max, -1)] {
                let duration = CalendarDuration(years: years, months: days, weeks: years, days: days, time: time)
                #expect(try CalendarDuration(iso8601: duration.iso8601) == duration, "\(duration.iso8601)")
                let style = CalendarDurationStyle(fields: all, width: .short, locale: "ar")
                _ = try? style.format(duration)
                for zone in [TimeZoneID.utc, "Europe/Berlin"] {
                    _ = try? Instant.epoch.adding(CalendarDuration(years: years, days: days), in: zone)
                    _ = try? Instant.epoch.adding(CalendarDuration(weeks: years), in: zone, CalendarSystem(.chinese))
                }
            }
        }
    }

    @Test func spansOfInstants() throws {
        let ends = [
            try Instant(seconds: Instant.range.lowerBound), try Instant(seconds: Instant.range.upperBound), .epoch,
        ]
        for start in ends {
            for end in ends {
                for calendar in [CalendarID.gregorian, .hebrew, .chinese, .tamil] {
                    let style = CalendarDurationStyle(fields: [.year, .day, .second], width: .wide, locale: "en")
                        .calendar(calendar)
                    _ = try? style.compiled().format((from: start, to: end))
                }
                #expect(start.distance(to: end) == .zero - end.distance(to: start))
            }
        }
    }

    @Test func quantities() throws {
        for unit in ["meter", "foot-and-inch", "celsius", "kelvin", "liter-per-100-kilometer"] as [UnitID] {
            for target in ["mile", "inch", "kelvin", "knot", "mile-per-gallon"] as [UnitID] {
                for value in [
                    Double.nan, .infinity, -.infinity, -0.0, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
                ] {
                    _ = try? unit.convert(value, to: target)
                    _ = try? UnitStyle<Double>(unit, width: .wide, locale: "en").converted(to: target).compiled()
                        .format(value.numberValue)
                }
                for value in [Int.min, .max, 0, -1] { _ = try? unit.convert(value, to: target) }
            }
            #expect(!UnitStyle<Int>(unit, width: .short, locale: "fa").format(.min).isEmpty)
        }
    }

    @Test func bytes() {
        for style in ByteCountStyle.Style.allCases {
            for units in [ByteCountStyle.Units.all, [], .bytes, .ybOrHigher, ByteCountStyle.Units(rawValue: .max)] {
                let style = ByteCountStyle(style, allowedUnits: units, includesActualByteCount: true, locale: "en")
                #expect(!style.format(Int128.min).isEmpty && !style.format(Int128.max).isEmpty)
                #expect(!style.format(UInt128.max).isEmpty && !style.format(Int8.min).isEmpty)
            }
        }
    }
}
