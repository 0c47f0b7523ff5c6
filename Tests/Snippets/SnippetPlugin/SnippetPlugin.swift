import Foundation
import PackagePlugin

/// Turns the Swift blocks of the package's documentation into the tests of the target.
///
/// All pages are read, whether they have blocks or not, and the sources that come out of them have the same names whatever is
/// in them: a plugin is asked again only when files come or go.
@main struct SnippetPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let root = context.package.directoryURL
        let given = target.directoryURL.appending(path: "given.txt")
        let pages = pages(under: root)
        let output = context.pluginWorkDirectoryURL
        let names = Set(pages.flatMap(sources)).union(["SnippetCount.swift"]).sorted()
        return [
            .buildCommand(
                displayName: "Extracting the Swift blocks of the documentation",
                executable: try context.tool(named: "extract-snippets").url,
                arguments: [root.path(), given.path(), output.path()] + pages,
                inputFiles: [given] + pages.map { root.appending(path: $0) },
                outputFiles: names.map { output.appending(path: $0) })
        ]
    }

    /// Paths from the root of the Markdown files and of the sources of the library, sorted.
    private func pages(under root: URL) -> [String] {
        let prefix = root.standardizedFileURL.path() + (root.path().hasSuffix("/") ? "" : "/")
        var found: [String] = []
        guard let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil) else { return [] }
        for case let file as URL in files {
            let path = String(file.standardizedFileURL.path().dropFirst(prefix.count))
            if file.lastPathComponent.hasPrefix(".") || path == "Tests" {
                files.skipDescendants()
            } else if file.pathExtension == "md" || file.pathExtension == "swift" && path.hasPrefix("Sources/") {
                found.append(path)
            }
        }
        return found.sorted()
    }

    /// The names that `extract-snippets` gives to what comes out of a page: one for a Markdown file, two for a room.
    private func sources(of page: String) -> [String] {
        if page.hasSuffix(".md") { return [page.replacing("/", with: "_") + ".swift"] }
        let room = page.split(separator: "/")[1]
        return ["\(room)Snippets.swift", "\(room)+FoundationSnippets.swift"]
    }
}
