package import LocaleFormatBridge
internal import LocaleFormatMemory
public import LocaleFormatCore

/// A number style ready to run: immutable, shareable between threads, independent of any cache.
///
/// Where the style can be expressed as a program over digits, no ICU is called and no lock is taken; otherwise ICU formats
/// each value. Both give the same bytes: a program is checked against ICU when it is compiled.
///
/// ```swift
/// let price = try CurrencyStyle<Int>(code: "EUR", locale: "de").compiled()
/// try price.format(5)                       // "5,00 €"
/// var bytes: [UInt8] = []
/// try price.append(1234, to: &bytes)        // appends UTF-8
/// ```
public final class CompiledNumber: CompiledStyle {
    let program: HeldReference<NumberProgram>
    let compact: HeldReference<CompactProgram>
    private let ruled: HeldReference<RuledNumber>
    let general: GeneralNumber
    /// Set where integers are written as they are: the shortest way from an `Int` to its text.
    let integers: HeldReference<DigitTemplate>
    private let locale: LocaleID
    /// What the parts of the affixes mean, found when it is first needed.
    private let fields = OnceReference<NumberFields>()
    /// Plural rules, cardinal and ordinal, found when they are first needed.
    private let plurals = InlineArray<2, OnceReference<PluralProgram>> { _ in OnceReference() }

    /// - Throws: ``NumberError`` for options out of range, an unknown numbering system, a bad skeleton or pattern.
    public convenience init(_ specification: NumberSpecification) throws(NumberError) {
        let resolved = try ResolvedNumber(specification)
        try self.init(resolved, compiling: CompiledNumber(once: resolved))
    }

    /// - Parameter once: the style for single values, whose formatter is open.
    init(_ resolved: ResolvedNumber, compiling once: CompiledNumber) throws(NumberError) {
        locale = resolved.specification.locale
        general = once.general
        let rules = once.rules
        // Each count of typed digits has a program of its own, and so has what separators are replaced in.
        let isTyped = general.typed != nil || general.separated != nil
        let program = isTyped ? nil : try NumberProgram.compiled(resolved, checkedAgainst: general)
        let compact =
            program == nil && rules == nil && !isTyped ? try CompactProgram(resolved, checkedAgainst: general) : nil
        ruled = HeldReference(rules)
        self.program = HeldReference(program)
        self.compact = HeldReference(compact)
        integers = HeldReference(program?.integerTemplate)
        if isFast { general.release() }
    }

    /// The same style with ICU formatting every value: what programs are compared with.
    package convenience init(reference specification: NumberSpecification) throws(NumberError) {
        self.init(specification.locale, try GeneralNumber(ResolvedNumber(specification)), rules: nil)
    }

    /// The same style for a single value, which ICU formats: a program, learned from two to forty numbers, would cost more than it
    /// saves. The text is the same. But rules take numbers that ICU does not.
    ///
    /// - Throws: ``NumberError`` as ``init(_:)``.
    public convenience init(once specification: NumberSpecification) throws(NumberError) {
        try self.init(once: ResolvedNumber(specification))
    }

    convenience init(once resolved: ResolvedNumber) throws(NumberError) {
        let rules = RuledNumber.of(resolved)
        self.init(
            resolved.specification.locale, try GeneralNumber(resolved, opensLater: rules != nil), rules: rules)
    }

    private init(_ locale: LocaleID, _ general: GeneralNumber, rules: RuledNumber?) {
        self.locale = locale
        self.general = general
        ruled = HeldReference(rules)
        program = HeldReference(nil)
        compact = HeldReference(nil)
        integers = HeldReference(nil)
    }

    /// The rules that write words and letters, where the style has any.
    var rules: RuledNumber? { ruled.object }

    /// Whether a program runs, rather than ICU for each value.
    public var isFast: Bool { !program.isNil || !compact.isNil || !ruled.isNil }

    /// Whether a program was made from two numbers of ICU's, and was asked for nothing but numbers yet: for tests.
    package var isFromTwoNumbers: Bool { program.read { $0.specials.read { _ in true } == nil } ?? false }

    /// The formatted number.
    ///
    /// - Throws: ``NumberError/inexact(_:)`` under `RoundingMode.unnecessary`;
    ///   ``NumberError/beyondRules(_:)`` where rules in words or letters have no end for the number.
    @inlinable
    public func format(_ value: some NumberConvertible) throws(NumberError) -> String {
        try format(value.numberValue)
    }

    /// The formatted integer: the shortest way there is.
    public func format(_ value: Int) throws(NumberError) -> String {
        if let text = integers.read({ $0.string(UInt64(value.magnitude), places: 0, isNegative: value < 0) }) {
            return text
        }
        return try format(value.numberValue)
    }

    /// The formatted number, for a value whose type is known at run time only.
    public func format(_ value: NumberValue) throws(NumberError) -> String {
        if let text = written(value) { return text }
        if let text = try ruled.read({ (rules) throws(NumberError) in try rules.format(value) }) { return text }
        if try learns(value), let text = written(value) { return text }
        return try general.format(value)
    }

