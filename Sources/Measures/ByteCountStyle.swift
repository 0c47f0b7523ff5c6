internal import LocaleFormatBridge
public import LocaleFormatCore
public import LocaleFormatNumbers

/// An amount of data: "1.5 MB", "12 kB", "Zero kB".
///
/// With the words of Foundation's `ByteCountFormatStyle`. The unit is the largest allowed one of which there is at least one, as the
/// number is rounded: bytes and kilobytes have no fraction, megabytes one digit, larger units two. Units are named by CLDR, whose
/// largest is the petabyte.
///
/// ```swift
/// ByteCountStyle(locale: "en").format(1_500_000)                                      // "1.5 MB"
/// ByteCountStyle(.memory, locale: "de").format(1_048_576)                             // "1 MB"
/// ByteCountStyle(locale: "fr").allowedUnits(.kb).format(1_500_000)                    // "1 500 ko"
/// ByteCountStyle(includesActualByteCount: true, locale: "en").format(1_500_000)       // "1.5 MB (1,500,000 bytes)"
/// ```
///
/// ``parse(_:mode:)->Int128`` reads amounts back.
public struct ByteCountStyle: Hashable, Codable, Sendable {
    /// How many bytes a kilobyte has.
    public enum Style: String, Hashable, Codable, Sendable, CaseIterable {
        /// 1,000, as files are told.
        case file
        /// 1,024, as memory is told.
        case memory
        /// 1,000
        case decimal
        /// 1,024
        case binary

        /// From each unit to the next.
        var base: UInt128 {
            switch self {
            case .file, .decimal: 1_000
            case .memory, .binary: 1_024
            }
        }
    }

    /// How many bytes a kilobyte has.
    public var style: Style
    /// The units that may be shown.
    public var allowedUnits: Units
    /// Whether nothing is "Zero kB", rather than "0 bytes". In languages where Foundation has no word there it is "0 kB".
    public var spellsOutZero: Bool
    /// Whether the number of bytes follows in parentheses.
    public var includesActualByteCount: Bool
    /// What the amount is told for each of, such as the second: "1.5 MB/s". Nil for an amount alone.
    public var rate: UnitID?
    /// Whose words and digits are used.
    public var locale: LocaleID

    /// All units, and zero as a word, unless told otherwise.
    public init(
        _ style: Style = .file, allowedUnits: Units = .all, spellsOutZero: Bool = true,
        includesActualByteCount: Bool = false, locale: LocaleID
    ) {
        self.style = style
        self.allowedUnits = allowedUnits
        self.spellsOutZero = spellsOutZero
        self.includesActualByteCount = includesActualByteCount
        rate = nil
        self.locale = locale
    }

    /// The same in another locale.
    public func locale(_ locale: LocaleID) -> Self {
        var copy = self
        copy.locale = locale
        return copy
    }

    /// So much of data for each of a unit of time.
    ///
    /// ```swift
    /// ByteCountStyle(locale: "en").per("second").format(1_500_000)        // "1.5 MB/s"
    /// ByteCountStyle(locale: "de").per("hour").format(12_000)             // "12 kB/h"
    /// ```
    public func per(_ unit: UnitID) -> Self {
        var copy = self
        copy.rate = unit
        return copy
    }

    /// The same with these units alone.
    public func allowedUnits(_ units: Units) -> Self {
        var copy = self
        copy.allowedUnits = units
        return copy
    }

    /// The amount as text, for integers of any width.
    ///
    /// Never fails: in a locale that asks for what there is not, such as an unknown numbering system, it is `1500000 bytes`.
    public func format(_ bytes: some BinaryInteger & NumberConvertible) -> String { text(of: bytes) }

    package func text(of bytes: some BinaryInteger & NumberConvertible) -> String {
        (try? formattedText(bytes))?.text ?? "\(bytes) bytes"
    }

    /// The amount with the meaning of its parts.
    ///
    /// - Throws: `NumberError` in a locale that asks for an unknown numbering system.
    public func formattedText(
        _ bytes: some BinaryInteger & NumberConvertible
    ) throws(NumberError) -> FormattedText<NumberField> {
        let value = ExactDecimal(bytes)
        var text: FormattedText<NumberField>
        if bytes == 0, spellsOutZero {
            text = try zero()
        } else {
            let unit = unit(for: UInt128(clamping: bytes.magnitude))
            text = try CompiledNumber.cached(specification(unit)).formattedText(.decimal(amount(value, in: unit)))
        }
        guard includesActualByteCount else { return text }
        let count = try CompiledNumber.cached(specification(.bytes)).formattedText(.decimal(value))
        let (open, close) = parentheses
        text = text.appending(open).appending(count).appending(close)
        return text
    }
}

