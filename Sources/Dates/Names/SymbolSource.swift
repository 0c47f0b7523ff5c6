internal import LocaleFormatBridge
internal import LocaleFormatCalendars

/// The names that date patterns use, asked of ICU while a style is compiled, with those of a calendar that ICU does not
/// know put in their place.
struct SymbolSource {
    /// How long a name is (UTS #35 part 4, "Calendar Elements").
    enum Width: Hashable {
        case wide, abbreviated, short, narrow
    }

    /// In UTC, and in the calendar ICU has.
    private let handle: DateFormatHandle
    private let calendar: CalendarSystem
    private let names: CalendarNames?

    /// - Parameters:
    ///   - calendar: the calendar that ICU is asked for, with its usual options.
    ///   - names: words that replace ICU's.
    init(locale: String, calendar: CalendarSystem, names: CalendarNames?) throws(ICUError) {
        handle = try DateFormatHandle(.pattern("y"), locale: locale, zone: "Etc/UTC")
        self.calendar = calendar
        self.names = names
    }

    // MARK: Months

    /// Twelve names or more, month 1 first; where months can be leap, the leap months follow from index 12 on.
    func months(_ width: Width, standAlone: Bool) throws(ICUError) -> [String] {
        let type: Int32 =
            switch width {
            case .wide: standAlone ? 10 : 1
            case .narrow: standAlone ? 12 : 8
            default: standAlone ? 11 : 2
            }
        let regular: [String]
        if let own = names?.months {
            regular = own.list(width)
        } else {
            regular = CalendarNames.Widths.shifted(try handle.symbols(type), by: names?.icuMonths ?? 0)
        }
        guard hasLeapMonths else { return regular }
        let mark: (String, String)
        if let pattern = names?.leapMonth {
            mark = Self.split(pattern)
        } else {
            let letter = standAlone ? "L" : "M"
            let count = width == .wide ? 4 : width == .narrow ? 5 : 3
            let name = try handle.symbols(type)[1]
            mark = try leapMark(pattern: String(repeating: letter, count: count), name: name)
        }
        return regular.prefix(12) + regular.prefix(12).map { mark.0 + $0 + mark.1 }
    }

    /// What stands before and after the number of a leap month; nil where there are none.
    func leapNumberMark() throws(ICUError) -> (before: String, after: String)? {
        guard hasLeapMonths else { return nil }
        if let pattern = names?.leapMonthNumber { return Self.split(pattern) }
        // The second month, as the format's own digits write it.
        handle.apply(pattern: "M")
        return try leapMark(pattern: "M", name: handle.format(Self.secondMonth))
    }

    /// What stands before and after the number of the second of two days with one number; nil where there are none.
    var repeatedDayMark: (before: String, after: String)? { names?.repeatedDay.map(Self.split) }

    /// The bright and the dark half of a month; nil where months have none.
    var halves: [String]? { names?.halves }

    var hasLeapMonths: Bool { calendar.id.hasLeapMonths || names?.leapMonth != nil }

    /// 2023-03-28 UTC, in the leap second month of the Chinese and the Korean calendar; 2023-03-10, in the regular one.
    private static let leapSecondMonth = 1_679_961_600_000.0
    private static let secondMonth = 1_678_406_400_000.0

    /// ICU has no function for these patterns, but applies them.
    private func leapMark(pattern: String, name: String) throws(ICUError) -> (String, String) {
        handle.apply(pattern: pattern)
        let marked = try handle.format(Self.leapSecondMonth)
        guard let range = marked.firstRange(ofText: name) else { return ("", "") }
        return (String(marked[..<range.lowerBound]), String(marked[range.upperBound...]))
    }

    private static func split(_ pattern: String) -> (String, String) {
        guard let range = pattern.firstRange(ofText: "{0}") else { return ("", "") }
        return (String(pattern[..<range.lowerBound]), String(pattern[range.upperBound...]))
    }

    // MARK: Years

    /// Names of eras and the number of the first. Incomplete where ICU has to be asked for the others.
    func eras(_ width: Width) throws(ICUError) -> (names: [String], first: Int, isComplete: Bool) {
        if let own = names?.eras { return (own.list(width), 0, true) }
        switch width {
        case .wide: return (try handle.symbols(7), 0, true)
        case .narrow: return try narrowEras()
        default: return (try handle.symbols(0), 0, true)
        }
    }

