internal import LocaleFormatBridge
public import LocaleFormatCore
internal import LocaleFormatMemory

/// What is written when both ends of a range look alike.
public enum NumberRangeIdentity: String, Hashable, Codable, Sendable, CaseIterable {
    /// The one number: `5`.
    case singleValue
    /// The one number if the ends are equal; with the sign for "about" if only rounding made them so.
    case approximatelyOrSingleValue
    /// With the locale's sign for "about": `~5`.
    case approximately
    /// Both, all the same: `5–5`.
    case range
}

/// A style of number ranges ready to run: immutable and shareable between threads. ICU formats each range.
///
/// Shared affixes are written once where the locale does so: "3–5 %", "$3 – $5" (UTS #35 part 3, "Range patterns").
public final class CompiledNumberRange: CompiledStyle {
    /// The two ends, in any order.
    public typealias Input = (from: NumberValue, to: NumberValue)

    /// Digits before or after the decimal separator of either end: ICU's time grows with their square.
    public static let maximumLength = 100_000

    private let handle: NumberRangeHandle
    /// For ends that are equal before any rounding, which ICU cannot tell from those that rounding made equal.
    private let equal: NumberRangeHandle?
    /// ICU would multiply twice where both ends look alike: "~5,000%" for a half.
    private let multiplier: ExactDecimal?
    /// For the same reason, what ICU converts into units of its choice is written alone first: ends that look alike have no
    /// sign for "about" then.
    private let single: GeneralNumber?

    /// - Throws: ``NumberError`` as ``CompiledNumber/init(_:)``, and ``NumberError/conflict(_:)`` for what ICU writes no
    ///   ranges of: spell-out, ordinals, numerals by rules, `DecimalFormat` patterns, and mixed units;
    ///   ``NumberError/unsupported(_:icu:since:)`` with an ICU older than 68.
    public convenience init(
        _ specification: NumberSpecification, identity: NumberRangeIdentity = .approximately
    ) throws(NumberError) {
        let resolved = try ResolvedNumber(specification)
        guard resolved.format == nil else {
            throw .conflict("ranges go with digits, not with words, ordinals, numerals by rules or patterns")
        }
        guard !specification.options.keepsZeros, specification.options.separators == nil else {
            throw .conflict("digits as they were typed and separators go with single numbers, not with ranges")
        }
        let skeleton = try NumberSkeleton(resolved, scalesPowers: false)
        if let conversion = skeleton.conversion, conversion.mayMix {
            throw .conflict("ranges go with one unit, not with several as in \(conversion.name)")
        }
        guard ICUVersion.current.major >= NumberRangeHandle.since else {
            _ = try GeneralNumber(resolved)
            let icu = ICUVersion.current.text
            throw .unsupported("ranges of numbers", icu: icu, since: NumberRangeHandle.since)
        }
        let isConverted = skeleton.conversion != nil && identity != .range && identity != .singleValue
        let single = isConverted ? try GeneralNumber(resolved) : nil
        let money = NamedMoney(skeleton.text, locale: skeleton.locale)
        let handle: NumberRangeHandle
        do { handle = try Self.open(skeleton, money, identity) } catch {
            // ICU says of numbers, not of ranges, where in a skeleton the fault is.
            _ = try GeneralNumber(resolved)
            throw error
        }
        let equal = identity == .approximatelyOrSingleValue ? try Self.open(skeleton, money, .singleValue) : nil
        self.init(handle, equal: equal, single: single, skeleton.multiplier)
    }

    private init(
        _ handle: NumberRangeHandle, equal: NumberRangeHandle?, single: GeneralNumber?, _ multiplier: ExactDecimal?
    ) {
        (self.handle, self.equal, self.single, self.multiplier) = (handle, equal, single, multiplier)
    }

