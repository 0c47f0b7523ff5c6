/// The languages that have rules.
package enum InflectionLanguage: String, Sendable, CaseIterable {
    case english = "en"
    case german = "de"
    case dutch = "nl"
    case swedish = "sv"
    case spanish = "es"
    case french = "fr"
    case italian = "it"
    case portuguese = "pt"
    case hindi = "hi"
    case korean = "ko"
}
