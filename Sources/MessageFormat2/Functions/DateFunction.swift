internal import LocaleFormatCore
internal import LocaleFormatDates
internal import LocaleFormatTexts

/// The standard's functions of dates and times: UTS #35 part 9, "Date and Time Value Formatting".
package enum DateFunction: String {
    case date, time, datetime

    /// Each option with the words that it may be set to, which must be literals: those of LDML 48.
    package var options: [String: [String]] {
        let fields = [
            "weekday", "day-weekday", "month-day", "month-day-weekday", "year-month-day", "year-month-day-weekday",
        ]
        let lengths = ["long", "medium", "short"]
        let precisions = ["hour", "minute", "second"]
        let zones = ["long", "short"]
        switch self {
        case .date: return ["fields": fields, "length": lengths]
        case .time: return ["precision": precisions, "timeZoneStyle": zones]
        case .datetime:
            return [
                "dateFields": fields, "dateLength": lengths, "timePrecision": precisions, "timeZoneStyle": zones,
            ]
        }
    }

    /// Options of LDML 47 in the place of those, which ICU 76 to 78 know.
    package var olderOptions: [String: [String]] {
        let styles = DateStyle.Length.allCases.filter { $0 != .none }.map(\.rawValue)
        switch self {
        case .date, .time: return ["style": styles]
        case .datetime: return ["dateStyle": styles, "timeStyle": styles].merging(Self.fields) { style, _ in style }
        }
    }

    /// Field options of LDML 47, in the order of skeletons.
    package static let fieldOrder = [
        "era", "year", "month", "day", "weekday", "hour", "minute", "second", "fractionalSecondDigits", "timeZoneName",
    ]

    private static let fields: [String: [String]] = {
        let names = ["long", "short", "narrow"]
        let digits = ["numeric", "2-digit"]
        return [
            "weekday": names, "era": names, "year": digits, "month": digits + names, "day": digits, "hour": digits,
            "minute": digits, "second": digits, "fractionalSecondDigits": ["1", "2", "3"],
            "timeZoneName": ["long", "short", "shortOffset", "longOffset", "shortGeneric", "longGeneric"],
        ]
    }()

    /// The letters of a field option.
    package static func letters(_ option: String, _ word: String) -> String {
        func name(_ letter: String) -> String {
            String(repeating: letter, count: word == "long" ? 4 : word == "narrow" ? 5 : 3)
        }
        func digits(_ letter: String) -> String { word == "2-digit" ? letter + letter : letter }
        switch option {
        case "era": return name("G")
        case "year": return digits("y")
        case "month": return word == "numeric" || word == "2-digit" ? digits("M") : name("M")
        case "day": return digits("d")
        case "weekday": return name("E")
        case "hour": return digits("j")
        case "minute": return digits("m")
        case "second": return digits("s")
        case "fractionalSecondDigits": return String(repeating: "S", count: Int(word) ?? 1)
        default:
            let zones = [
                "long": "zzzz", "short": "z", "shortOffset": "O", "longOffset": "OOOO", "shortGeneric": "v",
                "longGeneric": "vvvv",
            ]
            return zones[word] ?? "z"
        }
    }
}

extension MessageDate {
    /// Nil for what is no date.
    init?(_ argument: TextArgument) {
        switch argument {
        case .date(let instant, let style): self.init(instant, zone: style.timeZone)
        case .string(let text): self.init(literal: text)
        default: return nil
        }
    }
}
