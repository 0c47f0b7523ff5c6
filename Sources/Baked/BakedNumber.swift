internal import LocaleFormatMemory
public import LocaleFormatNumberPrograms
internal import LocaleFormatValuePrograms

/// A baked number format for one locale, ready to run: the shortest way from a number to its text. Immutable, and threads may share it.
///
/// ```swift
/// let price = try formats.number("price", in: "de")
/// try price.format(12.5)                    // "12,50 €"
/// ```
public final class BakedNumber: Sendable {
    private let program: HeldReference<NumberProgram>
    private let compact: HeldReference<CompactProgram>
    private let words: HeldReference<RuleProgram>
    private let quantity: HeldReference<QuantityProgram>
    /// Set where integers are written as they are.
    private let integers: HeldReference<DigitTemplate>

    init(
        _ program: NumberProgram? = nil, compact: CompactProgram? = nil, words: RuleProgram? = nil,
        quantity: QuantityProgram? = nil
    ) {
        self.program = HeldReference(program)
        self.compact = HeldReference(compact)
        self.words = HeldReference(words)
        self.quantity = HeldReference(quantity)
        integers = HeldReference(program?.integerTemplate)
    }

    /// Whose units a quantity is told in; nil for what depends on no region.
    var region: String? { quantity.read { $0.region } }

    /// The formatted number.
    ///
    /// - Throws: ``BakedError/beyondProgram(_:)`` for a value that ICU alone writes.
    @inlinable
    public func format(_ value: some NumberConvertible) throws(BakedError) -> String { try format(value.numberValue) }

    /// The formatted integer.
    public func format(_ value: Int) throws(BakedError) -> String {
        if let text = integers.read({ $0.string(UInt64(value.magnitude), places: 0, isNegative: value < 0) }) {
            return text
        }
        return try format(value.numberValue)
    }

    /// The formatted number, for a value whose type is known at run time only.
    public func format(_ value: NumberValue) throws(BakedError) -> String {
        if let text = program.read({ $0.format(value) }) ?? others(value) { return text }
        throw .beyondProgram(value.plainText)
    }

    private func others(_ value: NumberValue) -> String? {
        compact.read { $0.format(value) } ?? words.read { $0.spelled(value) } ?? quantity.read { $0.text(value) }
    }

    /// The formatted number, for who cannot throw.
    func text(_ value: NumberValue) -> Result<String, BakedError> {
        do throws(BakedError) { return .success(try format(value)) } catch { return .failure(error) }
    }

    /// Appends to a writer; false for a value that ICU alone writes.
    @inline(__always)
    func append(_ value: NumberValue, to writer: inout UTF8Writer) -> Bool {
        if case .integer(let isNegative, let magnitude) = value,
            integers.read({ $0.append(magnitude, places: 0, isNegative: isNegative, to: &writer) }) != nil
        {
            return true
        }
        if program.read({ $0.append(value, to: &writer) }) != nil { return true }
        guard let text = program.read({ $0.format(value) }) ?? others(value) else { return false }
        writer.append(text)
        return true
    }

    /// What plural rules see of the number as it is displayed; nil beyond the program, of words and of quantities that are converted.
    func operands(_ value: NumberValue) -> PluralOperands? {
        program.read { $0.operands(value) } ?? compact.read { $0.operands(value) }
    }

    /// Appends the formatted number as UTF-8. Where it throws, `bytes` is as it was.
    @inlinable
    public func append(_ value: some NumberConvertible, to bytes: inout [UInt8]) throws(BakedError) {
        try append(value.numberValue, to: &bytes)
    }

    /// Appends the formatted number as UTF-8, for a value whose type is known at run time only.
    public func append(_ value: NumberValue, to bytes: inout [UInt8]) throws(BakedError) {
        if program.read({ $0.append(value, to: &bytes) }) == true { return }
        if compact.read({ $0.append(value, to: &bytes) }) == true { return }
        if words.read({ $0.spell(value, to: &bytes) }) == true { return }
        if let text = quantity.read({ $0.text(value) }) { return bytes += text.utf8 }
        throw .beyondProgram(value.plainText)
    }
}
