internal import LocalizedStrings

extension FluentFile {
    /// Placeables and arguments within each other: as deep as JSON goes.
    static let depthLimit = StringsLimits.depth
}

/// Writes entries in the layout of Fluent's own tools.
struct FluentWriter {
    /// An entry with the end of its line.
    static func text(of content: FluentEntry.Content, newline: String) -> String {
        var text = ""
        switch content {
        case .junk(let junk): return junk.text
        case .comment(let comment, let level): text = lines(of: comment, level: level)
        case .message(let message):
            if let comment = message.comment { text = lines(of: comment, level: 1) }
            text += "\(message.name) =" + (message.value.map { pattern($0, indent: 4) } ?? "")
            for attribute in message.attributes {
                text += "\n    .\(attribute.id) =" + pattern(attribute.value, indent: 8)
            }
            text += "\n"
        }
        return newline == "\n" ? text : text.replacing("\n", with: newline)
    }

    private static func lines(of comment: String, level: Int) -> String {
        let mark = String(repeating: "#", count: max(1, min(3, level)))
        return comment.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
            .map { $0.isEmpty ? "\(mark)\n" : "\(mark) \($0)\n" }.joined()
    }

    // MARK: Patterns

    /// A pattern behind `=` or a key, with the space before it.
    static func pattern(_ pattern: FluentPattern, indent: Int) -> String {
        let isBlock = pattern.elements.contains { element in
            switch element {
            case .text(let text): text.unicodeScalars.contains("\n")
            case .placeable(.select): true
            case .placeable: false
            }
        }
        let elements = quoted(pattern.elements, startsLine: isBlock)
        let margin = "\n" + String(repeating: " ", count: indent)
        var text = isBlock ? margin : " "
        for element in elements {
            switch element {
            case .text(let own):
                let lines = own.split(separator: "\n", omittingEmptySubsequences: false)
                for (place, line) in lines.enumerated() {
                    // The next line is written with what follows it, so that blank lines have no space.
                    if place > 0 { text += place == lines.count - 1 || !line.isEmpty ? margin : "\n" }
                    text += line
                }
            case .placeable(let expression): text += placeable(expression, indent: indent)
            }
        }
        return text
    }

    /// The elements with all that would mean something else in quotes: braces, marks at the start of a line, spaces at its ends.
    private static func quoted(_ elements: [FluentElement], startsLine: Bool) -> [FluentElement] {
        var quoting = FluentQuoting(startsLine: startsLine)
        for element in elements {
            switch element {
            case .text(let text): quoting.take(text)
            case .placeable(let expression): quoting.take(expression)
            }
        }
        return quoting.finished()
    }

    private static func placeable(_ expression: FluentExpression, indent: Int) -> String {
        switch expression {
        case .placeable(let inner): "{\(placeable(inner, indent: indent))}"
        case .select: "{ \(self.expression(expression, indent: indent))}"
        default: "{ \(self.expression(expression, indent: indent)) }"
        }
    }

    static func expression(_ expression: FluentExpression, indent: Int = 4) -> String {
        switch expression {
        case .string(let raw): return "\"\(raw)\""
        case .number(let digits): return digits
        case .variable(let name): return "$\(name)"
        case .message(let id, let attribute): return id + (attribute.map { ".\($0)" } ?? "")
        case .term(let id, let attribute, let arguments):
            return "-\(id)" + (attribute.map { ".\($0)" } ?? "")
                + (arguments.map { self.arguments($0, indent: indent) } ?? "")
        case .function(let name, let arguments): return name + self.arguments(arguments, indent: indent)
        case .placeable(let inner): return placeable(inner, indent: indent)
        case .select(let selector, let variants):
            let space = String(repeating: " ", count: indent)
            var text = self.expression(selector, indent: indent) + " ->"
            for variant in variants {
                text += "\n" + space + (variant.isDefault ? "   *" : "    ")
                switch variant.key {
                case .name(let name): text += "[\(name)]"
                case .number(let digits): text += "[\(digits)]"
                }
                text += pattern(variant.value, indent: indent + 8)
            }
            return text + "\n" + space
        }
    }

    private static func arguments(_ arguments: FluentArguments, indent: Int) -> String {
        let all =
            arguments.positional.map { expression($0, indent: indent) }
            + arguments.named.map { "\($0.name): \(expression($0.value, indent: indent))" }
        return "(\(all.joined(separator: ", ")))"
    }
}

/// Puts in quotes what a pattern cannot say as text.
private struct FluentQuoting {
    private var elements: [FluentElement] = []
    private var text = ""
    /// Spaces that may turn out to be at the end of a line.
    private var spaces = 0
    private var isAtStart = true
    private var startsLine: Bool
    /// Whether the last thing is a line's end, which would be taken off at the end.
    private var endsLine = false

    init(startsLine: Bool) { self.startsLine = startsLine }

    mutating func take(_ own: String) {
        for scalar in own.unicodeScalars {
            switch scalar {
            case " ": spaces += 1
            case "\n":
                quoteSpaces()
                // A pattern does not begin with a blank line.
                if isAtStart { quote("") }
                text.unicodeScalars.append("\n")
                (startsLine, endsLine, isAtStart) = (true, true, false)
            default:
                if startsLine || isAtStart { quoteSpaces() } else { keepSpaces() }
                switch scalar {
                case "{", "}", "\r", "\0"..<" ", "\u{7F}"..<"\u{A0}": quote(scalar)
                case "[" where startsLine, "*" where startsLine, "." where startsLine: quote(scalar)
                default: text.unicodeScalars.append(scalar)
                }
                (startsLine, endsLine, isAtStart) = (false, false, false)
            }
        }
    }

    mutating func take(_ expression: FluentExpression) {
        if startsLine || isAtStart { quoteSpaces() } else { keepSpaces() }
        endText()
        elements.append(.placeable(expression))
        (startsLine, endsLine, isAtStart) = (false, false, false)
    }

    mutating func finished() -> [FluentElement] {
        quoteSpaces()
        if endsLine { quote("") }
        endText()
        // There is no empty pattern.
        return elements.isEmpty ? [.placeable(.string(""))] : elements
    }

    private mutating func endText() {
        if !text.isEmpty { elements.append(.text(text)) }
        text = ""
    }

    private mutating func keepSpaces() {
        text += String(repeating: " ", count: spaces)
        spaces = 0
    }

    private mutating func quoteSpaces() {
        guard spaces > 0 else { return }
        quote(String(repeating: " ", count: spaces))
        spaces = 0
        (startsLine, endsLine, isAtStart) = (false, false, false)
    }

    private mutating func quote(_ scalar: Unicode.Scalar) {
        let isControl = scalar < " " || ("\u{7F}"..<"\u{A0}").contains(scalar)
        let digits = String(scalar.value, radix: 16, uppercase: true)
        quote(isControl ? "\\u" + String(repeating: "0", count: 4 - digits.count) + digits : String(scalar))
    }

    private mutating func quote(_ raw: String) {
        endText()
        elements.append(.placeable(.string(raw)))
        (startsLine, endsLine, isAtStart) = (false, false, false)
    }
}
