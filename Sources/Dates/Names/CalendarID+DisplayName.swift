public import LocaleFormatCalendars
public import LocaleFormatCore
public import LocaleFormatLocales

extension CalendarID {
    /// What the calendar is called in a language, for a menu of calendars.
    ///
    /// ```swift
    /// CalendarID.hebrew.displayName(in: "fr")          // "calendrier hébraïque"
    /// CalendarID.gujarati.displayName(in: "en")        // "Gujarati Calendar"
    /// CalendarID.gujarati.displayName(in: "hi")        // "कैलेंडर: गुजराती"
    /// CalendarID.vikram.displayName(in: "hi")          // "कैलेंडर: विक्रम संवत"
    /// ```
    ///
    /// | | |
    /// |---|---|
    /// | CLDR names the calendar | that name |
    /// | it does not, as with those that are new in Foundation | in English, a name of the same form |
    /// | and in other languages | CLDR's word for "calendar" with the language of those who use it, or with the era of `vikram`, joined by CLDR's pattern for keys and values |
    ///
    /// `DisplayNames.value(_:of:)` is nil for these, and a locale's name has the code: `Hindi (Calendar: gujarati)`.
    public func displayName(
        in locale: LocaleID, width: DisplayNames.Width = .standard, capitalization: CapitalizationContext = .unknown
    ) -> String {
        let names = DisplayNames(locale: locale, width: width, capitalization: capitalization)
        if let name = names.value(bcp47, of: "ca") { return name }
        if locale.language == "en" { return "\(rawValue.prefix(1).uppercased())\(rawValue.dropFirst()) Calendar" }
        let people = language.flatMap { names.language($0) } ?? CalendarNames.of(self, in: locale)?.eras?.wide.first
        return names.keyword("ca", value: people ?? rawValue)
    }

    /// Who uses a calendar that CLDR has no name for; nil for `vikram`, which many do, and which is called by its era.
    private var language: String? {
        switch self {
        case .bangla: "bn"
        case .gujarati: "gu"
        case .kannada: "kn"
        case .malayalam: "ml"
        case .marathi: "mr"
        case .odia: "or"
        case .tamil: "ta"
        case .telugu: "te"
        case .vietnamese: "vi"
        default: nil
        }
    }
}
