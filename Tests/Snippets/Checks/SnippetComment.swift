/// The comment behind a statement: what the statement gives, and after a semicolon what a reader may want to know, as in
/// `"Asia/Calcutta"; as CLDR calls it`.
///
/// An ellipsis stands for anything, and spaces that do not break are written as plain ones.
struct SnippetComment {
    var text: String

    func says(_ found: String) -> Bool {
        let found = found.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ").replacing(
            "\u{2009}", with: " ")
        return text == found || text.hasPrefix(found + "; ") || matches(found)
    }

    private func matches(_ found: String) -> Bool {
        let pieces = text.split(separator: "…", omittingEmptySubsequences: false)
        guard pieces.count > 1, found.hasPrefix(pieces[0]), found.hasSuffix(pieces[pieces.count - 1]) else {
            return false
        }
        var rest = found.dropFirst(pieces[0].count)
        for piece in pieces.dropFirst() where !piece.isEmpty {
            guard let range = rest.firstRange(of: piece) else { return false }
            rest = rest[range.upperBound...]
        }
        return true
    }
}
