internal import LocaleFormatNumbers
public import LocaleFormatTexts

extension FormatArguments {
    /// Words, such as those of a command line, as the values that a text asks for: numbers where it takes no text, text
    /// elsewhere. A word that is no number stays text, and formatting tells that it does not fit.
    ///
    /// | the text has | `3` | `1.5` | `nan` | `Ann` |
    /// |---|---|---|---|---|
    /// | `%lld`, or a choice by number | 3 | 1.5 | "nan" | "Ann" |
    /// | `%f` | 3 | 1.5 | NaN | "Ann" |
    /// | `%@`, `%s`, `%c` | "3" | "1.5" | "nan" | "Ann" |
    /// | nothing for the argument | 3 | "1.5" | "nan" | "Ann" |
    ///
    /// ```swift
    /// FormatArguments(of: "%@ has %lld files").values(of: ["Ann", "3"]) == ["Ann", 3]      // true
    /// ```
    public func values(of words: [String]) -> [TextArgument] {
        words.enumerated().map { index, word in
            guard let values = values(at: index + 1) else {
                return Self.isInteger(word) ? Self.number(word) : .string(word)
            }
            guard values.isDisjoint(with: [.character, .text]) else { return .string(word) }
            let uses = uses[index + 1] ?? []
            if uses.contains(where: { $0.specifier?.hasExponent == true }), let double = Self.double(word) {
                return .double(double)
            }
            return Self.number(word, allowsInfinities: uses.contains { $0.kind == .floating })
        }
    }

    private static func isInteger(_ word: String) -> Bool {
        let isSigned = word.utf8.first == UInt8(ascii: "-") || word.utf8.first == UInt8(ascii: "+")
        let digits = word.utf8.dropFirst(isSigned ? 1 : 0)
        return !digits.isEmpty && digits.allSatisfy { (0x30...0x39).contains($0) }
    }

    /// What C reads, of a word that it would write so: `%e` and `%g` round a double by its very value.
    private static func double(_ word: String) -> Double? {
        guard let decimal = try? ExactDecimal(word), let double = Double(exactly: decimal),
            ExactDecimal(double) == decimal
        else { return nil }
        return double
    }

    private static func number(_ word: String, allowsInfinities: Bool = false) -> TextArgument {
        if let value = Int(word) { return .integer(value) }
        if let decimal = try? ExactDecimal(word) { return .decimal(decimal) }
        // By case and letter: longer words are none of these.
        switch word.utf8.count <= "-infinity".utf8.count ? word.lowercased() : "" {
        case "nan", "inf", "infinity", "-inf", "-infinity":
            return allowsInfinities ? Double(word).map(TextArgument.double) ?? .string(word) : .string(word)
        default: return .string(word)
        }
    }
}

extension FormatSpecifier {
    /// `%e` and `%g`
    fileprivate var hasExponent: Bool {
        switch conversion {
        case .exponent, .general: true
        default: false
        }
    }
}