extension ByteCountStyle {
    /// The smallest first. Where only larger units than CLDR's are allowed, its largest, as in Foundation.
    var units: [Unit] {
        if allowedUnits.isEmpty { return Unit.allCases }
        let allowed = Unit.allCases.filter { allowedUnits.contains($0.option) }
        return allowed.isEmpty ? [.pb] : allowed
    }

    /// The largest allowed unit of which there is one, or else the smallest.
    private func unit(for magnitude: UInt128) -> Unit {
        let units = self.units
        return units.last { $0 == .bytes || reaches($0, magnitude) } ?? units[0]
    }

    /// Whether an amount, rounded as the unit below would be, is one of the unit.
    private func reaches(_ unit: Unit, _ magnitude: UInt128) -> Bool {
        guard let below = Unit(rawValue: unit.rawValue - 1) else { return true }
        let size = (0..<below.rawValue).reduce(UInt128(1)) { size, _ in size * style.base }
        let places: UInt128 = [1, 10, 100][below.fractionDigits]
        // From the base less half a place on. A tie is rounded to the base, which is even.
        let (twice, overflow) = magnitude.multipliedReportingOverflow(by: 2 * places)
        return overflow || twice >= size * (2 * style.base * places - 1)
    }

    private func amount(_ value: ExactDecimal, in unit: Unit) -> ExactDecimal {
        if style.base == 1_000 { return value.scaled(byPowerOfTen: -3 * unit.rawValue) }
        // 1/1024 is 9765625 / 10^10.
        let part = ExactDecimal(9_765_625).scaled(byPowerOfTen: -10)
        return (0..<unit.rawValue).reduce(value) { value, _ in value.multiplied(by: part) }
    }

    func specification(_ unit: Unit, width: NumberSpecification.UnitWidth? = nil) -> NumberSpecification {
        var options = NumberOptions()
        options.precision = .fractionLength(0...unit.fractionDigits)
        let id = rate.map { "\(unit.id)-per-\($0)" } ?? unit.id
        return NumberSpecification(locale: locale, kind: .unit(id, width: width ?? unit.width), options: options)
    }

    /// "Zero kB", in kilobytes if they are allowed.
    private func zero() throws(NumberError) -> FormattedText<NumberField> {
        let allowed = units
        let unit = allowed.contains(.kb) ? Unit.kb : allowed[0]
        return spellsZero(of: unit) ? try zero(in: unit) : try zeroInDigits(of: unit)
    }

    /// Whether Foundation has the word before the unit.
    private func spellsZero(of unit: Unit) -> Bool { SpelledZeros.units[locale.language]?.contains(unit.id) ?? false }

    private func zeroInDigits(of unit: Unit) throws(NumberError) -> FormattedText<NumberField> {
        try CompiledNumber.cached(specification(unit)).formattedText(.integer(isNegative: false, magnitude: 0))
    }

    func zero(in unit: Unit) throws(NumberError) -> FormattedText<NumberField> {
        let text = try zeroInDigits(of: unit)
        guard let digits = text.spans.first(where: { $0.field == .integer }) else { return text }
        var style = NumberSpecification(locale: locale, kind: .decimal)
        style.options.notation = .spellOut
        let word = try CompiledNumber.cached(style).format(NumberValue.integer(isNegative: false, magnitude: 0))
        return text.replacing(digits, with: word.prefix(1).capitalized + word.dropFirst())
    }

    /// Full width ones where the locale writes with them (CLDR's exemplar characters for punctuation).
    private var parentheses: (String, String) {
        let data = try? ResourceBundle(name: locale.icuName)
        let isWide = data?.child("ExemplarCharactersPunctuation")?.string?.contains("（") == true
        return isWide ? ("（", "）") : (" (", ")")
    }
}

extension Substring {
    /// With a title's letters.
    fileprivate var capitalized: String { unicodeScalars.map(\.properties.titlecaseMapping).joined() }
}

extension FormattedText<NumberField> {
    fileprivate func appending(_ text: String) -> Self { Self(text: self.text + text, spans: spans) }

    fileprivate func appending(_ other: Self) -> Self {
        let offset = text.utf8.count
        let moved = other.spans.map {
            Span(field: $0.field, range: $0.range.lowerBound + offset..<$0.range.upperBound + offset)
        }
        return Self(text: text + other.text, spans: spans + moved)
    }

    /// Another text in place of a span's; what lies behind moves.
    fileprivate func replacing(_ span: Span, with other: String) -> Self {
        let change = other.utf8.count - span.range.count
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: span.range.lowerBound)
        let end = utf8.index(utf8.startIndex, offsetBy: span.range.upperBound)
        let moved = spans.map { each in
            each == span
                ? Span(field: each.field, range: each.range.lowerBound..<each.range.upperBound + change)
                : each.range.lowerBound >= span.range.upperBound
                    ? Span(
                        field: each.field,
                        range: each.range.lowerBound + change..<each.range.upperBound + change) : each
        }
        return Self(text: String(text[..<start]) + other + String(text[end...]), spans: moved)
    }
}
