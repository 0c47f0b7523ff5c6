internal import LocaleFormatBridge
internal import LocaleFormatCore
internal import LocaleFormatMemory

/// The inverse of a number style, ready to run: immutable, shareable between threads, independent of any cache.
///
/// What a style writes, its parser reads back, exactly: digits are never put through a binary float. All that CLDR knows
/// (separators, signs, digits, affixes, abbreviations) is learned from ICU when the parser is made; reading digits calls
/// no ICU. Words and algorithmic numerals are read by the rules that write them, `DecimalFormat` patterns by
/// ICU.
///
/// ```swift
/// let parser = try CompiledNumberParser(NumberStyle<Int>(locale: "hi-IN-u-nu-deva").specification)
/// try parser.parse("१२,३४,५६७").exactDecimal?.description                    // "1234567"
/// try parser.parse("12,34,567").exactDecimal?.description                    // "1234567"; Latin digits too
/// try parser.parse(" १२३४५६७ ", mode: .lenient).exactDecimal?.description     // "1234567"
/// ```
public final class CompiledNumberParser: Sendable {
    private enum Engine: Sendable {
        case shapes(ShapeReader)
        case rules(RuleReader)
    }

    /// The longest text that is read, in UTF-8 bytes: a million digits of four bytes with room for separators.
    public static let maximumLength = 8_000_000

    private let engine: Engine
    let lenient: LenientTables
    /// What finds the digits of most texts; nil where those alone say little.
    package let plainDigits: PlainDigits?
    private let currency: CurrencyCode?

    /// - Throws: ``NumberError`` for whatever ``CompiledNumber`` would throw for this style, and for a style without digits.
    public convenience init(_ specification: NumberSpecification) throws(NumberError) {
        let resolved = try ResolvedNumber(specification)
        if let kind = resolved.format {
            // What is no numeral of the style's is read as plain digits, in lenient mode.
            var plain = NumberSpecification(locale: specification.locale, kind: .decimal)
            plain.options.numbering = specification.options.numbering
            if resolved.locale.isAlgorithmic { plain.options.numbering = .latin }
            let shapes = try Self.shapes(plain)
            self.init(
                .rules(try RuleReader(kind, resolved, plain: shapes)), plainDigits: nil,
                LenientTables(plain, shapes: shapes, currency: nil), specification.currency)
        } else {
            let skeleton = try NumberSkeleton(resolved)
            if let conversion = skeleton.conversion {
                throw .conflict(
                    "quantities that ICU converts, as in \(conversion.name), are written only, not read back")
            }
            let shapes = try Self.shapes(specification)
            var verifier: CompiledNumber?
            if case .compactName = specification.options.notation { verifier = try CompiledNumber(specification) }
            let divisor = specification.isSkeleton ? skeleton.multiplier : specification.options.scale
            let reader = ShapeReader(shapes, divisor: divisor == 1 ? nil : divisor, verifier: verifier)
            self.init(
                .shapes(reader), plainDigits: PlainDigits(reader),
                LenientTables(specification, shapes: shapes, currency: specification.currency), specification.currency)
        }
    }

    private init(_ engine: Engine, plainDigits: PlainDigits?, _ lenient: LenientTables, _ currency: CurrencyCode?) {
        (self.engine, self.plainDigits, self.lenient, self.currency) = (engine, plainDigits, lenient, currency)
    }
}

extension CompiledNumberParser {
    /// The style's own digits first, then Latin, then the locale's native ones, as far as they differ.
    private static func shapes(_ specification: NumberSpecification) throws(NumberError) -> [ParseShape] {
        var shapes = [try ParseShape(specification, numbering: nil)]
        for numbering in [NumberingSystem.latin, .native] {
            let locale = try NumberLocale.of(specification.locale, numbering: numbering)
            guard let system = locale.system, !system.isAlgorithmic,
                let digits = ReadableDigits(system.description), !shapes.contains(where: { $0.digits == digits })
            else { continue }
            // A skeleton that names its digits keeps them.
            let shape = try ParseShape(specification, numbering: numbering)
            if !shapes.contains(where: { $0.digits == shape.digits }) { shapes.append(shape) }
        }
        return shapes
    }

    /// Reads a whole text.
    ///
    /// - Returns: the exact number; the style's currency for money.
    /// - Throws: ``NumberParseError`` with the place and what was expected there: `"1,23"` in `en` is
    ///   ``NumberParseError/wrongGrouping(at:)``, `"12 apples"` ``NumberParseError/unexpected(text:at:expected:)``.
    public func parse(
        _ text: some StringProtocol, mode: NumberParseMode = .strict
    ) throws(NumberParseError) -> ParsedNumber {
        let text = String(text)
        do throws(NumberParseError) { return try parse(plainly: text, mode: mode) } catch {
            guard mode == .strict, text.utf8.count <= Self.maximumHinted,
                (try? parse(plainly: text, mode: .lenient)) != nil
            else { throw error }
            throw error.withLenientHint(in: text)
        }
    }

