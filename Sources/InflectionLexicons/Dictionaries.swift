@_exported public import InflectionLexiconDutch
@_exported public import InflectionLexiconEnglish
@_exported public import InflectionLexiconFrench
@_exported public import InflectionLexiconPortuguese
@_exported public import InflectionLexiconSpanish
public import LocaleFormatLexicon

extension InflectionDictionary {
    /// All of them.
    public static let all: [InflectionDictionary] = [.english, .dutch, .spanish, .french, .portuguese]
}
