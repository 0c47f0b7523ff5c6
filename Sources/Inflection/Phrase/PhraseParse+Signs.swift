// What is between words: full stops, commas, quotation marks, parentheses.
extension PhraseParse {
    mutating func readGap(_ gap: String) {
        if gap.utf8.allSatisfy({ $0 == 0x20 }) || gap.allSatisfy(\.isWhitespace) { return }
        if clause.behind == .noun { clause.behind = .nothing }
        if gap.contains("("), !isInParenthesis {
            openParenthesis()
        } else if gap.contains(")"), isInParenthesis {
            closeParenthesis()
        } else if gap.contains(where: { ".;:!?()[]{}\n—–¿¡।".contains($0) }) {
            endClause()
        } else if gap.contains(where: { "\"„“”«»".contains($0) }) {
            // "The “Summer” album has 2 photos".
            Chunks.readQuotation(&self)
        } else if gap.contains(","), isSubordinate, isSubordinateComplete {
            endClause()
        } else if gap.contains(",") || gap.contains("/") {
            Chunks.readComma(&self)
            clause.joining.readComma()
            if position < text.indices.count, mayBeVerb(position) { clause.relative?.stage = .verb }
            clause.leavePreposition()
            (clause.behind, clause.outer) = (gap.first == "," ? .comma : .nothing, nil)
            (clause.isReflexive, clause.infinitive) = (false, .none)
        } else {
            Chunks.readSign(gap, &self)
        }
    }

    /// "2 Nutzer, mit denen du chattest, sind online": a verb directly behind a comma is of no relative clause.
    private func mayBeVerb(_ index: Int) -> Bool {
        text[index].reading.entries.contains(where: \.wordClass.isVerb)
    }

    /// Whether a clause behind "wenn" has its verb, known or not: the last word, unless it is a noun.
    private var isSubordinateComplete: Bool {
        if clause.joining.hasVerb || hasPendingVerb { return true }
        return phrase == nil && clause.candidate != nil && lastWord.map { words[$0].isUnknown } == true
    }

    /// "2 fotos (1 vídeo) fueron importadas", "2 vídeos (privados)".
    private mutating func openParenthesis() {
        closePhrase()
        let outside = Clause(
            kind: innermost.kind, state: .subject, subject: clause.subject, candidate: clause.candidate,
            first: clause.first, last: clause.last, joining: clause.joining)
        endClause()
        enclosing.append(outside)
        clause.kind = .parenthesis
        clause.subject = outside.subject ?? outside.last.map { .phrase($0) }
        clause.behind = Chunks.parenthesesArePredicates ? .verb : .nothing
        clause.begin()
    }

    private mutating func closeParenthesis() {
        endClause()
        if let outside = enclosing.popLast() { clause = outside }
    }
}
