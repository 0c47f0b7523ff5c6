/// Words that were left as written, each once, in order.
struct UnresolvedWords {
    /// More would not help a reader of the report, and a hostile text could make very many.
    static let limit = 1_000

    private(set) var words: [String] = []
    private var seen: Set<String> = []

    mutating func insert(_ word: String) {
        guard words.count < Self.limit, seen.insert(word).inserted else { return }
        words.append(word)
    }
}
