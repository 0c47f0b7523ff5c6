import LocaleFormat
import LocaleFormatJSON
import LocalizedTextTools

/// `fmt collate`: how two texts stand to one another in the locale's order. A line of standard input has a tab between them.
struct CollateOperation: Operation {
    static let options: [OptionName] = [.locale, .strength, .alternate, .numeric, .sortKey, .current]

    private let collation: CompiledCollation
    private let work: Work

    private enum Work { case compare, key, check }

    init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        let style = try CollationOptions.style(values)
        work = values.isSet(.sortKey) ? .key : values.isSet(.current) ? .check : .compare
        if values.isSet(.sortKey), values.isSet(.current) {
            throw .usage("--sort-key and --current exclude each other")
        }
        do { collation = try style.compiled() } catch {
            throw .usage(error.description)
        }
    }

    func inputs(_ arguments: [String]) throws(CommandFailure) -> [OperationInput] {
        work == .compare ? [.texts(arguments)] : arguments.map { .text($0) }
    }

    func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        guard work == .compare else {
            bytes += try keyText(try input.text).utf8
            return
        }
        let (first, second) = try texts(input)
        bytes.append(contentsOf: Self.sign(collation.compare(first, second)).utf8)
    }

    func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        guard work == .compare else {
            object.member("value", string: try input.text)
            object.member("version", string: collation.version.description)
            object.member("text", string: try keyText(try input.text))
            return
        }
        let (first, second) = try texts(input)
        object.member("items", strings: [first, second])
        object.member("locale", string: collation.style.locale.tag)
        object.member("strength", string: CollationOptions.Strength(collation.strength).rawValue)
        object.member("text", string: Self.sign(collation.compare(first, second)))
    }

    private func keyText(_ text: String) throws(CommandFailure) -> String {
        if work == .key { return collation.storedKey(text).description }
        guard let key = StoredCollationKey(text) else {
            throw .value("'\(text.shortened)' is no key that 'fmt collate --sort-key' prints")
        }
        return String(collation.key(key) != nil)
    }

    private static func sign(_ order: CollationOrder) -> String {
        switch order {
        case .before: "<"
        case .same: "="
        case .after: ">"
        }
    }

    private func texts(_ input: OperationInput) throws(CommandFailure) -> (String, String) {
        let texts: [String] =
            switch input {
            case .text(let line): line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            case .texts(let texts): texts
            case .fields, .template: []
            }
        guard texts.count == 2 else { throw .value("expected two texts to compare") }
        return (texts[0], texts[1])
    }
}
