internal import LocaleFormatBridge
internal import LocaleFormatCore
internal import LocaleFormatNumbers

/// Numbers in words beside a noun: euros, or cents.
struct MoneyUnit: Sendable {
    /// What stands around the number in words, by CLDR's pattern for amounts with names.
    struct Affixes: Hashable, Sendable {
        let prefix: String
        let suffix: String
    }

    let number: CompiledNumber
    let parsers: [CompiledNumberParser]
    let affixes: [PluralCategory: Affixes]
    private let rules: PluralRules
    /// What stands before the words of a negative number; nil where the sign is no prefix.
    let minus: String?

    /// - Parameter forms: the noun by plural category.
    init(
        _ style: NumberStyle<ExactDecimal>, set: NumberRuleSet, softHyphens: Bool,
        forms: (PluralCategory) -> String
    ) throws(NumberError) {
        let locale = style.locale
        let specification = style.rules(set, softHyphens: softHyphens).specification
        number = try CompiledNumber(specification)
        var parsers = [try CompiledNumberParser(specification)]
        if set != .numbering {
            parsers.append(try CompiledNumberParser(style.rules(.numbering, softHyphens: softHyphens).specification))
        }
        self.parsers = parsers
        do throws(PluralRuleError) { rules = try PluralRules(locale: locale) } catch {
            throw .conflict(error.description)
        }
        let patterns = (try? ResourceBundle(package: "curr", name: locale.icuName))?.child("CurrencyUnitPatterns")
        var affixes: [PluralCategory: Affixes] = [:]
        for category in rules.categories {
            let pattern =
                patterns?.child(category.rawValue)?.string ?? patterns?.child(PluralCategory.other.rawValue)?.string
                ?? "{0} {1}"
            affixes[category] = Affixes(pattern: pattern, noun: forms(category))
        }
        self.affixes = affixes
        let one = try number.format(1)
        let negative = try number.format(-1)
        minus = negative.hasSuffix(one) ? String(negative.dropLast(one.count)) : nil
    }

    /// - Throws: ``NumberError/beyondRules(_:)`` for a sign that is none of a number in words.
    func format(_ magnitude: ExactDecimal, isNegative: Bool) throws(NumberError) -> String {
        let value = ExactDecimal(isNegative: isNegative, digits: magnitude.digits, exponent: magnitude.exponent)
        var words = try number.format(isNegative && magnitude.isZero ? magnitude : value)
        if isNegative, magnitude.isZero {
            guard let minus else { throw .beyondRules("-0") }
            words = minus + words
        }
        let affixes = affixes[rules.category(for: magnitude)] ?? Affixes(prefix: "", suffix: "")
        return affixes.prefix + words + affixes.suffix
    }
}

extension MoneyUnit.Affixes {
    fileprivate init(pattern: String, noun: String) {
        let filled = pattern.replacing("{1}", with: noun)
        guard let place = filled.firstRange(of: "{0}") else {
            self.init(prefix: "", suffix: " " + noun)
            return
        }
        self.init(prefix: String(filled[..<place.lowerBound]), suffix: String(filled[place.upperBound...]))
    }
}
