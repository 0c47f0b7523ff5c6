internal import LocaleFormatBridge
public import LocaleFormatCore
internal import LocaleFormatLists
internal import LocaleFormatMemory
public import LocaleFormatNumbers

/// A style of money in words ready to run: immutable, shareable between threads, independent of any cache.
///
/// ```swift
/// let words = try CurrencyWordsStyle<Int>(code: "JPY", locale: "fr").compiled()
/// try words.format(200)       // "deux cents yens japonais"
/// ```
public final class CompiledCurrencyWords: CompiledStyle {
    struct Key: Hashable, Sendable {
        var code: CurrencyCode
        let locale: LocaleID
        let isCash: Bool
        let rounding: RoundingMode
        let ruleSet: NumberRuleSet?
        let softHyphens: Bool
    }

    /// What a part of the text is.
    public enum Field: String, Hashable, Sendable {
        /// The whole units with their noun.
        case whole
        /// The subunits with their noun, or `50/100`.
        case fraction
    }

    let key: Key
    /// Digits after the decimal separator that the currency has.
    let digits: Int
    let whole: MoneyUnit
    /// Nil where the subunit has no name, or there is none.
    let subunit: MoneyUnit?
    private let rounder: CompiledNumber
    /// Numerator and denominator of what has no name.
    let fraction: CompiledNumber
    let fractionParser: CompiledNumberParser
    private let list: CompiledList

    init(_ key: Key) throws(NumberError) {
        self.key = key
        guard Self.hasRules(key.locale) else {
            throw .conflict("CLDR has no rules for words of the language '\(key.locale.language)'")
        }
        digits = key.code.fractionDigits(cash: key.isCash)
        rounder = try Self.rounder(key, digits)
        let style = NumberStyle<ExactDecimal>(locale: key.locale)
        let nouns = MoneyNouns(key.locale)
        let name = key.code.displayName(in: key.locale, plural: .one)
        whole = try MoneyUnit(
            style, set: Self.set(key, gender: nouns.gender(ofName: name)), softHyphens: key.softHyphens
        ) { key.code.displayName(in: key.locale, plural: $0) }
        let known = digits > 0 ? nouns.subunit(of: key.code) : nil
        subunit = try known.map { known throws(NumberError) in
            try MoneyUnit(style, set: Self.set(key, gender: known.gender), softHyphens: key.softHyphens) {
                known.forms[$0] ?? known.forms[.other] ?? ""
            }
        }
        let plain = style.grouping(.never)
        fraction = try plain.integerLength(minimum: digits).compiled()
        fractionParser = try plain.compiledParser()
        do throws(ListError) { list = try ListStyle(locale: key.locale).compiled() } catch {
            throw .conflict(error.description)
        }
    }

    /// Whether the language itself has rules, or its parent in CLDR (`no` of `nb`), rather than another that ICU takes for it.
    private static func hasRules(_ locale: LocaleID) -> Bool {
        let languages = [locale.language] + locale.withoutExtensions.parents.map(\.language)
        return languages.contains { language in
            guard language != "und" else { return false }
            let bundle = try? ResourceBundle(package: "rbnf", name: language, fallback: false)
            return bundle?.node("RBNFRules", "SpelloutRules") != nil
        }
    }

    private static func rounder(_ key: Key, _ digits: Int) throws(NumberError) -> CompiledNumber {
        let step = (try? CurrencyData.roundingIncrement(of: key.code.code, cash: key.isCash)) ?? 0
        let increment = step > 0 ? ExactDecimal(step) : nil
        return try NumberStyle<ExactDecimal>(locale: "en").numbering(.latin).grouping(.never)
            .precision(.fractionLength(digits)).rounded(rule: key.rounding, increment: increment).compiled()
    }

    /// The set of the noun's gender; that of languages without; or that of numbers without a noun.
    private static func set(_ key: Key, gender: MoneyNouns.Gender?) -> NumberRuleSet {
        if let set = key.ruleSet { return set }
        let sets = NumberRuleSet.sets(of: key.locale)
        let wanted = [
            gender.map { NumberRuleSet("spellout-cardinal-\($0)") }, .cardinal, "spellout-cardinal-sinokorean",
        ]
        return wanted.compactMap { $0 }.first(where: sets.contains) ?? .numbering
    }

