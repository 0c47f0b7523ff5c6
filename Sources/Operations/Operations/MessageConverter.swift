import LocaleFormat
import LocalizedStrings
import LocalizedMessages
import LocalizedMessageConversion
import LocaleFormatJSON

/// `fmt message --to`: messages in another syntax.
struct MessageConverter {
    let source: MessageSyntax
    let target: MessageSyntax
    let locale: LocaleID
    let options: MessageConversionOptions

    /// - Parameter names: `OLD=NEW`.
    init(
        _ source: MessageSyntax, _ target: MessageSyntax, _ locale: LocaleID, isExact: Bool, names: [String]
    ) throws(CommandFailure) {
        (self.source, self.target, self.locale) = (source, target, locale)
        var options = MessageConversionOptions()
        options.isExact = isExact
        for name in names {
            let parts = name.split(separator: "=", maxSplits: 1).map(String.init)
            // A line of batch has its types: `OLD:="NEW"`.
            let isTyped = parts[0].hasSuffix(":")
            let new =
                parts.count < 2 ? nil : isTyped ? (try? JSONReader.value(of: Array(parts[1].utf8)))?.string : parts[1]
            guard let new else {
                throw .usage("--arg is '\(name.shortened)'; with --to expected OLD=NEW, the names of an argument")
            }
            options.names[isTyped ? String(parts[0].dropLast()) : parts[0]] = new
        }
        self.options = options
    }

    /// The message on one line, as far as its own text has no lines.
    func converted(_ text: String) throws(CommandFailure) -> (text: String, conversion: MessageConversion) {
        do {
            let message: ConvertibleMessage =
                switch source {
                case .mf1: .messageFormat1(try MessageFormat1(text))
                case .formatjs: .messageFormat1(try MessageFormat1(text, syntax: .formatJS))
                case .mf2: .messageFormat2(try MessageFormat2(text))
                case .apple: .apple(TextTemplate(catalogText: text))
                }
            let made = try message.converted(to: target.syntax, in: locale, options: options)
            switch made.message {
            case .apple(let template): return (template.catalogText, made)
            case .messageFormat1(let message): return (message.description, made)
            case .messageFormat2(let message): return (message.message.line, made)
            }
        } catch { throw .value("\(error)") }
    }
}

extension MessageSyntax {
    /// What the library calls it.
    public var syntax: ConvertibleMessage.Syntax {
        switch self {
        case .mf1: .messageFormat1
        case .mf2: .messageFormat2
        case .apple: .apple
        case .formatjs: .formatJS
        }
    }
}

extension MessageFormat2.Message {
    /// As its description, with spaces in the place of its lines.
    fileprivate var line: String {
        guard case .select(let selectors, let variants) = body else { return description }
        var words = declarations.map { declaration in
            switch declaration {
            case .input(let expression): ".input \(expression)"
            case .local(let name, let expression): ".local $\(name.name) = \(expression)"
            }
        }
        words.append(".match" + selectors.map { " $\($0.name)" }.joined())
        for variant in variants {
            let pattern = MessageFormat2.Message(pattern: variant.pattern).description
            // A pattern that would be no simple message is in braces already, which no pattern begins with.
            let quoted = pattern.hasPrefix("{{") ? pattern : "{{\(pattern)}}"
            words.append(variant.keys.map { "\($0) " }.joined() + quoted)
        }
        return words.joined(separator: " ")
    }
}
