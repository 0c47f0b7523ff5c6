internal import LocaleFormatBridge
internal import LocaleFormatCore

/// What the parts of a program's affixes mean: sign, currency, percent. With these a program tells the fields of its texts
/// without ICU. Learned when the fields of a text are first asked for, as few programs are asked.
final class NumberFields: Sendable {
    private struct Affixes: Sendable {
        var prefix: [FormattedText<NumberField>.Span] = []
        var suffix: [FormattedText<NumberField>.Span] = []
    }

    /// Positive, zero, negative zero, negative; empty where ICU marks fields otherwise than a program can.
    private let affixes: [Affixes]

    init(_ program: NumberProgram, _ handle: NumberHandle) {
        let learned = (try? Self.learn(program, NumberProbe(handle: handle))) ?? []
        let agree = Self.proofs.allSatisfy { text, value in
            guard let ours = Self.text(of: value, by: program, learned) else { return false }
            return (try? handle.formatWithFields(.decimal(text))).map { FormattedText($0) == ours } ?? true
        }
        affixes = agree ? learned : []
    }

    /// Nil where ICU has to be asked.
    func text(of value: NumberValue, by program: NumberProgram) -> FormattedText<NumberField>? {
        Self.text(of: value, by: program, affixes)
    }

    private static func learn(_ program: NumberProgram, _ probe: NumberProbe) throws -> [Affixes] {
        if program.exponent != nil { return [] }
        let one = "1E\(-program.shift)"
        return try [one, "0", "-0", "-" + one].map { number in
            let raw = try probe.handle.formatWithFields(.decimal(number))
            guard let body = NumberParts(raw).body else { return Affixes() }
            var affixes = Affixes()
            for span in FormattedText<NumberField>(raw).spans {
                if span.range.upperBound <= body.lowerBound {
                    affixes.prefix.append(span)
                } else if span.range.lowerBound >= body.upperBound {
                    affixes.suffix.append(span.moved(by: -body.upperBound))
                }
            }
            return affixes
        }
    }

    private static let proofs: [(text: String, value: NumberValue)] =
        ["0", "-0", "7", "-7", "0.125", "-1234.5", "1234567.891", "-98765432109876543210"].compactMap { text in
            (try? ExactDecimal(text)).map { (text, .decimal($0)) }
        }

    private static func text(
        of value: NumberValue, by program: NumberProgram, _ affixes: [Affixes]
    ) -> FormattedText<NumberField>? {
        if affixes.isEmpty { return nil }
        if case .double(let double) = value, !double.isFinite { return nil }
        guard let number = program.buffered(value) else { return nil }
        let layout = program.layout(number)
        let parts = affixes[(layout.isNegative ? 2 : 0) + (layout.isNegative != layout.isZero ? 1 : 0)]
        var spans = parts.prefix
        let end = program.appendDigitSpans(layout, to: &spans)
        spans += parts.suffix.map { $0.moved(by: end) }
        return FormattedText(text: program.text(number, layout), spans: spans)
    }
}

extension FormattedText<NumberField>.Span {
    fileprivate func moved(by offset: Int) -> Self {
        Self(field: field, range: range.lowerBound + offset..<range.upperBound + offset)
    }
}

extension NumberProgram {
    /// Appends the fields between the affixes.
    ///
    /// - Returns: where the last one ends.
    fileprivate func appendDigitSpans(_ layout: NumberLayout, to spans: inout [FormattedText<NumberField>.Span]) -> Int
    {
        var end = affixes.of(layout).prefix.count
        func append(_ field: NumberField, _ length: Int) {
            if length > 0 { spans.append(.init(field: field, range: end..<end + length)) }
            end += length
        }
        let separators = grouping.separators(in: layout.integerDigits)
        append(.integer, layout.integerDigits * digits.width + separators * group.count)
        if separators > 0, group.count > 0 {
            var start = end - (grouping.primary + (separators - 1) * grouping.secondary) * digits.width
            start -= separators * group.count
            for _ in 0..<separators {
                spans.append(.init(field: .group, range: start..<start + group.count))
                start += group.count + grouping.secondary * digits.width
            }
        }
        if layout.showsDecimal { append(.decimal, decimal.count) }
        append(.fraction, layout.fractionDigits * digits.width)
        return end
    }
}