    private static func open(
        _ skeleton: NumberSkeleton, _ money: NamedMoney?, _ identity: NumberRangeIdentity
    ) throws(NumberError) -> NumberRangeHandle {
        do throws(ICUError) {
            return try NumberRangeHandle(
                skeleton: money?.skeleton ?? skeleton.text, locale: skeleton.locale, identity: .init(identity),
                names: money?.names)
        } catch { throw NumberError(error, skeleton: skeleton.text) }
    }

    /// The range as text. The ends stay in the order given, whichever is larger.
    ///
    /// - Throws: ``NumberError/inexact(_:)`` under `RoundingMode.unnecessary`, and ``NumberError/tooLarge(text:limit:)`` for
    ///   an end of more than ``maximumLength`` digits.
    public func format(from start: some NumberConvertible, to end: some NumberConvertible) throws(NumberError) -> String
    {
        try format((start.numberValue, end.numberValue))
    }

    /// Appends the range as UTF-8.
    public func append(
        from start: some NumberConvertible, to end: some NumberConvertible, to bytes: inout [UInt8]
    ) throws(NumberError) {
        try append((start.numberValue, end.numberValue), to: &bytes)
    }

    /// The range with the meaning of its parts; ``NumberField/start`` and ``NumberField/end`` are the two numbers.
    public func formattedText(
        from start: some NumberConvertible, to end: some NumberConvertible
    ) throws(NumberError) -> FormattedText<NumberField> {
        try formattedText((start.numberValue, end.numberValue))
    }

    /// False: there is no program for ranges.
    public var isFast: Bool { false }

    public func format(_ ends: Input) throws(NumberError) -> String { try raw(ends).text }

    public func append(_ ends: Input, to bytes: inout [UInt8]) throws(NumberError) {
        bytes.append(contentsOf: try raw(ends).text.utf8)
    }

    public func formattedText(_ ends: Input) throws(NumberError) -> FormattedText<NumberField> {
        FormattedText(try raw(ends))
    }

    private func raw(_ ends: Input) throws(NumberError) -> RawFormatted {
        if let single, try single.format(ends.from) == single.format(ends.to) {
            throw .conflict(
                "units that ICU chooses go with ranges of two numbers, not with a number that is about so much")
        }
        let (start, end) = (try text(ends.from), try text(ends.to))
        do throws(ICUError) {
            return try (start == end ? equal ?? handle : handle).format(start, end)
        } catch {
            if error.name == "U_FORMAT_INEXACT_ERROR" { throw .inexact("\(start) to \(end)") }
            throw NumberError(error)
        }
    }

    /// Exact decimal text as ICU reads it; `NaN` and `Infinity` are numbers to it too.
    private func text(_ value: NumberValue) throws(NumberError) -> String {
        if value.isTooLarge { throw .tooLarge(text: value.plainText, limit: Self.maximumLength) }
        let value = multiplier.map(value.multiplied) ?? value
        guard let decimal = value.exactDecimal else { return value.plainText }
        guard max(decimal.digits.count + decimal.exponent, -decimal.exponent) <= Self.maximumLength else {
            throw .tooLarge(text: decimal.icuText, limit: Self.maximumLength)
        }
        return decimal.icuText
    }

    // MARK: Cache

    private struct Key: Hashable {
        let specification: NumberSpecification
        let identity: NumberRangeIdentity
    }

    private static let cache = CompiledCache<Key, CompiledNumberRange>(capacity: 64)

    /// The compiled form of a style, from the shared cache.
    static func cached(
        _ specification: NumberSpecification, _ identity: NumberRangeIdentity
    ) throws(NumberError) -> CompiledNumberRange {
        try cache.value(for: Key(specification: specification, identity: identity)) { () throws(NumberError) in
            try CompiledNumberRange(specification, identity: identity)
        }
    }
}

extension NumberRangeHandle.Identity {
    fileprivate init(_ identity: NumberRangeIdentity) {
        switch identity {
        case .singleValue: self = .singleValue
        case .approximatelyOrSingleValue: self = .approximatelyOrSingleValue
        case .approximately: self = .approximately
        case .range: self = .range
        }
    }
}
