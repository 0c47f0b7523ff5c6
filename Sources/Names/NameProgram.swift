internal import LocaleFormatBridge
internal import LocaleFormatCore
internal import LocaleFormatMemory

/// The patterns of one locale for one choice of axes, ready to run. Immutable.
final class NameProgram: Sendable {
    let axes: NameAxes
    let locale: NameLocale
    /// The script that is most likely for the locale.
    let script: Int32
    /// The scripts in which the locale's language is written.
    let scripts: [Int32]
    let initials: InitialPatterns
    let casing: LetterCasing
    let foreignSpace: String
    /// Nil with the data of CLDR 42, which needs the rules of its time.
    let nativeSpace: String?
    let capitalizesSurname: Bool
    /// Whether the language puts spaces between words.
    let usesSpaces: Bool
    let form: FoundationForm?
    private let orders: NameOrderTable
    /// For sorted names there is but one set of patterns, this one.
    private let givenFirst: [NamePattern]
    private let surnameFirst: [NamePattern]

    struct Key: Hashable, Sendable {
        var axes: NameAxes
        var locale: LocaleID
        var capitalizesSurname = false
        /// How Foundation's styles change the patterns; see ``FoundationForm``.
        var form: FoundationForm?

        /// All that it says; nil for a locale beyond those that have numbers.
        var words: WordKey? {
            let form: UInt64 =
                switch form {
                case nil: 0
                case .full: 1
                case .plain: 2
                case .monogram: 3
                }
            return locale.number.map { WordKey($0, axes.word, form, capitalizesSurname ? 1 : 0) }
        }
    }

    private static let shared = SharedStyles<Key, NameProgram>(limit: 1_024)

    /// Reads the program that all styles share, which is made if need be; nil where it cannot be made, or `body` gives nothing.
    @inline(__always)
    static func read<Result>(_ key: Key, _ body: (NameProgram) -> Result?) -> Result? {
        shared.read(key, key.words) { () throws(PersonNameError) in
            try NameProgram(key)
        } _: {
            body($0)
        }
    }

    init(_ key: Key, data: NameData? = nil) throws(PersonNameError) {
        let axes = key.axes.effective
        self.axes = axes
        locale = NameLocale(key.locale)
        let orders: [NameOrder] = axes.order == .sorting ? [.sorting] : [.givenFirst, .surnameFirst]
        let loaded: NameData
        if let data {
            loaded = data
        } else {
            loaded = try NameData(locale: key.locale) { data in orders.map { axes.key($0, data) } }
        }
        let patterns = orders.map { order in
            (loaded.patterns[axes.key(order, loaded)] ?? []).flatMap { pattern in
                let pattern = NamePattern(pattern)
                return key.form.map { $0.adapted(pattern, language: LanguageKey(key.locale)) } ?? [pattern]
            }
        }
        givenFirst = patterns.first ?? []
        surnameFirst = patterns.last ?? []
        self.orders = NameOrderTable(loaded)
        initials = InitialPatterns(loaded)
        foreignSpace = loaded.foreignSpace
        nativeSpace = loaded.nativeSpace
        capitalizesSurname = key.capitalizesSurname
        form = key.form
        usesSpaces = SpaceReplacement.usesSpaces(locale.language)
        let bare = key.locale.withoutExtensions
        casing = LetterCasing(locale: bare.icuName, language: bare.language)
        script = bare.maximized.script.flatMap(ScriptData.code) ?? ScriptData.unknown
        scripts = ScriptData.codes(for: bare.icuIdentifier)
    }

    /// Whether a name is written with the given name first, here.
    func isGivenFirst(_ name: PersonName, from locale: NameLocale) -> Bool {
        switch axes.order {
        case .givenFirst, .sorting: return true
        case .surnameFirst: return false
        case .natural:
            if let preferred = name.preferredOrder { return preferred == .givenFirst }
            return orders.isGivenFirst(locale)
        }
    }

    /// Chooses a pattern and fills it.
    func fill(_ name: PersonName, from locale: NameLocale, into writer: inout NameWriter) {
        let patterns = isGivenFirst(name, from: locale) ? givenFirst : surnameFirst
        guard let pattern = PatternChoice.best(of: patterns, for: name) else { return }
        if MissingSurname.applies(to: name, pattern: pattern) {
            process(pattern, MissingSurname.derived(from: name), into: &writer)
        } else {
            process(pattern, name, into: &writer)
        }
    }
}
