internal import LocaleFormatLexicon

/// The last stage: words take the forms that what is put in asks for, if the analysis explains the text as it is written.
///
/// Text that is right at its own number comes out as it went in. So a word changes only where the words that agree with each
/// other are right, as written, at some number, gender or case: realized there, the analysis gives the text that was written.
/// Where it does not, or where a word is left open, the whole clause stays as written, and its words are reported.
enum Agreement {
    static func solve<Analysis: Realizer>(_ analysis: Analysis) -> Inflected {
        var asked = analysis
        asked.agree()
        let changed = analysis.text.indices.filter { asked.text[$0].text != analysis.text[$0].text }
        if !changed.isEmpty {
            let nodes = asked.nodes
            let open = unexplained(changed, analysis, nodes)
            for index in changed where open.contains(nodes[index]) { asked.report(index) }
            restoreClauses(of: &asked, as: analysis.text, nodes)
        }
        asked.join()
        return Inflected(
            pieces: asked.text.texts, morphology: asked.morphology,
            unresolved: asked.unresolved.words(in: analysis.text), needsTermOfAddress: asked.unresolved.needsTerm)
    }

    /// The nodes whose words, as they are written, no features explain.
    private static func unexplained<Analysis: Realizer>(
        _ indices: [Int], _ analysis: Analysis, _ nodes: [Int]
    ) -> Set<Int> {
        var open = Set(indices.map { nodes[$0] }.filter { $0 >= 0 })
        for features in open.isEmpty ? [] : analysis.written {
            var other = analysis
            other.read(at: features)
            other.agree()
            let agreed = other.text
            // What is left as written there is not right for that.
            let left = other.unresolved.conflicts.intersection(indices)
            let differing = analysis.text.indices.filter { index in
                open.contains(nodes[index])
                    && (left.contains(index) || !isWritten(index, analysis.text, agreed, agreed))
            }
            if differing.isEmpty { return [] }
            // What neighbours do to each other matters only where the forms themselves do not explain the text.
            other.join()
            open = Set(
                differing.lazy.filter { left.contains($0) || !isWritten($0, analysis.text, agreed, other.text) }.map {
                    nodes[$0]
                })
            if open.isEmpty { break }
        }
        return open
    }

    /// Whether a word comes out as it is written, before or behind elision. What stands before an argument is written for the
    /// sound of another.
    private static func isWritten(_ index: Int, _ written: Tokens, _ agreed: Tokens, _ joined: Tokens) -> Bool {
        let word = written[index]
        if word.isArgument || word.isElided { return true }
        if [agreed[index].text, joined[index].text].contains(word.text) { return true }
        guard index + 1 < written.indices.count, written[index + 1].isArgument else { return false }
        return agreed[index].currentLower.prefix(2) == word.lower.prefix(2) && agreed[index].text.count > 1
    }

    private static let rounds = 4

    /// Puts the clauses of words that are open back as they were written, and with them others whose words agree with the same.
    private static func restoreClauses(of asked: inout some Realizer, as written: Tokens, _ nodes: [Int]) {
        guard !asked.unresolved.conflicts.isEmpty else { return }
        let clauses = asked.clauses
        var left = Set(asked.unresolved.conflicts.map { clauses[$0] })
        for _ in 0..<rounds {
            let shared = Set(
                written.indices.lazy.filter { left.contains(clauses[$0]) && nodes[$0] >= 0 }.map { nodes[$0] })
            let reached = Set(written.indices.lazy.filter { shared.contains(nodes[$0]) }.map { clauses[$0] })
            guard !reached.isSubset(of: left) else { break }
            left.formUnion(reached)
        }
        for index in written.indices where left.contains(clauses[index]) { asked.text[index] = written[index] }
    }
}
