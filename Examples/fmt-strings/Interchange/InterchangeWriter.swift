import LocalizedStrings
import LocalizedStringsInterchange

/// How a catalog is written in any format.
struct InterchangeWriter {
    let language: String?
    /// Nil for what each text needs.
    let dialect: PrintfDialect?
    let csv: CSVTable.Options
    /// The path that XLIFF files name.
    let original: String
    /// What messages of a `.json` file are written in.
    let messages: MessageFileSyntax
    /// What texts of a `.properties` file are.
    let texts: PropertiesTexts
    /// The name of the files in `.lproj` folders.
    let table: String

    func write(
        _ catalog: StringCatalog, _ format: any InterchangeFile.Type,
        _ losses: inout [(path: String, loss: ConversionLoss)]
    ) throws(CommandFailure) -> InterchangeOutput {
        do {
            let language = format.isOfOneLanguage ? try self.language(of: catalog) : ""
            let made = try format.output(of: catalog, for: language, self)
            losses += made.losses.map { (original, $0) }
            return made.output
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw .failed("\(error)")
        }
    }

    /// The one that was asked for, or the only one beside the source, or the source.
    func language(of catalog: StringCatalog) throws -> String {
        if let language { return try ReaderLanguages.codes([language], in: [catalog])[0] }
        let others = catalog.languages.filter { $0 != catalog.sourceLanguage }
        guard others.count < 2 else {
            throw CommandFailure.usage(
                "several languages (\(others.joined(separator: ", "))): choose one with --language")
        }
        return others.first ?? catalog.sourceLanguage
    }
}
