import LocaleFormat
import LocalizedTextTools
import Testing

@testable import fmt
@testable import LocaleFormatOperations
@testable import LocaleFormatValueOperations

@Suite struct MonthTests {
    private func month(_ line: String, now: String = "2000-01-01", isTerminal: Bool = false) throws -> [String] {
        var values = OptionValues()
        let words = line.split(separator: " ").map(String.init)
        values[.locale] = words[1]
        if words.count > 2 { values[.calendar] = words[2] }
        if words.count > 3, words[3] != "halves" { values[.numberingSystem] = words[3] }
        if words.last == "halves" { values[.halves] = "true" }
        values[.timeZone] = "UTC"
        let grid = try MonthGrid(values, instant: words[0] == "now" ? nil : words[0], now: Instant(now))
        return MonthText(grid: grid, isTerminal: isTerminal).lines
    }

    @Test func november() throws {
        #expect(
            try month("2025-11-21 en-US") == [
                "       November 2025", " Su  Mo  Tu  We  Th  Fr  Sa", "                          1",
                "  2   3   4   5   6   7   8", "  9  10  11  12  13  14  15", " 16  17  18  19  20  21  22",
                " 23  24  25  26  27  28  29", " 30",
            ])
    }

    /// A month as ISO 8601 has it is that of its first day, and no day of it is marked; a year is none.
    @Test func monthsWithoutADay() throws {
        #expect(try month("2025-11 en-US", isTerminal: true) == month("2025-11-21 en-US"))
        #expect(try month("2025-11 en-US hebrew")[0] == month("2025-11-01 en-US hebrew")[0])
        #expect(run("cal", "11", "2025").output == run("cal", "2025-11").output)
        for wrong in ["2025", "2025-13", "2025-1", "13 2025"] {
            let outcome = run(list: ["cal"] + wrong.split(separator: " ").map(String.init))
            #expect(outcome.code != 0 && outcome.output.isEmpty, "\(wrong)")
        }
        #expect(run("cal", "2025").errors.contains("write a date as 2025-01-01"))
    }

    @Test(arguments: [
        ("en-US", "Su"), ("en-US-u-fw-wed", "We"), ("en-US-u-rg-gbzzzz", "Mo"), ("en-GB", "Mo"),
        ("en-u-ca-iso8601", "Mo"),
        ("en-EG", "Sa"), ("en-MV", "Fr"), ("en-u-ca-hebrew", "Su"),
    ])
    func firstWeekday(locale: String, name: String) throws {
        #expect(try month("2025-11-21 \(locale)")[1].hasPrefix(" " + name))
    }

    @Test func todayIsMarked() throws {
        #expect(try month("now en-US", now: "2025-11-21")[5] == " 16  17  18  19  20 [21] 22")
        #expect(try month("2025-11-03 en-US", now: "2025-11-21")[5] == " 16  17  18  19  20 [21] 22")
        #expect(
            try month("2025-11-03 en-US", now: "2025-11-21", isTerminal: true)[5]
                == " 16  17  18  19  20  \u{1B}[7m21\u{1B}[0m  22")
        #expect(try month("2025-11-03 en-US", now: "2025-11-21", isTerminal: true)[3].contains("\u{1B}[4m 3\u{1B}[0m"))
    }

    /// Skipped and repeated days, at the start, in the middle and at the end of a month.
    @Test func gapsAndRepeats() throws {
        let reformed = try month("1582-10-20 en-US")
        #expect(reformed.last == " ~ 5–14" && reformed[2] == "      1   2   3   4 ~15  16")
        let vaishakha = try month("2025-04-14 en-US vikram")
        #expect(vaishakha[2] == "  1   1+  2   3   4   5   6" && vaishakha.last == " ~ 14   + 1")
        // Chaitra 1948: the first lunar day belongs to no civil day.
        #expect(try month("2026-03-20 en-US telugu")[2].contains(" ~2 "))
    }

    /// Numbers of the halves, whichever of them comes first.
    @Test func halves() throws {
        let vaishakha = try month("2025-04-14 en-US vikram halves")
        #expect(vaishakha[2] == "  1   1+  2   3   4   5   6" && vaishakha[4] == "~15   1   2   3   4   5   6")
        #expect(vaishakha.suffix(2) == [" ~ Krishna 14   + Krishna 1", " Krishna 1–15, Shukla 1–15"])
        #expect(try month("2026-05-18 en-US vikram halves").last == " Shukla 1–15, Krishna 1–15")
        #expect(try month("2025-11-21 gu gujarati halves").last == " સુદ 1–14, વદ 1–15")
        #expect(try month("2025-11-21 en-US hebrew halves") == month("2025-11-21 en-US hebrew"))
    }

    /// Each civil day has its place, under its weekday.
    @Test(arguments: CalendarID.allCases)
    func everyDayIsThere(calendar: CalendarID) throws {
        for year in 2023...2026 {
            var values = OptionValues()
            values.append([(.calendar, calendar.rawValue), (.locale, "en-US"), (.timeZone, "UTC")])
            let grid = try MonthGrid(values, instant: "\(year)-04-18", now: .epoch)
            let places = grid.weeks.flatMap(\.self)
            for (index, cell) in places.enumerated() {
                if let cell { #expect((cell.day.weekday + (calendar == .iso8601 ? 5 : 6)) % 7 == index % 7) }
            }
            #expect(places.count { $0 != nil } == grid.cells.count)
            let numbers = grid.cells.map(\.fields.day)
            let missing = grid.skipped.reduce(0) { $0 + $1.count }
            let repeated = grid.cells.count { $0.fields.isRepeatedDay }
            if calendar.hasRepeatedDays { #expect([15, 30].contains(numbers.count - repeated + missing)) }
        }
    }

    @Test(arguments: ["ja zh-TW", "zh gregorian", "ko dangi", "hi gregorian", "de gregorian", "zh chinese hanidays"])
    func columnsAlign(options: String) throws {
        let words = options.split(separator: " ")
        let lines = try month(
            "2025-11-21 \(words[0]) \(words[1] == "zh-TW" ? "roc" : words[1]) \(words.dropFirst(2).joined())"
                .trimmingBlanks.description)
        let width = DisplayWidth.columns(of: lines[1])
        #expect(lines.dropFirst(2).allSatisfy { DisplayWidth.columns(of: $0) <= width }, "\(lines)")
        #expect(DisplayWidth.columns(of: lines[4]) == width)
    }

    /// A right-to-left isolate of full width, in the order of time.
    @Test(arguments: ["ar-EG", "fa", "he", "ur"])
    func rightToLeft(locale: String) throws {
        let lines = try month("2025-11-21 \(locale) gregorian", now: "2025-11-21")
        #expect(lines.allSatisfy { $0.hasPrefix("\u{2067}") && $0.hasSuffix("\u{2069}") })
        #expect(Set(lines.map { DisplayWidth.columns(of: $0) }).count == 1)
    }

    @Test func json() {
        let outcome = run(
            "cal", "2025-04-14", "--calendar", "vikram", "--locale", "en-US", "--time-zone", "UTC", "--json")
        #expect(outcome.lines.count == 1 && outcome.output.hasPrefix(#"{"calendar":"vikram","title":"#))
        #expect(outcome.output.contains(#"{"day":1,"text":"1","date":"2025-04-14","column":1,"repeatedDay":true}"#))
        #expect(outcome.output.contains(#""skipped":[14]}"#))
    }
}
