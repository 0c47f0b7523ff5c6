import Foundation

// extract-snippets ROOT GIVEN OUTPUT PAGE…: writes the tests of all pages into OUTPUT. The blocks of a Markdown file are one
// source; those of a room are two, as some import Foundation and the others must do without. A source that would not change is
// not touched.
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 3 else {
    print("usage: extract-snippets ROOT GIVEN OUTPUT PAGE…")
    exit(2)
}
let root = arguments[0].hasSuffix("/") ? arguments[0] : arguments[0] + "/"

func text(_ path: String) throws -> String { try String(contentsOf: URL(filePath: path), encoding: .utf8) }

func write(_ source: String, to name: String) throws {
    let file = URL(filePath: arguments[2]).appending(path: name)
    if (try? String(contentsOf: file, encoding: .utf8)) == source { return }
    try source.write(to: file, atomically: true, encoding: .utf8)
}

do {
    let given = GivenNames(text: try text(arguments[1]))
    var sources: [String: SnippetSource] = [:]
    var blocks = 0
    var unchecked: [String] = []
    var owners: [Substring: String] = [:]
    for path in arguments.dropFirst(3) {
        let page = try SnippetPage(path: path, text: text(root + path))
        if let name = path.split(separator: "/").last, !page.blocks.isEmpty {
            owners[name] = owners[name].map { $0.utf8.count < path.utf8.count ? $0 : path } ?? path
        }
        blocks += page.blocks.count
        unchecked += page.blocks.filter(\.isUnchecked).map { "\(path):\($0.line)" }
        if let room = page.room {
            for usesFoundation in [false, true] {
                let name = usesFoundation ? "\(room)+FoundationSnippets.swift" : "\(room)Snippets.swift"
                let blocks = page.blocks.filter { $0.importsFoundation == usesFoundation }
                sources[name, default: SnippetSource()].add(blocks, of: page)
            }
        } else {
            sources[path.replacing("/", with: "_") + ".swift", default: SnippetSource()].add(page.blocks, of: page)
        }
    }
    for (name, source) in sources {
        try write(source.tests(root: root, given: given, owners: owners), to: name)
    }
    try write(
        """
        /// The Swift blocks of the documentation, and those among them that are marked `unchecked`.
        enum SnippetCount {
            static let blocks = \(blocks)
            static let unchecked: [String] = \(unchecked.sorted())
        }

        """, to: "SnippetCount.swift")
} catch let error as SnippetError {
    print("\(root)\(error)")
    exit(1)
}
