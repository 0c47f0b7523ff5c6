import LocaleFormat
import LocaleFormatJSON

/// ECMA-402's options of `Intl.NumberFormat` with their defaults filled in, and the few words of the suite beside them.
/// Source: ECMA-402, "SetNumberFormatUnitOptions" and the constructor of NumberFormat. Two defaults are ICU's, as in the
/// suite: the rounding mode `halfEven`, and any number of digits up to 999.
struct NumberSettings {
    enum Kind {
        case decimal
        /// The value is multiplied by 100.
        case percent
        case currency(CurrencyCode)
        /// A CLDR unit, `kilometer-per-hour`; `percent` does not multiply.
        case unit(String)
    }

    enum UnitWidth: String {
        case short = "unit-width-short"
        case narrow = "unit-width-narrow"
        case long = "unit-width-full-name"
    }

    enum Form {
        case standard, scientific, engineering
        case compact(Notation.CompactWidth)
    }

    /// How a power of ten is written, in the letters of a skeleton: `+ee` for two digits, `sign-always`.
    struct Exponent {
        var digits: String?
        var sign: String?
    }

    let kind: Kind
    let form: Form
    let exponent: Exponent
    let unitWidth: UnitWidth
    let presentation: CurrencyPresentation
    let isAccounting: Bool
    let sign: SignDisplay
    let digits: NumberDigits
    let minimumIntegerDigits: Int?
    /// Digits further left are cut off. Not in ECMA-402.
    let maximumIntegerDigits: Int?
    let grouping: Grouping
    let rounding: RoundingMode
    let numbering: NumberingSystem?
    let scale: ExactDecimal?
    let alwaysShowsDecimal: Bool

    init(_ options: JSONValue) throws(TestProblem) {
        let reader = OptionReader(options)
        kind = try Self.kind(reader)
        form = try Self.form(reader)
        exponent = Exponent(
            digits: try reader.text("conformanceExponent"),
            sign: try reader.text("conformanceSign").map { "sign-\($0)" })
        unitWidth = try reader.word(
            "unitDisplay", ["short": .short, "narrow": .narrow, "long": .long], default: .short)
        presentation = try reader.word(
            "currencyDisplay",
            ["symbol": .standard, "narrowSymbol": .narrow, "code": .isoCode, "name": .fullName], default: .standard)
        (sign, isAccounting) = try Self.sign(reader)
        digits = try NumberDigits(reader, kind: kind, form: form)
        minimumIntegerDigits = try reader.count("minimumIntegerDigits")
        maximumIntegerDigits = try reader.count("maximumIntegerDigits", from: minimumIntegerDigits ?? 1)
        grouping = try reader.grouping()
        rounding = try reader.rounding()
        numbering = try reader.numbering()
        scale = try reader.decimal("conformanceScale")
        alwaysShowsDecimal = reader.flag("conformanceDecimalAlways")
    }

    private static func kind(_ reader: OptionReader) throws(TestProblem) -> Kind {
        switch try reader.text("style") ?? "decimal" {
        case "decimal": return .decimal
        case "percent": return .percent
        case "currency":
            guard let code = try reader.text("currency") else {
                throw .failure("the style is currency, and no currency is given", type: "option")
            }
            do throws(LocaleError) { return .currency(try CurrencyCode(code)) } catch {
                throw .unsupported(error.description)
            }
        case "unit":
            guard let unit = try reader.text("unit") else {
                throw .failure("the style is unit, and no unit is given", type: "option")
            }
            guard unit.utf8.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A || $0 == 0x2D }), !unit.isEmpty else {
                throw .unsupported("unit: '\(unit)'")
            }
            return .unit(unit)
        case let other: throw .unsupported("style: '\(other)'")
        }
    }

    private static func form(_ reader: OptionReader) throws(TestProblem) -> Form {
        let width: Notation.CompactWidth = try reader.word(
            "compactDisplay", ["short": .short, "long": .long], default: .short)
        return try reader.word(
            "notation",
            [
                "standard": .standard, "scientific": .scientific, "engineering": .engineering,
                "compact": .compact(width),
            ], default: .standard)
    }

    /// The words of `signDisplay`, and those that the suite's executor for ICU4C has for accounting.
    private static func sign(_ reader: OptionReader) throws(TestProblem) -> (SignDisplay, Bool) {
        let isAccounting = try reader.word("currencySign", ["standard": false, "accounting": true], default: false)
        return try reader.word(
            "signDisplay",
            [
                "auto": (.automatic, isAccounting), "always": (.always(), isAccounting),
                "never": (.never, isAccounting),
                "exceptZero": (.always(includingZero: false), isAccounting), "negative": (.negative, isAccounting),
                "accounting": (.automatic, true), "accounting_exceptZero": (.always(includingZero: false), true),
                "accounting_negative": (.negative, true),
            ], default: (.automatic, isAccounting))
    }
}
