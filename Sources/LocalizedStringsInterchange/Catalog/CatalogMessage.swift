internal import LocaleFormatAppleStrings
internal import LocaleFormatCore
internal import LocaleFormatMessageConversion
internal import LocaleFormatMessageFormat1
internal import LocaleFormatMessageFormat2
internal import LocaleFormatNumbers
internal import LocalizedStrings

/// The syntax of the messages in a file.
public enum MessageFileSyntax: String, Hashable, Sendable, CaseIterable {
    /// ICU's MessageFormat 1; in FormatJS' files with tags.
    case messageFormat1 = "mf1"
    /// Unicode MessageFormat 2.
    case messageFormat2 = "mf2"
}

/// Messages of MessageFormat 1 and 2 as texts of a catalog, and back, by ``ConvertibleMessage``.
enum CatalogMessage {
    static func reading(
        _ text: String, _ syntax: ConvertibleMessage.Syntax, _ lose: (ConversionLoss.Kind) -> Void
    ) -> ConvertibleMessage? {
        do {
            switch syntax {
            case .apple: return .apple(TextTemplate(text))
            case .messageFormat1: return .messageFormat1(try MessageFormat1(text))
            case .formatJS: return .messageFormat1(try MessageFormat1(text, syntax: .formatJS))
            case .messageFormat2: return .messageFormat2(try MessageFormat2(text))
            }
        } catch {
            lose(.noMessage("\(error)", text))
            return nil
        }
    }

    /// The catalog's text of a message. One of which text would be lost stays as it is written.
    ///
    /// - Parameters:
    ///   - wholeNumbers: names of arguments that are whole numbers, where the file says it.
    ///   - source: what the catalog has in its source language; nil for nothing, and for a text in that language.
    static func template(
        of text: String, in language: String, syntax: ConvertibleMessage.Syntax, wholeNumbers: Set<String> = [],
        source: CatalogLocalization? = nil, _ lose: (ConversionLoss.Kind) -> Void
    ) -> (template: TextTemplate, arguments: [ConvertedArgument]) {
        guard let message = reading(text, syntax, lose) else { return (TextTemplate(text), []) }
        return template(
            of: message, written: text, in: language,
            called: syntax == .messageFormat2 ? "MessageFormat 2" : "MessageFormat 1", wholeNumbers: wholeNumbers,
            source: source, lose)
    }

    /// The same of a message that was read.
    ///
    /// - Parameters:
    ///   - text: as it is written.
    ///   - name: that of its syntax.
    ///   - isNumbered: whether arguments that are numbers count from 0: `{0}` is the first one.
    static func template(
        of message: ConvertibleMessage, written text: String, in language: String, called name: String,
        wholeNumbers: Set<String> = [], isNumbered: Bool = false, source: CatalogLocalization? = nil,
        _ lose: (ConversionLoss.Kind) -> Void
    ) -> (template: TextTemplate, arguments: [ConvertedArgument]) {
        var options = MessageConversionOptions()
        options.wholeNumbers = wholeNumbers
        if isNumbered, case .messageFormat1(let own) = message {
            for argument in own.arguments {
                if let number = argument.number { options.names[argument.name] = String(number + 1) }
            }
        }
        do {
            let made = try message.converted(to: .apple, in: LocaleID(language), options: options)
            let isHeld = isHeld(made)
            if !isHeld { lose(.notHeld("syntax \(name)", text)) }
            for loss in made.losses { lose(.message("\(loss)")) }
            guard isHeld, case .apple(let template) = made.message else { return (TextTemplate(text), []) }
            if let named = NamedTemplate.named(template, made.arguments, source: source) {
                return (named, made.arguments)
            }
            for argument in made.arguments
            where argument.source != "arg\(argument.target)" && options.names[argument.source] != argument.target {
                lose(.notHeld("argument's name", "\(argument.target): \(argument.source)"))
            }
            return (template, made.arguments)
        } catch {
            lose(.notHeld("message", text))
            lose(.message("\(error)"))
            return (TextTemplate(text), [])
        }
    }

    /// Whether a catalog's text says all that a message does, but for how it writes its values.
    private static func isHeld(_ made: MessageConversion) -> Bool {
        made.losses.allSatisfy { [.form, .attribute, .name].contains($0.kind) }
    }

    /// The message that a text is which stays as it was written, since a catalog has no text for it; nil for any other text. It goes back as
    /// that message.
    private static func kept(
        _ template: TextTemplate, in language: String, syntax: ConvertibleMessage.Syntax, hasTypes: Bool
    ) -> (text: String, made: MessageConversion)? {
        guard case .text(let text) = template.variation, template.substitutions.isEmpty, text.utf8.contains(0x7B),
            FormatSpecifier.specifiers(of: text).isEmpty, let locale = try? LocaleID(language)
        else { return nil }
        var options = MessageConversionOptions()
        options.hasTypes = hasTypes
        let others: [ConvertibleMessage.Syntax] = [.formatJS, .messageFormat1, .messageFormat2]
        for own in [syntax] + others.filter({ $0 != syntax }) {
            guard let message = reading(text, own, { _ in }),
                let apple = try? message.converted(to: .apple, in: locale), !isHeld(apple), !apple.arguments.isEmpty,
                let made = try? message.converted(to: syntax, in: locale, options: options)
            else { continue }
            return (own == syntax ? text : made.text ?? text, made)
        }
        return nil
    }

    /// The message of a catalog's text.
    ///
    /// - Parameter names: those that the catalog has for arguments, by number.
    static func message(
        of template: TextTemplate, names: [Int: String], in language: String, syntax: ConvertibleMessage.Syntax,
        hasTypes: Bool = false,
        _ lose: (ConversionLoss.Kind) -> Void
    ) -> (text: String, arguments: [ConvertedArgument]) {
        if let kept = kept(template, in: language, syntax: syntax, hasTypes: hasTypes) {
            for loss in kept.made.losses { lose(.message("\(loss)")) }
            return (kept.text, kept.made.arguments)
        }
        var options = MessageConversionOptions()
        options.hasTypes = hasTypes
        for (number, name) in names { options.names[String(number)] = name }
        do {
            let made = try ConvertibleMessage.apple(template).converted(
                to: syntax, in: LocaleID(language), options: options)
            for loss in made.losses { lose(.message("\(loss)")) }
            return (made.text ?? "", made.arguments)
        } catch {
            // What cannot be read stands as it is written.
            lose(.message("\(error)"))
            let text = template.variation.firstText
            let literal: MessageFormat1 = MessageFormat1(
                parts: [.text(text)], syntax: syntax == .formatJS ? .formatJS : .icu)
            return (
                syntax == .messageFormat2
                    ? MessageFormat2.Message(pattern: [.text(text)]).description : literal.description, []
            )
        }
    }
}

extension TextVariation {
    /// The wording for `other`, of all that can be chosen.
    fileprivate var firstText: String {
        switch self {
        case .text(let text): text
        case .plural(_, _, let wordings): (wordings[.other] ?? wordings.values.first)?.firstText ?? ""
        case .selection(_, let wordings), .device(let wordings):
            (wordings["other"] ?? wordings.min { $0.key < $1.key }?.value)?.firstText ?? ""
        case .width(let wordings): wordings.max { $0.key < $1.key }?.value.firstText ?? ""
        }
    }
}
