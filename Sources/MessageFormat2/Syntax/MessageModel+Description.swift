extension MessageFormat2.Message: CustomStringConvertible {
    /// The message in the standard's syntax: what is read back is the same data.
    public var description: String {
        var text = ""
        for declaration in declarations {
            switch declaration {
            case .input(let expression): text += ".input \(expression)\n"
            case .local(let name, let expression): text += ".local $\(name.name) = \(expression)\n"
            }
        }
        switch body {
        case .pattern(let pattern):
            let simple = pattern.syntax
            text += declarations.isEmpty && !pattern.mustBeQuoted ? simple : "{{\(simple)}}"
        case .select(let selectors, let variants):
            text += ".match"
            for selector in selectors { text += " $\(selector.name)" }
            for variant in variants {
                text += "\n"
                for key in variant.keys { text += "\(key) " }
                text += "{{\(variant.pattern.syntax)}}"
            }
        }
        return text
    }
}

extension MessageFormat2.Pattern {
    fileprivate var syntax: String {
        var text = ""
        for part in self {
            switch part {
            case .text(let literal): text += literal.escaped("\\{}")
            case .expression(let expression): text += expression.description
            case .markup(let markup): text += markup.description
            }
        }
        return text
    }

    /// Whether a simple message would be read as another one.
    fileprivate var mustBeQuoted: Bool {
        for part in self {
            guard case .text(let text) = part else { return false }
            let rest = text.unicodeScalars.first {
                !MessageCharacter.isSpace($0.value) && !MessageCharacter.isBidi($0.value)
            }
            if let rest { return rest == "." }
        }
        return false
    }
}

extension MessageFormat2.Expression: CustomStringConvertible {
    /// `{$x :number}`
    public var description: String {
        var words: [String] = []
        if let operand { words.append(operand.description) }
        if let function {
            words.append(":" + ([function.name] + function.options.map(\.description)).joined(separator: " "))
        }
        return "{" + (words + attributes.map(\.description)).joined(separator: " ") + "}"
    }
}

extension MessageFormat2.Markup: CustomStringConvertible {
    /// `{#b}`, `{/b}`, `{#img src=|a b.png| /}`
    public var description: String {
        let words = [name] + options.map(\.description) + attributes.map(\.description)
        return (kind == .close ? "{/" : "{#") + words.joined(separator: " ") + (kind == .standalone ? " /}" : "}")
    }
}

extension MessageFormat2.Operand: CustomStringConvertible {
    /// `$x`, `word`, `|two words|`
    public var description: String {
        switch self {
        case .literal(let text): text.asLiteral
        case .variable(let name): "$" + name.name
        }
    }
}

extension MessageFormat2.Option: CustomStringConvertible {
    /// `name=value`
    public var description: String { "\(name)=\(value)" }
}

extension MessageFormat2.Attribute: CustomStringConvertible {
    /// `@name=value`
    public var description: String { "@" + name + (value.map { "=" + $0.asLiteral } ?? "") }
}

extension MessageFormat2.Key: CustomStringConvertible {
    /// `one`, `|two words|`, `*`
    public var description: String {
        switch self {
        case .literal(let text): text.asLiteral
        case .catchAll: "*"
        }
    }
}

extension String {
    /// Quoted where it must be.
    fileprivate var asLiteral: String { isUnquotedLiteral ? self : "|" + escaped("\\|") + "|" }

    /// With a backslash before each of these characters.
    func escaped(_ characters: String) -> String {
        guard unicodeScalars.contains(where: { characters.unicodeScalars.contains($0) }) else { return self }
        var text = ""
        for scalar in unicodeScalars {
            if characters.unicodeScalars.contains(scalar) { text += "\\" }
            text.unicodeScalars.append(scalar)
        }
        return text
    }
}
