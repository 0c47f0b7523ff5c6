internal import LocaleFormatBridge
internal import LocaleFormatCore
internal import LocaleFormatLocales
internal import LocaleFormatMemory

/// Compiling: CLDR's patterns out of ICU's data.
extension NameProgram {
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

    /// - Parameter data: in place of ICU's.
    convenience init(_ key: Key, data: NameData? = nil) throws(PersonNameError) {
        let loaded: NameData
        if let data {
            loaded = data
        } else {
            let axes = key.axes.effective
            loaded = try NameData(locale: key.locale) { data in axes.orders.map { axes.key($0, data) } }
        }
        let bare = key.locale.withoutExtensions
        self.init(
            key, loaded, LetterCasing(locale: bare.icuName, language: bare.language),
            script: bare.maximized.script.flatMap(ScriptData.code) ?? ScriptData.unknown,
            scripts: ScriptData.codes(for: bare.icuIdentifier))
    }
}
