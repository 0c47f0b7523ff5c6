/// The declarations of `given.txt`: what blocks use and do not declare, such as `count` or `catalog`. A line `[path]` begins
/// the lines for one page, `[*]` those for all.
struct GivenNames {
    private var lines: [String: [(name: String, code: String)]] = [:]

    init(text: String) {
        var page = "*"
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            if line.hasPrefix("[") {
                page = String(line.dropFirst().prefix { $0 != "]" })
            } else {
                let name = line.dropFirst(4).prefix { $0.isLetter || $0.isNumber }
                lines[page, default: []].append((String(name), String(line)))
            }
        }
    }

    /// The declarations that `block` needs, and those that they need, in the order in which they stand; the page's own before
    /// those for all.
    func declarations(for statements: [SnippetStatement], on page: String) -> [(name: String, code: String)] {
        var missing = Set(statements.flatMap { $0.code.flatMap(words) })
        missing.subtract(statements.flatMap(\.declaredNames))
        var found: [(name: String, code: String)] = []
        var names: Set<String> = []
        for (name, code) in (lines["*", default: []] + lines[page, default: []]).reversed()
        where missing.contains(name) && names.insert(name).inserted {
            found.insert((name, code), at: 0)
            missing.formUnion(words(of: code))
        }
        return found
    }

    private func words(of code: String) -> [String] {
        code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }
}
