internal import LocaleFormatCalendars
internal import LocaleFormatCore
internal import LocaleFormatDatePrograms

extension DateProgram {
    /// The text with its fields; nil when ICU has to take it.
    func formattedText(_ instant: Instant) throws(CalendarError) -> FormattedText<DateField>? {
        guard let parts = try parts(instant) else { return nil }
        return FormattedText(
            text: parts.text,
            spans: parts.steps.compactMap { part in
                steps[part.step].field.map { .init(field: $0, range: part.range) }
            })
    }
}
