import Foundation
import PackagePlugin

/// Turns the Swift blocks of the package's documentation into the tests of the target: one source file for each page that
/// has blocks.
@main struct SnippetPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let root = context.package.directoryURL
        let given = target.directoryURL.appending(path: "given.txt")
        let pages = try pages(under: root)
        let output = context.pluginWorkDirectoryURL
        return [
            .buildCommand(
                displayName: "Extracting the Swift blocks of \(pages.count) pages",
                executable: try context.tool(named: "extract-snippets").url,
                arguments: [root.path(), given.path(), output.path()] + pages,
                inputFiles: [given] + pages.map { root.appending(path: $0) },
                outputFiles: (pages + ["Unchecked"]).map { output.appending(path: fileName(of: $0)) })
        ]
    }

    /// Paths from the root of the Markdown files and Swift sources that hold a Swift block, sorted.
    private func pages(under root: URL) throws -> [String] {
        let prefix = root.standardizedFileURL.path() + (root.path().hasSuffix("/") ? "" : "/")
        var found: [String] = []
        guard let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil) else { return [] }
        for case let file as URL in files {
            let path = String(file.standardizedFileURL.path().dropFirst(prefix.count))
            if file.lastPathComponent.hasPrefix(".") || path == "Tests" {
                files.skipDescendants()
            } else if ["md", "swift"].contains(file.pathExtension),
                case let text = try String(contentsOf: file, encoding: .utf8),
                text.contains("```swift") || text.contains("///     ")
            {
                found.append(path)
            }
        }
        return found.sorted()
    }

    /// As `extract-snippets` names it.
    private func fileName(of page: String) -> String {
        page.replacing("/", with: "_") + (page.hasSuffix(".swift") ? "" : ".swift")
    }
}
