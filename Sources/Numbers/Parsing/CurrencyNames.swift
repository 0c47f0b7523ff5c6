internal import LocaleFormatBridge
internal import LocaleFormatCore
internal import LocaleFormatMemory

/// What a locale calls currencies: codes, symbols, names in every plural form.
enum CurrencyNames {
    /// All the texts that stand for one currency. The code is always among them.
    static func names(of currency: CurrencyCode, in locale: LocaleID) -> [String] {
        names(of: currency, locale: locale.icuName, categories: categories(of: locale.icuName))
    }

    /// Every text that stands for a currency, and the currencies it stands for. A symbol that is the locale's normal one
    /// for one currency and the short one of others means the former; a short one shared by several means the locale's
    /// own currency if it is among them. A short one of one letter, `K`, is read for the locale's own currency alone.
    static func tokens(in locale: LocaleID, _ folding: LenientFolding) -> LenientTokens {
        cache.value(for: locale) {
            var tokens = LenientTokens()
            for (name, codes) in all(in: locale).ordered(by: { $0.key < $1.key }) {
                tokens.add(name, .currency(codes), folding)
            }
            tokens.sort()
            return tokens
        }
    }

    private static let cache = CompiledCache<LocaleID, LenientTokens>(capacity: 16)

    private static func all(in locale: LocaleID) -> [String: [CurrencyCode]] {
        let name = locale.icuName
        let categories = categories(of: name)
        let own = CurrencyCode(usedIn: locale)
        var found: [String: [CurrencyCode]] = [:]
        var short: [String: [CurrencyCode]] = [:]
        for currency in CurrencyCode.all {
            let names = Set(names(of: currency, locale: name, categories: categories, withNarrow: false))
            for text in names { found[text, default: []].append(currency) }
            for text in others(of: currency, locale: name, besides: names) where currency == own || !text.isOneLetter {
                short[text, default: []].append(currency)
            }
        }
        for (text, currencies) in short where found[text] == nil { found[text] = currencies }
        for (text, currencies) in found where currencies.count > 1 {
            if let own, currencies.contains(own) { found[text] = [own] }
        }
        return found
    }

    /// The same in every locale.
    private static let rootSymbols: [CurrencyCode: String] = {
        var symbols: [CurrencyCode: String] = [:]
        for currency in CurrencyCode.all {
            guard let name = try? CurrencyData.name(of: currency.code, in: "root", style: .symbol), name.isKnown else {
                continue
            }
            symbols[currency] = name.text
        }
        return symbols
    }()

    /// The short symbol, the one of the root (`US$` where `$` is the normal one), and either without its full stop: `kr` for `kr.`.
    private static func others(of currency: CurrencyCode, locale: String, besides names: Set<String>) -> Set<String> {
        let narrow = try? CurrencyData.name(of: currency.code, in: locale, style: .narrowSymbol).text
        // A language may have its short symbols from the root: what is no symbol is the code.
        let symbols = [narrow == currency.code ? nil : narrow, rootSymbols[currency]].compactMap(\.self)
        let stopped = (symbols + names).filter { $0.hasSuffix(".") && !$0.dropLast().contains(".") }
        return Set(symbols + stopped.map { String($0.dropLast()) }).subtracting(names).subtracting([""])
    }

    private static func names(
        of currency: CurrencyCode, locale: String, categories: [String], withNarrow: Bool = true
    ) -> [String] {
        let styles: [CurrencyData.NameStyle] = withNarrow ? [.symbol, .narrowSymbol, .longName] : [.symbol, .longName]
        var names = [currency.code]
        names += styles.compactMap { (try? CurrencyData.name(of: currency.code, in: locale, style: $0))?.text }
        names += categories.compactMap {
            try? CurrencyData.pluralName(of: currency.code, in: locale, category: $0)
        }
        return names
    }

    private static func categories(of locale: String) -> [String] {
        (try? PluralHandle(locale: locale, ordinal: false).categories()) ?? ["other"]
    }
}

extension String {
    /// `K` and `R`: thousands to many readers, or a slip, rather than the money of another country.
    fileprivate var isOneLetter: Bool { utf8.count == 1 && first?.isLetter == true }
}
