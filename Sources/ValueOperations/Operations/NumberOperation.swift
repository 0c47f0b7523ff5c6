import LocaleFormat
import LocaleFormatJSON

/// `fmt number`: a number in a locale's digits, as decimal, percent, in words and so on.
package struct NumberOperation: Operation {
    package static let options = styleOptions + RangeOptions.names
    /// What says how one number is written.
    package static let styleOptions = DigitOptions.names + [.style, .skeleton, .pattern, .rules, .softHyphens]

    package let formatter: NumberFormatting

    package init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        formatter = try NumberFormatting(Self.specification(values), values, isBrief: isBrief)
    }

    package func inputs(_ arguments: [String]) throws(CommandFailure) -> [OperationInput] {
        try formatter.inputs(arguments)
    }

    package func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        try formatter.append(input, to: &bytes)
    }

    package func append(ascii value: borrowing Span<UInt8>, to bytes: inout [UInt8]) throws(CommandFailure) {
        try formatter.append(ascii: value, to: &bytes)
    }

    package func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        try formatter.append(input, to: &object)
    }

    package static func specification(_ values: OptionValues) throws(CommandFailure) -> NumberSpecification {
        let locale = try values.locale(.numeric)
        if let text = values[.style], StyleWord(rawValue: text) == nil, let numerals = try? NumberingSystem(text) {
            throw .usage("--style is '\(text.shortened)'; numerals are '--numbering-system \(numerals.name)'")
        }
        let style = try values.choice(.style, StyleWord.self) ?? .decimal
        var options = try DigitOptions.read(values) { style.standardFraction }
        options.notation = try rules(values, for: style) ?? style.notation
        let kind: NumberSpecification.Kind =
            if let skeleton = values[.skeleton] { .skeleton(skeleton) } else if let pattern = values[.pattern] {
                .pattern(pattern)
            } else { style.kind }
        return NumberSpecification(locale: locale, kind: kind, options: options)
    }

    /// `--rules`, with `--style spellout` or `ordinal` beside it or none.
    private static func rules(_ values: OptionValues, for style: StyleWord) throws(CommandFailure) -> Notation? {
        guard let name = values[.rules] else {
            if values.isSet(.softHyphens) { throw .usage("--soft-hyphens goes with --rules") }
            return nil
        }
        let isOther = values[.style] != nil && style != .spellout && style != .ordinal
        if isOther || values.isSet(.skeleton) || values.isSet(.pattern) {
            throw .usage("--rules writes words; it goes with --style spellout or ordinal, or with none")
        }
        return .rules(NumberRuleSet(name), softHyphens: values.isSet(.softHyphens))
    }
}

/// `--style`
public enum StyleWord: String, CaseIterable, Sendable {
    /// The word as it is typed.
    case decimal, percent, permille, scientific, engineering, spellout, ordinal
    /// The word as it is typed.
    case compactShort = "compact-short"
    /// The word as it is typed.
    case compactLong = "compact-long"

    /// What is written.
    public var kind: NumberSpecification.Kind {
        switch self {
        case .percent: .percent
        case .permille: .permille
        default: .decimal
        }
    }

    /// In which notation.
    public var notation: Notation {
        switch self {
        case .decimal, .percent, .permille: .automatic
        case .scientific: .scientific
        case .engineering: .engineering
        case .compactShort: .compactName(.short)
        case .compactLong: .compactName(.long)
        case .spellout: .spellOut
        case .ordinal: .ordinal
        }
    }

    var standardFraction: ClosedRange<Int> {
        switch self {
        case .decimal: 0...3
        case .scientific, .engineering: 0...6
        case .percent, .permille, .compactShort, .compactLong, .spellout, .ordinal: 0...0
        }
    }
}
