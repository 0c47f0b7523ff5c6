import LocaleFormat
import LocaleFormatJSON
import LocaleFormatMoneyInWords

/// `fmt parse number`: the exact decimal that a text says, the inverse of ``NumberOperation``.
struct ParseNumberOperation: Operation {
    static let options = NumberOperation.styleOptions + [.mode]

    let parser: CompiledNumberParser
    let mode: NumberParseMode
    private let locale: LocaleID

    init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        mode = try values.parseMode()
        let specification = try NumberOperation.specification(values)
        locale = specification.locale
        do { parser = try CompiledNumberParser(specification) } catch { throw CommandFailure(error) }
    }

    func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        bytes.append(contentsOf: try parse(input.text).plainText.utf8)
    }

    func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let number = try parse(input.text)
        object.member("locale", string: locale.tag)
        object.member("text", string: try input.text)
        object.member("value", string: number.plainText)
        if number.exactDecimal != nil { object.member("number", json: number.plainText) }
    }

    private func parse(_ text: String) throws(CommandFailure) -> NumberValue {
        do { return try parser.parse(text, mode: mode).numberValue } catch { throw CommandFailure(error, text: text) }
    }
}

/// `fmt parse currency`: the exact amount and the currency's code, `1234.5 EUR`.
public struct ParseCurrencyOperation: Operation {
    public static let options = CurrencyOperation.styleOptions + [.mode]

    let style: CurrencyStyle<ExactDecimal>
    let words: CurrencyWordsStyle<ExactDecimal>?
    let mode: NumberParseMode

    public init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        mode = try values.parseMode()
        var values = values
        // Here the locale may answer: the text says which currency it is, and this is only for a bare `$`.
        if values[.code] == nil { values[.code] = CurrencyCode(usedIn: try values.locale(.monetary))?.code ?? "USD" }
        words = try MoneyWords.style(values)
        style = try CurrencyOperation.style(values)
    }

    public func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        let parsed = try parse(input.text)
        bytes.append(contentsOf: "\(parsed.amount) \(parsed.code.code)".utf8)
    }

    public func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let parsed = try parse(input.text)
        object.member("locale", string: style.locale.tag)
        object.member("text", string: try input.text)
        object.member("value", string: parsed.amount.description)
        object.member("number", json: parsed.amount.description)
        object.member("currency", string: parsed.code.code)
    }

    private func parse(_ text: String) throws(CommandFailure) -> CurrencyAmount<ExactDecimal> {
        do {
            if let words { return try words.parseAmount(text, mode: mode) }
            return try style.parseAmount(text, mode: mode)
        } catch { throw CommandFailure(error, text: text) }
    }
}

/// `fmt parse byte-count`: the number of bytes, the inverse of ``ByteCountOperation``.
struct ParseByteCountOperation: Operation {
    static let options: [OptionName] = [.locale, .numberingSystem, .style, .units, .mode]

    private let style: ByteCountStyle
    private let mode: NumberParseMode

    init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        mode = try values.parseMode()
        style = try ByteCountOperation.style(values)
    }

    func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        bytes.append(contentsOf: try parse(input.text).description.utf8)
    }

    func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let count = try parse(input.text)
        object.member("locale", string: style.locale.tag)
        object.member("text", string: try input.text)
        object.member("value", string: count.description)
        object.member("number", json: count.description)
    }

    private func parse(_ text: String) throws(CommandFailure) -> Int128 {
        do { return try style.parse(text, mode: mode) } catch { throw CommandFailure(error, text: text) }
    }
}

extension OptionValues {
    /// `--mode`; lenient by default, since what people type is what a command line has.
    func parseMode() throws(CommandFailure) -> NumberParseMode {
        try choice(.mode, NumberParseMode.self) ?? .lenient
    }
}

extension CommandFailure {
    fileprivate init(_ error: NumberParseError, text: String) {
        if case .style(let error) = error {
            self.init(error)
        } else {
            self = .value("cannot read '\(text.shortened)': \(error)")
        }
    }
}
