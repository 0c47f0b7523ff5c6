internal import LocaleFormatBridge
package import LocaleFormatCore
internal import LocaleFormatLocales
internal import LocaleFormatMemory
package import LocaleFormatValuePrograms

/// Compiling: CLDR's patterns out of ICU's data.
extension NameProgram {
    package struct Key: Hashable, Sendable {
        var axes: NameAxes
        package var locale: LocaleID
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

    package convenience init(_ key: Key) throws(PersonNameError) { try self.init(key, data: nil) }

    /// - Parameter data: in place of ICU's.
    convenience init(_ key: Key, data: NameData?) throws(PersonNameError) {
        let loaded: NameData
        if let data {
            loaded = data
        } else {
            let axes = key.axes.effective
            loaded = try NameData(locale: key.locale) { data in axes.orders.map { axes.key($0, data) } }
        }
        let bare = key.locale.withoutExtensions
        self.init(
            Words(key, loaded, scripts: ScriptData.codes(for: bare.icuIdentifier)), locale: NameLocale(key.locale),
            script: bare.maximized.script.flatMap(ScriptData.code) ?? ScriptData.unknown,
            casing: LetterCasing(locale: bare.icuName, language: bare.language))
    }
}

extension NameProgram.Words {
    /// - Parameters:
    ///   - data: with the patterns of the key's axes.
    ///   - scripts: those of the locale's language.
    fileprivate init(_ key: NameProgram.Key, _ data: NameData, scripts: [Int32]) {
        let axes = key.axes.effective
        let patterns = axes.orders.map { order in
            (data.patterns[axes.key(order, data)] ?? []).flatMap { pattern in
                let pattern = NamePattern(pattern)
                return key.form.map { $0.adapted(pattern, language: LanguageKey(key.locale)) } ?? [pattern]
            }
        }
        self.init(
            fixedOrder: axes.fixedOrder, capitalizesSurname: key.capitalizesSurname, scripts: scripts,
            initials: InitialPatterns(
                initial: data.initial, sequence: data.initialSequence, splitsAtHyphens: data.nativeSpace != nil),
            foreignSpace: data.foreignSpace, nativeSpace: data.nativeSpace, orders: NameOrderTable(data),
            givenFirst: patterns.first ?? [], surnameFirst: patterns.last ?? [])
    }
}

extension NameOrderTable {
    init(_ data: NameData) { self.init(givenFirst: data.givenFirst, surnameFirst: data.surnameFirst) }
}

extension NameAxes {
    /// Those of which patterns are kept.
    var orders: [NameOrder] { order == .sorting ? [.sorting] : [.givenFirst, .surnameFirst] }

    /// Whether the given name is first; nil where the name and the locale decide.
    fileprivate var fixedOrder: Bool? {
        switch order {
        case .givenFirst, .sorting: true
        case .surnameFirst: false
        case .natural: nil
        }
    }
}
