import Foundation
import PackagePlugin

/// Compiles the lists of formats in a target, `Formats.json`, with the ICU of the machine that builds, into Swift that runs without it: the bytes,
/// and a name for each format.
///
/// A list is each file whose name ends in `Formats.json`, wherever it is in the target; the type of its formats has the name of the file. The
/// command that reads it is run again when it or a file of its strings changes, and only then.
@main struct LocaleFormatPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        let lists = module.sourceFiles.map(\.url).filter { $0.lastPathComponent.hasSuffix("Formats.json") }
            .sorted { $0.path < $1.path }
        guard !lists.isEmpty else {
            Diagnostics.warning("the target \(target.name) has no Formats.json")
            return []
        }
        let tool = try context.tool(named: "format-symbols").url
        return lists.map { list in
            let name = list.deletingPathExtension().lastPathComponent
            let output = context.pluginWorkDirectoryURL.appending(path: name + ".swift")
            return .buildCommand(
                displayName: "\(name) of \(target.name), compiled with ICU", executable: tool,
                arguments: [output.path, list.path], inputFiles: [list] + strings(of: list), outputFiles: [output])
        }
    }

    /// The catalogs and files of messages that a list names, from the folder that it is in.
    private func strings(of list: URL) -> [URL] {
        guard let bytes = try? Data(contentsOf: list),
            let object = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any],
            let tables = object["strings"] as? [String: Any]
        else { return [] }
        let paths = tables.values.flatMap { table -> [String] in
            if let path = table as? String { return [path] }
            guard let table = table as? [String: Any] else { return [] }
            let messages = (table["messages"] as? [String: String] ?? [:]).values
            return [table["catalog"] as? String].compactMap { $0 } + messages
        }
        return paths.sorted().map { list.deletingLastPathComponent().appending(path: $0) }
    }
}
