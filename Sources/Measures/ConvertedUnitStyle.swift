internal import LocaleFormatBridge
public import LocaleFormatCore
internal import LocaleFormatMemory
public import LocaleFormatNumbers
internal import LocaleFormatValuePrograms

/// A quantity told in another unit than it is given in: a named one, or the one that people of the region use.
///
/// ```swift
/// UnitStyle<Double>("mile", width: .wide, locale: "en").converted(to: "kilometer").format(26.2)      // "42.165 kilometers"
/// UnitStyle<Double>("meter", locale: "en-US").usage(.personHeight).format(1.8)                         // "5 ft, 11 in"
/// UnitStyle<Int>("meter", locale: "de").usage(.road).format(1_500)                                     // "1,5 km"
/// ```
///
/// Quantities are converted exactly (``UnitConverter``) and then rounded once: by the style's precision, or else, for a usage, as
/// CLDR's preferences say, to whole numbers of two digits at least.
public struct ConvertedUnitStyle<Value: NumberConvertible>: Hashable, Codable, Sendable {
    /// What decides the unit of the text.
    public enum Target: Hashable, Codable, Sendable {
        /// This unit.
        case unit(UnitID)
        /// What people of the region use for this.
        case usage(UnitUsage)
    }

    /// The unit that quantities are given in, and how text is written.
    public var style: UnitStyle<Value>
    /// The unit that they are told in.
    public var target: Target

    /// A style that converts.
    public init(_ style: UnitStyle<Value>, to target: Target) {
        self.style = style
        self.target = target
    }

    /// Whose words, digits and units are used.
    public var locale: LocaleID { style.locale }

    /// The same in another locale.
    public func locale(_ locale: LocaleID) -> Self { Self(style.locale(locale), to: target) }

    /// The quantity as text.
    ///
    /// Never fails: what cannot be converted is plain digits and the unit's identifier, `1.8 meter`. To see why, call ``compiled()``.
    public func format(_ value: Value) -> String { text(of: value.numberValue) }

    /// The same for a value of any type.
    package func text(of value: NumberValue) -> String {
        (try? cached().format(value)) ?? "\(value.plainText) \(style.unit)"
    }

    /// The quantity with the meaning of its parts.
    ///
    /// - Throws: as ``compiled()``, and ``UnitError/outOfRange(value:from:to:)``.
    public func formattedText(_ value: Value) throws(UnitError) -> FormattedText<NumberField> {
        try cached().formattedText(value.numberValue)
    }

    /// The style made ready to run: hold it where many values are formatted.
    ///
    /// - Throws: ``UnitError/notConvertible(from:to:)``, ``UnitError/unsupported(icu:since:)``, ``UnitError/number(_:)`` for a number
    ///   style that cannot be compiled.
    public func compiled() throws(UnitError) -> CompiledConvertedUnit { try CompiledConvertedUnit(key) }

    private func cached() throws(UnitError) -> CompiledConvertedUnit { try CompiledConvertedUnit.cached(key) }

    fileprivate var key: CompiledConvertedUnit.Key {
        CompiledConvertedUnit.Key(
            number: style.specification, unit: style.unit, width: style.width, target: target.untyped)
    }
}

extension ConvertedUnitStyle.Target {
    fileprivate var untyped: CompiledConvertedUnit.Target {
        switch self {
        case .unit(let unit): .unit(unit)
        case .usage(let usage): .usage(usage)
        }
    }
}

extension UnitStyle {
    /// The same style for a quantity that is told in another unit, or in several together: `foot-and-inch`.
    public func converted(to unit: UnitID) -> ConvertedUnitStyle<Value> { ConvertedUnitStyle(self, to: .unit(unit)) }

    /// The same style for a quantity that is told in the unit that people of the region use for such a thing (UTS #35 part 6, "Unit
    /// Preferences").
    public func usage(_ usage: UnitUsage) -> ConvertedUnitStyle<Value> { ConvertedUnitStyle(self, to: .usage(usage)) }
}

/// A style that converts, ready to run. Threads may share it.
public final class CompiledConvertedUnit: CompiledStyle {
    enum Target: Hashable, Sendable {
        case unit(UnitID)
        case usage(UnitUsage)
    }

    struct Key: Hashable, Sendable {
        let number: NumberSpecification
        let unit: UnitID
        let width: NumberSpecification.UnitWidth
        let target: Target
    }

    /// The units to choose among; nil where there is one.
    let preferred: PreferredUnits?
    let converters: [UnitConverter]
    let numbers: [CompiledNumber]
    /// What they were compiled of.
    let styles: [NumberSpecification]

