package import LocaleFormatCalendars
package import LocaleFormatMemory

/// The numbers of an instant that a template writes, each at a place of its own.
///
/// The commonest have fixed places. What else a program writes is at the places from ``fixed`` on, in the program's order.
package struct DateSlots: BitwiseCopyable, Sendable {
    package var values = SlotTemplate.Slots(repeating: 0)

    package static let fixed = 12
    package static var count: Int { SlotTemplate.slotCount }

    @inline(__always)
    package mutating func set(year: Int32, month: Int32, day: Int32, weekday: Int32, monthName: Int32, era: Int32) {
        values[0] = day
        values[1] = month
        values[2] = year
        values[3] = weekday
        values[4] = monthName
        values[5] = era
    }

    @inline(__always)
    package mutating func set(_ fields: CalendarFields) {
        set(
            year: Int32(truncatingIfNeeded: fields.year), month: Int32(truncatingIfNeeded: fields.month),
            day: Int32(truncatingIfNeeded: fields.day), weekday: Int32(truncatingIfNeeded: fields.weekday),
            monthName: Int32(truncatingIfNeeded: MonthNameIndex.of(fields.month, isLeap: fields.isLeapMonth)),
            era: Int32(truncatingIfNeeded: fields.era))
    }

    @inline(__always)
    package mutating func set(_ local: LocalTime) {
        values[6] = Int32(local.zone.nameKey)
        let second = UInt32(truncatingIfNeeded: local.secondOfDay)
        let minute = second / 60
        let hour = minute / 60
        values[7] = Int32(truncatingIfNeeded: second &- minute &* 60)
        values[8] = Int32(truncatingIfNeeded: minute &- hour &* 60)
        values[9] = Int32(truncatingIfNeeded: hour)
        let hour0To11 = hour >= 12 ? hour &- 12 : hour
        values[10] = Int32(truncatingIfNeeded: hour0To11 == 0 ? 12 : hour0To11)
        values[11] = hour >= 12 ? 1 : 0
    }
}

/// A number that a template writes, or that chooses a name.
package enum DateSlot: Hashable, BitwiseCopyable, Sendable {
    case number(NumberSource)
    case name(NameSource)
    /// 1 where a number that can wear a mark does.
    case mark(NumberSource)
    /// A year of which Hebrew letters leave out the thousands.
    case hebrewYear(NumberSource)
    /// The hour, 24 at midnight and 25 at noon, exactly.
    case dayPeriod(seesMinutes: Bool, seesSeconds: Bool)
    /// So many digits of a fraction of a second, at most nine.
    case fraction(digits: Int)

    /// The fixed place; nil where there is none.
    package var fixedPlace: Int? {
        switch self {
        case .number(.day): 0
        case .number(.month): 1
        case .number(.year): 2
        case .name(.weekday): 3
        case .name(.month): 4
        case .name(.era), .number(.era): 5
        case .name(.zone): 6
        case .number(.second): 7
        case .number(.minute): 8
        case .number(.hour0To23): 9
        case .number(.hour1To12): 10
        case .name(.dayHalf): 11
        default: nil
        }
    }

    /// Whether it changes within a day.
    package var isOfTime: Bool {
        switch self {
        case .number(.hour0To11), .number(.hour1To24), .number(.millisecondsInDay), .dayPeriod, .fraction: true
        default: false
        }
    }
}

extension DateProgram {
    /// The number of a slot; one that cannot be said is negative, so that no template writes it.
    package func value(_ slot: DateSlot, _ values: DateValues) -> Int32 {
        switch slot {
        case .number(let source): number(source, values).map { Int32(clamping: $0) } ?? .min
        case .name(let source): Int32(clamping: name(source, values))
        case .mark(let source): isMarked(source, values) ? 1 : 0
        case .hebrewYear(let source):
            number(source, values).map { Int32(clamping: NumeralTable.withoutHebrewThousands($0)) } ?? .min
        case .dayPeriod(let seesMinutes, let seesSeconds):
            Int32(clamping: values.dayPeriod(seesMinutes: seesMinutes, seesSeconds: seesSeconds))
        case .fraction(let digits):
            (digits..<9).reduce(values.nanoseconds) { number, _ in number / 10 }
        }
    }
}
