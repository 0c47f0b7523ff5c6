internal import LocaleFormatCalendars
internal import LocaleFormatCore
internal import LocaleFormatDatePrograms
internal import LocaleFormatMemory

extension IntervalProgram {
    /// The text with its fields and ends, outer ones before those within.
    func formattedText(_ start: Instant, _ end: Instant) throws(CalendarError) -> FormattedText<DateField>? {
        var text = ""
        var fields: [FormattedText<DateField>.Span] = []
        for (index, program) in [first.object, second.object].enumerated() {
            guard let program else { continue }
            guard let part = try program.parts((index == 0) == isEndFirst ? end : start) else { return nil }
            let offset = text.utf8.count
            for step in part.steps {
                guard let field = program.steps[step.step].field else { continue }
                fields.append(
                    .init(field: field, range: step.range.lowerBound + offset..<step.range.upperBound + offset))
            }
            text += part.text
        }
        var spans: [FormattedText<DateField>.Span] = []
        for (place, field) in fields.enumerated() {
            if let index = ends.firstIndex(where: { $0.lowerBound == place }),
                fields.indices.contains(ends[index].upperBound)
            {
                let range = field.range.lowerBound..<fields[ends[index].upperBound].range.upperBound
                spans.append(.init(field: (index == 0) == isEndFirst ? .end : .start, range: range))
            }
            spans.append(field)
        }
        return FormattedText(text: text, spans: spans)
    }
}
