internal import LocaleFormatBridge
public import LocaleFormatCore

/// A currency, by its ISO 4217 code.
///
/// ```swift
/// CurrencyCode("jpy").fractionDigits()            // 0
/// CurrencyCode.eur.displayName(in: "de")              // "Euro"
/// CurrencyCode(usedIn: "de-CH")?.code                 // "CHF"
/// ```
public struct CurrencyCode: Hashable, Sendable {
    package let shortName: ShortName

    /// Three ASCII capitals.
    public var code: String { shortName.text }

    /// - Throws: `LocaleError.unknownCurrency(_:)` for what is not three ASCII letters, or a code ICU has no currency for.
    public init(_ code: some StringProtocol) throws(LocaleError) {
        guard let place = Self.place(of: code), Self.isKnown(place) else { throw .unknownCurrency(String(code)) }
        self.init(at: place)
    }

    private init(unchecked code: StaticString) {
        guard let place = Self.place(of: code.description) else { preconditionFailure("\(code) is no currency code") }
        self.init(at: place)
    }

    /// Every currency of the system's ICU, those out of use included, sorted by code.
    public static var all: [CurrencyCode] { (0..<places).filter(isKnown).map(CurrencyCode.init(at:)) }

    // MARK: Known codes

    /// Codes of three letters, in alphabetical order.
    private static let places = 26 * 26 * 26

    /// A bit for each code: whether ICU has the currency.
    private static let known: InlineArray<275, UInt64> = {
        var known = InlineArray<275, UInt64>(repeating: 0)
        for place in ((try? CurrencyData.codes()) ?? []).compactMap(place) { known[place / 64] |= 1 << (place % 64) }
        return known
    }()

    private static func isKnown(_ place: Int) -> Bool { known[place / 64] >> (place % 64) & 1 == 1 }

    /// Nil for what is not three ASCII letters.
    private static func place(of code: some StringProtocol) -> Int? {
        ShortName(code).flatMap { place(of: $0.packed) }
    }

    /// The same for bytes in one word, the last one lowest.
    private static func place(of letters: UInt64) -> Int? {
        guard letters >> 24 == 0 else { return nil }
        var place = 0
        for shift: UInt64 in [16, 8, 0] {
            let letter = Int(truncatingIfNeeded: letters >> shift & 0xFF | 0x20) - 0x61
            guard 0..<26 ~= letter else { return nil }
            place = place * 26 + letter
        }
        return place
    }

    private init(at place: Int) {
        let letters = UInt64(place / 676) << 16 | UInt64(place / 26 % 26) << 8 | UInt64(place % 26)
        shortName = ShortName(packed: letters + 0x41_41_41)
    }

    /// The currency a locale uses: its `-u-cu-`, or that of its region (`-u-rg-` first); nil where neither is known.
    public init?(usedIn locale: LocaleID) {
        if let asked = locale.keyword("cu") {
            guard let code = try? CurrencyCode(asked) else { return nil }
            self = code
            return
        }
        let name =
            locale.region == nil && locale.keyword("rg") == nil ? locale.maximized.icuIdentifier : locale.icuIdentifier
        guard let code = try? CurrencyData.code(for: name), let place = Self.place(of: code) else { return nil }
        self.init(at: place)
    }

    /// Digits after the decimal separator by CLDR: 2 for most, 0 for JPY, 3 for KWD, 4 for CLF. In cash, CHF has 2 and
    /// rounds to 0.05.
    public func fractionDigits(cash: Bool = false) -> Int {
        (try? CurrencyData.fractionDigits(of: code, cash: cash)) ?? 2
    }

    /// The currency's name in a language, "euro"; its code where the language has no name for it.
    public func displayName(in locale: LocaleID) -> String { name(in: locale, .longName) }
    /// The name that goes with a number, without the number: "euros", and "euro" of one. Where the language has no plurals of the name,
    /// the name itself.
    ///
    /// ```swift
    /// let rules = try PluralRules(locale: "pl")
    /// CurrencyCode.eur.displayName(in: "pl", plural: rules.category(for: 2))        // "euro"
    /// CurrencyCode.usd.displayName(in: "pl", plural: rules.category(for: 5))        // "dolarów amerykańskich"
    /// ```
    public func displayName(in locale: LocaleID, plural: PluralCategory) -> String {
        (try? CurrencyData.pluralName(of: code, in: locale.icuName, category: plural.rawValue))
            ?? displayName(in: locale)
    }
    /// The symbol in a locale, "US$" in Canada; the code where there is none.
    public func symbol(in locale: LocaleID) -> String { name(in: locale, .symbol) }
    /// The shortest symbol, "$", which may be that of several currencies.
    public func narrowSymbol(in locale: LocaleID) -> String { name(in: locale, .narrowSymbol) }

    private func name(in locale: LocaleID, _ style: CurrencyData.NameStyle) -> String {
        (try? CurrencyData.name(of: code, in: locale.icuName, style: style))?.text ?? code
    }

    /// The Swiss franc.
    public static let chf = CurrencyCode(unchecked: "CHF")
    /// The Chinese yuan.
    public static let cny = CurrencyCode(unchecked: "CNY")
    /// The euro.
    public static let eur = CurrencyCode(unchecked: "EUR")
    /// The pound sterling.
    public static let gbp = CurrencyCode(unchecked: "GBP")
    /// The Indian rupee.
    public static let inr = CurrencyCode(unchecked: "INR")
    /// The Japanese yen, which has no fraction digits.
    public static let jpy = CurrencyCode(unchecked: "JPY")
    /// The South Korean won, which has no fraction digits.
    public static let krw = CurrencyCode(unchecked: "KRW")
    /// The US dollar.
    public static let usd = CurrencyCode(unchecked: "USD")
}

extension CurrencyCode: CheckedIdentifier, ExpressibleByStringLiteral {
    public var description: String { code }

    /// A code written in source; an unknown one stops the program with the reason.
    public init(stringLiteral value: StaticString) {
        if let letters = value.packed, let place = Self.place(of: letters), Self.isKnown(place) {
            self.init(at: place)
            return
        }
        self = value.asLiteral { text throws(LocaleError) in try CurrencyCode(text) }
    }
}
