internal import LocaleFormatBridge
package import LocaleFormatCore
internal import LocaleFormatMemory
package import LocaleFormatNumbers

/// Quantities told in several units, `foot-and-inch`, in exact arithmetic (UTS #35 part 6, "Mixed Units").
///
/// ICU counts in doubles: of 2.000375 feet it writes 0.005 inches for 0.0045, and of 0.31 feet 3.7199999999999998. Here units are counted
/// as ratios, ICU writes the number of each, and what joins them is learned from a text of ICU's.
///
/// | feet | text | |
/// |---|---|---|
/// | 5.5 | 5 ft, 6 in | |
/// | 5.9999 | 6 ft, 0 in | rounded, the smallest unit may fill the next one |
/// | -5.5 | -5 ft, 6 in | the sign is that of all |
/// | -0.5 | -6 in | nothing of the first unit would show no sign |
final class MixedQuantity: Sendable {
    private let skeleton: MixedSkeleton
    private let locale: String
    private let mixed: MixedUnit
    private let words: MixedWords
    /// How each unit is written that is the first, and how behind others.
    private let numbers: [(signed: NumberHandle, unsigned: NumberHandle)]
    /// Writes the smallest unit's number in plain digits, as the style rounds it.
    private let rounding: NumberHandle
    /// The same without the first unit, made when it is needed.
    private let tail = Lock<MixedQuantity?>(nil)

    /// - Throws: for units that ICU's data cannot convert, and where ICU's own texts are not those of its units one by one.
    init(_ skeleton: MixedSkeleton, locale: String) throws {
        guard let table = UnitTable.shared else { throw MixedUnit.Fault.unknownUnit(skeleton.plain) }
        let mixed = try MixedUnit(skeleton.units.joined(separator: "-and-"), in: table)
        (self.skeleton, self.locale, self.mixed) = (skeleton, locale, mixed)
        words = try MixedWords.of(skeleton, mixed, locale: locale)
        numbers = try mixed.units.indices.map { index in
            func handle(hasSign: Bool) throws -> NumberHandle {
                let text = skeleton.part(
                    mixed.units[index].id, isSmallest: index == mixed.smallest, hasSign: hasSign)
                return try NumberHandle(opening: text, locale: locale)
            }
            return (try handle(hasSign: true), try handle(hasSign: false))
        }
        rounding = try NumberHandle(opening: skeleton.rounding, locale: "root")
    }

    /// Digits that a quantity may have: all are counted.
    private static let maximumDigits = 10_000

    /// Nil for what cannot be told: NaN, infinities, and more than 10,000 digits.
    private static func ratio(of value: NumberValue) -> ExactRatio? {
        guard let decimal = value.exactDecimal,
            decimal.digits.count + Int(clamping: decimal.exponent.magnitude) <= maximumDigits
        else { return nil }
        return ExactRatio(decimal)
    }

    func formatted(_ value: ExactRatio) throws(ICUError) -> RawFormatted {
        let isNegative = value.numerator.isNegative && !value.numerator.isZero
        let amounts = try rounded(value)
        if isNegative, amounts.count > 1, amounts[0].isZero, amounts.contains(where: { !$0.isZero }),
            let rest = withoutFirst()
        {
            let others = rest.mixed.value(of: amounts.dropFirst().map { ExactRatio($0) })
            return try rest.formatted(others.negated)
        }
        var parts: [RawFormatted] = []
        for (index, amount) in amounts.enumerated() {
            let handle = index == 0 ? numbers[index].signed : numbers[index].unsigned
            let sign = isNegative && index == 0 ? "-" : ""
            parts.append(try handle.formatWithFields(.decimal(sign + amount.icuText)))
        }
        return words.joined(parts)
    }

    /// The plural category of the smallest unit's number.
    func pluralCategory(of value: ExactRatio, by rules: PluralHandle) throws(ICUError) -> String {
        let amount = try rounded(value)[mixed.smallest]
        return try numbers[mixed.smallest].unsigned.pluralCategory(of: .decimal(amount.icuText), by: rules)
    }

    /// How many of each unit, without the sign. The smallest is rounded: where it fills a larger one, that has one more.
    private func rounded(_ value: ExactRatio) throws(ICUError) -> [ExactDecimal] {
        // Nothing of a quantity has no sign, which ICU would get twice.
        let value = value.numerator.isZero ? ExactRatio(0) : value
        let isNegative = value.numerator.isNegative
        func rounded(_ amount: ExactRatio) throws(ICUError) -> ExactDecimal {
            // Some ways of rounding ask for the sign.
            let text = try rounding.format(.decimal((isNegative ? "-" : "") + amount.decimal.magnitude.icuText))
            return (try? ExactDecimal(text))?.magnitude ?? amount.decimal
        }
        let smallest = mixed.smallest
        var amounts = mixed.amounts(of: isNegative ? value.negated : value)
        amounts[smallest] = ExactRatio(try rounded(amounts[smallest]))
        return mixed.amounts(of: mixed.value(of: amounts)).map(\.decimal.magnitude)
    }

    private func withoutFirst() -> MixedQuantity? {
        tail.withLock { tail in
            if tail == nil { tail = try? MixedQuantity(skeleton.withoutFirst, locale: locale) }
            return tail
        }
    }
}

extension MixedQuantity: MixedNumber {
    func formatted(_ value: NumberValue) throws(ICUError) -> RawFormatted? {
        guard let ratio = Self.ratio(of: value) else { return nil }
        return try formatted(ratio)
    }

    func pluralCategory(of value: NumberValue, by rules: PluralHandle) throws(ICUError) -> String? {
        guard let ratio = Self.ratio(of: value) else { return nil }
        return try pluralCategory(of: ratio, by: rules)
    }
}

extension LinkedRooms: MixedUnits {
    package static func mixed(_ skeleton: SkeletonReading, locale: String) -> (any MixedNumber)? {
        MixedSkeleton(skeleton).flatMap { try? MixedQuantity($0, locale: locale) }
    }

    package static var mixedUsages: Set<String> { UnitPreferences.loaded.mixedUsages }
}

extension CompiledNumber {
    /// A quantity in several units, `foot-and-inch`, of which no decimal says all; nil where the style is of one unit.
    func formattedText(_ ratio: ExactRatio) throws(NumberError) -> FormattedText<NumberField>? {
        func multiplied(_ multiplier: ExactDecimal?) -> ExactRatio {
            multiplier.map { ratio.multiplied(by: ExactRatio($0)) } ?? ratio
        }
        return try formattedText(mixed: { .decimal(multiplied($0).decimal) }) { (mixed, multiplier) throws(ICUError) in
            try (mixed as? MixedQuantity)?.formatted(multiplied(multiplier))
        }
    }
}
