import LocaleFormat
import LocaleFormatOperations

/// Words that people type for a subcommand, and the line that does it.
enum SubcommandSynonyms {
    /// The line, `fmt number 0.25 --style percent`, of one that begins with a word which is no subcommand.
    static func line(for word: String, _ rest: ArraySlice<String>) -> String? {
        let word = word.lowercased()
        guard let (_, head, tail) = table.first(where: { $0.0.split(separator: " ").contains { $0 == word } }) else {
            return nil
        }
        if let time = rest.first, head == "date", tail == "--time short", time.isClockTime {
            return clockLine(time, rest.dropFirst())
        }
        let values = Self.values(of: rest, head, tail).joined(separator: " ")
        let standing = values.isEmpty ? placeholders[head] : values
        // `fmt money 5 EUR` and `5€` say the currency already.
        let isSaid = tail.hasPrefix("--code ") && (rest.contains("--code") || rest.contains(where: namesCurrency))
        return ([CommandName.own, head] + [standing, isSaid ? nil : tail].compactMap { $0 }.filter { !$0.isEmpty })
            .joined(
                separator: " ")
    }

    /// A line that is a value without a subcommand: `fmt 1234.5`, `fmt 2025-11-21`.
    static func line(forValue word: String, _ rest: ArraySlice<String>) -> String? {
        guard word.first?.isNumber == true, let subcommand = subcommand(forValue: word) else { return nil }
        return ([CommandName.own, subcommand] + [word.shellWord] + rest.map(\.shellWord)).joined(separator: " ")
    }

    private static func subcommand(forValue word: String) -> String? {
        if (try? ExactDecimal(word)) != nil { return "number" }
        return (try? Instant(iso8601: word)) != nil ? "date" : nil
    }

    /// `fmt time 14:30`: a time has a day, which is not shown.
    private static func clockLine(_ time: String, _ rest: ArraySlice<String>) -> String {
        ([CommandName.own, "date", "2025-11-21T" + (time.utf8.count == 4 ? "0" : "") + time] + rest.map(\.shellWord)
            + ["--date none --time short"]).joined(separator: " ")
    }

    /// The values as the subcommand takes them: `percent 25` is 0.25, `convert 5 km mi` is to tell kilometres in miles.
    private static func values(of rest: ArraySlice<String>, _ head: String, _ tail: String) -> [String] {
        let scale = ["--style percent": "e-2", "--style permille": "e-3"][tail]
        if let scale {
            // `percent 0.25` is a fraction already.
            return rest.map { word in
                guard let value = Double(word), abs(value) >= 1 else { return word.shellWord }
                return (try? ExactDecimal(word + scale)).map { "\($0)" } ?? word.shellWord
            }
        }
        if head == "unit", rest.count == 3, rest.dropFirst().allSatisfy({ $0.first != "-" }) {
            return rest.dropLast().map(\.shellWord) + ["--to", rest.last?.shellWord ?? ""]
        }
        return rest.map(\.shellWord)
    }

    /// `EUR`, `€5`, `5EUR`, `--code=EUR`
    private static func namesCurrency(_ word: String) -> Bool {
        if word.hasPrefix("--") { return word.hasPrefix("--code=") }
        let name = word.unicodeScalars.filter { !$0.isASCII || $0.properties.isAlphabetic || $0 == "$" }
        return name.contains { $0.properties.generalCategory == .currencySymbol }
            || (try? CurrencyCode(String(name))) != nil
    }

