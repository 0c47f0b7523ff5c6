import LocaleFormat

/// A number style as golden rows write it: words separated by spaces.
///
/// `decimal`, `percent`, `permille`, `currency:EUR`, `skeleton:…` (to the end), `pattern:…` (to the end); then any of
/// `scientific`, `engineering`, `compact-short`, `compact-long`, `spellout`, `ordinal`, `narrow`, `iso`, `name`,
/// `accounting`, `cash`, `nu:deva`, `fraction:0-2`, `significant:3-3`, `unlimited`, `increment:0.05`, `group:always`,
/// `sign:never`, `round:half-up`, `integer:2`, `scale:0.5`, `decimal-always`.
public enum NumberStyleText {
    public struct Unknown: Error {
        public let word: String
    }

    public static func specification(_ text: String, locale: String) throws -> NumberSpecification {
        let locale = try LocaleID(locale)
        for (prefix, kind) in [
            ("skeleton:", NumberSpecification.Kind.skeleton), ("pattern:", NumberSpecification.Kind.pattern),
        ] where text.hasPrefix(prefix) {
            return NumberSpecification(locale: locale, kind: kind(String(text.dropFirst(prefix.count))))
        }
        var kind = NumberSpecification.Kind.decimal
        var options = NumberOptions()
        for word in text.split(separator: " ") {
            let pair = word.split(separator: ":", maxSplits: 1).map(String.init)
            if pair.count == 2 {
                try apply(pair[0], pair[1], &kind, &options)
            } else {
                try apply(pair[0], &kind, &options)
            }
        }
        return NumberSpecification(locale: locale, kind: kind, options: options)
    }

    private static func apply(
        _ word: String, _ kind: inout NumberSpecification.Kind, _ options: inout NumberOptions
    ) throws {
        switch word {
        case "decimal": kind = .decimal
        case "percent": kind = .percent
        case "permille": kind = .permille
        case "scientific": options.notation = .scientific
        case "engineering": options.notation = .engineering
        case "compact-short": options.notation = .compactName(.short)
        case "compact-long": options.notation = .compactName(.long)
        case "spellout": options.notation = .spellOut
        case "ordinal": options.notation = .ordinal
        case "unlimited": options.precision = .unlimited
        case "decimal-always": options.decimalSeparator = .always
        case "narrow", "iso", "name", "accounting", "cash":
            guard case .currency(let code, var presentation, var accounting, var cash) = kind else {
                throw Unknown(word: word)
            }
            switch word {
            case "narrow": presentation = .narrow
            case "iso": presentation = .isoCode
            case "name": presentation = .fullName
            case "accounting": accounting = true
            default: cash = true
            }
            kind = .currency(code, presentation: presentation, accounting: accounting, cash: cash)
        default: throw Unknown(word: word)
        }
    }

    private static func apply(
        _ key: String, _ value: String, _ kind: inout NumberSpecification.Kind, _ options: inout NumberOptions
    ) throws {
        func range() throws -> ClosedRange<Int> {
            let ends = value.split(separator: "-").compactMap { Int($0) }
            guard ends.count == 2, ends[0] <= ends[1] else { throw Unknown(word: value) }
            return ends[0]...ends[1]
        }
        switch key {
        case "currency":
            kind = .currency(try CurrencyCode(value), presentation: .standard, accounting: false, cash: false)
        case "nu": options.numbering = try NumberingSystem(value)
        case "fraction": options.precision = .fractionLength(try range())
        case "significant": options.precision = .significantDigits(try range())
        case "increment": options.increment = try ExactDecimal(value)
        case "scale": options.scale = try ExactDecimal(value)
        case "integer": options.minimumIntegerDigits = Int(value)
        case "round": options.rounding = try RoundingMode(rawValue: value) ?? { throw Unknown(word: value) }()
        case "group":
            let names: [String: Grouping] = [
                "auto": .automatic, "off": .never, "min2": .minimumTwo, "always": .always,
            ]
            options.grouping = try names[value] ?? { throw Unknown(word: value) }()
        case "sign":
            let names: [String: SignDisplay] = [
                "auto": .automatic, "always": .always(), "never": .never, "negative": .negative,
                "except-zero": .always(includingZero: false),
            ]
            options.sign = try names[value] ?? { throw Unknown(word: value) }()
        default: throw Unknown(word: key)
        }
    }
}
