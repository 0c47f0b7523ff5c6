import Foundation
import PackagePlugin

/// Turns the tables of localized strings in a target into Swift: functions for the texts, and the tables themselves.
///
/// Tables are string catalogs, and `.strings` and `.stringsdict` files in `.lproj` folders, wherever they are in the target. They are
/// no resources then: the command that reads them is run again when one of them changes, and only then.
@main struct LocalizedStringsPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        let kinds = ["xcstrings", "strings", "stringsdict"]
        let tables = module.sourceFiles.map(\.url).filter { kinds.contains($0.pathExtension) }
            .sorted { $0.path < $1.path }
        guard !tables.isEmpty else {
            Diagnostics.warning("the target \(target.name) has no .xcstrings file and no table in an .lproj folder")
            return []
        }
        let output = context.pluginWorkDirectoryURL.appending(path: "LocalizedStringsSymbols.swift")
        return [
            .buildCommand(
                displayName: "Symbols of the localized strings of \(target.name)",
                executable: try context.tool(named: "localized-strings-symbols").url,
                arguments: [output.path] + tables.map(\.path), inputFiles: tables, outputFiles: [output])
        ]
    }
}
