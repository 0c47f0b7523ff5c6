import ArgumentParser
import LocalizedStrings
import LocalizedStringsTools

/// `fmt strings pseudo`
struct PseudoCommand: StringsCommand {
    static let configuration = CommandConfiguration(
        commandName: "pseudo",
        abstract: "Adds a pseudo-language to a catalog, or shows what it makes of texts.",
        discussion: """
            Arguments and markup stay as they are. The pseudo-language is en-XA, from right to left ar-XB.

            EXAMPLES:
              fmt strings pseudo Localizable.xcstrings
              fmt strings pseudo Localizable.xcstrings --style right-to-left --language ar-XB
              fmt strings pseudo --text 'Delete %lld files?' --style double
            """)

    @Argument(help: "The catalog; it is changed, unless --output names another file.", completion: .file()) var catalog:
        String?
    @Option(
        help: "What is done: accented|right-to-left|double|brackets, several with commas.",
        completion: .list(["accented", "right-to-left", "double", "brackets"])) var style = "accented"
    @Option(help: "The language that is written; default: en-XA or ar-XB.") var language: String?
    @Option(name: .shortAndLong, help: "The file to write; '-' for standard output.", completion: .file()) var output:
        String?
    @Option(
        name: .customLong("text"), parsing: .unconditionalSingleValue, help: "A text to show instead; may be repeated.")
    var texts: [String] = []

    func run(on console: StringsConsole) throws -> Int32 {
        let pseudo = try Self.style(style)
        guard (catalog == nil) != texts.isEmpty else { throw CommandFailure.usage("give either a catalog or --text") }
        guard let path = catalog else {
            for text in texts { console.print(pseudo.applied(to: text)) }
            return 0
        }
        var catalog = try StringTables.catalog(path)
        let language = try language.map { try ReaderLanguages.codes([$0], in: [catalog])[0] }
        let count = pseudo.add(to: &catalog, as: language)
        try console.write(catalog.bytes(), to: output ?? path)
        if output != "-" {
            console.tell("\(output ?? path): \(count) strings in \(language ?? pseudo.language)")
        }
        return 0
    }

    private static func style(_ words: String) throws -> PseudoStyle {
        var style = PseudoStyle(accents: false, expansion: .none, brackets: false, isRightToLeft: false)
        for word in words.split(separator: ",") {
            switch word {
            case "accented": (style.accents, style.expansion, style.brackets) = (true, .usual, true)
            case "right-to-left": style.isRightToLeft = true
            case "double": style.expansion = .double
            case "brackets": style.brackets = true
            default: throw CommandFailure.usage("--style \(word): expected accented|right-to-left|double|brackets")
            }
        }
        return style
    }
}
