/// Fields of dates: the options of ECMA-402 and the letters of UTS #35.
enum IntlDateFields {
    /// In the order of skeletons.
    static let names = [
        "era", "year", "month", "weekday", "day", "dayPeriod", "hour", "minute", "second", "fractionalSecondDigits",
        "timeZoneName",
    ]

    private static let table: [String: [String: String]] = [
        "era": ["short": "G", "long": "GGGG", "narrow": "GGGGG"],
        "year": ["numeric": "y", "2-digit": "yy"],
        "month": ["numeric": "M", "2-digit": "MM", "short": "MMM", "long": "MMMM", "narrow": "MMMMM"],
        "weekday": ["short": "E", "long": "EEEE", "narrow": "EEEEE"],
        "day": ["numeric": "d", "2-digit": "dd"],
        "dayPeriod": ["short": "B", "long": "BBBB", "narrow": "BBBBB"],
        "hour": ["numeric": "j", "2-digit": "jj"],
        "minute": ["numeric": "m", "2-digit": "mm"],
        "second": ["numeric": "s", "2-digit": "ss"],
        "fractionalSecondDigits": ["1": "S", "2": "SS", "3": "SSS"],
        "timeZoneName": [
            "short": "z", "long": "zzzz", "shortOffset": "O", "longOffset": "OOOO", "shortGeneric": "v",
            "longGeneric": "vvvv",
        ],
    ]

    static func letters(_ name: String, _ value: String) -> String? { table[name]?[value] }

    static func hour(_ hour12: String?, _ cycle: String?) -> String {
        switch (hour12, cycle) {
        case ("true"?, _), (nil, "h12"?): "h"
        case ("false"?, _), (nil, "h23"?): "H"
        case (nil, "h11"?): "K"
        case (nil, "h24"?): "k"
        default: "j"
        }
    }

    /// The options of a skeleton's letters; those that ECMA-402 has no option for are told.
    static func options(
        of skeleton: String, _ argument: String, _ lose: (ConversionLoss.Kind) -> Void
    ) -> IntlOptions {
        var found: [String: String] = [:]
        var cycle: String?
        for run in runs(of: skeleton) {
            var letters = run
            switch letters.first {
            case "L": letters = String(repeating: "M", count: run.count)
            case "c", "e": letters = String(repeating: "E", count: run.count)
            case "h", "H", "K", "k":
                cycle = ["h": "h12", "H": "h23", "K": "h11", "k": "h24"][run.first.map(String.init) ?? ""]
                letters = String(repeating: "j", count: run.count)
            case "a", "b": continue
            default: break
            }
            if letters == "EE" || letters == "EEE" { letters = "E" }
            if letters == "yyyy" { letters = "y" }
            if letters == "GG" || letters == "GGG" { letters = "G" }
            if letters == "zz" || letters == "zzz" { letters = "z" }
            if let (name, value) = option(letters) {
                found[name] = value
            } else {
                lose(.message("the field '\(run)' of argument '\(argument)' has no option in ECMA-402"))
            }
        }
        if found["hour"] != nil, let cycle {
            switch cycle {
            case "h12": found["hour12"] = "true"
            case "h23": found["hour12"] = "false"
            default: found["hourCycle"] = cycle
            }
        }
        return IntlOptions(
            .date,
            (names + ["hour12", "hourCycle"]).compactMap { name in
                found[name].map { IntlOptions.Option(name: name, value: $0) }
            })
    }

    private static func option(_ letters: String) -> (name: String, value: String)? {
        for (name, values) in table {
            if let value = values.first(where: { $0.value == letters })?.key { return (name, value) }
        }
        return nil
    }

    /// Letters side by side that are the same, without what stands in quotes.
    private static func runs(of pattern: String) -> [String] {
        var runs: [String] = []
        var isQuoted = false
        var last: Character?
        for character in pattern {
            if character == "'" { isQuoted.toggle() }
            let isLetter = !isQuoted && character.isASCII && character.isLetter
            if isLetter, character == last {
                runs[runs.count - 1].append(character)
            } else if isLetter {
                runs.append(String(character))
            }
            last = isLetter ? character : nil
        }
        return runs
    }
}
