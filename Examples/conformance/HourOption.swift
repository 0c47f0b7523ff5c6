import LocaleFormat
import LocaleFormatJSON

/// `hourCycle` and `hour12`: which hours a time has, whatever the locale's own are.
struct HourOption {
    private let cycle: DateStyle.HourCycle?
    /// Twelve hours or not, by the locale's way of counting them.
    private let isTwelve: Bool?

    init(_ options: JSONValue) throws(TestProblem) {
        switch options["hour12"] {
        case .bool(let flag): isTwelve = flag
        case "true": isTwelve = true
        case "false": isTwelve = false
        default: isTwelve = nil
        }
        // CLDR's own data has had H12 and Clock12 for twelve hours.
        let words: [String: DateStyle.HourCycle?] = [
            "h11": .h11, "h12": .h12, "h23": .h23, "h24": .h24, "H11": .h11, "H12": .h12, "H23": .h23, "H24": .h24,
            "Clock12": .h12, "Clock24": .h23, "auto": nil, "AUTO": nil,
        ]
        cycle = try OptionReader(options).word("hourCycle", words, default: nil)
    }

    /// The style with those hours: its pattern is made anew from its fields with another letter for the hour, as browsers
    /// do, so that AM and PM come and go with it.
    func applied(to style: DateStyle) throws(TestProblem) -> DateStyle {
        guard cycle != nil || isTwelve != nil else { return style }
        do throws(DateError) {
            let own = try DatePattern(style.compiled().pattern)
            guard let hour = own.fields.first(where: { "hHkK".contains($0.letter) }) else { return style }
            let letter = letter(insteadOf: hour.letter)
            guard letter != hour.letter else { return style }
            let fields = own.fields.filter { !"abB".contains($0.letter) }
            let skeleton = fields.map { field in
                let isHour = "hHkK".contains(field.letter)
                return String(repeating: isHour ? letter : field.letter, count: isHour ? 1 : field.count)
            }.joined()
            var changed = style
            changed.template = .skeleton(skeleton)
            let best = try DatePattern(changed.compiled().pattern)
            if best.fields.contains(where: { $0.letter == letter }) { return changed }
            changed.template = .pattern(Self.text(best, hour: letter))
            return changed
        } catch { throw DateTest.refusal(error) }
    }

    private func letter(insteadOf own: Character) -> Character {
        if let isTwelve { return isTwelve ? (own == "K" ? "K" : "h") : (own == "k" ? "k" : "H") }
        switch cycle {
        case .h11: return "K"
        case .h12: return "h"
        case .h24: return "k"
        default: return "H"
        }
    }

    /// The pattern with another letter for its hour.
    private static func text(_ pattern: DatePattern, hour letter: Character) -> String {
        pattern.parts.map { part in
            switch part {
            case .literal(let text):
                "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
            case .field(let own, let count): String(repeating: "hHkK".contains(own) ? letter : own, count: count)
            }
        }.joined()
    }
}
