import LocaleFormat
import LocalizedStrings

enum InflectionEntry {
    private static let languages: [LocaleID] = ["en", "de", "es", "fr", "it", "pt", "hi", "ko"]

    /// Line 1: a language. 2: flags. 3: what is before. 4: what is after. Then the pieces: `#` is a number, `@` an argument.
    static func run(_ fields: inout Fields) {
        let locale = fields.choice(of: languages)
        guard let inflector = Inflector(locale: locale) else { return }
        let flags = fields.flags()
        var context = InflectionContext()
        context.preceding = fields.line()
        context.following = fields.line()
        if flags & 1 != 0 { context.termOfAddress = flags & 2 == 0 ? .feminine : .masculine }
        if flags & 4 != 0 { context.morphology = morphology(flags >> 4) }
        if flags & 8 != 0 { context.agreement = morphology(flags >> 8) }
        let pieces = fields.lines().prefix(64).map { line in
            if line.hasPrefix("#") {
                let decimal = (try? ExactDecimal(line.dropFirst())) ?? 2
                return InflectionPiece(decimal.description, kind: .number(decimal))
            }
            return line.hasPrefix("@")
                ? InflectionPiece(String(line.dropFirst()), kind: .argument) : InflectionPiece(line)
        }
        let inflected = inflector.inflect(pieces, in: context)
        require(inflected.pieces.count == pieces.count, "\(pieces.count) pieces became \(inflected.pieces.count)")
        for (piece, text) in zip(pieces, inflected.pieces) {
            if case .number = piece.kind { require(piece.text == text, "the number \(piece.text) became \(text)") }
            _ = inflector.morphology(of: piece.text)
        }
    }

    private static func morphology(_ flags: Int) -> WordMorphology {
        func one<Value: CaseIterable>(_ type: Value.Type, _ shift: Int) -> Value? {
            let all = Array(type.allCases)
            let index = flags >> shift & 7
            return index < all.count ? all[index] : nil
        }
        return WordMorphology(
            grammaticalGender: one(WordMorphology.GrammaticalGender.self, 0),
            number: one(WordMorphology.GrammaticalNumber.self, 3),
            grammaticalCase: one(WordMorphology.GrammaticalCase.self, 6),
            definiteness: one(WordMorphology.Definiteness.self, 9))
    }
}
