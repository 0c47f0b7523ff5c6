internal import LocaleFormatBridge
internal import LocaleFormatCore
internal import LocaleFormatLocales
internal import LocaleFormatMemory
package import LocaleFormatValuePrograms

extension LetterCasing: NameCasing {}

/// What programs of names ask, answered by ICU and by the programs that all styles share.
final class ICUNameKnowledge: NameKnowledge {
    /// The style whose programs are read in other locales.
    private let key: NameProgram.Key

    init(_ key: NameProgram.Key) { self.key = key }

    /// For those who ask of characters alone.
    static let characters: any NameKnowledge = ICUNameKnowledge(
        .init(axes: NameAxes(length: .long, usage: .referring, formality: .formal, order: .natural), locale: .root))

    func script(of scalar: Unicode.Scalar) -> Int32 { ScriptData.script(of: scalar) }

    func firstCluster(of text: Substring) -> String {
        let whole = String(text)
        guard let length = try? BoundaryHandle.firstLength(of: whole) else { return String(text.prefix(1)) }
        return String(whole[utf8: 0..<length])
    }

    func likelyLocale(ofScript script: Int32) -> NameLocale {
        Self.likely.read(WordKey(UInt64(truncatingIfNeeded: script))) {
            Likely(script)
        } _: {
            $0.locale
        } ?? Self.english
    }

    func subtags(of locale: NameLocale) -> NameSubtags {
        guard let known = try? LocaleID(locale.tag) else {
            return NameSubtags(language: locale.tag, script: nil, region: nil)
        }
        let full = known.withoutExtensions.maximized.parts
        return NameSubtags(language: known.language, script: full.script, region: full.region)
    }

    @inline(__always)
    func read(_ locale: NameLocale, _ body: (NameProgram) -> Bool) -> Bool {
        guard let other = try? LocaleID(locale.tag) else { return false }
        var key = key
        key.locale = other.withoutExtensions
        return NameProgram.read(key) { body($0) ? true : nil } ?? false
    }

    /// The locale of a script's likeliest language.
    private final class Likely: Sendable {
        let locale: NameLocale

        init(_ script: Int32) {
            locale = NameLocale(tag: NameScript.likelyLanguage(of: script))
        }
    }

    fileprivate static let english = NameLocale(tag: "en")
    private static let likely = StyleCache<Likely>(limit: 256)
}

extension NameScript {
    /// By the ICU that is linked.
    static func first(in text: String) -> Int32? { first(in: text, ICUNameKnowledge.characters) }

    /// English where nothing is known of a script.
    package static func likelyLanguage(of script: Int32) -> String {
        guard let name = ScriptData.name(of: script), let maximized = try? LocaleData.maximized("und_\(name)"),
            let language = maximized.split(separator: "_").first, let locale = try? LocaleID(language)
        else { return ICUNameKnowledge.english.tag }
        return locale.tag
    }
}
