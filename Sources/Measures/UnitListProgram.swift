internal import LocaleFormatCore
internal import LocaleFormatLists
internal import LocaleFormatNumbers

/// Numbers with their units, as a list: "1 hour, 30 minutes".
struct UnitListProgram: Sendable {
    /// For each unit, how it is written before others, and how in the last place, where it may have a fraction.
    let numbers: [(inner: CompiledNumber, last: CompiledNumber)]
    let list: CompiledList

    var isFast: Bool { list.isFast && numbers.allSatisfy { $0.inner.isFast && $0.last.isFast } }

    /// How many of a unit, which is known by its place.
    struct Part {
        let place: Int
        let value: DurationParts.Value
        var isNegative = false
    }

    /// - Parameter field: what a unit at a place is called.
    func formattedText<Field>(_ parts: [Part], field: (Int) -> Field) -> FormattedText<Field> {
        let texts = parts.indices.map { index in
            let part = parts[index]
            let number = index == parts.count - 1 ? numbers[part.place].last : numbers[part.place].inner
            return number.digits(part.value, isNegative: part.isNegative)
        }
        let joined = list.formattedText(texts)
        let spans = joined.spans.compactMap { span -> FormattedText<Field>.Span? in
            guard case .element(let index) = span.field else { return nil }
            return .init(field: field(parts[index].place), range: span.range)
        }
        return FormattedText(text: joined.text, spans: spans)
    }
}