    /// The words, what stands before the values, and behind them.
    private static let table: [(String, String, String)] = [
        ("percent percentage pct", "number", "--style percent"), ("permille", "number", "--style permille"),
        ("compact short human humanize abbreviate", "number", "--style compact-short"),
        ("words spell spellout spell-out inwords say", "number", "--style spellout"),
        ("ordinal ord nth", "number", "--style ordinal"), ("scientific exponential", "number", "--style scientific"),
        ("decimal num integer digits numfmt float", "number", ""), ("roman", "number", "--numbering-system roman"),
        ("numbers-range range", "number --range", ""),
        ("money price amount cost cash", "currency", "--code EUR"), ("euro euros eur", "currency", "--code EUR"),
        ("dollar dollars usd", "currency", "--code USD"),
        ("now", "date now", "--time short"), ("today", "date today", ""), ("tomorrow", "date tomorrow", ""),
        ("yesterday", "date yesterday", ""), ("time clock", "date", "--time short"),
        ("datetime timestamp", "date", "--date long --time short"), ("day weekday", "date", "--skeleton EEEE"),
        ("month week grid", "cal", ""), ("era year", "date", "--skeleton yG"),
        ("ago distance timeago relativetime", "relative", ""), ("elapsed stopwatch seconds", "duration", ""),
        ("between daterange since until age", "interval", ""),
        ("size bytes filesize bytecount", "byte-count", ""), ("convert measure quantity", "unit", ""),
        ("length distance-unit weight temperature", "unit", ""), ("pluralize plurals category", "plural", ""),
        ("person fullname", "name", ""), ("join conjunction and", "list", ""), ("or", "list", "--type or"),
        ("language languages lang", "names language", ""), ("region country countries territory", "names region", ""),
        ("script scripts", "names script", ""), ("negotiate best accept-language lookup-locale", "match", ""),
        ("canonicalize tag likely maximize", "locale", ""), ("timezones timezone tz zones zone", "time-zones", ""),
        ("compare cmp", "collate", ""), ("order", "sort", ""), ("grep find", "search", ""),
        ("graphemes characters chars segment split tokenize break", "boundaries", ""),
        ("upper uppercase upcase capitals", "case", "--to upper"), ("lower lowercase downcase", "case", "--to lower"),
        ("title titlecase capitalize", "case", "--to title"), ("casefold fold", "case", "--to fold"),
        ("nfc normalise", "normalize", ""), ("nfd", "normalize", "--form nfd"), ("nfkc", "normalize", "--form nfkc"),
        ("confusables skeleton homoglyph homoglyphs spoof", "confusable", ""),
        ("recur rrule repeat recurring occurrences", "recurrence", ""),
        ("transcribe romanize romanise translit unidecode uconv", "transliterate", ""),
        ("slugify permalink", "slug", ""),
        ("bidirectional direction rtl", "bidi", ""), ("icu messageformat mf mf1 select", "message", "--syntax mf1"),
        ("mf2", "message", ""), ("decline declension grammar", "inflect", ""),
        ("string localize translate text", "strings lookup", ""),
        ("lint check", "strings lint", ""), ("extract", "strings extract", ""), ("xliff export", "strings export", ""),
        ("import", "strings import", ""), ("pseudo pseudolocalize", "strings pseudo", ""),
        ("read unformat scan", "parse", ""), ("jsonl stream pipe", "batch", ""), ("demo examples example", "tour", ""),
        ("version info about", "--version", ""), ("completion completions", "--generate-completion-script", ""),
    ]

    private static let placeholders = [
        "number": "5", "number --range": "3 5", "currency": "5", "date": "now", "relative": "-3 day",
        "duration": "90", "interval": "2025-11-21 2025-11-24", "byte-count": "123456", "unit": "5 meter", "plural": "1",
        "name": "'Ada Lovelace'", "list": "a b c", "names language": "de", "names region": "DE", "names script": "Latn",
        "locale": "de-de", "collate": "a b", "boundaries": "'a text'", "case": "'a text'",
        "normalize": "'a text'", "confusable": "paypal", "transliterate": "Москва", "slug": "'a text'",
        "recurrence": "FREQ=WEEKLY --start 2025-11-21", "bidi": "'a text'", "message": "'{n} files'",
        "inflect": "Katze",
        "search": "cafe", "--generate-completion-script": "bash", "match": "--available en,de de-AT",
        "parse": "number 1,234.5",
    ]
}

extension String {
    /// `9:05` or `14:30`
    fileprivate var isClockTime: Bool {
        let parts = split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2 else { return false }
        return UInt8(parts[0]).map { $0 < 24 } == true && UInt8(parts[1]).map { $0 < 60 } == true
    }
}
