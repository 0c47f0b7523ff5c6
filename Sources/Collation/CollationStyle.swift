internal import LocaleFormatBridge
public import LocaleFormatCore

/// The order that a locale's readers expect of texts (UTS #10 with CLDR's tailorings, UTS #35 part 5).
///
/// ```swift
/// let names = ["Zoë", "Ärger", "Adam", "zoo"]
/// try CollationStyle(locale: "de").sorted(names)           // ["Adam", "Ärger", "Zoë", "zoo"]
/// try CollationStyle(locale: "sv").sorted(names)           // ["Adam", "Zoë", "zoo", "Ärger"]
/// try CollationStyle(locale: "en").numeric().sorted(["file10", "file9"])  // ["file9", "file10"]
/// ```
///
/// Every option is a keyword of the locale, and is read from it: `de-u-co-phonebk-ks-level1-kn` is the phone book's order by
/// letters alone, with digits as numbers. An option that nobody set is the locale's own. Hold ``compiled()`` where much is
/// compared.
public struct CollationStyle: Hashable, Codable, Sendable {
    /// Whose order, with the options as `-u-` keywords: `co ka kb kc kf kk kn kr ks kv`.
    public var locale: LocaleID
    /// A tailoring of the root's order in CLDR's notation, in the place of the locale's: "&n < ñ <<< Ñ".
    public var rules: String?

    /// The most UTF-8 bytes that ``rules`` may have.
    public static let maximumRulesLength = 131_072
    /// The most characters that a text between two relations of ``rules`` may have.
    public static let maximumTailoredLength = 32
    /// The most composed letters, combining marks, and letters that another character is equivalent to, as U+212A KELVIN SIGN is to K,
    /// in such a text: ICU tries all ways to write them.
    public static let maximumComposed = 5
    /// The most texts of several characters in ``rules``; fewer where many of them begin with the same letter.
    public static let maximumContractions = 2_048

    /// The locale's order, with the options that its keywords state.
    public init(locale: LocaleID) { self.locale = locale }

    /// An order of one's own: CLDR's root with `rules` (UTS #35 part 5, "Rules").
    ///
    /// ```swift
    /// let order = CollationStyle(rules: "&a < z")
    /// try order.compare("z", "b")  // .before
    /// ```
    ///
    /// Rules are bounded (``maximumRulesLength`` and its neighbours): ``compiled()`` throws ``CollationError/rulesTooLarge(_:limit:)``.
    public init(rules: String) {
        locale = "und"
        self.rules = rules
    }

    /// The order among those of the locale; nil for its ordinary one, which also stands in for one that other languages have.
    /// Keyword `co`.
    public var kind: CollationKind? { locale.keyword("co").map { CollationKind(rawValue: $0) } }
    /// How small a difference counts; nil for the locale's, mostly ``CollationStrength/tertiary``. Keyword `ks`.
    public var strength: CollationStrength? { value("ks") }
    /// Which case comes first; nil for the locale's: capitals in Danish and Maltese. Keyword `kf`.
    public var caseFirst: CollationCaseFirst? { value("kf") }
    /// What punctuation is; nil for the locale's, which is shifted in Thai alone. Keyword `ka`.
    public var alternate: CollationAlternate? { value("ka") }
    /// Up to where ``CollationAlternate/shifted`` goes; nil for the locale's. Keyword `kv`.
    public var maxVariable: CollationMaxVariable? { value("kv") }
    /// Whether digits count as numbers: "9" < "10"; nil for the locale's. Keyword `kn`.
    public var isNumeric: Bool? { flag("kn") }
    /// Whether case has a level of its own before the tertiary one; nil for the locale's. Keyword `kc`.
    public var hasCaseLevel: Bool? { flag("kc") }
    /// Whether diacritics compare from the end on, as in Canadian French; nil for the locale's. Keyword `kb`.
    public var isBackwards: Bool? { flag("kb") }
    /// Whether texts are brought to one normalization form before they are compared; nil for the locale's, which is so where
    /// its letters carry several marks, as in Vietnamese. Keyword `kk`.
    public var isNormalizing: Bool? { flag("kk") }
    /// The order of scripts and groups, such as `grek`, `digit`, `others`; empty for the locale's. Keyword `kr`.
    public var reordering: [String] {
        locale.keyword("kr").map { $0.split(separator: "-").map { $0 == Self.otherScripts ? "others" : String($0) } }
            ?? []
    }