    /// Narrow names are read off formatted dates: of the modern Japanese eras; in other calendars of long ago and now.
    private func narrowEras() throws(ICUError) -> ([String], Int, Bool) {
        if calendar.id == .japanese {
            let modern = try narrowNames(of: [.meiji, .taisho, .showa, .heisei, .reiwa])
            return (modern.map(\.text), JapaneseEra.meiji.number, false)
        }
        handle.apply(pattern: "GGGGG")
        var found: [Int: String] = [:]
        for year in [-9_000, 2025] {
            guard let day = try? CalendarSystem.iso8601.day(of: CivilDate(year: year, month: 6, day: 15)),
                let fields = try? calendar.fields(of: day)
            else { continue }
            found[fields.era] = try handle.format(Double(day.unixDay) * 86_400_000)
        }
        let numbers = found.keys.ordered()
        return (numbers.compactMap { found[$0] }, numbers.first ?? 0, true)
    }

    /// The narrow names of Japanese eras: a format call for each.
    func narrowNames(of eras: [JapaneseEra]) throws(ICUError) -> [(text: String, value: Int)] {
        handle.apply(pattern: "GGGGG")
        var names: [(text: String, value: Int)] = []
        for era in eras {
            guard let day = try? CalendarSystem(.gregorian).day(of: era.start) else { continue }
            names.append((try handle.format(Double(day.unixDay) * 86_400_000), era.number))
        }
        return names
    }

    /// Names of the years of a cycle; empty where the calendar has none.
    func cyclicYears() throws(ICUError) -> [String] {
        if let own = names?.cyclicYears, !own.isEmpty { return own }
        return calendar.id.hasCyclicYears ? try handle.symbols(23) : []
    }

    /// ICU has narrow names since version 70, and wide ones in their place before.
    func quarters(_ width: Width, standAlone: Bool) throws(ICUError) -> [String] {
        switch width == .narrow && ICUVersion.current.major < 70 ? .wide : width {
        case .wide: try handle.symbols(standAlone ? 18 : 16)
        case .narrow: try handle.symbols(standAlone ? 29 : 28)
        default: try handle.symbols(standAlone ? 19 : 17)
        }
    }

    // MARK: Days and their parts

    /// Seven names, Sunday first.
    func weekdays(_ width: Width, standAlone: Bool) throws(ICUError) -> [String] {
        let type: Int32 =
            switch width {
            case .wide: standAlone ? 13 : 3
            case .abbreviated: standAlone ? 14 : 4
            case .short: standAlone ? 21 : 20
            case .narrow: standAlone ? 15 : 9
            }
        return Array(try handle.symbols(type).dropFirst())
    }

    /// Before and after noon.
    func dayHalves(narrow: Bool) throws(ICUError) -> [String] {
        guard narrow else { return Array(try handle.symbols(5).prefix(2)) }
        handle.apply(pattern: "aaaaa")
        return [try handle.format(0), try handle.format(43_200_000)]
    }

    /// For letters `b` and `B`: 24 names of hours, then those of exact midnight and exact noon. The rules (UTS #35 part 4,
    /// "Day Period Rule Sets") are ICU's; asking for each hour applies them.
    func dayPeriods(_ letter: Character, count: Int) throws(ICUError) -> [String] {
        let field = String(repeating: letter, count: count)
        handle.apply(pattern: field + "'|'m")
        var names: [String] = []
        for hour in 0..<24 {
            let text = try handle.format(Double(hour * 60 + 30) * 60_000)
            names.append(String(text.prefix { $0 != "|" }))
        }
        handle.apply(pattern: field)
        return names + [try handle.format(0), try handle.format(43_200_000)]
    }
}

extension CalendarNames.Widths {
    func list(_ width: SymbolSource.Width) -> [String] {
        switch width {
        case .wide: wide
        case .narrow: narrow
        default: abbreviated
        }
    }
}

extension String {
    /// Where `text` first stands, scalar by scalar; the standard library's search goes by characters, and a mark may join.
    func firstRange(ofText text: String) -> Range<String.Index>? {
        let (whole, part) = (unicodeScalars, Array(text.unicodeScalars))
        guard !part.isEmpty else { return nil }
        var start = whole.startIndex
        while start < whole.endIndex {
            if whole[start...].starts(with: part) {
                return start..<whole.index(start, offsetBy: part.count)
            }
            start = whole.index(after: start)
        }
        return nil
    }
}
