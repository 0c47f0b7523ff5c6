/// The styles of a server that writes in the language of whoever asks: 99 languages by 50 styles, described for each rival in
/// plain words.
public struct MixedStyle: Sendable {
    public enum Kind: Sendable {
        case number
        case percent
        /// An ISO 4217 code.
        case currency(String, isNarrow: Bool)
    }

    /// A BCP 47 tag that is ICU's name of the locale too.
    public let locale: String
    /// Where the locale stands in ``locales``, so that a rival can hold its own form of it.
    public let localeIndex: Int
    public let kind: Kind
    /// Nil for the currency's own.
    public let fractionDigits: Int?
    public let isGrouped: Bool

    /// ICU's skeleton for the same.
    public var skeleton: String {
        var stems: [String] = []
        switch kind {
        case .number: break
        case .percent: stems.append("percent scale/100")
        case .currency(let code, let isNarrow):
            stems.append("currency/\(code)" + (isNarrow ? " unit-width-narrow" : ""))
        }
        if let fractionDigits {
            stems.append(
                fractionDigits == 0 ? "precision-integer" : "." + String(repeating: "0", count: fractionDigits))
        }
        if !isGrouped { stems.append("group-off") }
        return stems.joined(separator: " ")
    }

    public static let locales: [String] = """
        af am ar as az be bg bn br bs ca cs cy da de dsb el en es et eu fa fi fil fr ga gd gl gu he hi hr hsb hu hy id ig is it \
        ja ka kk km kn ko kok ky lo lt lv mk ml mn mr ms my nb ne nl nn or pa pl ps pt ro ru sc sd si sk sl so sq sr sv sw ta te \
        th ti tk tr uk ur uz vi wo xh yo zh zu ceb fo fy jv ku
        """.split(separator: " ").map(String.init)

    private static let codes = [
        "EUR", "USD", "JPY", "INR", "GBP", "CHF", "CNY", "BRL", "KRW", "MXN", "SEK", "NOK", "DKK", "PLN", "TRY", "ZAR",
        "AUD",
        "CAD",
    ]

    public static let all: [MixedStyle] = locales.enumerated().flatMap { index, locale -> [MixedStyle] in
        func style(_ kind: Kind, _ digits: Int?, _ isGrouped: Bool = true) -> MixedStyle {
            MixedStyle(
                locale: locale, localeIndex: index, kind: kind, fractionDigits: digits, isGrouped: isGrouped)
        }
        return (0..<5).flatMap { [style(.number, $0), style(.number, $0, false)] } + (0..<4).map { style(.percent, $0) }
            + codes.flatMap { [style(.currency($0, isNarrow: false), nil), style(.currency($0, isNarrow: true), nil)] }
    }

    /// Which style is asked for, one text after another, and with what number: the same for every rival.
    public static let requests: [(style: Int, value: Double)] = {
        var state: UInt64 = 0x2545_F491_4F6C_DD1D
        return (0..<(1 << 16)).map { index in
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return (Int(state % UInt64(all.count)), Values.doubles[index % Values.count])
        }
    }()
}
