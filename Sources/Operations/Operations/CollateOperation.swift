import LocaleFormat
import LocaleFormatJSON
import LocalizedTextTools

/// `fmt collate`: how two texts stand to one another in the locale's order. A line of standard input has a tab between them.
struct CollateOperation: Operation {
    static let options: [OptionName] = [.locale, .strength, .alternate, .numeric]

    private let collation: CompiledCollation

    init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        let style = try CollationOptions.style(values)
        do { collation = try style.compiled() } catch {
            throw .usage(error.description)
        }
    }

    func inputs(_ arguments: [String]) throws(CommandFailure) -> [OperationInput] { [.texts(arguments)] }

    func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        let (first, second) = try texts(input)
        bytes.append(contentsOf: Self.sign(collation.compare(first, second)).utf8)
    }

    func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let (first, second) = try texts(input)
        object.member("items", strings: [first, second])
        object.member("locale", string: collation.style.locale.tag)
        object.member("strength", string: CollationOptions.Strength(collation.strength).rawValue)
        object.member("text", string: Self.sign(collation.compare(first, second)))
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
