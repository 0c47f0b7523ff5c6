internal import LocaleFormatBridge
internal import LocaleFormatCore
internal import LocaleFormatMemory
internal import Synchronization

/// What ICU says of a locale's numbers before any is written: found out once for each locale and choice of digits, and kept
/// with the locale, or for those choices that were used last.
final class NumberLocale: Sendable {
    /// In ICU's form, with the numbering system asked for as `@numbers=`.
    let name: String
    /// Nil where ICU has none.
    let system: NumberingSystemData?
    /// Nil for numerals by rules.
    let digits: PackedDigits?
    /// Of the decimal pattern and of the percent pattern, found when they are first needed.
    private let patterns = InlineArray<2, OnceReference<FractionDigits>> { _ in OnceReference() }

    /// Digits that stand before the first separator at least, by the style's grouping, where a style found them; 0 where none did.
    private let minima = InlineArray<4, Atomic<Int>> { _ in Atomic(0) }

    /// Digits chosen by option come before those of `-u-nu-`. An unknown `-u-nu-` is an error, not a silent fallback to Latin
    /// digits.
    private init(_ locale: LocaleID, _ numbering: NumberingSystem?) throws(NumberError) {
        do {
            if let numbering {
                name = try locale.setting("nu", to: numbering.name).icuName
            } else {
                if let asked = locale.keyword("nu") { _ = try NumberingSystem(asked) }
                name = locale.icuName
            }
        } catch { throw .locale(error) }
        system = try? NumberingSystemData.used(by: name)
        digits = system.flatMap { $0.isAlgorithmic ? nil : PackedDigits($0.description) }
    }

    /// Numerals by rules rather than ten digits.
    var isAlgorithmic: Bool { system?.isAlgorithmic == true }

    /// What separators a style has whose longest number has them everywhere, and whose shortest has none.
    ///
    /// - Parameter asking: asks ICU; once for a locale and a choice of grouping, as neither currency nor sign changes it.
    func grouping(
        _ grouping: Grouping, sizes: GroupingPolicy, asking: () throws -> GroupingPolicy?
    ) rethrows -> GroupingPolicy? {
        let place = Int(grouping.place)
        let known = minima[place].load(ordering: .relaxed)
        if known > 0 { return GroupingPolicy(primary: sizes.primary, secondary: sizes.secondary, minimum: known) }
        let found = try asking()
        if let found { minima[place].store(found.minimum, ordering: .relaxed) }
        return found
    }

    /// Fraction digits of the locale's own decimal or percent pattern. All but one of ICU 72's locales have `#,##0.###` and
    /// `#,##0%`; `en-US-u-va-posix` has six fraction digits.
    func precision(_ kind: NumberSpecification.Kind) -> Precision {
        let place = kind.isRatio ? 1 : 0
        if let known = patterns[place].read({ $0.precision }) { return known }
        return patterns[place].set(FractionDigits(locale: name, isPercent: place == 1)).precision
    }

    private final class FractionDigits: Sendable {
        let precision: Precision

        init(locale: String, isPercent: Bool) {
            // An algorithmic system would open the rule-based formatter, whose digits say nothing.
            let format = try? DecimalFormatHandle(isPercent ? .percent : .decimal, locale: locale.latinDigits)
            let minimum = format?.minimumFractionDigits ?? 0
            let maximum = format?.maximumFractionDigits ?? (isPercent ? 0 : 3)
            precision = .fractionLength(minimum...max(minimum, maximum))
        }
    }

    // MARK: Cache

    // With the locale's own digits it is kept with the locale, found without a search, a lock or a dictionary.

    private struct Key: Hashable {
        let locale: LocaleID
        let numbering: NumberingSystem?
    }

    private static let cache = CompiledCache<Key, NumberLocale>(capacity: 1_024)

    static func of(_ locale: LocaleID, numbering: NumberingSystem?) throws(NumberError) -> NumberLocale {
        if numbering == nil, locale.number != nil {
            if let known = locale.kept(at: .numbers) { return known.read { $0 } }
            let made = try NumberLocale(locale, nil)
            locale.keep(KeptReference(keeping: made), at: .numbers)
            return made
        }
        return try cache.value(for: Key(locale: locale, numbering: numbering)) { () throws(NumberError) in
            try NumberLocale(locale, numbering)
        }
    }
}

extension LocalePlace<NumberLocale> {
    fileprivate static var numbers: Self { Self(2) }
}

extension String {
    /// An ICU locale name with Latin digits.
    fileprivate var latinDigits: String {
        guard let at = firstIndex(of: "@") else { return self + "@numbers=latn" }
        var name = self[..<at] + "@numbers=latn"
        for keyword in self[index(after: at)...].split(separator: ";") where !keyword.hasPrefix("numbers=") {
            name += ";" + keyword
        }
        return String(name)
    }
}
