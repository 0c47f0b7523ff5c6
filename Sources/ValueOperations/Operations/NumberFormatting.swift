import LocaleFormat
import LocaleFormatJSON
import LocaleFormatMoneyInWords

/// A compiled style, run for text values: what numbers and money have in common.
public struct NumberFormatting: Sendable {
    private enum Program: Sendable {
        case number(CompiledNumber)
        case range(CompiledNumberRange)
        /// Equal ends, which are one value.
        case approximately(CompiledNumberRange)
        case words(CompiledCurrencyWords)
    }

    private let program: Program
    private let locale: LocaleID
    /// Whether fraction digits stay as they were typed.
    private var keepsZeros = false

    /// What writes one number; nil for ranges.
    package var compiled: CompiledNumber? {
        guard case .number(let compiled) = program else { return nil }
        return compiled
    }

    /// - Parameters:
    ///   - specification: how numbers are written.
    ///   - values: the options that say whether values are ranges.
    ///   - isBrief: leaves the values to ICU. Compiling asks ICU for some forty probes, which a process that formats one value never earns
    ///     back; the text is the same either way.
    public init(_ specification: NumberSpecification, _ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        locale = specification.locale
        keepsZeros = specification.options.keepsZeros
        let identity = try RangeOptions.identity(values)
        do throws(NumberError) {
            if let identity {
                let compiled = try CompiledNumberRange(specification, identity: identity)
                program = values.isSet(.range) ? .range(compiled) : .approximately(compiled)
            } else {
                program = .number(
                    try isBrief ? CompiledNumber(once: specification) : CompiledNumber(specification))
            }
        } catch { throw CommandFailure(error) }
    }

    /// Amounts in words.
    init(_ words: CurrencyWordsStyle<ExactDecimal>) throws(CommandFailure) {
        locale = words.locale
        do throws(NumberError) { program = .words(try words.compiled()) } catch { throw CommandFailure(error) }
    }

    /// The values, or the two ends of a range, of a command line.
    public func inputs(_ arguments: [String]) throws(CommandFailure) -> [OperationInput] {
        guard case .range = program else { return arguments.map { .text($0) } }
        return try RangeOptions.inputs(arguments)
    }

    /// Appends the text of a value as UTF-8.
    public func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        switch program {
        case .number(let compiled):
            let number = try NumberValue(commandText: input.text, keepingZeros: keepsZeros)
            do { try compiled.append(number, to: &bytes) } catch { throw CommandFailure(error) }
        case .words(let compiled):
            let number = try NumberValue(commandText: input.text)
            do { try compiled.append(number, to: &bytes) } catch { throw CommandFailure(error) }
        case .range(let compiled), .approximately(let compiled):
            let (start, end) = try ends(input)
            do { try compiled.append((start, end), to: &bytes) } catch { throw CommandFailure(error) }
        }
    }

    /// The same for digits that are ASCII.
    public func append(ascii value: borrowing Span<UInt8>, to bytes: inout [UInt8]) throws(CommandFailure) {
        guard case .number(let compiled) = program, !keepsZeros, let number = NumberValue(plainDigits: value) else {
            return try append(.text(String(ascii: value)), to: &bytes)
        }
        do { try compiled.append(number, to: &bytes) } catch { throw CommandFailure(error) }
    }

    /// Adds the text of a value and its parts.
    public func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        if case .words(let compiled) = program { return try append(input, in: compiled, to: &object) }
        let text: FormattedText<NumberField>
        switch program {
        case .number(let compiled):
            let number = try NumberValue(commandText: input.text, keepingZeros: keepsZeros)
            object.member("value", string: number.plainText)
            do { text = try compiled.formattedText(number) } catch { throw CommandFailure(error) }
        case .words: return
        case .range(let compiled), .approximately(let compiled):
            let (start, end) = try ends(input)
            if case .range = program {
                object.member("value", strings: [start.plainText, end.plainText])
            } else {
                object.member("value", string: start.plainText)
            }
            do { text = try compiled.formattedText((start, end)) } catch { throw CommandFailure(error) }
        }
        object.member("locale", string: locale.tag)
        object.member("text", string: text.text)
        object.member("parts", parts: text)
    }

    private func append(
        _ input: OperationInput, in words: CompiledCurrencyWords, to object: inout JSONObjectWriter
    ) throws(CommandFailure) {
        let number = try NumberValue(commandText: input.text)
        object.member("value", string: number.plainText)
        let text: FormattedText<CompiledCurrencyWords.Field>
        do { text = try words.formattedText(number) } catch { throw CommandFailure(error) }
        object.member("locale", string: locale.tag)
        object.member("text", string: text.text)
        object.member("parts", parts: text)
    }

    /// Both ends of a range.
    private func ends(_ input: OperationInput) throws(CommandFailure) -> (NumberValue, NumberValue) {
        if case .approximately = program {
            let number = try NumberValue(commandText: input.text)
            return (number, number)
        }
        switch input {
        case .texts(let texts) where texts.count == 2:
            return (try NumberValue(commandText: texts[0]), try NumberValue(commandText: texts[1]))
        case .text(let text):
            guard let ends = RangeOptions.ends(of: text) else {
                throw .value("'\(text.shortened)' is no range; expected two numbers such as 3..5")
            }
            return (try NumberValue(commandText: ends.0), try NumberValue(commandText: ends.1))
        case .texts, .fields, .template: throw .value("a range is two numbers, such as 3..5")
        }
    }
}
