// What is between words: full stops, commas, quotation marks, parentheses.
extension PhraseParse {
    mutating func readGap(_ gap: String) {
        if gap.utf8.allSatisfy({ $0 == 0x20 }) || gap.allSatisfy(\.isWhitespace) { return }
        clause.isAfterNoun = false
        if gap.contains("("), parenthesis == nil {
            openParenthesis()
        } else if gap.contains(")"), parenthesis != nil {
            closeParenthesis()
        } else if gap.contains(where: { ".;:!?()[]{}\n—–¿¡।".contains($0) }) {
            endClause()
        } else if gap.contains(where: { "\"„“”«»".contains($0) }) {
            // "The “Summer” album has 2 photos".
            Chunks.readQuotation(&self)
        } else if gap.contains(","), clause.isSubordinate, isSubordinateComplete {
            endClause()
        } else if gap.contains(",") || gap.contains("/") {
            Chunks.readComma(&self)
            clause.joining.readComma()
            if clause.outside != nil, position < text.indices.count, isVerb(position) { clause.outside?.isNext = true }
            (clause.isGoverned, clause.isAfterVerb, clause.outer, isAfterComma) = (false, false, nil, gap.first == ",")
            (clause.isReflexive, clause.infinitive) = (false, .none)
        } else {
            Chunks.readSign(gap, &self)
        }
    }

    /// "2 Nutzer, mit denen du chattest, sind online": a verb directly behind a comma is of no relative clause.
    private func isVerb(_ index: Int) -> Bool {
        text[index].reading.entries.contains(where: \.wordClass.isVerb)
    }

    /// Whether a clause behind "wenn" has its verb, known or not: the last word, unless it is a noun.
    private var isSubordinateComplete: Bool {
        if clause.joining.hasVerb || !clause.pendingVerbs.isEmpty { return true }
        return phrase == nil && clause.candidate != nil && lastWord.map { words[$0].isUnknown } == true
    }

    /// "2 fotos (1 vídeo) fueron importadas", "2 vídeos (privados)".
    private mutating func openParenthesis() {
        closePhrase()
        let outside = Clause(
            subject: clause.subject, candidate: clause.candidate, first: clause.first, last: clause.last,
            joining: clause.joining, isFirst: false)
        endClause()
        parenthesis = outside
        clause.subject = outside.subject ?? outside.last.map { .phrase($0) }
        (clause.isAfterVerb, clause.isFirst) = (Chunks.parenthesesArePredicates, false)
    }

    private mutating func closeParenthesis() {
        guard let parenthesis else { return }
        endClause()
        clause = parenthesis
        self.parenthesis = nil
    }
}
