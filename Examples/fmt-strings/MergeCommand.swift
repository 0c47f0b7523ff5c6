import ArgumentParser
import LocalizedStrings
import LocalizedStringsTools

/// `fmt strings merge`
struct MergeCommand: StringsCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Joins two catalogs that have both changed since a third; a merge driver for Git.",
        discussion: """
            Keys, comments and wordings are joined one by one. Where both sides changed one value, ours stays, and a wording is \
            marked needs_review; what one side removed and the other changed stays as it was changed. Each such conflict is told on \
            standard error; the exit status is 1 then. The result is written to OURS.

            For Git, once in a repository (or with --global):
              git config merge.xcstrings.name "string catalogs"
              git config merge.xcstrings.driver "fmt strings merge %O %A %B --name %P"
              echo '*.xcstrings merge=xcstrings' >> .gitattributes

            EXAMPLES:
              fmt strings merge base.xcstrings ours.xcstrings theirs.xcstrings
              fmt strings merge base.xcstrings ours.xcstrings theirs.xcstrings --output - --prefer theirs
            """)

    @Argument(help: "The catalog that both come from; an empty file where there is none.", completion: .file())
    var base: String
    @Argument(help: "The catalog that is merged into.", completion: .file()) var ours: String
    @Argument(help: "The catalog that is merged.", completion: .file()) var theirs: String
    @Option(
        name: .shortAndLong, help: "The file to write; '-' for standard output; default: OURS.", completion: .file())
    var output: String?
    @Option(
        help: "Whose value stays where both changed one, without a conflict: ours|theirs.",
        completion: .list(["ours", "theirs"])) var prefer: String?
    @Option(help: "The file's name in messages; default: OURS.") var name: String?

    func run(on console: StringsConsole) throws -> Int32 {
        if let prefer, CatalogMerge.Side(rawValue: prefer) == nil {
            throw CommandFailure.usage("--prefer \(prefer): expected ours|theirs")
        }
        let mine = try StringTables.catalog(ours)
        let origin =
            try base == "/dev/null" || StringTables.bytes(of: base).isEmpty
            ? StringCatalog(sourceLanguage: mine.sourceLanguage, version: mine.version) : try StringTables.catalog(base)
        let merge = CatalogMerge(preferring: prefer.flatMap(CatalogMerge.Side.init))
        let (merged, conflicts) = merge.merge(base: origin, ours: mine, theirs: try StringTables.catalog(theirs))
        for conflict in conflicts { console.report("\(name ?? ours): conflict: \(conflict)") }
        if output != nil || merged != mine { try console.write(merged.bytes(), to: output ?? ours) }
        return conflicts.isEmpty ? 0 : 1
    }
}
