internal import LocaleFormatCore
internal import LocaleFormatMemory
public import LocaleFormatNumbers

extension CurrencyWordsStyle {
    /// Reads an amount of the style's currency in words.
    ///
    /// ```swift
    /// try CurrencyWordsStyle<Double>(code: "EUR", locale: "fr").parse("deux euros et dix centimes")      // 2.1
    /// ```
    ///
    /// - Throws: `NumberParseError`, and `NumberParseError.doesNotFit(type:value:)` when `Value` cannot hold the amount.
    public func parse(_ text: some StringProtocol, mode: NumberParseMode = .strict) throws(NumberParseError) -> Value {
        try read(key, String(text), mode)
    }

    /// Reads an amount in words of whatever currency the text names: the style's own, or another that the locale has a name of.
    ///
    /// ```swift
    /// let style = CurrencyWordsStyle<Double>(code: "EUR", locale: "en")
    /// try style.parseAmount("five US dollars and one cent").code           // USD
    /// ```
    ///
    /// - Throws: `NumberParseError`, also `NumberParseError.ambiguousCurrency(text:candidates:at:)` where several currencies have the
    ///   name.
    public func parseAmount(
        _ text: some StringProtocol, mode: NumberParseMode = .strict
    ) throws(NumberParseError) -> CurrencyAmount<Value> {
        let text = String(text)
        let failure: NumberParseError
        do throws(NumberParseError) { return CurrencyAmount(amount: try read(key, text, mode), code: code) } catch {
            failure = error
        }
        switch failure {
        case .doesNotFit, .empty, .tooLong, .style: throw failure
        default: break
        }
        var found: [CurrencyAmount<Value>] = []
        let scalars = MoneyText(text, mode: mode, locale: locale)
        for other in CurrencyCode.all
        where other != code && MoneyNames.of(locale).names(of: other).contains(where: scalars.contains) {
            var key = key
            key.code = other
            if let amount = try? read(key, text, mode) { found.append(CurrencyAmount(amount: amount, code: other)) }
        }
        let own = CurrencyCode(usedIn: locale)
        guard let first = found.first(where: { $0.code == own }) ?? found.first else { throw failure }
        guard found.count == 1 || first.code == own else {
            throw .ambiguousCurrency(text: text.shortened, candidates: found.map(\.code), at: 0)
        }
        return first
    }

    private func read(
        _ key: CompiledCurrencyWords.Key, _ text: String, _ mode: NumberParseMode
    ) throws(NumberParseError) -> Value {
        let compiled: CompiledCurrencyWords
        do throws(NumberError) { compiled = try .cached(key) } catch { throw .style(error) }
        let amount = try compiled.parse(text, mode: mode)
        guard let value = Value(exactly: amount) else {
            throw .doesNotFit(type: "\(Value.self)", value: amount.description)
        }
        return value
    }
}

/// What a locale calls each currency, in every plural form.
private struct MoneyNames: Sendable {
    private let names: [CurrencyCode: Set<String>]

    func names(of code: CurrencyCode) -> Set<String> { names[code] ?? [] }

    private init(_ locale: LocaleID) {
        let categories = (try? PluralRules(locale: locale))?.categories ?? [.other]
        names = Dictionary(
            uniqueKeysWithValues: CurrencyCode.all.map { code in
                (code, Set(categories.map { code.displayName(in: locale, plural: $0) }))
            })
    }

    private static let cache = CompiledCache<LocaleID, MoneyNames>(capacity: 16)

    static func of(_ locale: LocaleID) -> MoneyNames { cache.value(for: locale) { MoneyNames(locale) } }
}
