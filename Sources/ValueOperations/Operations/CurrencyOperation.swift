import LocaleFormat
import LocaleFormatJSON

/// `fmt currency`: an amount of money.
package struct CurrencyOperation: Operation {
    package static let options = styleOptions + RangeOptions.names
    /// What says how one amount is written.
    package static let styleOptions =
        DigitOptions.names + [.code, .presentation, .accounting, .cash, .notation] + wordOptions
    /// What says how an amount is written in words.
    package static let wordOptions: [OptionName] = [.words, .rules, .softHyphens]

    package let formatter: NumberFormatting

    package init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        if let words = try MoneyWords.style(values) {
            formatter = try NumberFormatting(words)
        } else {
            formatter = try NumberFormatting(Self.style(values).specification, values, isBrief: isBrief)
        }
    }

    package func inputs(_ arguments: [String]) throws(CommandFailure) -> [OperationInput] {
        try formatter.inputs(arguments)
    }

    package func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        try formatter.append(input, to: &bytes)
    }

    package func append(ascii value: borrowing Span<UInt8>, to bytes: inout [UInt8]) throws(CommandFailure) {
        try formatter.append(ascii: value, to: &bytes)
    }

    package func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        try formatter.append(input, to: &object)
    }

    package static func style(_ values: OptionValues) throws(CommandFailure) -> CurrencyStyle<ExactDecimal> {
        let locale = try values.locale(.monetary)
        let code = try currency(values, in: locale)
        let isCash = values.isSet(.cash)
        var options = try DigitOptions.read(values) {
            let digits = code.fractionDigits(cash: isCash)
            return digits...digits
        }
        options.notation = try values.choice(.notation, NotationWord.self)?.value ?? .automatic
        var style = CurrencyStyle<ExactDecimal>(code: code, locale: locale, options: options)
        style.presentation = try values.choice(.presentation, PresentationWord.self)?.value ?? .standard
        style.usesAccounting = values.isSet(.accounting)
        style.isCash = isCash
        return style
    }

    /// `--code`, or the locale's `-u-cu-`. Never a guess from the region: 5 euros do not become 5 rupees by moving.
    package static func currency(_ values: OptionValues, in locale: LocaleID) throws(CommandFailure) -> CurrencyCode {
        guard let text = values[.code] ?? locale.keyword("cu") else {
            throw .usage("missing --code, the currency's ISO 4217 code such as EUR")
        }
        do { return try CurrencyCode(text) } catch { throw CommandFailure(error) }
    }
}

/// `--presentation`
public enum PresentationWord: String, CaseIterable, Sendable {
    /// The word as it is typed.
    case narrow, standard, iso, name

    /// What the library calls it.
    public var value: CurrencyPresentation {
        switch self {
        case .narrow: .narrow
        case .standard: .standard
        case .iso: .isoCode
        case .name: .fullName
        }
    }
}

/// `--notation`
public enum NotationWord: String, CaseIterable, Sendable {
    /// The word as it is typed.
    case standard
    /// The word as it is typed.
    case compactShort = "compact-short"
    /// The word as it is typed.
    case compactLong = "compact-long"

    /// What the library calls it.
    public var value: Notation {
        switch self {
        case .standard: .automatic
        case .compactShort: .compactName(.short)
        case .compactLong: .compactName(.long)
        }
    }
}
