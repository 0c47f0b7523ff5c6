internal import LocaleFormatCore
internal import LocaleFormatMemory

/// Number styles that are not held.
enum TieredNumber {
    typealias Style = TieredStyle<CompiledNumber, NumberError>

    /// Compiling takes as long as so many texts by ICU.
    private static let payoff = 64
    /// A plain style is compiled from two numbers, which costs nothing beside what ICU does for its third text.
    private static let plainPayoff = 3
    /// With its third text ICU keeps all that it found out, eight kilobytes for each style.
    private static let places = TierPlaces(limit: 2_048, from: 3)

    /// Five words for each of 8,192 styles, and less than four kilobytes of what is behind them: 32 MiB.
    private static let shared = SharedStyles<NumberSpecification, Style>(limit: 8_192, others: 512)

    /// Reads the tiered style; nil where it cannot be made.
    @inline(__always)
    static func read<Result>(
        _ locale: LocaleID, _ kind: NumberSpecification.Kind, _ options: NumberOptions,
        _ body: (Style) -> Result?
    ) -> Result? {
        shared.read(
            NumberSpecification(locale: locale, kind: kind, options: options), WordKey.of(locale, kind, options)
        ) { () throws(NumberError) in
            try make(NumberSpecification(locale: locale, kind: kind, options: options))
        } _: {
            body($0)
        }
    }

    static func of(_ specification: NumberSpecification) throws(NumberError) -> Style {
        let key = WordKey.of(specification.locale, specification.kind, specification.options)
        return try shared.value(for: specification, key) { () throws(NumberError) in try make(specification) }
    }

    /// - Throws: as ``CompiledNumber/init(_:)``.
    private static func make(_ specification: NumberSpecification) throws(NumberError) -> Style {
        let resolved = try ResolvedNumber(specification)
        let once = try CompiledNumber(once: resolved)
        let isPlain = specification.isPlain
        return Style(once, payoff: isPlain ? plainPayoff : payoff, places: isPlain || once.isFast ? nil : places) {
            () throws(NumberError) in
            // Rules are programs already.
            once.isFast ? once : try CompiledNumber(resolved, compiling: once)
        }
    }
}

extension TieredStyle where Compiled == CompiledNumber, Failure == NumberError {
    /// Nil where the style cannot write the value.
    @inline(__always)
    func format(_ value: NumberValue) -> String? {
        read { number in number.written(value) ?? unwritten(value, by: number) }
    }

    /// The text of rules or of ICU.
    @inline(never)
    private func unwritten(_ value: NumberValue, by number: CompiledNumber) -> String? {
        guard let text = try? number.format(value) else { return nil }
        // ICU 72 tears the surrogate pairs of two-digit exponents in digits beyond the BMP (known-differences.tsv).
        if !number.isFast, text.isTorn { return try? compile().format(value) }
        return text
    }
}
