/// A project's own words of one language.
package struct OwnWords: Sendable {
    /// Every form in lower case with its entries; several words of one form with a space between.
    package private(set) var entries: [String: [Lexicon.Entry]] = [:]
    /// Forms of several words, the longest first, by the letters that they begin with.
    package private(set) var phrases: [String: [String]] = [:]

    mutating func add(_ entry: Lexicon.Entry, _ forms: Set<String>) {
        for form in forms {
            if entries[form] == nil, form.contains(" ") {
                let others = phrases[Self.key(form), default: []] + [form]
                phrases[Self.key(form)] = others.sorted { $0.utf8.count > $1.utf8.count }
            }
            entries[form, default: []].append(entry)
        }
    }

    static func key(_ word: String) -> String { String(word.prefix { $0.isLetter }) }
}
