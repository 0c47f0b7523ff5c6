/// The table: a row a task, with its times, its ratios and the targets.
struct Table {
    /// Nanoseconds for one value of each rival; nil where it was not measured.
    struct Row {
        let title: String
        let ours: Double
        let icu: Double?
        let foundation: Double?
    }

    /// The rows that were measured.
    private(set) var rows: [Row] = []
    private let results: Results
    private var lines: [[String]] = [
        ["task", "ours", "ICU", "Foundation", "x ICU", "target", "x Found.", "target", ""]
    ]

    init(_ results: Results) {
        self.results = results
        row("README's first line", "door/literal", nil, 8)
        row("number, locale held", "door/locale-held", nil, 12)
        row("number, style held", "door/style-held", nil, 12)
        row("currency, locale held", "door/currency", nil, 12)
        row("date and time, locale held", "door/date", nil, 12)
        row("date and time, style held", "door/date-style-held", nil, 12)
        row("4,950 styles at random", "mix", nil, 3)
        row("first text of a style", "first", 0.67, nil)
        row("first text of a date's lengths", "first-date-length", 0.67, nil)
        row("first text of a date's skeleton", "first-date-skeleton", 0.67, nil)
        row("Int, grouped", "number/grouped", 10, 20, atMost: 20)
        row("Int, grouped, Devanagari", "number/devanagari", 10, 20)
        row("Int into the caller's buffer", "number/buffer", rival: "number/grouped", 15, nil, atMost: 9)
        row("Double, 2 fraction digits", "double/fixed", 5, 10)
        row("Double, shortest (prices)", "double/shortest", 5, 10)
        row("Double, shortest (17 digits)", "double/17-digits", 5, 10, atMost: 70)
        row("Decimal, 2 fraction digits", "decimal/fixed", 5, 10, atMost: 40)
        row("percent", "percent", 5, 10)
        row("currency", "currency", 5, 10)
        row("compact short", "compact/short", 2, 3)
        row("words, English", "rules/spellout", 1, nil)
        row("words, German", "rules/spellout-de", 1, nil)
        row("Roman numerals", "rules/roman", 1, nil)
        row("Gregorian date, long", "date/gregorian-long", 15, 12, atMost: 50)
        row("Gregorian date and time, full", "date/gregorian-full-time", 15, 12, atMost: 95)
        row("Gregorian date and time, short", "date/gregorian-short", 15, 12)
        row("Gregorian, CLDR pattern", "date/pattern", 15, 12)
        row("Gregorian into the caller's buffer", "date/buffer", rival: "date/gregorian-long", 15, nil)
        row("Chinese date", "date/chinese", 60, 30)
        row("Korean date", "date/dangi", 60, 30)
        row("Vietnamese date", "date/vietnamese", nil, 30, atMost: 75)
        row("Umm al-Qura date", "date/umalqura", 60, 30, atMost: 75)
        row("Hebrew date", "date/hebrew", 60, 30, atMost: 75)
        row("Indian national date", "date/indian", 60, 30, atMost: 75)
        row("Gujarati date", "date/gujarati", nil, 30)
        row("Tamil date", "date/tamil", nil, 30)
        row("relative (\"yesterday\")", "relative", nil, nil)
        row("interval (\"Nov 21 – 24, 2025\")", "interval", nil, nil, atMost: 150)
        row("localized text, one number", "markup/number", 2, nil, atMost: 90)
        row("localized text, plural", "markup/plural", 2, nil)
        row("localized text, number and text", "markup/arguments", 2, nil, atMost: 110)
        row("localized text, inflected", "inflect/plural", 2, nil)
        row("the same, an adjective too", "inflect/agreement", 2, nil)
        row("inflected word, not seen before", "inflect/word", nil, nil, atMost: 60_000)
        row("the same, a dictionary too", "inflect/dictionary", nil, nil, atMost: 80_000)
        row("a run of words, German", "inflect/de", nil, nil, atMost: 40_000)
        row("a run of words, English", "inflect/en", nil, nil, atMost: 40_000)
        row("a run of words, Spanish", "inflect/es", nil, nil, atMost: 40_000)
        row("a run of words, French", "inflect/fr", nil, nil, atMost: 40_000)
        row("a run of words, Hindi", "inflect/hi", nil, nil, atMost: 40_000)
        row("a run of words, Italian", "inflect/it", nil, nil, atMost: 40_000)
        row("a run of words, Dutch", "inflect/nl", nil, nil, atMost: 40_000)
        row("a run of words, Portuguese", "inflect/pt", nil, nil, atMost: 40_000)
        row("message in ICU's syntax, plural", "message/mf1-plural", 5, nil)
        row("the same, plural and text by name", "message/mf1-named", 5, nil)
        row("the same, Double", "message/mf1-number", 5, nil)
        row("the same, percent", "message/mf1-percent", 5, nil)
        row("the same, date", "message/mf1-date", 5, nil)
        row("plural category", "plural", 2, nil)
        row("list of four", "list", 2, nil)
        row("name of a language, of a menu of 500", "names/language", nil, nil, atMost: 2_000)
        row("name of a list of a million, sorted", "sort/names-en", 3, nil)
        row("the same, by Czech rules", "sort/names-cs", 3, nil)
        for script in [
            "latin", "german", "cyrillic", "devanagari", "tamil", "arabic", "thai", "chinese", "japanese", "korean",
        ] {
            row("search, \(script), a byte, nothing found", "search/\(script)-none", 10, nil)
            row("the same, a match in each sentence", "search/\(script)-many", 10, nil)
        }
        row("localized string, plain key", "strings/plain", nil, nil, atMost: 80)
        row("localized string, number and text", "strings/arguments", nil, nil, atMost: 450)
        row("catalog of 337 keys, 24 languages", "strings/open", nil, nil, atMost: 5_000_000)
        for calendar in Self.calendars {
            row("day to fields, \(calendar.name)", "fields/\(calendar.name)", nil, nil, atMost: calendar.limit)
            row("fields to day, \(calendar.name)", "day/\(calendar.name)", nil, nil, atMost: calendar.limit)
        }
        row("compile + one text", "compile", nil, nil, atMost: 50_000)
    }

