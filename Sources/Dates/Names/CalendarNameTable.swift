internal import LocaleFormatCalendars

/// The words typed for this package, one table for each calendar. They are written from Data/Calendars/names, which names
/// their sources.
struct CalendarNameTable: CalendarNameSource {
    func names(of calendar: CalendarID, language: String) -> CalendarNames? {
        switch calendar {
        case .bangla: BanglaNames.names(language)
        case .gujarati: GujaratiNames.names(language)
        case .kannada: KannadaNames.names(language)
        case .malayalam: MalayalamNames.names(language)
        case .marathi: MarathiNames.names(language)
        case .odia: OdiaNames.names(language)
        case .tamil: TamilNames.names(language)
        case .telugu: TeluguNames.names(language)
        case .vietnamese: VietnameseNames.names(language)
        case .vikram: VikramNames.names(language)
        default: nil
        }
    }
}
