import LocaleFormat
import TestSupport
import Testing

@testable import fmt
@testable import LocaleFormatOperations
@testable import LocaleFormatValueOperations

/// What people type who have not read the help: it works, or is answered with what to type.
@Suite struct TypedLineTests {
    private func typed(_ line: String) -> Outcome { run(list: line.split(separator: " ").map(String.init)) }

    @Test(
        arguments: ([
            ("currency 5 EUR", "€5.00"), ("currency EUR 5", "€5.00"), ("currency 5€", "€5.00"),
            ("currency €5", "€5.00"), ("currency 5 €", "€5.00"), ("currency EUR5 6EUR", "€5.00\n€6.00"),
            ("currency -5€", "-€5.00"), ("currency €-5", "-€5.00"), ("currency -€5", "-€5.00"),
            ("currency 5€ --code EUR", "€5.00"), ("currency $5.5", "$5.50"),
            ("duration 90s", "0:01:30"), ("duration 1h30m", "1:30:00"), ("duration 90 seconds", "0:01:30"),
            ("duration 1.5h", "1:30:00"), ("duration -90s", "-0:01:30"), ("duration 1:30:00", "1:30:00"),
            ("duration 0:00:59.5 --fraction 1", "0:00:59.5"), ("duration 2d --style units", "48 hr"),
            ("duration 100ms --fraction 3", "0:00:00.100"), ("duration 90s 5", "0:01:30\n0:00:05"),
            ("match --available tl,en fil", "tl"), ("match --available pt_BR,en pt", "pt_BR"),
            ("match --available en --default zh_TW xx", "zh_TW"),
            ("relative -1 day", "yesterday"), ("relative yesterday --from 2025-11-21T12:00 --numeric always", nil),
            ("date tomorrow --fields", nil), ("date Yesterday", nil), ("interval yesterday tomorrow", nil),
            ("cal 2025-11", nil), ("cal 11 2025", nil), ("calendars tomorrow", nil),
        ] as [(String, String?)]))
    func works(line: String, expected: String?) {
        let outcome = typed(line + (line.hasPrefix("cal") ? "" : " --locale en"))
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        if let expected { #expect(outcome.output == expected + "\n") } else { #expect(!outcome.output.isEmpty) }
    }

    @Test func wholeTexts() {
        #expect(run(list: ["currency", "5 EUR", "--locale", "en"]).output == "€5.00\n")
        #expect(run(list: ["relative", "3 days", "--locale", "en"]).output == "in 3 days\n")
        let duration = run(list: ["duration", "1 hour, 30 minutes and 5 seconds", "--width", "wide", "--locale", "en"])
        #expect(duration.output == "1 hour, 30 minutes, 5 seconds\n")
        let ambiguous = run(list: ["currency", "$5", "--locale", "en-CA"])
        #expect(ambiguous.output == "$5.00\n" && ambiguous.code == 0)
    }

    @Test func warnsOfWeekYears() {
        let warned = run(list: ["date", "2025-12-31", "--pattern", "YYYY-MM-dd", "--locale", "en"])
        #expect(warned.output == "2026-12-31\n" && warned.errors.contains("the year of the day is y"))
        for pattern in ["YYYY-'W'ww", "yyyy-MM-dd", "yyyy 'Year'"] {
            #expect(run(list: ["date", "2025-12-31", "--pattern", pattern, "--locale", "en"]).errors.isEmpty)
        }
    }

    /// Days are counted by the calendar of the zone, each at noon.
    @Test(arguments: ["Pacific/Kiritimati", "America/Los_Angeles", "UTC"])
    func daysAreCivil(zone: String) throws {
        let outcome = typed("date yesterday today tomorrow --pattern yyyy-MM-dd'T'HH:mm --time-zone \(zone)")
        let days = try outcome.lines.map { try Instant(String($0.prefix(10)) + "T12:00Z", in: .utc).seconds / 86_400 }
        try #require(days.count == 3)
        // Midnight may fall between the first and the last.
        #expect(1...2 ~= days[1] - days[0] && 1...2 ~= days[2] - days[1])
        #expect(outcome.lines.allSatisfy { $0.hasSuffix("T12:00") })
    }

    @Test(arguments: [
        // Options of other programs and libraries.
        ("number 5 --lang de", "'--locale'"), ("number 5 -l de", "'--locale'"), ("cal --lang de", "'--locale'"),
        ("sort --lang de", "'--locale'"), ("parse number 5 --lang de", "'--locale'"),
        ("percent 25", "'fmt number 0.25 --style percent'"), ("permille 2", "'fmt number 0.002 --style permille'"),
        ("convert 5 km mi", "'fmt unit 5 km --to mi'"), ("convert 5 km", "'fmt unit 5 km'"),
        ("number 0.25 --percent", "'--style percent'"), ("number 5 --compact", "'--style compact-short'"),
        ("number 5 --words", "'--style spellout'"), ("currency 5 --compact", "'--notation compact-short'"),
        ("currency 5 --style compact-short", "'--notation'"), ("date today --style long", "'--date'"),
        ("currency 5 --currency EUR", "'--code'"), ("number 5 --decimals 2", "'--fraction'"),
        ("number 5 --maximumFractionDigits 2", "'--max-fraction'"), ("number 5 --minimumFractionDigits 2", "'--min-"),
        ("number 5 --useGrouping no", "'--grouping'"), ("number 5 --numberingSystem deva", "'--numbering-system'"),
        ("date now --tz UTC", "'--time-zone'"), ("date now --timeZone UTC", "'--time-zone'"),
        ("date now --time_zone UTC", "'--time-zone'"), ("date now --utc", "'--time-zone UTC'"),
        ("date now --dateStyle full", "'--date'"), ("date now --full", "'--date full'"),
        ("date now --format yyyy", "'--pattern yyyy-MM-dd'"), ("date now --format long", "'--date long'"),
        ("date -d tomorrow", "'fmt date tomorrow'"),
        ("unit 5 km --in mile", "'--to'"), ("list a b --or", "'--type or'"), ("name --first A", "'--given'"),
        ("sort -t , names.txt", "'--separator'"), ("date now --locle de", "'--locale'"),
        ("relative 3 day --style short", "'--width'"), ("sort -n a", "'--numeric'"), ("sort -u a", "'--unique'"),
        ("search -w a b.txt", "'--whole-words'"), ("cal --monday", "en-u-fw-mon"), ("locale -a", "'fmt locales'"),
        ("names DE", "'fmt names region DE'"), ("names de", "'fmt names language de'"),
        ("names EUR", "'fmt names currency EUR'"), ("names Latn", "'fmt names script Latn'"),
        // Words for subcommands.
        ("percent 0.25", "'fmt number 0.25 --style percent'"), ("compact 1234", "--style compact-short'"),
        ("words 42", "--style spellout'"), ("money 5", "'fmt currency 5 --code EUR'"),
        ("money 5 EUR", "'fmt currency 5 EUR'"), ("price 5€", "'fmt currency 5€'"),
        ("cost 5 chf", "'fmt currency 5 chf'"),
        ("money 5 --code USD", "'fmt currency 5 --code USD'"), ("money -5$", "fmt currency '-5$'"),
        ("money 5 --locale de", "'fmt currency 5 --locale de --code EUR'"),
        ("now", "'fmt date now --time short'"), ("tomorrow", "'fmt date tomorrow'"), ("timezones", "'fmt time-zones'"),
        ("grep a b.txt", "'fmt search a b.txt'"), ("language de", "'fmt names language de'"),
        ("convert 5 km --to mile", "'fmt unit 5 km --to mile'"), ("version", "'fmt --version'"),
        ("parse 1.5", "'fmt parse number 1.5'"), ("--lang de number 5", "behind the subcommand"),
        ("-v", "'fmt --version'"), ("info", "'fmt --version'"),
        ("completions zsh", "'fmt --generate-completion-script zsh'"),
        ("completion", "'fmt --generate-completion-script bash'"),
        ("1234.5 --locale de", "'fmt number 1234.5 --locale de'"), ("2025-11-21", "'fmt date 2025-11-21'"),
        ("time 9:30", "'fmt date 2025-11-21T09:30 --date none --time short'"),
        ("message {n} --n 3", "'n=…', with no dash"),
        // Values.
        ("number 12 --style roman", "'--numbering-system roman'"),
        ("number 5 --numbering-system devanagari", "did you mean 'deva'?"),
        ("number 5 --locale ta-u-nu-tamil", "did you mean 'tamldec'?"),
        ("number 25%", "'fmt number 0.25 --style percent'"), ("number 1,234.5", "'fmt parse number 1,234.5'"),
        ("number ५", "'fmt parse number ५'"), ("number 1k", "write 1e3"), ("number 0x1F", "that is 31"),
        ("number 5€", "'fmt parse currency 5€'"), ("byte-count 1MB", "'fmt parse byte-count 1MB'"),
        ("currency 1.234,50€ --locale de", "'fmt parse currency' reads amounts"), ("date 10000-01-01", "+10000-01-01"),
        ("parse date nov-21-2025 --locale en --mode strict", "at byte 0"),
        ("currency 5 EUR 6 USD", "one currency at a time"), ("currency 5€ --code USD", "one currency at a time"),
        ("duration 1:30", "write 1h30m or 1m30s"), ("relative 3 days ago", "'fmt relative -3 days'"),
        ("relative in 3 days", "'fmt relative 3 days'"), ("relative next week", "'fmt relative 1 week'"),
        ("unit 26.2 mi to km", "'fmt unit 26.2 mi --to km'"), ("date +%Y", "--pattern yyyy-MM-dd'"),
        ("date 14:30", "T14:30"), ("date 2025-11", "'fmt date 2025-11-01 --skeleton yMMMM'"),
        ("date 11/21/2025", "'fmt parse date'"), ("date", "'fmt date now'"), ("number", "'fmt number -'"),
        ("cal 2025", "2025-01-01"),
    ])
    func isAnswered(line: String, hint: String) {
        let outcome = typed(line)
        #expect(outcome.code != 0 && outcome.output.isEmpty && outcome.errorLines.count == 1)
        #expect(outcome.errors.contains(hint), "\(outcome.errors)")
    }

    /// Every error that a wrong call gives names a command: the one to type, or the help.
    @Test(
        arguments: [
            "number", "number x", "number 5 --bogus", "number 5 --style x", "number 5 --fraction x",
            "number 5 --locale",
            "number 5 --locale en-u-ca-gregorian", "number 5 --locale 1", "number 5 --numbering-system x",
            "number 5 -q",
            "currency 5", "currency 5 --code X", "currency", "currency EUR", "date", "date x", "date now --date x",
            "date now --calendar x", "date now --time-zone x", "date now --pattern '", "date 2025-02-30", "interval x",
            "interval now", "relative", "relative 3", "relative 3 x", "relative 3 day --from x", "duration",
            "duration x",
            "unit", "unit 5", "unit 5 x", "byte-count", "byte-count x", "name", "name --style x A", "list", "plural",
            "plural x", "calendars x", "cal x", "cal 2025", "cal a b c", "batch x", "tour x", "parse", "parse x",
            "parse number", "parse number x", "parse currency x", "parse date x", "parse unit x", "sort --key x",
            "collate", "collate a", "search", "search a --mark x", "boundaries", "boundaries a --kind x", "bidi",
            "case a",
            "case a --to x", "normalize", "normalize a --form x", "confusable", "transliterate",
            "transliterate a --id x",
            "slug",
            "recurrence", "recurrence FREQ=DAILY", "recurrence x --start 2025-11-21",
            "bidi a --direction x", "markup", "markup ^[ --arg", "message", "message a --syntax x",
            "locale x!",
            "match", "match en", "names", "names x", "names region x", "locales --x", "units x", "time-zones x", "x",
            "help x", "--x", "-x",
        ].filter {
            // Without patterns of names the ICU is at fault, not the call.
            LoadedICU.cldr >= 42 || $0 != "name"
        })
    func endsWithWhereToLook(line: String) {
        let outcome = typed(line)
        guard outcome.code != 0 else { return #expect(outcome.errors.isEmpty, "\(outcome.errors)") }
        #expect(outcome.errors.contains("'fmt "), "\(outcome.errors)")
        #expect(outcome.errorLines.count == 1)
    }

    @Test(arguments: [
        (["{n, plural, one {# file} other {# files}}", "n=3"], "3 files"),
        (["{n, plural, one {# file} other {# files}}", "--arg", "n=1"], "1 file"),
        (["Hello {name}!", "name=Ada"], "Hello Ada!"), (["{$n} {$m}", "n=3", "m:=4"], "3 4"),
        // Of MessageFormat 2, and no arguments of the message: as they were.
        (["{name}"], "name"), (["a", "n=3"], "a\nn=3"), (["{$n}", "--arg", "n=3", "m=4"], "3\nm=4"),
        (["{n} files", "--arg", "n=3", "--syntax", "mf1"], "3 files"),
    ])
    func messages(words: [String], expected: String) {
        let outcome = run(list: ["message", "--locale", "en", "--bidi-isolation", "none"] + words)
        #expect(outcome == Outcome(code: 0, output: expected + "\n", errors: ""))
    }

    @Test func wordsOfMessagesAreWarnedOf() {
        let outcome = run(list: ["message", "Hello {name}!", "--arg", "name=Ada", "--locale", "en"])
        #expect(outcome.code == 0 && outcome.errors.contains("{$name}"), "\(outcome.errors)")
    }
}