    /// Nanoseconds that a conversion may take: by arithmetic 30, by a table 80.
    private static let calendars: [(name: String, limit: Double)] =
        ["gregorian", "coptic", "persian", "hebrew", "islamic-civil"].map { ($0, 30) }
        + ["islamic-umalqura", "chinese", "dangi", "vietnamese", "gujarati", "vikram", "tamil", "bangla"].map {
            ($0, 80)
        }

    /// - Parameters:
    ///   - icu: how many times faster than ICU we are to be, and `foundation` likewise.
    ///   - atMost: nanoseconds that we may take.
    private mutating func row(
        _ title: String, _ task: String, rival: String? = nil, _ icu: Double?, _ foundation: Double?,
        atMost: Double? = nil
    ) {
        let ours = results.times["\(task)/ours"]
        let others = [results.times["\(rival ?? task)/icu"], results.times["\(rival ?? task)/foundation"]]
        if let ours { rows.append(Row(title: title, ours: ours, icu: others[0], foundation: others[1])) }
        let ratios = others.map { other in ours.flatMap { ours in other.map { $0 / ours } } }
        let targets = [icu, foundation]
        var line = [title, Self.time(ours), Self.time(others[0]), Self.time(others[1])]
        var isMissed = false
        for (ratio, target) in zip(ratios, targets) {
            line += [
                ratio.map { Self.number($0) } ?? "-",
                target.map { ">= \(Self.number($0, places: $0 < 1 ? 2 : 0))" } ?? "-",
            ]
            if let target { isMissed = isMissed || (ratio ?? 0) < target }
        }
        if let atMost { isMissed = isMissed || (ours ?? .infinity) > atMost }
        let hasTarget = atMost != nil || targets.contains { $0 != nil }
        let verdict = !hasTarget ? "" : isMissed ? "MISS" : "pass"
        lines.append(line + [verdict + (atMost.map { " (<= \(Self.number($0, places: 0)) ns)" } ?? "")])
    }

    var text: String {
        let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        var text = lines.map { line in
            line.enumerated().map { column, cell in
                let space = String(repeating: " ", count: widths[column] - cell.count)
                return column == 0 ? cell + space : space + cell
            }.joined(separator: "  ")
        }.joined(separator: "\n")
        text += "\n\n" + facts.joined(separator: "\n")
        for task in results.differing { text += "\nnote: the rivals' texts differ for \(task)" }
        return text
    }

