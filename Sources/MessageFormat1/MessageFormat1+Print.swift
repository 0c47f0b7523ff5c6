extension MessageFormat1: CustomStringConvertible {
    /// The message in its syntax, to be read with ``Apostrophes/doubleOptional``, ICU's default: reading it gives an equal message.
    ///
    /// ```swift
    /// try MessageFormat1("It''s { 0 ,plural,other{# '{'x'}'}}").description   // "It's {0, plural, other {# '{x}'}}"
    /// ```
    public var description: String {
        var printer = MessagePrinter(syntax: syntax)
        printer.print(parts, in: .none)
        return printer.text
    }
}

private struct MessagePrinter {
    let syntax: MessageFormat1.Syntax
    var text = ""

    mutating func print(_ parts: [MessageFormat1.Part], in parent: MessageReader.Parent) {
        var pending = ""
        for part in parts {
            // Texts side by side are one: the quotes of the first would run into those of the second.
            if case .text(let text) = part {
                pending += text
                continue
            }
            print(text: pending, in: parent)
            pending = ""
            print(part, in: parent)
        }
        print(text: pending, in: parent)
    }

    private mutating func print(_ part: MessageFormat1.Part, in parent: MessageReader.Parent) {
        switch part {
        case .text(let text): print(text: text, in: parent)
        case .argument(let name): text += "{\(name)}"
        case .formatted(let name, let format): text += "{\(name), \(format.source)}"
        case .number: text += "#"
        case .plural(let name, let kind, let offset, let variants):
            text += "{\(name), \(kind == .cardinal ? "plural" : "selectordinal"),"
            if offset != 0 { text += " offset:\(offset.source)" }
            for variant in variants {
                switch variant.selector {
                case .keyword(let word): text += " \(word) {"
                case .exactly(let number): text += " =\(number.source) {"
                }
                print(variant.parts, in: .plural)
                text += "}"
            }
            text += "}"
        case .select(let name, let variants):
            text += "{\(name), select,"
            for variant in variants {
                text += " \(variant.key) {"
                print(variant.parts, in: .select)
                text += "}"
            }
            text += "}"
        case .choice(let name, let variants):
            text += "{\(name), choice, "
            for (place, variant) in variants.enumerated() {
                text += "\(place == 0 ? "" : "|")\(variant.limit.source)\(variant.isExclusive ? "<" : "#")"
                print(variant.parts, in: .choice)
            }
            text += "}"
        case .tag(let name, let parts):
            text += "<\(name)>"
            print(parts, in: parent)
            text += "</\(name)>"
        }
    }

    /// One quoted stretch from the first character that means something to the last; apostrophes are doubled unless they stand
    /// alone, between characters that no apostrophe quotes.
    private mutating func print(text: String, in parent: MessageReader.Parent) {
        let scalars = Array(text.unicodeScalars)
        let special = scalars.indices.filter { isSpecial(scalars[$0], in: parent) }
        for (place, scalar) in scalars.enumerated() {
            if place == special.first { self.text += "'" }
            self.text.unicodeScalars.append(scalar)
            if scalar == "'" {
                let isQuoted = special.first.map { $0 <= place } ?? false && place <= special.last ?? -1
                let isAlone =
                    !isQuoted && place > 0 && place + 1 < scalars.count && scalars[place + 1].properties.isAlphabetic
                    && scalars[place - 1].properties.isAlphabetic
                if !isAlone { self.text += "'" }
            }
            if place == special.last { self.text += "'" }
        }
    }

    private func isSpecial(_ scalar: Unicode.Scalar, in parent: MessageReader.Parent) -> Bool {
        switch scalar {
        case "{", "}": true
        case "#": parent == .plural
        case "|": parent == .choice
        case "<", ">": syntax == .formatJS
        default: false
        }
    }
}

extension Double {
    /// As the syntax writes it.
    fileprivate var source: String {
        if isInfinite { return self < 0 ? "-∞" : "∞" }
        if let integer = Int(exactly: self) { return String(integer) }
        return description
    }
}

extension MessageFormat1.Format {
    /// The format with its form, as the syntax writes it: `number, ::percent`.
    package var source: String {
        switch self {
        case .number(let form):
            switch form {
            case .standard: "number"
            case .integer: "number, integer"
            case .currency: "number, currency"
            case .percent: "number, percent"
            case .skeleton(let skeleton): "number, ::\(skeleton)"
            // A space before a pattern is part of it.
            case .pattern(let pattern): "number,\(pattern)"
            case .named(let name): "number, \(name)"
            }
        case .date(let form): "date\(form.source)"
        case .time(let form): "time\(form.source)"
        case .spellout(let set): "spellout\(set.map { ",\($0)" } ?? "")"
        case .ordinal(let set): "ordinal\(set.map { ",\($0)" } ?? "")"
        case .duration(let set): "duration\(set.map { ",\($0)" } ?? "")"
        }
    }
}

extension MessageFormat1.DateForm {
    fileprivate var source: String {
        switch self {
        case .standard: ""
        case .short: ", short"
        case .medium: ", medium"
        case .long: ", long"
        case .full: ", full"
        case .skeleton(let skeleton): ", ::\(skeleton)"
        case .pattern(let pattern): ",\(pattern)"
        case .named(let name): ", \(name)"
        }
    }
}
