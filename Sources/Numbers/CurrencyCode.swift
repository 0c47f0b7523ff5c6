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
    /// Three ASCII capitals.
    public let code: String

    /// - Throws: `LocaleError.unknownCurrency(_:)` for what is not three ASCII letters, or a code ICU has no currency for.
    public init(_ code: some StringProtocol) throws(LocaleError) {
        let upper = code.uppercased()
        guard upper.utf8.count == 3, upper.utf8.allSatisfy({ $0 >= 0x41 && $0 <= 0x5A }), Self.known.contains(upper)
        else { throw .unknownCurrency(String(code)) }
        self.code = upper
    }

    private init(unchecked code: String) { self.code = code }

    private static let known = Set((try? CurrencyData.codes()) ?? [])

    /// Every currency of the system's ICU, those out of use included, sorted by code.
    public static var all: [CurrencyCode] { known.sorted().map(CurrencyCode.init(unchecked:)) }

    /// The currency a locale uses: its `-u-cu-`, or that of its region (`-u-rg-` first); nil where neither is known.
    public init?(usedIn locale: LocaleID) {
        if let asked = locale.keyword("cu") {
            guard let code = try? CurrencyCode(asked) else { return nil }
            self = code
            return
        }
        let name =
            locale.region == nil && locale.keyword("rg") == nil ? locale.maximized.icuIdentifier : locale.icuIdentifier
        guard let code = try? CurrencyData.code(for: name) else { return nil }
        self.init(unchecked: code)
    }

    /// Digits after the decimal separator by CLDR: 2 for most, 0 for JPY, 3 for KWD, 4 for CLF. In cash, CHF has 2 and
    /// rounds to 0.05.
    public func fractionDigits(cash: Bool = false) -> Int {
        (try? CurrencyData.fractionDigits(of: code, cash: cash)) ?? 2
    }

    /// The currency's name in a language, "euro"; its code where the language has no name for it.
    public func displayName(in locale: LocaleID) -> String { name(in: locale, .longName) }
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

extension CurrencyCode: ExpressibleByStringLiteral {
    /// A code written in source; an unknown one stops the program with the reason.
    public init(stringLiteral value: String) {
        do { try self.init(value) } catch { preconditionFailure("\(error)") }
    }
}

extension CurrencyCode: CustomStringConvertible {
    public var description: String { code }
}

extension CurrencyCode: Codable {
    public init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(code)
    }
}
