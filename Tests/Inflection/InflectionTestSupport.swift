import LocaleFormat
import LocalizedStrings
import LocaleFormatInflection
import LocaleFormatLexicon
import Testing

/// One run inflected: `text` with `%@` for each argument in turn and `#` pieces for numbers.
func inflect(
    _ language: LocaleID, _ text: String, _ arguments: [InflectionPiece] = [], in context: InflectionContext = .init()
) throws -> Inflected {
    let inflector = try #require(Inflector(locale: language))
    var rest = text
    var pieces: [InflectionPiece] = []
    for argument in arguments {
        let parts = rest.split(separator: "%@", maxSplits: 1, omittingEmptySubsequences: false)
        if !parts[0].isEmpty { pieces.append(InflectionPiece(String(parts[0]))) }
        pieces.append(argument)
        rest = parts.count > 1 ? String(parts[1]) : ""
    }
    if !rest.isEmpty { pieces.append(InflectionPiece(rest)) }
    let inflected = inflector.inflect(pieces, in: context)
    #expect(inflected.pieces.count == pieces.count, "\(text)")
    // Once inflected, nothing more changes.
    let again = zip(pieces, inflected.pieces).map { InflectionPiece($1, kind: $0.kind, morphology: $0.morphology) }
    #expect(inflector.inflect(again, in: context).text == inflected.text, "not idempotent: \(text)")
    return inflected
}

func argument(_ text: String) -> InflectionPiece { InflectionPiece(text, kind: .argument) }

func number(_ text: String) throws -> InflectionPiece { InflectionPiece(text, kind: .number(try ExactDecimal(text))) }
