import LocaleFormat
import LocaleFormatOperations

extension Invocation {
    /// What people type in place of what the command reads, and the line that does it; nil for all else.
    var hint: CommandFailure? {
        switch operation {
        case .relative where options[.unit] == nil: relativeHint
        case .unit: conversionHint
        default: nil
        }
    }

    /// What is likely to be another thing than was meant, and is done all the same: `YYYY`, the year that a week belongs to, in a pattern
    /// without weeks.
    var warning: String? {
        guard let pattern = options[.pattern], [.date, .interval].contains(operation) else { return nil }
        // What stands outside quotes: every other piece.
        let letters = pattern.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 0 }.map(\.element).joined()
        guard letters.contains("Y"), !letters.contains(where: { "we".contains($0) }) else { return nil }
        return "Y is the year of the week, which differs around the new year; the year of the day is y"
    }

    /// `3 days ago`, `in 3 days`, `next week`.
    private var relativeHint: CommandFailure? {
        let words = values.joined(separator: " ").lowercased().split(whereSeparator: \.isWhitespace)
            .map(String.init)
        let number: String
        let unit: String
        switch (words.count, words.first ?? "", words.last ?? "") {
        case (3, _, "ago"): (number, unit) = ("-" + words[0], words[1])
        case (3, "in", _): (number, unit) = (words[1], words[2])
        case (2, "next", _): (number, unit) = ("1", words[1])
        case (2, "last", _), (2, "previous", _): (number, unit) = ("-1", words[1])
        case (2, "this", _): (number, unit) = ("0", words[1])
        default: return nil
        }
        guard (try? NumberValue(commandText: number)) != nil,
            RelativeDateStyle.Unit(commandText: unit[...]) != nil
        else {
            return nil
        }
        return .usage("a distance is a number and a unit; write '\(CommandName.own) relative \(number) \(unit)'")
    }

    /// `26.2 mi to km`.
    private var conversionHint: CommandFailure? {
        guard options[.to] == nil, values.count >= 3,
            ["to", "in", "into", "as"].contains(values[values.count - 2])
        else {
            return nil
        }
        let quantity = values.dropLast(2).map(\.shellWord).joined(separator: " ")
        return .usage(
            "the other unit is an option; write '\(CommandName.own) unit \(quantity) --to \(values[values.count - 1].shellWord)'"
        )
    }
}
