import LocaleFormat

/// A compiled style, run for text values: what numbers and money have in common.
struct NumberFormatting: Sendable {
    private let compiled: CompiledNumber
    private let locale: LocaleID

    /// - Parameter isBrief: leaves the values to ICU. Compiling asks ICU for some forty probes, which a process that
    ///   formats one value never earns back; the text is the same either way.
    init(_ specification: NumberSpecification, isBrief: Bool) throws(CommandFailure) {
        locale = specification.locale
        do throws(NumberError) {
            compiled =
                try isBrief ? CompiledNumber(reference: specification) : CompiledNumber(specification)
        } catch { throw CommandFailure(error) }
    }

    func append(_ value: String, to bytes: inout [UInt8]) throws(CommandFailure) {
        let number = try NumberValue(commandText: value)
        do { try compiled.append(number, to: &bytes) } catch { throw CommandFailure(error) }
    }

    func append(_ value: String, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let number = try NumberValue(commandText: value)
        let text: FormattedText<NumberField>
        do throws(NumberError) {
            text =
                if case .double(let double) = number { try compiled.formattedText(double) }
                else { try compiled.formattedText(number.exactDecimal ?? 0) }
        } catch { throw CommandFailure(error) }
        object.member("value", string: number.plainText)
        object.member("locale", string: locale.tag)
        object.member("text", string: text.text)
        object.member("parts", parts: text)
    }
}
