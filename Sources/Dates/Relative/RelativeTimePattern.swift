internal import LocaleFormatCore

/// What stands between a day and a time of day: "tomorrow at 3 PM".
///
/// In full it is CLDR's long pattern for relative days (`dateTimeFormat type="relative"`, from CLDR 46 on), or else that of a time on a day
/// (`type="atTime"`, from CLDR 42 on), or else the only one there is. Abbreviated it is that of ICU's
/// `ureldatefmt_combineDateAndTime`, "tomorrow, 3 PM".
package final class RelativeTimePattern: Sendable {
    package let before: String
    package let between: String
    package let after: String
    package let isDayFirst: Bool

    init(before: String, between: String, after: String, isDayFirst: Bool) {
        (self.before, self.between, self.after, self.isDayFirst) = (before, between, after, isDayFirst)
    }

    /// The day with its time; the places of the day move with it.
    func joined(_ day: FormattedText<RelativeDateField>, _ time: String) -> FormattedText<RelativeDateField> {
        let start = isDayFirst ? before : before + time + between
        let end = isDayFirst ? between + time + after : after
        let shift = start.utf8.count
        let spans = day.spans.map { span in
            FormattedText<RelativeDateField>.Span(
                field: span.field, range: span.range.lowerBound + shift..<span.range.upperBound + shift)
        }
        return FormattedText(text: start + day.text + end, spans: spans)
    }
}
