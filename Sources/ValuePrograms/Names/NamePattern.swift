/// A pattern of CLDR taken apart: `{given} {given2-initial} {surname}` (UTS #35 part 8, "namePattern Syntax").
package struct NamePattern: Sendable {
    /// Text between fields, with the cuts that are needed when fields around it are missing. A class, so that going
    /// through a pattern moves one reference and not five texts.
    package final class Literal: Sendable {
        package let text: String
        package let hasSpace: Bool
        /// Up to and including the first white space; the whole text if it has none.
        let head: String
        /// From the last white space on, that included; the whole text if it has none.
        let tail: String
        /// What follows the last white space; the whole text if it has none.
        let tailAfterSpace: String

        package init(_ text: String) {
            self.text = text
            let scalars = text.unicodeScalars
            guard let first = scalars.firstIndex(where: NamePattern.isSpace),
                let last = scalars.lastIndex(where: NamePattern.isSpace)
            else {
                (hasSpace, head, tail, tailAfterSpace) = (false, text, text, text)
                return
            }
            hasSpace = true
            head = String(scalars[...first])
            tail = String(scalars[last...])
            tailAfterSpace = String(scalars[scalars.index(after: last)...])
        }

        /// Whether the last characters are those of another text.
        func ends(with other: Literal) -> Bool {
            text.utf8.count >= other.text.utf8.count
                && text.utf8.suffix(other.text.utf8.count).elementsEqual(other.text.utf8)
        }
    }

    package enum Element: Sendable {
        case literal(Literal)
        /// A field that this version of the package knows.
        case field(NameField, NameModifiers)
        /// A field of a later version of CLDR: never populated.
        case unknown
    }

    package let elements: [Element]

    package init(elements: [Element]) { self.elements = elements }

    /// Reads a pattern. Nothing in it is an error: an unknown modifier is passed over, an unknown field is never
    /// populated, and what follows an unclosed brace is left out.
    package init(_ pattern: String) {
        var elements: [Element] = []
        var text = ""
        func endLiteral() {
            if !text.isEmpty { elements.append(.literal(Literal(text))) }
            text = ""
        }
        var isEscaped = false
        var isField = false
        for character in pattern.unicodeScalars {
            switch character {
            case _ where isEscaped:
                isEscaped = false
                text.unicodeScalars.append(character)
            case "\\": isEscaped = true
            case "{":
                endLiteral()
                isField = true
            case "}" where isField:
                elements.append(Self.field(text))
                text = ""
                isField = false
            default: text.unicodeScalars.append(character)
            }
        }
        if !isField { endLiteral() }
        self.elements = elements
    }

    private static func field(_ text: String) -> Element {
        var parts = text.split(separator: "-")
        guard !parts.isEmpty, let field = NameField(cldrName: parts.removeFirst()) else { return .unknown }
        return .field(field, NameModifiers(parts.compactMap { NameModifiers(cldrName: $0) }))
    }

    /// White space that separates words. A no-break space does not: it holds them together.
    static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\u{A0}", "\u{2007}", "\u{202F}", "\u{85}": false
        case "\u{1C}"..."\u{1F}": true
        default: scalar.properties.isWhitespace
        }
    }

    /// Whether the pattern has the field, with any modifiers.
    package func contains(_ field: NameField) -> Bool {
        elements.contains { if case .field(field, _) = $0 { true } else { false } }
    }
}