    /// The same style with another order among the locale's; nil for its ordinary one.
    public func kind(_ kind: CollationKind?) -> CollationStyle { setting("co", kind?.rawValue) }
    /// The same style with a strength; nil for the locale's.
    public func strength(_ strength: CollationStrength?) -> CollationStyle { setting("ks", strength?.rawValue) }
    /// The same style with capitals or small letters first; nil for the locale's.
    public func caseFirst(_ order: CollationCaseFirst?) -> CollationStyle { setting("kf", order?.rawValue) }
    /// The same style with punctuation passed over or not; nil for the locale's.
    public func alternate(_ alternate: CollationAlternate?) -> CollationStyle { setting("ka", alternate?.rawValue) }
    /// The same style with more or less of it passed over; nil for the locale's.
    public func maxVariable(_ last: CollationMaxVariable?) -> CollationStyle { setting("kv", last?.rawValue) }
    /// The same style with digits as numbers; nil for the locale's.
    public func numeric(_ isNumeric: Bool? = true) -> CollationStyle { setting("kn", isNumeric?.description) }
    /// The same style with a level for case; nil for the locale's.
    public func caseLevel(_ hasLevel: Bool? = true) -> CollationStyle { setting("kc", hasLevel?.description) }
    /// The same style with diacritics from the end on; nil for the locale's.
    public func backwards(_ isBackwards: Bool? = true) -> CollationStyle { setting("kb", isBackwards?.description) }
    /// The same style with texts brought to one normalization form first; nil for the locale's.
    ///
    /// Without it, marks that stand in another order than the canonical one may count as others.
    ///
    /// ```swift
    /// let marks = ("a\u{301}\u{327}", "a\u{327}\u{301}")     // cedilla and acute: canonically the same
    /// try CollationStyle(locale: "en").normalizing().compare(marks.0, marks.1)  // .same
    /// ```
    public func normalizing(_ isNormalizing: Bool? = true) -> CollationStyle {
        setting("kk", isNormalizing?.description)
    }
    /// The same style with scripts in another order (ISO 15924 codes, and `space punct symbol currency digit others`).
    ///
    /// ```swift
    /// let order = CollationStyle(locale: "en").reordering(["grek", "latn"])
    /// try order.compare("ω", "a")  // .before
    /// try CollationStyle(locale: "en").reordering(["others", "latn"]).compare("z", "я")  // .after
    /// ```
    public func reordering(_ groups: [String]) -> CollationStyle {
        setting("kr", groups.isEmpty ? nil : groups.map(Self.written).joined(separator: "-"))
    }

    /// What ICU opens: all other scripts are `zzzz` in a locale (UTS #35 part 5, "Collation Reordering"), and `others` in rules.
    var openedLocale: LocaleID {
        guard let groups = locale.keyword("kr") else { return locale }
        return (try? locale.setting("kr", to: groups.split(separator: "-").map(Self.written).joined(separator: "-")))
            ?? locale
    }

    private static func written(_ group: some StringProtocol) -> String {
        group.lowercased() == "others" ? otherScripts : String(group)
    }

    private static let otherScripts = "zzzz"

    private func value<Value: RawRepresentable<String>>(_ keyword: String) -> Value? {
        locale.keyword(keyword).flatMap(Value.init)
    }

    private func flag(_ keyword: String) -> Bool? { locale.keyword(keyword).map { $0 != "false" } }

    /// What fits no keyword's syntax is kept out here, and refused where the style is compiled.
    private func setting(_ keyword: String, _ value: String?) -> CollationStyle {
        var copy = self
        if let locale = try? locale.setting(keyword, to: value) {
            copy.locale = locale
            copy.misfit = misfit?.keyword == keyword ? nil : misfit
        } else {
            copy.misfit = Misfit(keyword: keyword, value: value ?? "")
        }
        return copy
    }

    struct Misfit: Hashable, Codable, Sendable {
        var keyword: String
        var value: String
    }

    /// A value that cannot be written as a keyword's.
    private(set) var misfit: Misfit?
}
