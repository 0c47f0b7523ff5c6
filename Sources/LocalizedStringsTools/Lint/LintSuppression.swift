/// Which rules a key's comment switches off for that key.
///
/// A comment says `lint:disable` and the rules' names after it, separated by blanks or commas, to the end of its line; without
/// a name, every rule: `Shown on the box. lint:disable raw-number, punctuation`.
struct LintSuppression: Hashable, Sendable {
    private(set) var rules: Set<LintRule> = []
    private(set) var all = false
    /// Names after `lint:disable` that are no rule's.
    private(set) var unknown: [String] = []

    init(comment: String?) {
        guard let comment, comment.contains(Self.mark) else { return }
        for line in comment.split(whereSeparator: \.isNewline) {
            var rest = Substring(line)
            while let start = rest.firstRange(of: Self.mark)?.upperBound {
                rest = rest[start...]
                let stop = rest.firstRange(of: Self.mark)?.lowerBound ?? rest.endIndex
                read(rest[..<stop])
            }
        }
    }

    private mutating func read(_ text: Substring) {
        let words = text.split(whereSeparator: { " \t,;.*/".contains($0) })
        if words.isEmpty { all = true }
        for (index, word) in words.enumerated() {
            if let rule = LintRule(rawValue: String(word)) {
                rules.insert(rule)
            } else if index == 0 || word.contains("-") {
                unknown.append(String(word))
            } else {
                // Prose after the names: the reason.
                return
            }
        }
    }

    func covers(_ rule: LintRule) -> Bool { all || rules.contains(rule) }

    static let mark = "lint:disable"
}