    /// What is no ratio of times for one value.
    var facts: [String] {
        func ratio(_ upper: Double?, _ lower: Double?) -> Double? {
            upper.flatMap { upper in lower.map { upper / $0 } }
        }
        func fact(_ title: String, _ value: Double?, unit: String, atMost: Double? = nil, atLeast: Double? = nil)
            -> String
        {
            guard let value else { return "\(title): not measured" }
            var text = "\(title): \(Self.number(value, places: 2)) \(unit)"
            if let atMost {
                text += " (at most \(Self.number(atMost, places: 2)): \(value <= atMost ? "pass" : "MISS"))"
            }
            if let atLeast {
                text += " (at least \(Self.number(atLeast, places: 2)): \(value >= atLeast ? "pass" : "MISS"))"
            }
            return text
        }
        let times = results.times
        let numbers = results.numbers
        let mebibyte = 1_048_576.0
        return Self.jobs.map { job in
            fact(
                "two threads against one, \(job)", ratio(times["threads/\(job)/1"], times["threads/\(job)/2"]),
                unit: "x", atLeast: 1.8)
        }
            + Self.notHeld.map { task in
                fact(
                    "not held against compiled, \(task)",
                    ratio(times["notheld/\(task)/ours"], times["notheld/\(task)/compiled"]), unit: "x", atMost: 1.5)
            }
            + [("numbers", 400.0), ("dates", 600.0)].flatMap { task, limit in
                let ours = times["batch/\(task)/ours"]
                return [
                    fact("fmt batch, \(task)", ours, unit: "ns of processor time a line", atMost: limit),
                    fact(
                        "fmt batch, \(task), times node", ratio(times["batch/\(task)/node"], ours), unit: "x",
                        atLeast: 4),
                    fact("fmt batch, \(task), times PyICU", ratio(times["batch/\(task)/pyicu"], ours), unit: "x"),
                    fact(
                        "fmt batch, \(task), times Babel", ratio(times["batch/\(task)/babel"], ours), unit: "x",
                        atLeast: 20),
                    fact(
                        "fmt batch, \(task), memory for a million lines against 100,000",
                        ratio(numbers["memory/batch/\(task)/ours"], numbers["memory/batch/\(task)/few"]), unit: "x",
                        atMost: 1.1),
                ]
            }
            + ["markup", "mf1", "mf2"].map { task in
                fact(
                    "fmt batch, a line of \(task) against a number",
                    ratio(times["batch/\(task)/ours"], times["batch/numbers/ours"]), unit: "x", atMost: 12)
            }
            + [
                fact(
                    "resident memory with 4,950 styles not held", numbers["memory/mix"].map { $0 / mebibyte },
                    unit: "MiB",
                    atMost: 64),
                fact("wait for a style while others come and go, median", numbers["churn/median wait"], unit: "ns"),
                fact("the same, 99.9 %", numbers["churn/99.9 % wait"], unit: "ns"),
                fact(
                    "allocations, Int into the caller's buffer", numbers["allocations/number/buffer"], unit: "a value",
                    atMost: 0),
                fact(
                    "allocations, Devanagari into the buffer", numbers["allocations/devanagari/buffer"],
                    unit: "a value",
                    atMost: 0),
                fact(
                    "allocations, currency into the buffer", numbers["allocations/currency/buffer"], unit: "a value",
                    atMost: 0),
                fact("allocations, Int to String", numbers["allocations/number/string"], unit: "a value"),
                fact("allocations, Devanagari to String", numbers["allocations/devanagari/string"], unit: "a value"),
                fact("compiled styles held", numbers["memory/styles"], unit: ""),
                fact("of them run by ICU", numbers["memory/general"], unit: ""),
                fact(
                    "heap for a compiled style", numbers["memory/heap for each"].map { $0 / 1024 }, unit: "KiB",
                    atMost: 16),
                fact(
                    "resident memory with all of them", numbers["memory/resident"].map { $0 / mebibyte }, unit: "MiB",
                    atMost: 64),
                fact("process start, fmt number", times["start/ours"].map { $0 / 1e6 }, unit: "ms"),
                fact("process start, C", times["start/icu"].map { $0 / 1e6 }, unit: "ms"),
                fact("process start, Foundation", times["start/foundation"].map { $0 / 1e6 }, unit: "ms"),
                fact("process start against C", ratio(times["start/ours"], times["start/icu"]), unit: "x", atMost: 1.1),
                fact(
                    "process start against Foundation", ratio(times["start/ours"], times["start/foundation"]),
                    unit: "x",
                    atMost: 0.85),
                fact(
                    "program of numbers alone, stripped", numbers["size/numbers alone"].map { $0 / mebibyte },
                    unit: "MiB",
                    atMost: 2),
                fact(
                    "clean release build of it", numbers["build/numbers alone"], unit: "s of processor time",
                    atMost: 120),
                fact("binary, fmt", numbers["size/ours"].map { $0 / mebibyte }, unit: "MiB"),
                fact("binary, Foundation", numbers["size/foundation"].map { $0 / mebibyte }, unit: "MiB"),
                fact(
                    "binary against Foundation", ratio(numbers["size/ours"], numbers["size/foundation"]), unit: "x",
                    atMost: 0.25),
            ]
    }

    private static let jobs = [
        "number", "currency", "date", "interval", "relative", "plural", "text", "number-not-held", "currency-not-held",
        "date-not-held",
    ]
    private static let notHeld = ["name", "list", "unit", "duration", "relative", "number", "date", "parse", "plural"]

    static func time(_ nanoseconds: Double?) -> String {
        nanoseconds.map { number($0, places: $0 < 100 ? 1 : 0) + " ns" } ?? "-"
    }

    private static func number(_ value: Double, places: Int = 1) -> String {
        let scale = (0..<places).reduce(1) { product, _ in product * 10 }
        let scaled = Int((value * Double(scale)).rounded())
        guard places > 0 else { return String(scaled) }
        let fraction = String(abs(scaled % scale))
        return "\(scaled < 0 ? "-" : "")\(abs(scaled / scale))."
            + String(repeating: "0", count: places - fraction.count) + fraction
    }
}
