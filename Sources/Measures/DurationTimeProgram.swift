internal import LocaleFormatCore
internal import LocaleFormatNumbers

/// A duration as fields in CLDR's pattern (UTS #35 part 6, "Duration Units"): `h:mm:ss`, `h.mm.ss` in Finnish.
struct DurationTimeProgram: Sendable {
    enum Segment: Sendable {
        case literal(String)
        case field(DurationUnit, CompiledNumber)
    }

    let segments: [Segment]
    let units: [DurationUnit]
    let fractionLength: Int
    let rounding: RoundingMode

    var isFast: Bool {
        segments.allSatisfy { if case .field(_, let number) = $0 { number.isFast } else { true } }
    }

    func formattedText(_ duration: Duration) -> FormattedText<DurationUnit> {
        let parts = DurationParts(duration, units: units, fractionLength: fractionLength, rounding: rounding)
        var text = ""
        var spans: [FormattedText<DurationUnit>.Span] = []
        for segment in segments {
            switch segment {
            case .literal(let literal): text += literal
            case .field(let unit, let number):
                guard let index = units.firstIndex(of: unit) else { continue }
                let start = text.utf8.count
                text += number.digits(parts.values[index], isNegative: parts.isNegative && index == 0)
                spans.append(.init(field: unit, range: start..<text.utf8.count))
            }
        }
        return FormattedText(text: text, spans: spans)
    }
}
