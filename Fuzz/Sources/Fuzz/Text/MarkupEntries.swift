import LocaleFormat
import LocalizedStrings

enum MarkupEntries {
    /// Line 1: a locale. 2: the arguments, with tabs between. Then the text.
    static func markup(_ fields: inout Fields) {
        let locale = fields.locale()
        let arguments = arguments(fields.line())
        let text = fields.text()
        if let tree = try? MarkupTree(parsing: text) {
            for node in tree.nodes { _ = tree.text(of: node) }
            _ = tree.formatPieces()
        }
        if let tree = try? MarkupTree(parsing: text, lenient: true) { _ = tree.formatPieces() }
        let escaped = MarkupEscape.escaped(text)
        require(
            (try? MarkupTree(parsing: escaped)) != nil || (try? MarkupTree(parsing: text)) == nil || text.contains("%"),
            "\(escaped) cannot be read")
        run(TextTemplate(text), locale, arguments)
    }

    /// Line 1: a locale. 2: the arguments. Then the text, with Markdown in it.
    static func markdown(_ fields: inout Fields) {
        let locale = fields.locale()
        let arguments = arguments(fields.line())
        let template = TextTemplate(fields.text())
        for isLenient in [false, true] {
            var options = TextOptions()
            options.readsMarkdown = true
            options.isLenient = isLenient
            guard let compiled = try? template.compiled(in: locale, options: options),
                let formatted = try? compiled.formattedText(arguments)
            else { continue }
            require((try? compiled.format(arguments)) == formatted.text, "the text and its parts differ")
            for span in formatted.spans {
                require(span.range.upperBound <= formatted.text.utf8.count, "\(span) is beyond the text")
            }
        }
    }

    /// Line 1: a locale. 2: the arguments. 3: flags. Then triples of a name, a specifier or a selector, and a text: variations
    /// that nest, and substitutions.
    static func variation(_ fields: inout Fields) {
        let locale = fields.locale()
        let arguments = arguments(fields.line())
        var substitutions: [String: TextSubstitution] = [:]
        var variation = TextVariation.text(fields.line())
        while !fields.isEmpty {
            let (kind, name, text) = (fields.line(), fields.line(), fields.line())
            let argument = name.isEmpty ? nil : Fields.integer(name)
            switch kind {
            case "plural":
                variation = .plural(type: .cardinal, argument: argument, [.one: .text(text), .other: variation])
            case "ordinal":
                variation = .plural(type: .ordinal, argument: argument, [.two: .text(text), .other: variation])
            case "selection": variation = .selection(argument: argument ?? 1, ["a": .text(text), "other": variation])
            case "device": variation = .device([name: .text(text), "other": variation])
            case "width": variation = .width([argument ?? 1: .text(text), 20: variation])
            default:
                substitutions[name] = TextSubstitution(
                    argument: kind.isEmpty ? nil : Fields.integer(kind), specifier: String(kind.drop { $0.isNumber }),
                    variation: .plural(type: .cardinal, argument: nil, [.one: .text(text), .other: .text(text)]))
            }
        }
        run(TextTemplate(variation, substitutions: substitutions), locale, arguments)
    }

    static func run(_ template: TextTemplate, _ locale: LocaleID, _ arguments: [TextArgument]) {
        for isLenient in [false, true] {
            var options = TextOptions()
            options.isLenient = isLenient
            options.device = "iphone"
            options.width = 12
            options.termOfAddress = isLenient ? .feminine : nil
            options.isolation = isLenient ? .always : .automatic
            guard let compiled = try? template.compiled(in: locale, options: options) else { continue }
            _ = try? compiled.format(arguments)
            _ = try? compiled.format()
        }
    }

    /// Each a number, or a text, or after `[` a list.
    static func arguments(_ line: String) -> [TextArgument] {
        line.split(separator: "\t", omittingEmptySubsequences: false).prefix(16).map { argument($0) }
    }

    private static func argument(_ text: Substring) -> TextArgument {
        if let integer = Int(text) { return .integer(integer) }
        if let double = Double(text), text.utf8.count < 18 { return .double(double) }
        if let decimal = try? ExactDecimal(text) { return .decimal(decimal) }
        if text.hasPrefix("["), text.utf8.count > 1 {
            let members = text.dropFirst().split(separator: ",").prefix(8)
            return .list(members.map { argument($0.drop { $0 == "[" }) }, ListStyle(locale: .root))
        }
        if text.hasPrefix("{"), let instant = try? Instant(seconds: Int64(Fields.integer(String(text)))) {
            return .date(instant, DateStyle(date: .long, time: .short, locale: .root))
        }
        return .string(String(text))
    }
}
