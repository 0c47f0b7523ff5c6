/// Upper and lower case of a word's letters.
enum LetterCase {
    /// `form`, which is in lower case, written as `word` is: `File`, `FILE`, `iPhone`.
    static func apply(of word: String, lower: String, to form: String) -> String {
        if word == lower { return form }
        if form == lower { return word }
        let (words, forms) = (word.split(separator: " "), form.split(separator: " "))
        if words.count > 1, words.count == forms.count {
            return zip(words, forms).map { apply(of: String($0), lower: $0.lowercased(), to: String($1)) }.joined(
                separator: " ")
        }
        let letters = word.filter(\.isLetter)
        if letters.count > 1, letters.allSatisfy(\.isUppercase) { return form.uppercased() }
        let common = zip(lower, form).prefix { $0 == $1 }.count
        guard common > 0, word.count == lower.count else {
            return word.first?.isUppercase == true ? capitalized(form) : form
        }
        let rest = String(form.dropFirst(common))
        // "Haus-Arzt", "Haus-Ärzte": a part that changes its first letter keeps its capital.
        let isCapital = word.dropFirst(common).first?.isUppercase == true
        return word.prefix(common) + (isCapital ? capitalized(rest) : rest)
    }

    static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
