internal import LocaleFormatCalendars
internal import LocaleFormatCore

/// Makes a date out of the fields of a text: tries every date that they may mean, and checks it against what was read.
struct DateResolver {
    let plan: DateReadPlan
    let slots: [ReadSlot]
    let zones: [ZoneReading]
    let isLenient: Bool
    let options: DateParseOptions
    private let expandsYears: Bool
    /// Weekdays, quarters and week numbers need not agree with the date.
    var passesOver = false

    // What was found, the first of each.
    var era: [Int]?
    var year: Int?
    var isTwoDigitYear = false
    /// Two digits where the style writes the whole year: in lenient reading `25` means 2025, as people type it.
    var isShortYear = false
    var extendedYear: Int?
    var relatedYear: Int?
    var cyclicYear: Bool = false
    var weekYear: Int?
    var isTwoDigitWeekYear = false
    var week: Int?
    /// Month names' values, or numbers.
    var months: [(month: Int, isLeap: Bool)]?
    var day: Int?
    var isRepeatedDay = false
    /// The half of a lunar month and the day in it.
    var lunarHalves: [Int]?
    var dayOfHalf: Int?
    var dayOfYear: Int?
    var julianDay: Int?
    var weekdays: [Int]?
    /// Time.
    var hour: Int?
    var hour12: Int?
    var halves: [Int]?
    var hasDayPeriod = false
    var minute: Int?
    var second: Int?
    var nanosecond: Int?
    var milliseconds: Int?
    var zone: ZoneReading?
    var found = DateFieldSet()

    var calendar: CalendarSystem { plan.calendar }

    /// - Throws: the step whose value its field never has.
    init(
        _ plan: DateReadPlan, _ slots: [ReadSlot], _ zones: [ZoneReading], isLenient: Bool, expandsYears: Bool,
        _ options: DateParseOptions
    ) {
        self.plan = plan
        self.slots = slots
        self.zones = zones
        self.isLenient = isLenient
        self.options = options
        self.expandsYears = expandsYears
        for index in slots.indices {
            let slot = slots[index]
            let step = plan.steps[index]
            switch slot.kind {
            case .absent: continue
            case .zone: zone = zones[slot.value]
            case .name: collectName(step.action, values(of: slot, step.action))
            case .number: collectNumber(step.action, slot)
            }
            found.formUnion(step.bit)
        }
    }

    /// What a name may stand for.
    func values(of slot: ReadSlot, _ action: DateReadStep) -> [Int] {
        switch action {
        case .name(_, let table), .dayPeriod(let table, _, _):
            plan.names[table](isLenient).entry(slot.value)?.values ?? []
        default: []
        }
    }

    private mutating func collectName(_ action: DateReadStep, _ values: [Int]) {
        guard case .name(let source, _) = action else {
            hasDayPeriod = true
            return
        }
        switch source {
        case .era: era = era ?? values
        case .cyclicYear: cyclicYear = true
        case .weekday: weekdays = weekdays ?? values
        case .dayHalf: halves = halves ?? values
        case .month, .hebrewMonth: months = months ?? values.map { MonthNameIndex.month($0, in: calendar.id) }
        case .lunarHalf: lunarHalves = lunarHalves ?? values
        case .quarter, .zone: break
        }
    }

    private mutating func collectNumber(_ action: DateReadStep, _ slot: ReadSlot) {
        let source: NumberSource
        var isTwoDigits = false
        switch action {
        case .number(let number):
            source = number.source
            isTwoDigits = number.isTwoDigits
            if source == .year, year == nil, slot.digits == 2, slot.value >= 0 {
                isTwoDigitYear = number.isTwoDigits
                isShortYear = expandsYears && number.minimum <= 2 && !calendar.id.hasShortYears
            }
        case .name(let name, _): source = name.numberSource
        case .fraction:
            nanosecond = nanosecond ?? slot.value
            return
        default: return
        }
        let value = slot.value
        switch source {
        case .era: era = era ?? [value]
        case .year: year = year ?? value
        case .weekYear:
            if weekYear == nil { (weekYear, isTwoDigitWeekYear) = (value, isTwoDigits && slot.digits == 2) }
        case .extendedYear: extendedYear = extendedYear ?? value
        case .relatedYear: relatedYear = relatedYear ?? value
        case .month: if months == nil { months = [(value, slot.isMarked)] }
        case .hebrewMonth: months = months ?? Hebrew.months(at: value).map { ($0, false) }
        case .day:
            if day == nil { (day, isRepeatedDay) = (value, slot.isMarked) }
        case .dayOfHalf:
            if dayOfHalf == nil { (dayOfHalf, isRepeatedDay) = (value, slot.isMarked) }
        case .dayOfYear: dayOfYear = dayOfYear ?? value
        case .julianDay: julianDay = julianDay ?? value
        case .weekOfYear: week = week ?? value
        case .localWeekday:
            // In lenient mode a weekday number is as good as a name.
            weekdays = weekdays ?? [plan.program.weeks.weekday(at: value)]
        case .hour0To23: hour = hour ?? value
        case .hour1To24: hour = hour ?? (value == 24 ? 0 : value)
        case .hour1To12, .hour0To11: hour12 = hour12 ?? value
        case .minute: minute = minute ?? value
        case .second: second = second ?? value
        case .millisecondsInDay: milliseconds = milliseconds ?? value
        case .quarter, .weekOfMonth, .weekdayInMonth: break
        }
    }

