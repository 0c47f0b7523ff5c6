internal import LocaleFormatCore
internal import LocaleFormatMessageConversion
internal import LocaleFormatMessageFormat1

/// A message on its way from one file of messages to another, which no catalog stands between.
struct FileMessage {
    let source: ConvertibleMessage.Syntax
    let target: ConvertibleMessage.Syntax
    let language: String
    /// Whether the target tells types beside its messages.
    var hasTypes = false

    /// The message in the target's syntax, and its arguments; as it is written where the target reads the same, and where it cannot be read.
    ///
    /// Tags that the one syntax has and the other takes for text stay as they are written, and are told.
    func converted(
        _ written: String, wholeNumbers: Set<String> = [], _ lose: (ConversionLoss.Kind) -> Void
    ) -> (text: String, arguments: [ConvertedArgument]) {
        guard var message = CatalogMessage.reading(written, source, lose) else { return (written, []) }
        var tags: [String] = []
        if case .messageFormat1(var read) = message, read.syntax == .formatJS, target == .messageFormat1 {
            read.parts = read.parts.withTagsAsText(&tags)
            message = .messageFormat1(read)
        }
        var options = MessageConversionOptions()
        (options.hasTypes, options.wholeNumbers) = (hasTypes, wholeNumbers)
        let made: MessageConversion
        do { made = try message.converted(to: target, in: LocaleID(language), options: options) } catch {
            lose(.notHeld("message", written))
            lose(.message("\(error)"))
            return (written, [])
        }
        for loss in made.losses { lose(.message("\(loss)")) }
        var text = made.text ?? written
        if case .messageFormat1(let new) = made.message, let same = try? MessageFormat1(written, syntax: new.syntax) {
            if same.parts == new.parts {
                text = written
            } else if new.syntax == .formatJS {
                // What is text in ICU's syntax may be a tag.
                var found: [String] = []
                if same.parts.withTagsAsText(&found) == new.parts { (text, tags) = (written, found) }
            }
        }
        for tag in tags { lose(.message("markup '<\(tag)>': it is a tag in FormatJS, and text in ICU's syntax")) }
        return (text, made.arguments)
    }
}

extension [MessageFormat1.Part] {
    /// The parts with the characters of tags in the place of these; texts side by side are one.
    ///
    /// - Parameter tags: gets the names, each once.
    fileprivate func withTagsAsText(_ tags: inout [String]) -> [MessageFormat1.Part] {
        var result: [MessageFormat1.Part] = []
        func add(_ part: MessageFormat1.Part) {
            if case .text(let text) = part, case .text(let before)? = result.last {
                result[result.count - 1] = .text(before + text)
            } else {
                result.append(part)
            }
        }
        for part in self {
            switch part {
            case .tag(let name, let inner):
                if !tags.contains(name) { tags.append(name) }
                add(.text("<\(name)>"))
                for part in inner.withTagsAsText(&tags) { add(part) }
                add(.text("</\(name)>"))
            case .plural(let name, let kind, let offset, var variants):
                for index in variants.indices { variants[index].parts = variants[index].parts.withTagsAsText(&tags) }
                add(.plural(name, kind, offset: offset, variants))
            case .select(let name, var variants):
                for index in variants.indices { variants[index].parts = variants[index].parts.withTagsAsText(&tags) }
                add(.select(name, variants))
            default: add(part)
            }
        }
        return result
    }
}
