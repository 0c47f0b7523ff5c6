import LocaleFormat

/// `--range`, `--identity` and `--approximately`, which numbers and money share.
public enum RangeOptions {
    /// The options that say whether numbers are ranges.
    public static let names: [OptionName] = [.range, .identity, .approximately]

    /// How equal ends are written; nil when no range is asked for. A number that is about so much is a range of equal ends.
    public static func identity(_ values: OptionValues) throws(CommandFailure) -> NumberRangeIdentity? {
        let word = try values.choice(.identity, RangeIdentityWord.self)
        guard values.isSet(.range) else {
            if word != nil { throw .usage("--identity goes with --range") }
            return values.isSet(.approximately) ? .approximately : nil
        }
        if values.isSet(.approximately) { throw .usage("--range and --approximately exclude each other") }
        return (word ?? .approximately).value
    }

    /// The ranges that arguments are: `3 5`, or `3..5` in one.
    public static func inputs(_ arguments: [String]) throws(CommandFailure) -> [OperationInput] {
        var inputs: [OperationInput] = []
        var start: String?
        for argument in arguments {
            if let from = start {
                inputs.append(.texts([from, argument]))
                start = nil
            } else if ends(of: argument) != nil {
                inputs.append(.text(argument))
            } else {
                start = argument
            }
        }
        if let start { throw .usage("'\(start.shortened)' is a range without its end; expected two numbers, or 3..5") }
        return inputs
    }

    /// `3..5`, or `3 5` with blanks between.
    public static func ends(of text: String) -> (String, String)? {
        let trimmed = text.trimmingBlanks
        let bytes = trimmed.utf8
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let next = bytes.index(after: index)
            let isDots = bytes[index] == UInt8(ascii: ".") && next < bytes.endIndex && bytes[next] == UInt8(ascii: ".")
            if isDots { return ends(trimmed[..<index], trimmed[bytes.index(after: next)...]) }
            index = next
        }
        let words = trimmed.split { $0 == " " || $0 == "\t" }
        return words.count == 2 ? ends(words[0], words[1]) : nil
    }

    private static func ends(_ start: Substring, _ end: Substring) -> (String, String)? {
        start.isEmpty || end.isEmpty ? nil : (String(start), String(end))
    }
}

/// `--identity`
public enum RangeIdentityWord: String, CaseIterable, Sendable {
    /// The word as it is typed.
    case approximately, range
    /// The word as it is typed.
    case single = "single-value"
    /// The word as it is typed.
    case approximatelyOrSingle = "approximately-or-single-value"

    /// What the library calls it.
    public var value: NumberRangeIdentity {
        switch self {
        case .approximately: .approximately
        case .range: .range
        case .single: .singleValue
        case .approximatelyOrSingle: .approximatelyOrSingleValue
        }
    }
}
