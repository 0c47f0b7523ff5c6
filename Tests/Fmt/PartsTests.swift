import LocaleFormat
import TestSupport
import Testing

@testable import fmt
@testable import LocaleFormatOperations
@testable import LocaleFormatValueOperations

/// The parts of `--json`: laid end to end they are the text.
@Suite struct PartsTests {
    private enum Field: String { case outer, inner, other }

    @Test func innermostFields() {
        let text = FormattedText<Field>(
            text: "a12,345é!",
            spans: [
                .init(field: .outer, range: 1..<9), .init(field: .inner, range: 1..<3),
                .init(field: .other, range: 3..<4),
                .init(field: .other, range: 4..<4), .init(field: .inner, range: 7..<9),
            ])
        #expect(
            FlatPart.parts(of: text).map { [$0.field, $0.text] } == [
                ["literal", "a"], ["inner", "12"], ["other", ","], ["outer", "345"], ["inner", "é"], ["literal", "!"],
            ])
        #expect(FlatPart.parts(of: FormattedText<Field>(text: "", spans: [])).isEmpty)
    }

    /// The field of each byte is that of the last span around it.
    @Test func randomSpans() {
        var generator = SeededGenerator(for: "flatParts")
        for _ in 0..<500 * SeededGenerator.rounds {
            let text = String(repeating: "x", count: Int(generator.next() % 12))
            var spans: [FormattedText<Field>.Span] = []
            for _ in 0..<generator.next() % 6 {
                let start = Int(generator.next() % UInt64(text.count + 1))
                let end = start + Int(generator.next() % UInt64(text.count + 1 - start))
                spans.append(.init(field: generator.element(of: [.outer, .inner, .other]), range: start..<end))
            }
            spans.sort { ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound) }
            let parts = FlatPart.parts(of: FormattedText(text: text, spans: spans))
            let fields = parts.flatMap { part in part.text.map { _ in part.field } }
            let expected = text.indices.indices.map { _ in 0 }.indices.map { offset in
                spans.last { $0.range.contains(offset) }?.field.rawValue ?? "literal"
            }
            #expect(fields == expected, "\(spans)")
        }
    }

    /// Linear in the digits: the array of parts moves, and is not copied for each.
    @Test func longNumbers() {
        let digits = String(repeating: "1", count: 90_000)
        let outcome = run("number", digits, "--json", "--locale", "en")
        #expect(outcome.code == 0 && outcome.output.utf8.count > 2_000_000)
        #expect(outcome.output.hasSuffix(#"{"field":"group","text":","},{"field":"integer","text":"111"}]}"# + "\n"))
    }

    @Test func manyArguments() {
        let many = (0..<5_000).flatMap { _ in ["--arg", "1"] }
        let outcome = run(list: ["markup", "%d"] + many)
        #expect(outcome.code == 2 && outcome.errors.contains("at most 4096"))
    }
}
