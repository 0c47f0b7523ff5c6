package import LocaleFormatNumberPrograms

/// A duration as fields in CLDR's pattern (UTS #35 part 6, "Duration Units"): `h:mm:ss`, `h.mm.ss` in Finnish.
package struct DurationTimeProgram: Sendable {
    package enum Segment: Sendable {
        case literal(String)
        case field(DurationUnit, PartNumber)
    }

    package let segments: [Segment]
    /// The largest first.
    package let units: [DurationUnit]
    package let fractionLength: Int
    package let rounding: RoundingMode

    package init(segments: [Segment], units: [DurationUnit], fractionLength: Int, rounding: RoundingMode) {
        (self.segments, self.units, self.fractionLength) = (segments, units, fractionLength)
        self.rounding = rounding
    }

    package var isFast: Bool {
        segments.allSatisfy { if case .field(_, let number) = $0 { number.isFast } else { true } }
    }

    package func text(_ duration: Duration) -> String { spans(duration).text }

    /// The text, and where in it each field is.
    package func spans(_ duration: Duration) -> (text: String, units: [(unit: DurationUnit, range: Range<Int>)]) {
        let parts = DurationParts(duration, units: units, fractionLength: fractionLength, rounding: rounding)
        var text = ""
        var spans: [(unit: DurationUnit, range: Range<Int>)] = []
        for segment in segments {
            switch segment {
            case .literal(let literal): text += literal
            case .field(let unit, let number):
                guard let index = units.firstIndex(of: unit) else { continue }
                let start = text.utf8.count
                text += number.digits(parts.values[index], isNegative: parts.isNegative && index == 0)
                spans.append((unit, start..<text.utf8.count))
            }
        }
        return (text, spans)
    }
}
