import InflectionLexicons
import LocaleFormat
import LocaleFormatJSON
import LocalizedStrings

/// `fmt markup`: a localized string with its arguments.
public struct MarkupOperation: Operation {
    public static let options: [OptionName] = [
        .locale, .arg, .concept, .termOfAddress, .isolation, .numberingSystem, .grouping, .lenient,
        .lexicon, .markdown,
    ]
    /// How a reader may be addressed.
    public static let terms = ["neutral", "masculine", "feminine"]

    private let locale: LocaleID
    private let options: TextOptions
    /// For texts that bring none of their own.
    private let arguments: [OperationArgument]
    private let last = LastCompiled<Compiled>()

    // A class, whose type is quickly made: a struct's is made of all that it holds.
    private final class Compiled: Sendable {
        let text: CompiledText
        let arguments: FormatArguments

        init(text: CompiledText, arguments: FormatArguments) {
            self.text = text
            self.arguments = arguments
        }
    }

    public static func argumentOption(_ options: OptionValues) -> OptionName? { .arg }

    public init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        locale = try values.locale()
        arguments = values.entries.filter { $0.name == .arg }.map { Self.typed($0.text) }
        try Self.check(arguments)
        var options = TextOptions()
        options.isLenient = values.isSet(.lenient)
        options.readsMarkdown = values.isSet(.markdown)
        options.isolation = try values.choice(.isolation, TextOptions.Isolation.self) ?? .automatic
        options.numbers.numbering = try values.numberingSystem()
        if let grouping = try values.choice(.grouping, GroupingWord.self) { options.numbers.grouping = grouping.value }
        options.lexicon = try values.lexicon()
        if let word = values[.termOfAddress] {
            guard let term = Self.term(word) else {
                throw .usage(
                    "--term-of-address is '\(word.shortened)'; allowed is one of: \(Self.terms.joined(separator: ", "))"
                )
            }
            options.termOfAddress = term
        }
        options.concepts = values.entries.filter { $0.name == .concept }.map { entry in
            Self.term(entry.text).map { .termsOfAddress([$0]) } ?? .localizedPhrase(entry.text)
        }
        self.options = options
    }

    public func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        let compiled = try compiled(try input.text)
        let values = try values(of: input, compiled)
        do throws(TextError) {
            try compiled.text.append(values, to: &bytes)
        } catch { throw .value(error.description) }
    }

    public func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let text = try input.text
        let compiled = try compiled(text)
        let values = try values(of: input, compiled)
        do throws(TextError) {
            let formatted = try compiled.text.formattedText(values)
            object.member("value", string: text)
            object.member("locale", string: locale.tag)
            object.member("text", string: formatted.text)
            object.member("parts", parts: FormattedText<TextPartName>(formatted), address: \.address)
            let problems = try compiled.text.problems(formatting: values)
            if !problems.isEmpty { object.member("problems", strings: problems.map(\.description)) }
        } catch { throw .value(error.description) }
    }

    private func compiled(_ template: String) throws(CommandFailure) -> Compiled {
        try last.value(of: template) { template throws(CommandFailure) in
            let template = Self.numbered(template)
            do throws(MarkupError) {
                return Compiled(
                    text: try TextTemplate(template).compiled(in: locale, options: options),
                    arguments: FormatArguments(of: template))
            } catch {
                if case .locale(let reason) = error.reason { throw .usage(reason) }
                throw .value(error.description)
            }
        }
    }

    /// With numbers in place of arguments' names, `Hello %(name)@`, as in a catalog whose key is its own text.
    private static func numbered(_ text: String) -> String {
        // By bytes: as characters, runs of marks are put in order anew at every place.
        guard zip(text.utf8, text.utf8.dropFirst()).contains(where: { $0 == (0x25, 0x28) }) else { return text }
        var catalog = StringCatalog(sourceLanguage: "en")
        catalog[text] = CatalogEntry()
        guard case .text(let numbered)? = StringTable(language: "en", catalog: catalog)[text]?.variation else {
            return text
        }
        return numbered
    }

    /// The arguments as the text takes them.
    private func values(of input: OperationInput, _ compiled: Compiled) throws(CommandFailure) -> [TextArgument] {
        var given = arguments
        if case .template(_, let own) = input, !own.isEmpty {
            try Self.check(own)
            given = own
        }
        var values = compiled.arguments.values(of: given.map(\.commandText))
        for (place, argument) in given.enumerated() {
            guard case .number(let text) = argument, case .string? = values.dropFirst(place).first,
                let decimal = try? ExactDecimal(text)
            else { continue }
            values[place] = Int(text).map { .integer($0) } ?? .decimal(decimal)
        }
        return values
    }

    /// `:=2` is a number, as `NAME:=JSON` is for messages: it is one where text may stand too.
    private static func typed(_ word: String) -> OperationArgument {
        guard word.utf8.starts(with: ":=".utf8) else { return .word(word) }
        let number = String(word.dropFirst(2))
        return (try? ExactDecimal(number)) == nil ? .word(word) : .number(number)
    }

    private static func check(_ arguments: [OperationArgument]) throws(CommandFailure) {
        guard arguments.count <= FormatSpecifier.maximumPosition else {
            throw .usage("\(arguments.count) values of --arg; a text takes at most \(FormatSpecifier.maximumPosition)")
        }
    }

    private static func term(_ word: String) -> TermOfAddress? {
        switch word {
        case "neutral": .neutral
        case "masculine": .masculine
        case "feminine": .feminine
        default: nil
        }
    }
}

/// The fields of a localized string by name: those of numbers, `argument`, `run`, and Markdown's.
struct TextPartName: RawRepresentable, Hashable {
    let rawValue: String
    /// Of a link or an image.
    var address: String?

    init(rawValue: String) { self.rawValue = rawValue }
}

extension MarkdownInline {
    fileprivate var partName: String {
        switch self {
        case .emphasis: "emphasis"
        case .strongEmphasis: "strong-emphasis"
        case .strikethrough: "strikethrough"
        case .code: "code"
        case .html: "html"
        case .link: "link"
        case .image: "image"
        }
    }
}

extension FormattedText<TextPartName> {
    init(_ text: FormattedText<TextField>) {
        self.init(
            text: text.text,
            spans: text.spans.map { span in
                let name: String
                var address: String?
                switch span.field {
                case .argument: name = "argument"
                case .number(let field): name = field.rawValue
                case .run: name = "run"
                case .markdown(let inline):
                    name = inline.partName
                    switch inline {
                    case .link(let destination, _), .image(let destination, _): address = destination
                    default: break
                    }
                }
                var field = TextPartName(rawValue: name)
                field.address = address
                return .init(field: field, range: span.range)
            })
    }
}
