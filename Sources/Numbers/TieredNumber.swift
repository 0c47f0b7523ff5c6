internal import LocaleFormatCore
internal import LocaleFormatMemory
internal import Synchronization

/// A style as the cache holds it: ICU writes its first texts, and when there are so many that it pays, it is compiled.
///
/// Compiling takes as long as ``payoff`` texts by ICU. So all texts of a style together take at most twice as long as by the
/// cheaper of the two ways, however many there are.
final class TieredNumber: Sendable {
    static let payoff = 64

    private let specification: NumberSpecification
    private let once: CompiledNumber
    private let compiled = OnceReference<CompiledNumber>()
    /// Texts that ICU wrote.
    private let texts = Atomic<Int>(0)

    /// - Throws: as ``CompiledNumber/init(_:)``.
    init(_ specification: NumberSpecification) throws(NumberError) {
        self.specification = specification
        once = try CompiledNumber(once: specification)
    }

    /// Nil where the style cannot write the value.
    @inline(__always)
    func format(_ value: NumberValue) -> String? {
        if let text = compiled.read({ try? $0.format(value) }) { return text }
        return formatByICU(value)
    }

    @inline(never)
    private func formatByICU(_ value: NumberValue) -> String? {
        // Rules are programs already.
        if once.isFast { return try? once.format(value) }
        guard texts.add(1, ordering: .relaxed).newValue != Self.payoff else { return try? compile().format(value) }
        guard let text = try? once.format(value) else { return nil }
        // ICU 72 tears the surrogate pairs of two-digit exponents in digits beyond the BMP (known-differences.tsv).
        return text.unicodeScalars.contains("\u{FFFD}") ? try? compile().format(value) : text
    }

    /// The compiled style, made now if it is not there yet.
    func compile() throws(NumberError) -> CompiledNumber {
        if once.isFast { return once }
        if let compiled = compiled.read({ $0 }) { return compiled }
        return compiled.set(try CompiledNumber(specification, compiling: once))
    }
}

extension TieredNumber {
    /// Five words for each of 8,192 styles, and less than four kilobytes of what is behind them: 32 MiB.
    private static let cache = StyleCache<TieredNumber>(limit: 8_192)
    /// For the few styles that words cannot say.
    private static let others = CompiledCache<NumberSpecification, TieredNumber>(capacity: 512)

    /// Reads the tiered style; nil where it cannot be made.
    @inline(__always)
    static func read<Result>(
        _ locale: LocaleID, _ kind: NumberSpecification.Kind, _ options: NumberOptions,
        _ body: (TieredNumber) -> Result?
    ) -> Result? {
        guard let key = WordKey.of(locale, kind, options) else {
            let specification = NumberSpecification(locale: locale, kind: kind, options: options)
            return (try? of(specification)).flatMap(body)
        }
        return cache.read(key) {
            try TieredNumber(NumberSpecification(locale: locale, kind: kind, options: options))
        } _: {
            body($0)
        }
    }

    static func of(_ specification: NumberSpecification) throws(NumberError) -> TieredNumber {
        guard let key = WordKey.of(specification.locale, specification.kind, specification.options) else {
            return try others.value(for: specification) { () throws(NumberError) in try TieredNumber(specification) }
        }
        return try cache.value(for: key) { () throws(NumberError) in try TieredNumber(specification) }
    }
}