    /// Whether the program just learned from ICU how NaN and infinities are written, as the value is the first of them.
    private func learns(_ value: NumberValue) throws(NumberError) -> Bool {
        guard case .double(let double) = value, !double.isFinite, !program.isNil, let handle = try general.handle(),
            let specials = try? NumberProbe(handle: handle).specials()
        else { return false }
        general.release()
        return program.read { _ = $0.specials.set(specials) } != nil
    }

    /// The text of a program over digits; nil where rules or ICU write the value.
    @inline(__always)
    func written(_ value: NumberValue) -> String? {
        if case .integer(let isNegative, let magnitude) = value,
            let text = integers.read({ $0.string(magnitude, places: 0, isNegative: isNegative) })
        {
            return text
        }
        return program.read { $0.format(value) } ?? compact.read { $0.format(value) }
    }

    /// Appends the formatted number as UTF-8. Allocates nothing while the array has room and a program runs.
    @inlinable
    public func append(_ value: some NumberConvertible, to bytes: inout [UInt8]) throws(NumberError) {
        try append(value.numberValue, to: &bytes)
    }

    /// Appends the formatted integer as UTF-8: the shortest way there is.
    public func append(_ value: Int, to bytes: inout [UInt8]) throws(NumberError) {
        let isWritten: Void? = integers.read {
            $0.append(UInt64(value.magnitude), places: 0, isNegative: value < 0, to: &bytes)
        }
        if isWritten == nil { try append(value.numberValue, to: &bytes) }
    }

    /// Appends the formatted number as UTF-8, for a value whose type is known at run time only.
    public func append(_ value: NumberValue, to bytes: inout [UInt8]) throws(NumberError) {
        if program.read({ $0.append(value, to: &bytes) }) == true { return }
        if compact.read({ $0.append(value, to: &bytes) }) == true { return }
        let isRuled: Void? = try ruled.read { (rules) throws(NumberError) in try rules.append(value, to: &bytes) }
        if isRuled != nil { return }
        if try learns(value), let text = written(value) {
            bytes.append(contentsOf: text.utf8)
        } else {
            try general.append(value, to: &bytes)
        }
    }

    /// The formatted number with the meaning of its parts. ICU is asked for those of compact and scientific notation, of plural
    /// names and units, of NaN and infinities. Numerals by rules are one part.
    @inlinable
    public func formattedText(_ value: some NumberConvertible) throws(NumberError) -> FormattedText<NumberField> {
        try formattedText(value.numberValue)
    }

    /// The formatted number with the meaning of its parts, for a value whose type is known at run time only.
    public func formattedText(_ value: NumberValue) throws(NumberError) -> FormattedText<NumberField> {
        if let rules {
            let text = try rules.format(value)
            return FormattedText(text: text, spans: [.init(field: .integer, range: 0..<text.utf8.count)])
        }
        let text = try program.read { (program) throws(NumberError) -> FormattedText<NumberField>? in
            if let known = fields.read({ $0.text(of: value, by: program) }) { return known }
            guard let handle = try general.handle() else { return nil }
            defer { general.release() }
            return fields.set(NumberFields(program, handle)).text(of: value, by: program)
        }
        if let text { return text }
        return try general.formattedText(value, whole: program.read { $0.format(value) })
    }

    /// A quantity in several units, `foot-and-inch`, of which no decimal says all; nil where the style is of one unit.
    package func formattedText(
        mixed value: (ExactDecimal?) -> NumberValue,
        _ write: (any MixedNumber, ExactDecimal?) throws(ICUError) -> RawFormatted?
    ) throws(NumberError) -> FormattedText<NumberField>? {
        try general.formattedText(mixed: value, write)
    }

    /// The plural category of a number as it is displayed: after rounding, with visible zeros, and with the power of ten
    /// that a compact form leaves out. "1" is `one` in English, "1.0" is `other`.
    ///
    /// - Throws: ``NumberError/inexact(_:)`` as ``format(_:)-(NumberValue)``, and ``NumberError/icu(code:call:)`` where the
    ///   system's ICU has no plural rules.
    @inlinable
    public func pluralCategory(
        of value: some NumberConvertible, type: PluralRules.Kind = .cardinal
    ) throws(NumberError) -> PluralCategory {
        try pluralCategory(of: value.numberValue, type: type)
    }

    /// The plural category of a number as it is displayed, for a value whose type is known at run time only.
    public func pluralCategory(
        of value: NumberValue, type: PluralRules.Kind = .cardinal
    ) throws(NumberError) -> PluralCategory {
        if let operands = program.read({ $0.operands(value) }) ?? compact.read({ $0.operands(value) }) {
            return try pluralCategory(for: operands, type)
        }
        return try general.pluralCategory(of: value, locale: locale, type)
    }

    private func pluralCategory(
        for operands: PluralOperands, _ type: PluralRules.Kind
    ) throws(NumberError) -> PluralCategory {
        let place = type == .cardinal ? 0 : 1
        if let category = plurals[place].read({ $0.category(for: operands) }) { return category }
        return plurals[place].set(try PluralRules(for: locale, type).program).category(for: operands)
    }

    // MARK: Cache

    /// The compiled form of a style, from the shared cache.
    package static func cached(_ specification: NumberSpecification) throws(NumberError) -> CompiledNumber {
        try TieredNumber.of(specification).compile()
    }
}
