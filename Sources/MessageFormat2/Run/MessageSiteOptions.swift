internal import LocaleFormatCore

/// The options of one expression or markup.
struct MessageSiteOptions: Sendable {
    struct Entry: Sendable {
        let name: String
        let value: MessageSite.Operand
        let position: SourcePosition
    }

    /// What the options of the `u:` namespace say: UTS #35 part 9, "Unicode Namespace".
    struct Context: Sendable {
        var locale: LocaleID
        /// Nil to inherit it.
        var direction: MessageDirection?
        var id: String?
    }

    /// All options, where they are literals.
    struct Known: Sendable {
        /// Without those of the `u:` namespace.
        var options: [String: OptionInput] = [:]
        var context: Context
        var problems: [MessageFunctionError] = []
    }

    let entries: [Entry]
    /// Nil where variables are among them.
    let known: Known?
    /// Declared variables among them.
    let needs: [Int]

    init(_ entries: [Entry], _ locale: LocaleID, isMarkup: Bool) {
        self.entries = entries
        var needs: [Int] = []
        var known = Known(context: Context(locale: locale))
        var isKnown = true
        for entry in entries {
            switch entry.value {
            case .literal(let text):
                known.take(entry.name, OptionInput(text: text, isLiteral: true), isMarkup: isMarkup)
            case .declared(let index):
                needs.append(index)
                isKnown = false
            case .argument, .none: isKnown = false
            }
        }
        self.needs = needs
        self.known = isKnown ? known : nil
    }
}

extension MessageSiteOptions.Known {
    /// - Parameter text: nil for what is no text.
    mutating func take(_ name: String, _ option: OptionInput?, isMarkup: Bool) {
        guard name.utf8.starts(with: "u:".utf8) else {
            options[name] = option
            return
        }
        func report(_ detail: String) { problems.append(.badOption(detail)) }
        guard let text = option?.text else { return report("\(name) is no text") }
        switch name {
        case "u:id": context.id = text
        case "u:dir", "u:locale":
            if isMarkup { return report("\(name.shortened) has no meaning for markup") }
            if name == "u:locale" {
                // A list in the order of preference; the first one counts.
                let first = text.split(separator: ",").first?.split(separator: " ").joined(separator: " ") ?? ""
                do { context.locale = try LocaleID(first) } catch { report("u:locale: \(error)") }
            } else if let direction = MessageDirection(rawValue: text) {
                context.direction = direction
            } else if text != "inherit" {
                report("u:dir is '\(text.shortened)'; allowed is one of: ltr, rtl, auto, inherit")
            }
        default: report("there is no option '\(name.shortened)'")
        }
    }
}
