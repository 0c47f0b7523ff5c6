import LocaleFormat

/// Names of months, weekdays, quarters and eras of a calendar, and of the parts of a day, by themselves.
struct DateNames {
    private let kind: NamesOperation.Kind
    private let locale: LocaleID
    private let width: DateSymbols.Width
    private let capitalization: CapitalizationContext
    private let calendar: CalendarID
    private let symbols: DateSymbols?

    init(_ kind: NamesOperation.Kind, _ names: DisplayNames, calendar: String?) throws(CommandFailure) {
        (self.kind, locale, capitalization) = (kind, names.locale, names.capitalization)
        width =
            switch names.width {
            case .short: .abbreviated
            case .narrow: .narrow
            default: .wide
            }
        let asked = calendar ?? names.locale.keyword("ca")
        if let asked, CalendarID(identifier: asked) == nil { throw CommandFailure(.unknownCalendar(asked)) }
        self.calendar =
            (asked ?? LocaleInformation(of: names.locale).calendars.first).flatMap { CalendarID(identifier: $0) }
            ?? .gregorian
        guard kind.isOfCalendar else {
            symbols = nil
            return
        }
        do {
            symbols = try DateSymbols(locale: names.locale, calendar: self.calendar, capitalization: capitalization)
        } catch { throw CommandFailure(error) }
    }

    func name(of code: String) throws(CommandFailure) -> String? {
        let place = try place(of: code)
        let names: [String] =
            switch kind {
            case .month: symbols?.months(width, standAlone: true) ?? []
            case .weekday: symbols?.weekdays(width, standAlone: true) ?? []
            case .quarter: symbols?.quarters(width, standAlone: true) ?? []
            case .era: symbols?.eras(width) ?? []
            default: DayPeriod.allCases.map { $0.displayName(in: locale, width: width) ?? "" }
            }
        return names.indices.contains(place) && !names[place].isEmpty ? names[place] : nil
    }

    private func place(of code: String) throws(CommandFailure) -> Int {
        let word = code.lowercased()
        let place: Int? =
            switch kind {
            case .month: month(word)
            case .weekday: Reader.Weekday.allCases.firstIndex { word == $0.rawValue || word == "\($0)" }
            case .quarter: Int(word.hasPrefix("q") ? word.dropFirst() : word[...]).map { $0 - 1 }
            case .era: Int(word)
            default: DayPeriod.allCases.firstIndex { $0.rawValue == word }
            }
        guard let place else {
            throw .usage("'\(code.shortened)' is no \(kind.rawValue); expected \(kind.codes)")
        }
        return place
    }

    /// `5`, `M05`, and for a leap month `5L`, `M05L`. Elsewhere than in the Hebrew calendar the leap months follow the twelve.
    private func month(_ word: String) -> Int? {
        var digits = word.hasPrefix("m") ? word.dropFirst() : word[...]
        let isLeap = digits.last == "l"
        if isLeap { digits.removeLast() }
        guard digits.count <= 2, let number = Int(digits), digits.first?.isNumber == true else { return nil }
        if calendar == .hebrew { return isLeap ? (number == 7 ? 13 : -1) : number <= 13 ? number - 1 : -1 }
        return isLeap
            ? (1...12 ~= number && calendar.hasLeapMonths ? 11 + number : -1)
            : calendar.hasLeapMonths && number > 12 ? -1 : number - 1
    }
}

extension NamesOperation.Kind {
    fileprivate var codes: String {
        switch self {
        case .month: "the number of a month, with L for a leap month: 5, M05, 5L"
        case .weekday: Reader.Weekday.allCases.map(\.rawValue).joined(separator: ", ")
        case .quarter: "1, 2, 3 or 4"
        case .era: "the number of an era: 0, 1"
        default: DayPeriod.allCases.map(\.rawValue).joined(separator: ", ")
        }
    }
}
