import Foundation

// extract-snippets ROOT GIVEN OUTPUT PAGE…: writes a Swift source for each page into OUTPUT, and Unchecked.swift, which lists the
// blocks that are marked so. A file that would not change is not touched.
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 3 else {
    print("usage: extract-snippets ROOT GIVEN OUTPUT PAGE…")
    exit(2)
}
let root = arguments[0].hasSuffix("/") ? arguments[0] : arguments[0] + "/"

func write(_ text: String, to name: String) throws {
    let file = URL(filePath: arguments[2]).appending(path: name)
    if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
}

do {
    let given = GivenNames(text: try String(contentsOf: URL(filePath: arguments[1]), encoding: .utf8))
    var blockCount = 0
    var unchecked: [String] = []
    for path in arguments.dropFirst(3) {
        let page = try SnippetPage(path: path, text: String(contentsOf: URL(filePath: root + path), encoding: .utf8))
        blockCount += page.blocks.count
        unchecked += page.blocks.filter(\.isUnchecked).map { "\(path):\($0.line)" }
        let fileName = path.split(separator: "/").last
        let isNamedUniquely = !arguments.dropFirst(3).contains {
            $0.utf8.count < path.utf8.count && $0.split(separator: "/").last == fileName
        }
        let name = path.replacing("/", with: "_") + (path.hasSuffix(".swift") ? "" : ".swift")
        try write(
            SnippetTests(page: page, root: root, given: given, isNamedUniquely: isNamedUniquely).source(), to: name)
    }
    try write(
        """
        /// The Swift blocks of the documentation, and those among them that are marked `unchecked`.
        enum SnippetCount {
            static let blocks = \(blockCount)
            static let unchecked: [String] = \(unchecked)
        }

        """, to: "Unchecked.swift")
} catch let error as SnippetError {
    print("\(root)\(error)")
    exit(1)
}
