/// The mean conjunction (molad) that opens a Hebrew year, and the day to which the four rules postpone the new year.
///
/// Years, months and days have whole cycles of 19 years and whole weeks on top, more than any count before year 1. That makes
/// unsigned division floor division, and changes neither leap years nor weekdays; sums stay within 32 bits where that makes
/// division faster.
struct HebrewNewYear {
    static let addedYears = 19 * 400_000
    static let addedMonths = 235 * 400_000
    static let addedDays = 7 * 300_000_000

    /// An hour has 1080 parts.
    static let partsInDay = 25_920
    static let partsInMonth = 765_433
    /// 1 Tishri of year 1, a Monday: 7 October 3761 BCE Julian.
    static let epoch = -1_373_427

    /// The day of the conjunction, counted from the epoch with `addedDays` on top; a conjunction after noon counts for the
    /// next day.
    private let day: UInt32
    /// Parts of that day gone at the conjunction.
    private let part: UInt32
    /// 0 is Sunday; up to 13, because a sum of weekdays need not be reduced.
    private let weekday: UInt32
    /// The place in the cycle of 19 years: the year is leap for 12...18, and the year before it for 0...6.
    private let place: UInt32

    /// The conjunction of a year that has `addedYears` on top.
    @inline(__always)
    init(shiftedYear year: UInt32) {
        let nineteenths = 235 * year - 234
        let months = nineteenths / 19
        place = nineteenths - 19 * months
        // The first conjunction was on Monday at 5 h 204 p after the preceding sunset. Counting from 6 hours earlier makes
        // a conjunction at or after noon fall on the next day, which is the second postponement.
        let shift = Self.partsInDay * Self.addedDays - Self.partsInMonth * Self.addedMonths + 12_084
        let parts = UInt(bitPattern: Self.partsInMonth * Int(months) + shift)
        let day = parts / UInt(bitPattern: Self.partsInDay)
        part = UInt32(truncatingIfNeeded: parts - UInt(bitPattern: Self.partsInDay) * day)
        self.day = UInt32(truncatingIfNeeded: day)
        weekday = (self.day + 1) % 7
    }

    private init(day: UInt32, part: UInt32, weekday: UInt32, place: UInt32) {
        self.day = day
        self.part = part
        self.weekday = weekday
        self.place = place
    }

    /// The conjunction of the next year: 12 months of 354 days and 9,516 parts, or 13 of 383 days and 23,269 parts.
    @inline(__always)
    var next: HebrewNewYear {
        let isLeap = place >= 12
        let parts = part + (isLeap ? 23_269 : 9_516)
        let carry: UInt32 = parts >= 25_920 ? 1 : 0
        return HebrewNewYear(
            day: day + (isLeap ? 383 : 354) + carry, part: parts - 25_920 * carry,
            weekday: weekday + (isLeap ? 5 : 4) + carry, place: isLeap ? place - 12 : place + 7)
    }

    /// The fixed day of 1 Tishri.
    ///
    /// Not on Sunday, Wednesday or Friday: the day after. Not on a Tuesday from 9 h 204 p in a common year: Wednesday is not
    /// allowed either, so Thursday. Not on a Monday from 15 h 589 p after a leap year: Tuesday. Conjunctions fall on any
    /// weekday and hour, so that branches would be guessed wrong; the cases are added up as numbers instead.
    @inline(__always)
    var fixedDay: Int {
        let isForbidden: UInt32 = 0b0101001_0101001 >> weekday & 1
        let isTuesday: UInt32 = 0b0000100_0000100 >> weekday & 1
        let isMonday: UInt32 = 0b0000010_0000010 >> weekday & 1
        let isLateTuesday = isTuesday & bit(part >= 16_404) & bit(place < 12)
        let isLateMonday = isMonday & bit(part >= 23_269) & bit(place < 7)
        return Self.epoch - Self.addedDays + Int(day + isForbidden + 2 * isLateTuesday + isLateMonday)
    }

    @inline(__always)
    private func bit(_ condition: Bool) -> UInt32 { condition ? 1 : 0 }
}
