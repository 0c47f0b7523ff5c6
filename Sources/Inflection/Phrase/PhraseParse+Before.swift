// Languages whose adjectives stand before their noun: the noun ends its phrase.
extension PhraseParse {
    mutating func readBefore(_ index: Int) {
        let segment = text.segments[index]
        if words[index].noun != nil || isNounByPlace(index) {
            if phrase == nil { open() }
            if let phrase { phrases[phrase].head = index }
            closePhrase()
            isAfterNoun = true
        } else if isBeforeNoun(index) {
            // An adverb stays: "2 automatisch gelöschte Dateien".
            guard segment.isArgument || grammar.mayBeAttribute(segment.lower) else {
                if Grammar.hasBareAttributes, let phrase { phrases[phrase].doubtful.append(index) }
                return
            }
            if phrase == nil {
                open()
                if let phrase { phrases[phrase].number = parted }
                parted = nil
            }
            if let phrase { phrases[phrase].attributes.append(index) }
        } else {
            if let phrase, phrases[phrase].number != nil { closePhrase() }
            // A verb that is not known has an object behind it: "2 Personen kommentieren deinen Beitrag".
            if let last, subject == .phrase(last) || subject == nil, phrases[last].number != nil,
                isBeforeObject(index), grammar.endings.verb(segment.lower) != nil
            {
                phrases[last].doubtful.append(index)
            }
            isFirst = false
        }
    }

    /// A word that nothing is known of, behind a number or an article and before no other: where only a noun can stand.
    private func isNounByPlace(_ index: Int) -> Bool {
        guard !Grammar.capitalsTellNouns, words[index].isUnknown, !isBeforeNoun(index) else { return false }
        guard let phrase else { return isGoverned || text.segments[index].isArgument }
        return phrases[phrase].number != nil || !phrases[phrase].determiners.isEmpty || !phrases[phrase].isEmpty
    }
}
