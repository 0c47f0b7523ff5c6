internal import LocaleFormatNumbers

/// The standard's functions of numbers: UTS #35 part 9, "Numeric Value Selection and Formatting".
package enum NumberFunction: String {
    case number, integer, offset, currency, percent, unit

    /// Whether `.match` may choose by its values: the standard calls `:currency` and `:unit` formatters, the others selectors too.
    var isSelector: Bool {
        switch self {
        case .number, .integer, .offset, .percent: true
        case .currency, .unit: false
        }
    }

    /// The options that it takes beside `u:`.
    package var options: Set<String> {
        switch self {
        case .number: Self.ofNumber
        case .integer: Self.ofInteger
        case .offset: Self.ofOffset
        case .percent: Self.ofPercent
        case .currency: Self.ofCurrency
        case .unit: Self.ofUnit
        }
    }

    // Made once: every expression asks for them.
    private static let ofNumber = common.union(fractions).union(["minimumIntegerDigits", "roundingIncrement", "select"])
    private static let ofInteger: Set<String> = [
        "select", "signDisplay", "useGrouping", "minimumIntegerDigits", "maximumSignificantDigits",
    ]
    private static let ofOffset: Set<String> = ["add", "subtract"]
    private static let ofPercent = common.union(fractions)
    private static let ofCurrency = common.subtracting(["signDisplay"]).union([
        "currency", "currencySign", "currencyDisplay", "minimumIntegerDigits", "fractionDigits", "roundingIncrement",
    ])
    private static let ofUnit = common.subtracting(["trailingZeroDisplay"]).union(fractions).union([
        "unit", "usage", "unitDisplay", "minimumIntegerDigits", "roundingIncrement",
    ])

    /// The options of the operand that it does not take over.
    var discarded: [String] {
        switch self {
        case .integer: ["minimumFractionDigits", "maximumFractionDigits", "minimumSignificantDigits"]
        case .percent: ["minimumIntegerDigits", "roundingIncrement", "select"]
        case .number, .offset, .currency, .unit: []
        }
    }

    private static let common: Set<String> = [
        "signDisplay", "useGrouping", "minimumSignificantDigits", "maximumSignificantDigits", "trailingZeroDisplay",
        "roundingPriority", "roundingMode",
    ]
    private static let fractions: Set<String> = ["minimumFractionDigits", "maximumFractionDigits"]

    /// What an option may be set to; nil for digit size options and those of open sets.
    static let words: [String: Set<String>] = [
        "select": ["plural", "ordinal", "exact"],
        "signDisplay": Set(SignDisplay.words.keys),
        "useGrouping": Set(Grouping.words.keys),
        "trailingZeroDisplay": ["auto", "stripIfInteger"],
        "roundingPriority": Set(Precision.Priority.words.keys).union(["auto"]),
        "roundingIncrement": [
            "1", "2", "5", "10", "20", "25", "50", "100", "200", "250", "500", "1000", "2000", "2500", "5000",
        ],
        "roundingMode": Set(RoundingMode.words.keys),
        "currencySign": ["accounting", "standard"],
        "currencyDisplay": Set(CurrencyPresentation.words.keys).union(["never"]),
        "unitDisplay": Set(NumberSpecification.UnitWidth.words.keys),
    ]

    /// What is wrong with an option's value; nil where nothing is.
    package static func problem(_ name: String, _ value: String) -> String? {
        if let words = words[name] {
            return words.contains(value)
                ? nil : "\(name) is '\(value.shortened)'; allowed is one of: \(words.sorted().joined(separator: ", "))"
        }
        switch name {
        case "currency":
            let isCode = value.utf8.count == 3 && value.utf8.allSatisfy { 0x61...0x7A ~= $0 | 0x20 }
            return isCode ? nil : "currency is '\(value.shortened)'; expected three letters, such as EUR"
        case "unit", "usage": return nil
        case "fractionDigits" where value == "auto": return nil
        default:
            let lowest = name.hasSuffix("SignificantDigits") ? 1 : 0
            guard let size = value.digitSize, size >= lowest else {
                return "\(name) is '\(value.shortened)'; expected a whole number from \(lowest) to 99"
            }
            return nil
        }
    }
}
