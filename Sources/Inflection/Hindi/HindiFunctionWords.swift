internal import LocaleFormatLexicon

// Hindi words that others stand before or behind, by their classes in `Data/Inflection/hi.tsv`.
extension Lexicon {
    /// में, को, and का, which agrees with the noun that follows: the noun before them is oblique.
    func isPostposition(_ word: String) -> Bool {
        entries(word).contains { $0.wordClass == .preposition || $0.wordClass == .contraction }
    }

    /// The forms of का and वाला.
    func genitive(_ word: String) -> AgreeingForms? {
        entries(word).first { $0.wordClass == .contraction }.map { AgreeingForms($0.forms.map(String.init)) }
    }

    /// Singular and plural of this and that: यह, ये, oblique इस, इन.
    func demonstrative(_ word: String) -> (singular: String, plural: String)? {
        entries(word).first { $0.wordClass == .determiner && $0.forms.count == 2 }
            .map { (String($0.forms[0]), String($0.forms[1])) }
    }
}
