internal import LocaleFormatBridge
public import LocaleFormatCore
internal import LocaleFormatMemory

/// A set of CLDR's rules that write numbers in words, by its name (UTS #35 part 3, "Rule-Based Number Formatting"):
/// gender, case, years, ordinals.
///
/// ```swift
/// NumberStyle<Int>(locale: "en").rules("spellout-numbering-year").format(2025)            // "twenty twenty-five"
/// NumberStyle<Int>(locale: "de").rules(.cardinalFeminine).format(1)                       // "eine"
/// NumberStyle<Int>(locale: "ru").rules("spellout-cardinal-feminine-genitive").format(2)   // "двух"
/// ```
///
/// Each language has sets of its own, ``sets(of:)``. A name that the locale does not have is an error of the style,
/// ``NumberError/unknownRuleSet(_:locale:available:)``, which lists what it has.
public struct NumberRuleSet: Hashable, Sendable {
    // Like a locale: copied without a count of references, as styles are at every call.
    private let kept: KeptReference<Text>

    private final class Text: Sendable {
        let name: String

        init(_ name: String) { self.name = name }
    }

    /// Bytes of a name that is kept for ever.
    private static let longest = 128
    private static let known = InternTable<Text>(limit: 1_024)

    /// A set by its name, with CLDR's percent sign before it or without. Whether a locale has it, the style tells.
    public init(_ name: some StringProtocol) {
        let name = name.utf8.first == UInt8(ascii: "%") ? String(name.dropFirst()) : String(name)
        let isUsual = name.utf8.count <= Self.longest
        kept = Self.known.find(name) ?? (isUsual ? Self.known.insert(Text(name), for: name) : .counted(Text(name)))
    }

    /// The name without a percent sign: `spellout-cardinal-feminine`.
    public var name: String { kept.read { $0.name } }

    public static func == (left: Self, right: Self) -> Bool {
        left.kept.isSameImmortal(as: right.kept) ?? (left.name == right.name)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// Numbers as such, without a noun; what ``Notation/spellOut`` writes.
    public static let numbering = NumberRuleSet("spellout-numbering")
    /// Years: "nineteen eighty-four".
    public static let year = NumberRuleSet("spellout-numbering-year")
    /// With a noun, in languages whose numbers have no gender.
    public static let cardinal = NumberRuleSet("spellout-cardinal")
    /// With a masculine noun.
    public static let cardinalMasculine = NumberRuleSet("spellout-cardinal-masculine")
    /// With a feminine noun.
    public static let cardinalFeminine = NumberRuleSet("spellout-cardinal-feminine")
    /// With a neuter noun.
    public static let cardinalNeuter = NumberRuleSet("spellout-cardinal-neuter")
    /// Ranks in words, in languages whose numbers have no gender: "twenty-first".
    public static let ordinal = NumberRuleSet("spellout-ordinal")
    /// Ranks in words, of something masculine.
    public static let ordinalMasculine = NumberRuleSet("spellout-ordinal-masculine")
    /// Ranks in words, of something feminine.
    public static let ordinalFeminine = NumberRuleSet("spellout-ordinal-feminine")
    /// Ranks in words, of something neuter.
    public static let ordinalNeuter = NumberRuleSet("spellout-ordinal-neuter")
}

extension NumberRuleSet: Codable, CustomStringConvertible, ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { self.init(value) }

    public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }

    public var description: String { name }
}

extension NumberRuleSet {
    /// The sets that a locale has, in CLDR's order: those of words, of ordinals in digits, of durations.
    ///
    /// ```swift
    /// NumberRuleSet.sets(of: "sv").contains("spellout-cardinal-neuter")       // true
    /// ```
    ///
    /// A language without rules has those that ICU takes for it: its parent's, or at last English ones.
    public static func sets(of locale: LocaleID) -> [NumberRuleSet] {
        names(locale: locale.icuName).flatMap(\.names).map { NumberRuleSet($0) }
    }

    /// ICU's format of this set.
    ///
    /// - Parameter locale: in ICU's form.
    func kind(locale: String, softHyphens: Bool) -> DecimalFormatHandle.Kind? {
        let group = Self.names(locale: locale).first { $0.names.contains(name) }
        return group.map { .ruleSet($0.kind, "%" + name, dropsSoftHyphens: !softHyphens) }
    }

    private struct Group: Sendable {
        let kind: DecimalFormatHandle.Kind
        let names: [String]
    }

    private static func names(locale: String) -> [Group] {
        cache.value(for: locale) {
            [DecimalFormatHandle.Kind.spellout, .ordinal, .duration].map { kind in
                let sets = try? DecimalFormatHandle(kind, locale: locale).publicRuleSets()
                return Group(kind: kind, names: (sets ?? []).map { String($0.drop { $0 == "%" }) })
            }
        }
    }

    private static let cache = CompiledCache<String, [Group]>(capacity: 64)
}
