internal import LocaleFormatCore
internal import LocaleFormatLocales
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
    let orders: NameOrderTable
    /// For sorted names there is but one set of patterns, this one.
    let givenFirst: [NamePattern]
    let surnameFirst: [NamePattern]

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

    /// - Parameters:
    ///   - data: with the patterns of the key's axes.
    ///   - script: the likeliest of the locale, and all of its language.
    init(_ key: Key, _ data: NameData, _ casing: LetterCasing, script: Int32, scripts: [Int32]) {
        let axes = key.axes.effective
        self.axes = axes
        locale = NameLocale(key.locale)
        let patterns = axes.orders.map { order in
            (data.patterns[axes.key(order, data)] ?? []).flatMap { pattern in
                let pattern = NamePattern(pattern)
                return key.form.map { $0.adapted(pattern, language: LanguageKey(key.locale)) } ?? [pattern]
            }
        }
        givenFirst = patterns.first ?? []
        surnameFirst = patterns.last ?? []
        orders = NameOrderTable(data)
        initials = InitialPatterns(data)
        foreignSpace = data.foreignSpace
        nativeSpace = data.nativeSpace
        capitalizesSurname = key.capitalizesSurname
        form = key.form
        usesSpaces = SpaceReplacement.usesSpaces(locale.language)
        self.casing = casing
        self.script = script
        self.scripts = scripts
    }
}

extension NameAxes {
    /// Those of which patterns are kept.
    var orders: [NameOrder] { order == .sorting ? [.sorting] : [.givenFirst, .surnameFirst] }
}