    /// The same with errors that do not look at the other mode; for who tries several styles.
    package func parse(plainly text: String, mode: NumberParseMode) throws(NumberParseError) -> ParsedNumber {
        ParsedNumber(try read(text, mode, isPrefix: false).value, currency: currency)
    }

    /// Bytes of a text that is read again for the sake of its error.
    private static let maximumHinted = 1_000

    /// Reads the number that a text begins with.
    ///
    /// ```swift
    /// let parser = try CompiledNumberParser(NumberStyle<Int>(locale: "en").specification)
    /// try parser.parsePrefix("1,234 apples").length      // 5
    /// ```
    ///
    /// - Returns: the number, and how many UTF-8 bytes it took.
    public func parsePrefix(
        _ text: some StringProtocol, mode: NumberParseMode = .strict
    ) throws(NumberParseError) -> (number: ParsedNumber, length: Int) {
        let reading = try read(String(text), mode, isPrefix: true)
        return (ParsedNumber(reading.value, currency: currency), reading.end)
    }

    private func read(_ text: String, _ mode: NumberParseMode, isPrefix: Bool) throws(NumberParseError) -> NumberReading
    {
        let count = text.utf8.count
        guard count > 0 else { throw .empty }
        guard count <= Self.maximumLength else { throw .tooLong(length: count, limit: Self.maximumLength) }
        switch engine {
        case .rules(let reader): return try readByRules(reader, text, mode, isPrefix: isPrefix)
        case .shapes(let reader):
            let span = text.utf8Span.span
            guard mode == .lenient else { return try reader.read(span, isPrefix: isPrefix) }
            if reader.isExactFirst, let exact = try? reader.read(span, isPrefix: isPrefix) { return exact }
            let reading = try LenientReader(tables: lenient, isPrefix: isPrefix).read(span)
            return NumberReading(value: try reader.divided(reading.value), end: reading.end)
        }
    }

    /// Lenient text of a rule-based style may be plain digits. A pattern's may not: it may multiply.
    private func readByRules(
        _ reader: RuleReader, _ text: String, _ mode: NumberParseMode, isPrefix: Bool
    ) throws(NumberParseError) -> NumberReading {
        do throws(NumberParseError) {
            let reading = try reader.read(text, mode: mode, isPrefix: isPrefix)
            return NumberReading(value: reading.value, end: reading.end)
        } catch {
            guard mode == .lenient, !reader.isPattern,
                let plain = try? LenientReader(tables: lenient, isPrefix: isPrefix).read(text.utf8Span.span)
            else { throw error }
            return NumberReading(value: plain.value, end: plain.end)
        }
    }

    /// Reads an amount leniently with any currency of the locale; for ``CurrencyStyle/parseAmount(_:mode:)``.
    func readAmount(_ text: String, in locale: LocaleID) throws(NumberParseError) -> LenientReader.Reading {
        let count = text.utf8.count
        guard count > 0 else { throw .empty }
        guard count <= Self.maximumLength else { throw .tooLong(length: count, limit: Self.maximumLength) }
        let tables = lenient.withAllCurrencies(in: locale)
        return try LenientReader(tables: tables, isPrefix: false).read(text.utf8Span.span)
    }

    // MARK: Cache

    private static let shared = SharedStyles<NumberSpecification, CompiledNumberParser>(limit: 512)

    /// The parser of a style, from the shared cache.
    package static func cached(_ specification: NumberSpecification) throws(NumberError) -> CompiledNumberParser {
        let key = WordKey.of(specification.locale, specification.kind, specification.options)
        return try shared.value(for: specification, key) { () throws(NumberError) in
            try CompiledNumberParser(specification)
        }
    }

    /// Reads a text with the parser from the shared cache.
    @usableFromInline
    static func parse(
        _ text: String, in locale: LocaleID, _ kind: NumberSpecification.Kind, _ options: NumberOptions,
        mode: NumberParseMode
    ) throws(NumberParseError) -> ParsedNumber {
        func make() throws(NumberError) -> CompiledNumberParser {
            try CompiledNumberParser(NumberSpecification(locale: locale, kind: kind, options: options))
        }
        let parsed = shared.read(
            NumberSpecification(locale: locale, kind: kind, options: options), WordKey.of(locale, kind, options),
            make: make
        ) { parser in
            Result { () throws(NumberParseError) in try parser.parse(text, mode: mode) }
        }
        if let parsed { return try parsed.get() }
        // Nothing is kept of a style that is at fault.
        let parser: CompiledNumberParser
        do throws(NumberError) { parser = try make() } catch { throw .style(error) }
        return try parser.parse(text, mode: mode)
    }
}

extension NumberSpecification {
    /// The currency of money, also where a skeleton names it.
    fileprivate var currency: CurrencyCode? {
        switch kind {
        case .currency(let code, _, _, _): code
        case .skeleton(let skeleton): (try? SkeletonReading(skeleton).currency).flatMap { try? CurrencyCode($0) }
        default: nil
        }
    }

    fileprivate var isSkeleton: Bool {
        if case .skeleton = kind { true } else { false }
    }
}
