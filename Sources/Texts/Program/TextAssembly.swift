internal import LocaleFormatCore
internal import LocaleFormatLexicon
internal import LocaleFormatNumbers

/// A text in its parts, while runs are inflected and spans are told apart.
struct TextAssembly: TextSink {
    struct Segment {
        var text: String
        var kind = InflectionPiece.Kind.literal
        /// Where an argument stands.
        var place: TextProgram.PlaceBox?
        var isText = false
        var value: NumberValue?
        var style: CompiledNumber?
        /// The parts of the number, where ``style`` does not give them.
        var parts: FormattedText<NumberField>?

        /// Which argument, from 1.
        var argument: Int? { place?.place.argument }
    }

    /// A run over a row of segments. Runs are in the order of their start, the outer first.
    struct RunRange {
        let run: Int
        let start: Int
        var end: Int
    }

    let isolation: ArgumentIsolation
    var segments: [Segment] = []
    var runs: [RunRange] = []
    var problems: [TextProblem] = []
    /// By the ``runs``: what they are.
    var fields: [TextField] = []
    private var open: [Int] = []
    private(set) var size = 0

    init(isolation: ArgumentIsolation) { self.isolation = isolation }

    mutating func literal(_ text: String) {
        size += text.utf8.count
        segments.append(Segment(text: text))
    }

    mutating func number(_ number: TextProgram.FixedNumber) {
        size += number.text.utf8.count
        segments.append(
            Segment(text: number.text, kind: .number(number.value), value: .decimal(number.value), style: number.style))
    }

    func integer(_ value: Int, _ style: CompiledNumber, _ argument: Int) -> Bool { false }

    mutating func argument(
        _ rendered: ArgumentWriter.Rendered, _ box: TextProgram.PlaceBox, _ isolation: ArgumentIsolation
    ) {
        size += rendered.text.utf8.count
        let decimal = rendered.value?.exactDecimal
        segments.append(
            Segment(
                text: rendered.text, kind: decimal.map { .number($0) } ?? .argument, place: box,
                isText: rendered.isText, value: rendered.value, style: rendered.style,
                parts: rendered.parts))
    }

    mutating func open(_ run: Int) {
        open.append(runs.count)
        runs.append(RunRange(run: run, start: segments.count, end: segments.count))
    }

    mutating func close() {
        if let run = open.popLast() { runs[run].end = segments.count }
    }

    // MARK: Results

    private func isIsolated(_ segment: Segment) -> Bool { segment.isText && isolation.isolates(segment.text) }

    var text: String {
        var result = ""
        result.reserveCapacity(size + 16)
        for segment in segments {
            if isIsolated(segment) {
                result += ArgumentIsolation.start + segment.text + ArgumentIsolation.end
            } else {
                result += segment.text
            }
        }
        return result
    }

    func formattedText() -> FormattedText<TextField> {
        var text = ""
        var spans: [FormattedText<TextField>.Span] = []
        var nextRun = 0
        var open: [(span: Int, end: Int)] = []
        func closeRuns(at segment: Int) {
            while let last = open.last, last.end <= segment {
                open.removeLast()
                let span = spans[last.span]
                spans[last.span] = .init(field: span.field, range: span.range.lowerBound..<text.utf8.count)
            }
        }
        for index in 0...segments.count {
            closeRuns(at: index)
            while nextRun < runs.count, runs[nextRun].start == index {
                let start = text.utf8.count
                spans.append(.init(field: fields[nextRun], range: start..<start))
                open.append((spans.count - 1, runs[nextRun].end))
                nextRun += 1
            }
            closeRuns(at: index)
            guard index < segments.count else { break }
            let segment = segments[index]
            let isIsolated = isIsolated(segment)
            if isIsolated { text += ArgumentIsolation.start }
            let start = text.utf8.count
            text += segment.text
            if let argument = segment.argument {
                spans.append(.init(field: .argument(argument), range: start..<text.utf8.count))
            }
            spans += numberSpans(segment, at: start)
            if isIsolated { text += ArgumentIsolation.end }
        }
        return FormattedText(text: text, spans: spans)
    }

    /// The parts of a number, where its style writes this very text; padding around it is allowed.
    private func numberSpans(_ segment: Segment, at start: Int) -> [FormattedText<TextField>.Span] {
        guard let value = segment.value, let parts = segment.parts ?? (try? segment.style?.formattedText(value)),
            let padding = segment.text.utf8.padding(around: parts.text.utf8)
        else { return [] }
        return parts.spans.map { span in
            .init(
                field: .number(span.field),
                range: start + padding + span.range.lowerBound..<start + padding + span.range.upperBound)
        }
    }
}

extension String.UTF8View {
    /// How many spaces stand before `other`, if there is nothing but spaces around it.
    fileprivate func padding(around other: String.UTF8View) -> Int? {
        let leading = prefix { $0 == 0x20 }.count
        let rest = dropFirst(leading)
        guard rest.starts(with: other), rest.dropFirst(other.count).allSatisfy({ $0 == 0x20 }) else { return nil }
        return leading
    }
}