    /// The year stands for one near the reference.
    var expandsYear: Bool {
        // The style has no era; who writes one means the year as it stands.
        if era != nil, !plan.program.steps.contains(where: { $0.field == .era }) { return false }
        return isTwoDigitYear && calendar.id != .japanese || isShortYear && era == nil
    }

    /// `2:05 pm` in a style of 24 hours.
    var isClockOfTwelve: Bool { plan.readsHalves && hasDayPeriod }

    // MARK: Checks

    /// The first step whose text the style would write otherwise, for a date or for a time.
    func contradiction(_ values: DateValues, ofTime: Bool) -> Int? {
        for index in slots.indices where slots[index].kind != .absent && slots[index].kind != .zone {
            let step = plan.steps[index]
            guard let field = step.field, field.isTime == ofTime else { continue }
            if passesOver, field.isPassedOver { continue }
            if !agrees(index, values) { return index }
        }
        return nil
    }

    private func agrees(_ index: Int, _ values: DateValues) -> Bool {
        let slot = slots[index]
        switch (plan.steps[index].action, slot.kind) {
        case (.number(let number), _):
            guard let value = plan.program.number(number.source, values) else { return true }
            if number.source == .month, slot.isMarked != values.fields.isLeapMonth { return false }
            // The first of two days with one number bears no mark.
            if number.source == .day || number.source == .dayOfHalf, slot.isMarked != values.fields.isRepeatedDay {
                return false
            }
            // The clock without a half of the day is read as it stands.
            if isLenient, number.source == .hour1To12 || number.source == .hour0To11, halves == nil, !hasDayPeriod {
                return slot.value == values.hour
            }
            if number.source == .hour0To23 || number.source == .hour1To24, isClockOfTwelve {
                return slot.value % 12 == values.hour % 12
            }
            // Almanacs number the day of the new Moon 30.
            if number.source == .dayOfHalf, isLenient, slot.value == 30 { return value == 15 }
            if number.isTwoDigits || number.source == .year && expandsYear, slot.digits == 2 {
                return Int(value.magnitude % 100) == slot.value
            }
            return value == slot.value
        case (.name(let source, _), .number):
            return plan.program.number(source.numberSource, values) == slot.value
        case (.name(let source, _), .name):
            return self.values(of: slot, plan.steps[index].action).contains(plan.program.name(source, values))
        case (.dayPeriod(_, let seesMinutes, let seesSeconds), .name):
            let isExact = (!seesMinutes || values.minute == 0) && (!seesSeconds || values.second == 0)
            let accepted = self.values(of: slot, plan.steps[index].action)
            if isExact, values.hour % 12 == 0, accepted.contains(24 + values.hour / 12) { return true }
            // Lenient texts may say "at night" at midnight.
            return (isLenient || !isExact || values.hour % 12 != 0) && accepted.contains(values.hour)
        default: return true
        }
    }
}

extension DateField {
    var isTime: Bool {
        switch self {
        case .dayPeriod, .hour, .minute, .second, .fractionalSecond, .millisecondsInDay: true
        default: false
        }
    }

    /// What lenient reading does not compare with the date.
    fileprivate var isPassedOver: Bool {
        switch self {
        case .weekday, .quarter, .weekOfYear, .weekOfMonth, .weekdayInMonth, .weekYear: true
        default: false
        }
    }
}

extension NameSource {
    /// What a number in place of the name means.
    fileprivate var numberSource: NumberSource {
        switch self {
        case .hebrewMonth: .hebrewMonth
        case .cyclicYear: .relatedYear
        default: .month
        }
    }
}

extension CalendarID {
    /// Years of two digits are usual, and whole.
    fileprivate var hasShortYears: Bool {
        switch self {
        case .japanese, .republicOfChina: true
        default: hasCyclicYears
        }
    }
}

extension DateValues {
    /// The values of a day and time without a zone.
    init(day: FixedDay, fields: CalendarFields, secondOfDay: Int = 0, nanoseconds: Int = 0) {
        self.init(
            fields, LocalTime(day: day, secondOfDay: secondOfDay), nanoseconds: Int32(truncatingIfNeeded: nanoseconds))
    }
}
