import LocaleFormat
import LocaleFormatJSON

/// A semantic skeleton, `YMDE` or `MDTZ`, as the skeleton that CLDR's test data pairs with it.
struct SemanticSkeleton {
    let skeleton: String

    /// The field sets of UTS #35 part 4, "Semantic Skeletons", without their time and zone.
    private static let dates: Set<String> = ["", "Y", "YM", "YMD", "YMDE", "M", "MD", "MDE", "D", "DE", "E"]

    /// Nil where the case has none.
    init?(_ reader: OptionReader, calendar: CalendarID?) throws(TestProblem) {
        guard let fields = try reader.text("semanticSkeleton") else { return nil }
        let date = fields.prefix { !"TZ".contains($0) }
        let rest = fields.dropFirst(date.count)
        guard Self.dates.contains(String(date)), ["", "T", "Z", "TZ"].contains(rest), !fields.isEmpty else {
            throw .unsupported("semantic skeleton: '\(fields)'")
        }
        let length = try reader.word(
            "semanticSkeletonLength", ["short": 0, "medium": 1, "long": 2], default: 1)
        let isWithEra = try reader.word("yearStyle", ["with_era": true, "full": false, "auto": false], default: false)
        let isFullYear = try reader.text("yearStyle") == "full"
        var skeleton = ""
        if date.contains("Y") {
            let isPlain = [nil, .gregorian, .iso8601].contains(calendar)
            if !isPlain || isWithEra { skeleton += !isPlain && length == 0 ? "GGGGG" : "G" }
            skeleton += isPlain && !isWithEra && !isFullYear && length == 0 ? "yy" : "y"
        }
        if date.contains("M") {
            skeleton += String(repeating: fields == "M" ? "L" : "M", count: [1, 3, 4][length])
        }
        if date.contains("D") { skeleton += "d" }
        if date.contains("E") { skeleton += length == 2 ? "EEEE" : "EEE" }
        if rest.contains("T") { skeleton += "jms" }
        if rest.contains("Z") {
            let isAlone = fields == "Z"
            let zones = [
                "specific": isAlone && length == 2 ? "zzzz" : "z", "generic": isAlone ? "vvvv" : "v",
                "location": "VVVV", "offset": "O",
            ]
            skeleton += try reader.word("zoneStyle", zones, default: isAlone ? "vvvv" : "v")
        }
        self.skeleton = skeleton
    }
}
