internal import LocaleFormatBridge
internal import LocaleFormatCalendars
internal import LocaleFormatMemory

/// The proof of a program: the same bytes as ICU on a handful of instants, chosen so that every kind of value occurs.
enum DateProbe {
    /// Seconds since 1970 and milliseconds: leap days, month and year ends, one and two digits, midnight and noon, both
    /// halves of the day, the first year of an era, leap months of the lunisolar calendars.
    static let modern: [(Int64, Int64)] = [
        (1_709_212_149, 7), (1_679_961_600, 0), (946_684_799, 999), (1_559_736_000, 0), (1_757_226_600, 500),
        (0, 0), (2_019_254_400, 0), (1_728_000_000, 50), (-1_622_000_000, 10),
    ]
    /// Before the Gregorian calendar, before our era, before the epochs of most calendars, and far ahead.
    static let distant: [(Int64, Int64)] = [
        (-30_988_000_000, 0), (-63_000_000_123, 1), (-160_000_000_000, 3), (32_503_680_000, 0),
    ]

    /// Whether ICU and we have the same days in a calendar far from the present, where astronomies part.
    static func agreesFarOff(_ calendar: CalendarID) -> Bool { calendar != .chinese && calendar != .dangi }

    /// The beginning of the Saka era, in March of the year 79. ICU 67 has months such as 6146 before it.
    private static let sakaEra: Int64 = -59_667_000_000

    static func instants(for calendar: CalendarID) -> [Instant] {
        (modern + (agreesFarOff(calendar) ? distant : [])).filter { calendar != .indian || $0.0 > sakaEra }.compactMap {
            try? Instant(seconds: $0.0, nanoseconds: $0.1 * 1_000_000)
        }
    }

    /// Whether the program and ICU agree everywhere. What the program leaves to ICU needs no proof.
    static func agrees(_ program: DateProgram, with format: ClockedFormat) throws(ICUError) -> Bool {
        for instant in instants(for: program.calendar.id) {
            let text: String?
            do { text = try program.format(instant) } catch { return false }
            if let text, text != (try format.format(instant)) { return false }
        }
        return true
    }

    /// The letters whose numbers ICU writes by rules, found by comparing field by field: a locale's pattern may ask for
    /// Hebrew letters or Chinese days without saying so in the pattern itself, and ICU has no function that tells.
    ///
    /// - Parameter rules: numerals of a system of the given name, in the style's locale.
    static func numerals(
        _ program: DateProgram, _ format: ClockedFormat, rules: (String) -> NumeralRules
    ) throws(ICUError) -> [Character: String] {
        var samples: [Character: [(value: Int, text: String)]] = [:]
        var differing: Set<Character> = []
        for instant in instants(for: program.calendar.id) {
            guard let ours = try? program.parts(instant),
                let values = try? DateValues(instant, zone: program.zone, calendar: program.calendar)
            else { continue }
            let theirs = try format.formatWithFields(instant)
            guard ours.steps.count == theirs.spans.count else { continue }
            for (own, their) in zip(ours.steps, theirs.spans) {
                let step = program.steps[own.step]
                let source: NumberSource
                switch step.operation {
                case .number(let number, _): source = number
                case .marked(let number, _, _, _): source = number
                default: continue
                }
                guard let value = program.number(source, values) else { continue }
                let text = String(theirs.text[utf8: their.range])
                samples[step.letter, default: []].append((value, text))
                if text != ours.text[utf8: own.range] { differing.insert(step.letter) }
            }
        }
        guard !differing.isEmpty else { return [:] }
        let systems = try NumberingSystemData.names()
        var found: [Character: String] = [:]
        for letter in differing {
            found[letter] = systems.first { system in
                let rules = rules(system)
                return samples[letter, default: []].allSatisfy { value, text in
                    rules.text(value) == text
                        || system == "hebr" && 5_001..<6_000 ~= value && rules.text(value - 5_000) == text
                }
            }
        }
        return found
    }
}
