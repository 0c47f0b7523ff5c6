internal import LocaleFormatBridge
internal import LocaleFormatCalendars

/// What people write beside the fields of a style that has no place for it.
extension DateReadPlanBuilder {
    /// Puts between the steps others that a text may have or not: words beside numbers (`14:05 Uhr`), a part of the day where the
    /// style has 24 hours (`2:05 pm`, `下午2:05`), an era (`44 BC`), a weekday, and a zone behind the time.
    ///
    /// - Returns: false where numbers stand beside each other without anything between.
    mutating func addTypedForms() throws(ICUError) -> Bool {
        for step in steps {
            if case .number(let number) = step.action, number.isAbutting { return false }
        }
        let fields = Set(steps.compactMap(\.field))
        let dates = steps.indices.filter { Self.dateFields.contains(steps[$0].field ?? .era) }
        let times = steps.indices.filter { Self.timeFields.contains(steps[$0].field ?? .era) }
        let words = FieldWords.of(locale, folding)
        let space = add(space: " ")
        var weekday: DateReadPlan.Step?
        if !fields.contains(.weekday), !fields.contains(.weekYear) {
            weekday = step(.name(.weekday, table: try typedWeekdays()), .weekday)
        }
        var era: DateReadPlan.Step?
        if !fields.contains(.era), fields.contains(.year), let table = try typedEras() {
            era = step(.name(.era, table: table), .era, beside: .year)
        }
        var dayPeriod: DateReadPlan.Step?
        if fields.contains(.hour) {
            dayPeriod = step(
                .dayPeriod(table: try typedDayPeriods(), seesMinutes: true, seesSeconds: true), .dayPeriod)
        }
        var result: [DateReadPlan.Step] = []
        for (index, old) in steps.enumerated() {
            let field = old.field
            if index == dates.first, let weekday { result += [weekday, space] }
            if field == .hour, let dayPeriod { result += [dayPeriod, space] }
            if field == .year, let era { result += [era, space.beside(.year)] }
            if let field, FieldWords.fields.contains(field) {
                result.append(step(.words(add(words: words.before(field))), nil, beside: field))
                result.append(old.beside(field))
                result.append(step(.words(add(words: words.after(field))), nil, beside: field))
            } else {
                result.append(old)
            }
            if field == .year, let era { result += [space.beside(.year), era] }
            if index == dates.last, let weekday { result += [space, weekday] }
            if index == times.last, let dayPeriod {
                result += [space, dayPeriod]
                if !fields.contains(.timeZone) {
                    result += [space, step(.zone(table: try zoneNames([])), .timeZone)]
                }
            }
        }
        steps = result
        readsHalves = dayPeriod != nil && !fields.contains(.dayPeriod)
        return true
    }

    private static let dateFields: Set<DateField> = [.year, .month, .day]
    private static let timeFields: Set<DateField> = [.hour, .minute, .second, .fractionalSecond]

    private func step(_ action: DateReadStep, _ field: DateField?, beside: DateField? = nil) -> DateReadPlan.Step {
        .init(action: action, field: field, bit: DateFieldSet(field.map { [$0] } ?? []), group: beside)
    }

    // MARK: Names

    /// Without the narrow ones, which are letters of other words.
    private mutating func typedWeekdays() throws(ICUError) -> Int {
        var all: [(text: String, value: Int)] = []
        for width in [SymbolSource.Width.wide, .abbreviated, .short] {
            for standAlone in [false, true] {
                all += try source.weekdays(width, standAlone: standAlone).enumerated().map { ($1, $0 + 1) }
            }
        }
        return pair([], lenient: all)
    }

    /// Nil where years are not counted in eras alone, or in hundreds of them.
    private mutating func typedEras() throws(ICUError) -> Int? {
        let calendar = calendar
        guard !calendar.hasCyclicYears, calendar != .japanese, calendar != .iso8601 else { return nil }
        var all: [(text: String, value: Int)] = []
        for width in [SymbolSource.Width.wide, .abbreviated] {
            let eras = try source.eras(width)
            all += eras.names.enumerated().map { ($1, $0 + eras.first) }
        }
        if calendar == .gregorian { all += [("BC", 0), ("BCE", 0), ("AD", 1), ("CE", 1)] }
        return pair([], lenient: all)
    }

    /// The halves of the day as hours, and its parts. Without the narrow ones: the Czech evening is `v`, which also means "at".
    private mutating func typedDayPeriods() throws(ICUError) -> Int {
        var all: [(text: String, value: Int)] = []
        for halves in [try source.dayHalves(narrow: false), ["am", "pm"]] {
            for (half, name) in halves.enumerated() { all += (0..<12).map { (name, half * 12 + $0) } }
        }
        for letter in "bB" {
            for count in 3...4 { all += try source.dayPeriods(letter, count: count).enumerated().map { ($1, $0) } }
        }
        return pair([], lenient: all)
    }
}
