import LocaleFormat

extension Invocation {
    /// What people type in place of what the command reads, and the line that does it; nil for all else.
    var hint: CommandFailure? {
        switch operation {
        case .relative where options[.unit] == nil: relativeHint
        case .unit: conversionHint
        default: nil
        }
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

extension CommandFailure {
    /// What a text that is no plain number was meant to be, and the command that reads it; nil where nobody knows.
    static func hint(ofNumber text: String) -> String? {
        let text = String(text.trimmingBlanks)
        if text.last == "%", let value = try? ExactDecimal(text.dropLast().trimmed + "e-2") {
            return "a percentage is '\(CommandName.own) number \(value) --style percent'"
        }
        if text.lowercased().hasPrefix("0x"), let value = Int(text.dropFirst(2), radix: 16) {
            return "in decimal that is \(value)"
        }
        let scales: [Character: Int] = ["k": 3, "K": 3, "M": 6, "G": 9, "B": 9, "T": 12]
        if let last = text.last, let exponent = scales[last],
            (try? ExactDecimal(text.dropLast())) != nil
        {
            return "write \(text.dropLast())e\(exponent)"
        }
        let letters = text.drop { !$0.isLetter }
        if ["kb", "mb", "gb", "tb", "kib", "mib", "gib", "tib", "b"].contains(letters.lowercased()) {
            return "'\(CommandName.own) parse byte-count \(text.shellWord)' reads amounts of data"
        }
        let isMoney = text.unicodeScalars.contains { $0.properties.generalCategory == .currencySymbol }
        if isMoney { return "'\(CommandName.own) parse currency \(text.shellWord)' reads money" }
        let hasDigits = text.contains(where: \.isNumber)
        guard hasDigits, !text.contains(where: { $0.isLetter || ":/".contains($0) }) else { return nil }
        return "'\(CommandName.own) parse number \(text.shellWord)' reads numbers of a locale"
    }
}

extension Substring {
    fileprivate var trimmed: String { String(String(self).trimmingBlanks) }
}
