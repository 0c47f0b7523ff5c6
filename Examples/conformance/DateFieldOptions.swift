import LocaleFormatJSON

/// The date and time fields of ECMA-402 as a skeleton.
struct DateFieldOptions {
    let skeleton: String

    /// Without any field but an era or a zone name the date is added in digits, as ECMA-402 does.
    init(_ reader: OptionReader) throws(TestProblem) {
        let digits = ["numeric": 1, "2-digit": 2]
        let names = ["short": 3, "long": 4, "narrow": 5]
        let tables: [(key: String, letter: Character, counts: [String: Int])] = [
            ("era", "G", names), ("year", "y", digits), ("month", "M", digits.merging(names) { $1 }),
            ("day", "d", digits),
            ("weekday", "E", names), ("dayPeriod", "B", names.merging(["short": 1]) { $1 }), ("hour", "j", digits),
            ("minute", "m", digits), ("second", "s", digits),
        ]
        var skeleton = ""
        var isDated = false
        for (key, letter, counts) in tables {
            guard let count = try reader.word(key, counts.mapValues { Optional($0) }, default: nil) else { continue }
            skeleton += String(repeating: letter, count: count)
            if key != "era" { isDated = true }
        }
        if let count = try reader.count("fractionalSecondDigits", from: 1) {
            guard count <= 9 else { throw .unsupported("fractionalSecondDigits: \(count)") }
            skeleton += String(repeating: "S", count: count)
            isDated = true
        }
        if !isDated { skeleton += "yMd" }
        let zones: [String: String] = [
            "short": "z", "long": "zzzz", "shortOffset": "O", "longOffset": "OOOO", "shortGeneric": "v",
            "longGeneric": "vvvv",
        ]
        self.skeleton = skeleton + (try reader.word("timeZoneName", zones, default: ""))
    }
}
