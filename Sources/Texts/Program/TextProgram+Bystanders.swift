extension TextProgram {
    /// By step of a wording: whether text put in there leaves its inflected runs as they are. So does text before all of them, where
    /// the language does not look back, and text behind a run with a whole word of the translation between.
    package func bystanders(in wording: Wording) -> [Bool] {
        let isNever =
            inflector?.readsTextBefore != false
            || wording.steps.contains { if case .substitution = $0 { true } else { false } }
        guard !isNever else { return wording.steps.map { _ in false } }
        var open: [Bool] = []
        // What follows the last run; nil before the first, and where it does not matter any more.
        var following: String?
        return wording.steps.map { step in
            switch step {
            case .open(let run): open.append(runs[run].inflects)
            case .close: if open.popLast() == true { following = "" }
            case .literal(let text):
                following? += text
                if following?.beginsWithWholeWord == true { following = nil }
            case .argument: return !open.contains(true) && following == nil
            case .number, .substitution: break
            }
            return false
        }
    }
}

extension String {
    /// Whether it begins with a word and a space behind it.
    fileprivate var beginsWithWholeWord: Bool {
        let word = unicodeScalars.drop { $0.properties.isWhitespace }
        let rest = word.drop { $0.properties.isAlphabetic }
        return rest.startIndex > word.startIndex && rest.first?.properties.isWhitespace == true
    }
}
