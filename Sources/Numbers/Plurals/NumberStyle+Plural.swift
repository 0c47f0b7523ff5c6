internal import LocaleFormatBridge
internal import LocaleFormatCore
internal import LocaleFormatMemory

extension NumberStyleProtocol {
    /// The plural category of a number as this style displays it, for choosing the words beside it.
    ///
    /// ```swift
    /// let style = NumberStyle<Double>(locale: "en")
    /// style.pluralCategory(of: 1)                                        // .one; "1 star"
    /// style.precision(.fractionLength(1)).pluralCategory(of: 1)          // .other; "1.0 stars"
    /// NumberStyle<Int>(locale: "fr").notation(.compactName()).pluralCategory(of: 1_000_000)   // .many
    /// ```
    ///
    /// `other` where the style cannot be compiled; `CompiledNumber.pluralCategory(of:type:)` says why.
    public func pluralCategory(of value: Value, type: PluralRules.Kind = .cardinal) -> PluralCategory {
        (try? CompiledNumber.cached(specification).pluralCategory(of: value, type: type)) ?? .other
    }
}

extension GeneralNumber {
    func pluralCategory(
        of value: NumberValue, locale: LocaleID, _ type: PluralRules.Kind
    ) throws(NumberError) -> PluralCategory {
        if value.isTooLarge { throw .tooLarge(text: value.plainText) }
        if let style = try typed?.style(for: value) { return try style.pluralCategory(of: value, type: type) }
        if let separated { return try separated.style.pluralCategory(of: value, type: type) }
        if let patterns {
            let number = value.nearestDouble
            return try category(of: value, locale, type) { (rules) throws(ICUError) in
                try patterns.withHandle { (handle) throws(ICUError) in
                    try handle.pluralCategory(of: number, by: rules)
                }
            }
        }
        guard let handle = try handle() else {
            // Numerals by rules show the number as it is.
            return try PluralRules(for: locale, type).category(for: value)
        }
        if let mixed {
            let multiplied = multiplied(value)
            var told: String?
            let category = try category(of: value, locale, type) { (rules) throws(ICUError) in
                told = try mixed.pluralCategory(of: multiplied, by: rules)
                return told ?? ""
            }
            if told == nil { throw notInMixedUnits(multiplied) }
            return category
        }
        let operand = try operand(value, handle)
        return try category(of: value, locale, type) { (rules) throws(ICUError) in
            try handle.pluralCategory(of: operand, by: rules)
        }
    }

    private func category(
        of value: NumberValue, _ locale: LocaleID, _ type: PluralRules.Kind,
        _ choose: (PluralHandle) throws(ICUError) -> String
    ) throws(NumberError) -> PluralCategory {
        do throws(ICUError) {
            let rules = try Self.plurals.value(for: PluralKey(locale: locale, type: type)) { () throws(ICUError) in
                try PluralHandle(locale: locale.withoutExtensions.icuName, ordinal: type == .ordinal)
            }
            return PluralCategory(rawValue: try choose(rules)) ?? .other
        } catch {
            if error.name == "U_FORMAT_INEXACT_ERROR" { throw .inexact(value.plainText) }
            throw NumberError(error)
        }
    }

    private struct PluralKey: Hashable {
        let locale: LocaleID
        let type: PluralRules.Kind
    }

    private static let plurals = CompiledCache<PluralKey, PluralHandle>(capacity: 64)
}

extension PluralRules {
    /// The rules of a locale, where a number style's error is what the caller can throw.
    init(for locale: LocaleID, _ type: Kind) throws(NumberError) {
        do throws(PluralRuleError) { try self.init(locale: locale, type: type) } catch {
            throw .icu(code: "U_MISSING_RESOURCE_ERROR", call: "plurals: \(error)")
        }
    }
}
