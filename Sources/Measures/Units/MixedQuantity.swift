internal import LocaleFormatBridge
package import LocaleFormatCore
internal import LocaleFormatMemory
package import LocaleFormatNumbers
internal import LocaleFormatValuePrograms

/// Quantities told in several units, `foot-and-inch`, in exact arithmetic (UTS #35 part 6, "Mixed Units").
///
/// ICU counts in doubles: of 2.000375 feet it writes 0.005 inches for 0.0045, and of 0.31 feet 3.7199999999999998. Here units are counted
/// as ratios (`MixedWriter`), ICU writes the number of each, and what joins them is learned from a text of ICU's.
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
                    mixed.units[index].id, isSmallest: index == mixed.sizes.smallest, hasSign: hasSign)
                return try NumberHandle(opening: text, locale: locale)
            }
            return (try handle(hasSign: true), try handle(hasSign: false))
        }
        rounding = try NumberHandle(opening: skeleton.rounding, locale: "root")
    }

    /// The plural category of the smallest unit's number.
    func pluralCategory(of value: ExactRatio, by rules: PluralHandle) throws(ICUError) -> String {
        let amount = try amounts(of: value)[sizes.smallest]
        return try numbers[sizes.smallest].unsigned.pluralCategory(of: .decimal(amount.icuText), by: rules)
    }
}

extension MixedQuantity: MixedWriter {
    var sizes: UnitSizes { mixed.sizes }

    func rounded(_ amount: ExactDecimal) throws(ICUError) -> ExactDecimal {
        let text = try rounding.format(.decimal(amount.icuText))
        return (try? ExactDecimal(text)) ?? amount
    }

    func part(_ index: Int, _ amount: ExactDecimal) throws(ICUError) -> RawFormatted {
        let handle = index == 0 ? numbers[index].signed : numbers[index].unsigned
        return try handle.formatWithFields(.decimal(amount.icuText))
    }

    func joined(_ parts: [RawFormatted]) -> RawFormatted { words.joined(parts) }

    var withoutFirst: MixedQuantity? {
        tail.withLock { tail in
            if tail == nil { tail = try? MixedQuantity(skeleton.withoutFirst, locale: locale) }
            return tail
        }
    }
}

extension MixedQuantity {
    /// The same as data; nil where ICU alone writes one of the numbers.
    ///
    /// - Parameter style: which the skeleton was made of.
    func program(_ style: NumberSpecification, multiplier: ExactDecimal?) -> MixedProgram? {
        guard case .unit(_, let width) = style.kind else { return nil }
        var numbers: [(signed: PartNumber, unsigned: PartNumber)] = []
        for (index, unit) in mixed.units.enumerated() {
            func part(hasSign: Bool) -> PartNumber? {
                var part = style
                part.kind = .unit(unit.id, width: width)
                part.options.scale = nil
                if !hasSign { part.options.sign = .never }
                if index != sizes.smallest {
                    part.options.precision = .fractionLength(0)
                    (part.options.increment, part.options.rounding) = (nil, .halfEven)
                    (part.options.minimumIntegerDigits, part.options.maximumIntegerDigits) = (nil, nil)
                    part.options.decimalSeparator = .automatic
                }
                return (try? CompiledNumber(part)).map { PartNumber($0) }
            }
            guard let signed = part(hasSign: true), let unsigned = part(hasSign: false) else { return nil }
            numbers.append((signed, unsigned))
        }
        var rest: MixedProgram?
        if mixed.units.count > 1, let withoutFirst {
            rest = withoutFirst.program(style, multiplier: nil)
            if rest == nil { return nil }
        }
        return MixedProgram(sizes, texts: words.texts, numbers: numbers, multiplier: multiplier, withoutFirst: rest)
    }
}

extension MixedQuantity: MixedNumber {
    func formatted(_ value: NumberValue) throws(ICUError) -> RawFormatted? {
        guard let ratio = MixedLimit.ratio(of: value) else { return nil }
        return try written(ratio)
    }

    func pluralCategory(of value: NumberValue, by rules: PluralHandle) throws(ICUError) -> String? {
        guard let ratio = MixedLimit.ratio(of: value) else { return nil }
        return try pluralCategory(of: ratio, by: rules)
    }
}

extension LinkedRooms: MixedUnits {
    package static func mixed(_ skeleton: SkeletonReading, locale: String) -> (any MixedNumber)? {
        MixedSkeleton(skeleton).flatMap { try? MixedQuantity($0, locale: locale) }
    }

    package static func mayMix(usage: String, unit: String, locale: String) -> Bool {
        guard let locale = try? LocaleID(locale), let quantity = UnitID.known(unit).preferredQuantity else {
            return true
        }
        // ICU's region, which from 74 on is also that of `-u-ms-`; without one it is the world.
        let regions = [locale.supplementalRegion, "001"] + (locale.keyword("ms") == nil ? [] : ["US", "GB"])
        return regions.contains { region in
            UnitPreferences.loaded.choices(quantity: quantity, usage: usage, region: region).contains {
                UnitConversion(unit: $0.unit) != nil
            }
        }
    }
}

extension CompiledNumber {
    /// A quantity in several units, `foot-and-inch`, of which no decimal says all; nil where the style is of one unit.
    func formattedText(_ ratio: ExactRatio) throws(NumberError) -> FormattedText<NumberField>? {
        func multiplied(_ multiplier: ExactDecimal?) -> ExactRatio {
            multiplier.map { ratio.multiplied(by: ExactRatio($0)) } ?? ratio
        }
        return try formattedText(mixed: { .decimal(multiplied($0).decimal) }) { (mixed, multiplier) throws(ICUError) in
            try (mixed as? MixedQuantity)?.written(multiplied(multiplier))
        }
    }
}
