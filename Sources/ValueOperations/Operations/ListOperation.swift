import LocaleFormat
import LocaleFormatJSON

/// `fmt list`: several texts as one list. A line of standard input is a list whose elements have tabs between them, or with
/// `--lines` one element of the only list.
package struct ListOperation: Operation {
    package static let options: [OptionName] = [.locale, .type, .width, .lines]

    private let style: ListStyle
    package let list: CompiledList
    package let takesAllLines: Bool

    package init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        style = ListStyle(
            try values.choice(.type, ListStyle.ListType.self) ?? .and,
            width: try values.choice(.width, ListStyle.Width.self) ?? .wide, locale: try values.locale())
        takesAllLines = values.isSet(.lines)
        do { list = try style.compiled() } catch { throw .value(error.description) }
    }

    package func inputs(_ arguments: [String]) throws(CommandFailure) -> [OperationInput] { [.texts(arguments)] }

    package func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        list.append(try elements(input), to: &bytes)
    }

    package func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let elements = try elements(input)
        object.member("items", strings: elements)
        object.member("locale", string: style.locale.tag)
        let text = list.formattedText(elements)
        object.member("text", string: text.text)
        object.member(
            "parts",
            objects: text.spans.map { span in
                switch span.field {
                case .element(let index): [("field", "element"), ("index", "\(index)"), ("text", String(text[span]))]
                case .literal: [("field", "literal"), ("text", String(text[span]))]
                }
            })
    }

    private func elements(_ input: OperationInput) throws(CommandFailure) -> [String] {
        switch input {
        case .text(let line):
            line.split(separator: takesAllLines ? "\n" : "\t", omittingEmptySubsequences: false).map(String.init)
        case .texts(let texts): texts
        case .fields, .template: throw .value("'items' must be an array of strings")
        }
    }
}
