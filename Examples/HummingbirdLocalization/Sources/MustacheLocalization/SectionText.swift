internal import LocalizedStrings

/// The text of a section, with the tags of variables in it.
struct SectionText {
    private enum Piece {
        case text(String)
        /// As it is written, `{{name}}`.
        case variable(String)
    }

    private var pieces: [Piece] = []
    private let before: Substring
    private let after: Substring

    /// Nil for a text with other tags than those of variables.
    init?(_ template: String) {
        let trimmed = template.drop { $0.isWhitespace }
        before = template[..<trimmed.startIndex]
        var rest = trimmed
        while rest.last?.isWhitespace == true { rest.removeLast() }
        after = trimmed[rest.endIndex...]
        while let open = rest.firstRange(of: "{{") {
            if open.lowerBound > rest.startIndex { pieces.append(.text(String(rest[..<open.lowerBound]))) }
            let isTriple = rest[open.upperBound...].first == "{"
            guard let close = rest[open.upperBound...].firstRange(of: isTriple ? "}}}" : "}}") else { return nil }
            let tag = rest[open.upperBound..<close.lowerBound]
            guard let first = tag.first(where: { !$0.isWhitespace }), !"#^/>$<!=".contains(first) else { return nil }
            pieces.append(.variable(String(rest[open.lowerBound..<close.upperBound])))
            rest = rest[close.upperBound...]
        }
        if !rest.isEmpty { pieces.append(.text(String(rest))) }
    }

    /// The translation as a template.
    func localized(_ strings: Localizer) -> String {
        var variables: [String] = []
        var key = LocalizedText.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
        var literal = ""
        for piece in pieces {
            switch piece {
            case .text(let text):
                key.appendLiteral(text)
                literal += text
            case .variable(let tag):
                key.appendInterpolation(Self.mark(variables.count))
                variables.append(tag)
            }
        }
        let text = variables.isEmpty ? LocalizedText(stringLiteral: literal) : LocalizedText(stringInterpolation: key)
        var written = Self.escaped(strings(text))
        for (index, tag) in variables.enumerated() {
            written = written.replacing(Self.mark(index), with: "\u{2068}\(tag)\u{2069}")
        }
        return before + written + after
    }

    /// What stands for a variable until its tag takes its place: characters that no text has.
    private static func mark(_ index: Int) -> String { "\u{F8FD}\(index)\u{F8FE}" }

    /// As text of HTML in a template: braces begin no tag.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            case "{": escaped += "&#123;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
