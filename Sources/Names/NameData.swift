/// What CLDR knows about names in one locale, read from ICU's resource `personNames` (UTS #35 part 8, "XML Structure").
struct NameData: Hashable, Sendable {
    /// Languages whose names begin with the given name, and those whose names begin with the surname; `und` for all
    /// others. CLDR's `nameOrderLocales`.
    var givenFirst: [String] = []
    var surnameFirst: [String] = []
    /// `{0}.`
    var initial = "{0}."
    /// `{0} {1}`
    var initialSequence = "{0} {1}"
    /// What replaces a space in foreign names, `・` in Japanese.
    var foreignSpace = " "
    /// What replaces a space in native names. Nil: data of CLDR 42, where the patterns themselves have none.
    var nativeSpace: String?
    /// CLDR 44 `parameterDefault`, where the data has it.
    var defaultLength: String?
    var defaultFormality: String?
    /// The patterns by CLDR's key, `givenFirst-long-referring-formal`. Alternatives in CLDR's order.
    var patterns: [String: [String]] = [:]

    init() {}
}