    /// True: no ICU is asked where CLDR's rules are a program, as they are in all languages.
    public var isFast: Bool { whole.number.isFast }

    /// The amount in words.
    ///
    /// - Throws: `NumberError.beyondRules(_:)` for NaN and infinities, `NumberError.inexact(_:)` under `RoundingMode.unnecessary`.
    public func format(_ value: NumberValue) throws(NumberError) -> String {
        let phrases = try phrases(value)
        return list.format([phrases.whole, phrases.fraction].compactMap { $0 })
    }

    /// The amount in words, for a value of a known type.
    public func format(_ value: some NumberConvertible) throws(NumberError) -> String { try format(value.numberValue) }

    /// Appends the amount in words as UTF-8.
    public func append(_ value: NumberValue, to bytes: inout [UInt8]) throws(NumberError) {
        bytes.append(contentsOf: try format(value).utf8)
    }

    /// The amount in words, and where whole and fraction are.
    public func formattedText(_ value: NumberValue) throws(NumberError) -> FormattedText<Field> {
        let phrases = try phrases(value)
        let fields: [(Field, String)] = [phrases.whole.map { (.whole, $0) }, phrases.fraction.map { (.fraction, $0) }]
            .compactMap { $0 }
        let text = list.formattedText(fields.map(\.1))
        let spans = text.spans.compactMap { span -> FormattedText<Field>.Span? in
            guard case .element(let index) = span.field else { return nil }
            return .init(field: fields[index].0, range: span.range)
        }
        return FormattedText(text: text.text, spans: spans)
    }

    private func phrases(_ value: NumberValue) throws(NumberError) -> (whole: String?, fraction: String?) {
        guard let rounded = try? ExactDecimal(rounder.format(value)) else {
            _ = try rounder.format(value)
            throw .beyondRules(value.plainText)
        }
        return try phrases(rounded)
    }

    /// Both parts of an amount that has no more digits than the currency.
    func phrases(_ amount: ExactDecimal) throws(NumberError) -> (whole: String?, fraction: String?) {
        let scaled = amount.scaled(byPowerOfTen: digits)
        let all = scaled.digits + Array(repeating: 0, count: scaled.exponent)
        let count = max(0, all.count - digits)
        let units = ExactDecimal(isNegative: false, digits: all.prefix(count), exponent: 0)
        let parts = ExactDecimal(isNegative: false, digits: all.dropFirst(count), exponent: 0)
        let isNegative = amount.isNegative && !amount.isZero
        guard let subunit else {
            let fraction =
                parts.isZero ? nil : try "\(self.fraction.format(parts))/\(self.fraction.format(denominator))"
            return (try whole.format(units, isNegative: isNegative), fraction)
        }
        if parts.isZero { return (try whole.format(units, isNegative: isNegative), nil) }
        if units.isZero { return (nil, try subunit.format(parts, isNegative: isNegative)) }
        return (
            try whole.format(units, isNegative: isNegative), try subunit.format(parts, isNegative: false)
        )
    }

    var denominator: ExactDecimal { ExactDecimal(isNegative: false, digits: [1], exponent: digits) }

    /// What stands between the two parts of an amount, for reading it back.
    func joint(_ amount: ExactDecimal) -> String? {
        guard let phrases = try? phrases(amount), let first = phrases.whole, let second = phrases.fraction else {
            return nil
        }
        let text = BidiIsolation.removed(from: list.format([first, second]))
        guard text.hasPrefix(first), text.hasSuffix(second) else { return nil }
        return String(text.dropFirst(first.count).dropLast(second.count))
    }

    private static let cache = CompiledCache<Key, CompiledCurrencyWords>(capacity: 64)

    static func cached(_ key: Key) throws(NumberError) -> CompiledCurrencyWords {
        try cache.value(for: key) { () throws(NumberError) in try CompiledCurrencyWords(key) }
    }
}
