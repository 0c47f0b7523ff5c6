// What stands behind several nouns joined by "and" or "or": whether it is of all of them or of the last.
extension RomanceInflector {
    func number(_ place: Int) -> Number? { targetNumber(place) ?? headNumber(parse.phrases[place]) }

    func hasAttributeBehind(_ place: Int, isParticiple: Bool) -> Bool {
        let phrase = parse.phrases[place]
        return phrase.attributes.contains {
            // Of short ones, "lu" and "lida", no ending tells.
            $0 > phrase.head ?? 0
                && (!isParticiple || text[$0].lower.count < 5 || grammar.endings.isParticiple(text[$0].lower))
        }
    }

    /// Whether what stands behind the last of several nouns is of this one alone, as the translator's form tells: "2 fotos y 1
    /// carpeta compartida"; or as the others have their own: "2 fotos nuevas y 1 vídeo nuevo".
    func isOwn(_ index: Int, _ forms: AgreeingForms, of place: Int, _ whole: Coordination) -> Bool {
        if whole.nearest != nil { return true }
        let lower = text[index].lower
        let isParticiple = grammar.endings.isParticiple(lower)
        if whole.members.dropLast().contains(where: { hasAttributeBehind($0, isParticiple: isParticiple) }) {
            return true
        }
        let gender = forms.gender(of: lower)
        return gender == .feminine && gender == headGender(parse.phrases[place])
            && whole.gender(whole.members.map { headGender(parse.phrases[$0]) }, of: 0) == .masculine
    }

    /// A form that may be of all nouns or of the last. Behind nouns that the translator wrote in the plural, a participle is said of
    /// all, and so is what is plural behind a singular.
    mutating func agreeWithWhole(
        _ index: Int, _ forms: AgreeingForms, _ whole: Coordination, _ own: String?
    ) {
        let lower = text[index].lower
        let numbers = whole.members.map { parse.phrases[$0].head.flatMap { noun($0)?.number } }
        let gender = whole.gender(whole.members.map { headGender(parse.phrases[$0]) }, of: 0)
        let form = gender.flatMap { forms.form($0, .plural) }
        let isOfAll =
            forms.number(of: lower) == .plural && forms.gender(of: lower) != .feminine
            || forms.number(of: lower) == .plural && gender == .feminine
        if let form, whole.link == .and, !whole.isAmbiguous,
            form == own || isOfAll && (numbers.last == .singular || grammar.endings.isParticiple(lower))
        {
            return set(index, form)
        }
        report(index)
    }
}