    init(_ key: Key, once: Bool = false) throws(UnitError) {
        var styles: [NumberSpecification] = []
        func style(_ unit: UnitID) -> NumberSpecification {
            NumberSpecification(
                locale: key.number.locale, kind: .unit(unit.id, width: key.width), options: key.number.options)
        }
        switch key.target {
        case .usage(let usage) where usage.cldr != nil:
            let preferred = try PreferredUnits(of: key.unit, for: usage.cldr ?? "", in: key.number.locale)
            for (converter, choice) in preferred.choices {
                do { styles.append(try style(converter.target).rounded(asPreferred: choice)) } catch {
                    throw .number(error)
                }
            }
            self.preferred = preferred
            converters = preferred.choices.map(\.converter)
        case .usage:
            preferred = nil
            converters = [try UnitConverter(from: key.unit, to: key.unit)]
            styles = [style(key.unit)]
        case .unit(let unit):
            preferred = nil
            converters = [try UnitConverter(from: key.unit, to: unit)]
            styles = [style(unit)]
        }
        self.styles = styles
        do throws(NumberError) {
            numbers = try styles.map { style throws(NumberError) in
                once ? try CompiledNumber(once: style) : try CompiledNumber(style)
            }
        } catch { throw .number(error) }
    }

    /// The same style for a single value, which ICU formats: cheaper than ``ConvertedUnitStyle/compiled()``, with the same text.
    ///
    /// - Throws: ``UnitError`` as ``ConvertedUnitStyle/compiled()``.
    public convenience init<Value>(once style: ConvertedUnitStyle<Value>) throws(UnitError) {
        try self.init(style.key, once: true)
    }

    private static let cache = CompiledCache<Key, CompiledConvertedUnit>(capacity: 128)

    static func cached(_ key: Key) throws(UnitError) -> CompiledConvertedUnit {
        try cache.value(for: key) { () throws(UnitError) in try CompiledConvertedUnit(key) }
    }

    public var isFast: Bool { numbers.allSatisfy(\.isFast) }

    /// The quantity in the unit that the text tells it in; of several units, in the largest. Not rounded.
    ///
    /// - Throws: ``UnitError/outOfRange(value:from:to:)``.
    public func converted(_ value: NumberValue) throws(UnitError) -> UnitAmount {
        let (amount, index) = try choose(value)
        return UnitAmount(amount, converters[index].target)
    }

    /// The quantity as text: NaN and infinities too, where one unit is a multiple of the other.
    ///
    /// - Throws: ``UnitError/outOfRange(value:from:to:)``, ``UnitError/number(_:)`` for what cannot be told in several units.
    public func format(_ value: NumberValue) throws(UnitError) -> String {
        let (amount, index) = try told(value)
        if let mixed = try mixed(value, index) { return mixed.text }
        do { return try numbers[index].format(amount) } catch { throw .number(error) }
    }

    /// Appends the same text as UTF-8.
    public func append(_ value: NumberValue, to bytes: inout [UInt8]) throws(UnitError) {
        let (amount, index) = try told(value)
        if let mixed = try mixed(value, index) { return bytes.append(contentsOf: mixed.text.utf8) }
        do { try numbers[index].append(amount, to: &bytes) } catch { throw .number(error) }
    }

    /// The same text with the meaning of its parts.
    public func formattedText(_ value: NumberValue) throws(UnitError) -> FormattedText<NumberField> {
        let (amount, index) = try told(value)
        if let mixed = try mixed(value, index) { return mixed }
        do { return try numbers[index].formattedText(amount) } catch { throw .number(error) }
    }

    /// Several units tell what no decimal does: four inches are a third of a foot.
    private func mixed(_ value: NumberValue, _ index: Int) throws(UnitError) -> FormattedText<NumberField>? {
        // NaN and infinities are told by none.
        guard converters[index].hasSeveralUnits, value.exactDecimal != nil else { return nil }
        let ratio = try converters[index].ratio(value)
        do { return try numbers[index].formattedText(ratio) } catch { throw .number(error) }
    }

    /// What the text tells; NaN and infinities are themselves in any unit that is a multiple of the other.
    private func told(_ value: NumberValue) throws(UnitError) -> (NumberValue, Int) {
        if let index = UnitConversionRule.index(ofNonFinite: value, among: converters.count),
            converters[index].rule.keepsNonFinite
        {
            return (value, index)
        }
        let (amount, index) = try choose(value)
        return (.decimal(amount), index)
    }

    private func choose(_ value: NumberValue) throws(UnitError) -> (ExactDecimal, Int) {
        let index = try preferred?.index(for: value) ?? 0
        return (try converters[index].convert(value), index)
    }
}
