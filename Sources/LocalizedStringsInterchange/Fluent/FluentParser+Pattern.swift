internal import LocalizedStrings

extension FluentParser {
    /// A piece of a pattern before the indentation of its lines is taken off.
    private enum Piece {
        case element(FluentElement)
        /// Lines' ends, and the spaces that the next line begins with.
        case indent(lines: Int, width: Int)
    }

    /// The pattern behind `=` or a variant's key; nil where there is none.
    mutating func pattern() throws(Fault) -> FluentPattern? {
        let start = blankInline(from: index)
        if start < bytes.count, !isEnd(start) {
            index = start
            return try pattern(isBlock: false)
        }
        let block = blankBlock(from: start).end
        guard goesOn(at: block) else { return nil }
        index = block
        return try pattern(isBlock: true)
    }

    /// Whether a line belongs to the pattern before it: it is indented, and no variant, attribute or end of a placeable; or it is one.
    private func goesOn(at line: Int) -> Bool {
        let start = blankInline(from: line)
        guard start < bytes.count else { return false }
        switch bytes[start] {
        case UInt8(ascii: "{"): return true
        case UInt8(ascii: "}"), UInt8(ascii: "."), UInt8(ascii: "["), UInt8(ascii: "*"): return false
        default: return start > line
        }
    }

    private mutating func pattern(isBlock: Bool) throws(Fault) -> FluentPattern {
        try take()
        var pieces: [Piece] = []
        var common = Int.max
        if isBlock {
            let start = index
            skipBlankInline()
            common = index - start
            pieces.append(.indent(lines: 0, width: common))
        }
        while index < bytes.count {
            if isEnd(index) {
                let blank = blankBlock(from: index)
                guard goesOn(at: blank.end) else { break }
                index = blankInline(from: blank.end)
                common = min(common, index - blank.end)
                pieces.append(.indent(lines: blank.lines, width: index - blank.end))
                continue
            }
            try take()
            switch bytes[index] {
            case UInt8(ascii: "}"): throw fault("'{' before '}'")
            case UInt8(ascii: "{"): pieces.append(.element(.placeable(try placeable())))
            default:
                let start = index
                while !isAtEnd, bytes[index] != UInt8(ascii: "{"), bytes[index] != UInt8(ascii: "}") { index += 1 }
                pieces.append(.element(.text(text(start, index))))
            }
        }
        return Self.dedented(pieces, common)
    }

    /// Takes off what all lines are indented by, and blank space at the end.
    private static func dedented(_ pieces: [Piece], _ common: Int) -> FluentPattern {
        var elements: [FluentElement] = []
        var text = ""
        func end() {
            if !text.isEmpty { elements.append(.text(text)) }
            text = ""
        }
        for piece in pieces {
            switch piece {
            case .indent(let lines, let width):
                text += String(repeating: "\n", count: lines) + String(repeating: " ", count: width - common)
            case .element(.text(let own)): text += own
            case .element(let placeable):
                end()
                elements.append(placeable)
            }
        }
        // A carriage return that ends no line is text but at the end.
        while let last = text.unicodeScalars.last, last == " " || last == "\n" || last == "\r" {
            text.unicodeScalars.removeLast()
        }
        end()
        return FluentPattern(elements)
    }

    // MARK: Expressions

    private mutating func open() throws(Fault) {
        guard depth < FluentFile.depthLimit else {
            let place = SourcePosition(of: index, in: bytes)
            throw .limit(.tooDeep(file: "", line: place.line, column: place.column, limit: FluentFile.depthLimit))
        }
        depth += 1
    }

    private mutating func placeable() throws(Fault) -> FluentExpression {
        try open()
        try expect("{")
        skipBlank()
        let expression = try self.expression()
        try expect("}")
        depth -= 1
        return expression
    }

    private mutating func expression() throws(Fault) -> FluentExpression {
        let selector = try inlineExpression()
        skipBlank()
        guard current == UInt8(ascii: "-"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: ">") else {
            if case .term(_, attribute: _?, _) = selector { throw fault("a choice, '->', by a term's attribute") }
            return selector
        }
        switch selector {
        case .message: throw fault("no message before '->'")
        case .term(_, attribute: nil, _): throw fault("an attribute of the term before '->'")
        case .placeable, .select: throw fault("no placeable before '->'")
        default: break
        }
        index += 2
        skipBlankInline()
        try expectLineEnd()
        return .select(selector, try variants())
    }

    private mutating func variants() throws(Fault) -> [FluentVariant] {
        var variants: [FluentVariant] = []
        var hasDefault = false
        skipBlank()
        while isAtVariant {
            var isDefault = false
            if current == UInt8(ascii: "*") {
                guard !hasDefault else { throw fault("one default variant, '*', and no second") }
                (isDefault, hasDefault) = (true, true)
                index += 1
            }
            try expect("[")
            skipBlank()
            let key: FluentVariant.Key
            if let first = current, Self.isDigit(first) || first == UInt8(ascii: "-") {
                key = .number(try number())
            } else {
                key = .name(try identifier())
            }
            skipBlank()
            try expect("]")
            guard let value = try pattern() else { throw fault("a text for the variant") }
            variants.append(FluentVariant(key, value, isDefault: isDefault))
            try expectLineEnd()
            skipBlank()
        }
        guard hasDefault else { throw fault(variants.isEmpty ? "variants behind '->'" : "a default variant, '*'") }
        return variants
    }

    private var isAtVariant: Bool {
        let start = current == UInt8(ascii: "*") ? index + 1 : index
        return start < bytes.count && bytes[start] == UInt8(ascii: "[")
            && !(start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "["))
    }

    private var isAtNumber: Bool {
        let start = current == UInt8(ascii: "-") ? index + 1 : index
        return start < bytes.count && Self.isDigit(bytes[start])
    }

    private mutating func inlineExpression() throws(Fault) -> FluentExpression {
        try take()
        switch current {
        case UInt8(ascii: "{")?: return .placeable(try placeable())
        case UInt8(ascii: "\"")?: return .string(try string())
        case UInt8(ascii: "$")?:
            index += 1
            return .variable(try identifier())
        case _ where isAtNumber: return .number(try number())
        case UInt8(ascii: "-")?:
            index += 1
            let id = try identifier()
            let attribute = try attributeName()
            let next = blank(from: index)
            guard next < bytes.count, bytes[next] == UInt8(ascii: "(") else {
                return .term(id, attribute: attribute, nil)
            }
            index = next
            return .term(id, attribute: attribute, try arguments())
        case let byte? where Self.isLetter(byte):
            let id = try identifier()
            let next = blank(from: index)
            guard next < bytes.count, bytes[next] == UInt8(ascii: "(") else {
                return .message(id, attribute: try attributeName())
            }
            guard !id.utf8.contains(where: { 0x61...0x7A ~= $0 }) else { throw fault("a function's name in capitals") }
            index = next
            return .function(id, try arguments())
        default: throw fault("an expression")
        }
    }

    private mutating func attributeName() throws(Fault) -> String? {
        guard current == UInt8(ascii: ".") else { return nil }
        index += 1
        return try identifier()
    }

    private mutating func arguments() throws(Fault) -> FluentArguments {
        try open()
        var result = FluentArguments([])
        var names: Set<String> = []
        try expect("(")
        skipBlank()
        while current != UInt8(ascii: ")") {
            let value = try inlineExpression()
            skipBlank()
            if current == UInt8(ascii: ":") {
                guard case .message(let name, attribute: nil) = value else { throw fault("a name before ':'") }
                index += 1
                skipBlank()
                let literal = try self.literal()
                guard names.insert(name).inserted else { throw fault("another name than '\(name)', which is there") }
                result.named.append(FluentNamedArgument(name, literal))
            } else {
                guard names.isEmpty else { throw fault("arguments by order before those by name") }
                result.positional.append(value)
            }
            skipBlank()
            guard current == UInt8(ascii: ",") else { break }
            index += 1
            skipBlank()
        }
        try expect(")")
        depth -= 1
        return result
    }

    // MARK: Literals

    private mutating func literal() throws(Fault) -> FluentExpression {
        if isAtNumber { return .number(try number()) }
        guard current == UInt8(ascii: "\"") else { throw fault("a text in quotes or a number") }
        return .string(try string())
    }

    private mutating func number() throws(Fault) -> String {
        let start = index
        if current == UInt8(ascii: "-") { index += 1 }
        try digits()
        if current == UInt8(ascii: ".") {
            index += 1
            try digits()
        }
        return text(start, index)
    }

    private mutating func digits() throws(Fault) {
        guard let first = current, Self.isDigit(first) else { throw fault("a digit") }
        while let byte = current, Self.isDigit(byte) { index += 1 }
    }

    private mutating func string() throws(Fault) -> String {
        try expect("\"")
        let start = index
        while !isAtEnd, bytes[index] != UInt8(ascii: "\"") {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "\\") { try escape() }
        }
        let raw = text(start, index)
        try expect("\"")
        return raw
    }

    private mutating func escape() throws(Fault) {
        let count: Int
        switch current {
        case UInt8(ascii: "\\")?, UInt8(ascii: "\"")?: count = 0
        case UInt8(ascii: "u")?: count = 4
        case UInt8(ascii: "U")?: count = 6
        default: throw fault("one of the escapes \\\\, \\\", \\u and \\U")
        }
        index += 1
        for _ in 0..<count {
            guard let digit = current, Character(Unicode.Scalar(digit)).isHexDigit else {
                throw fault("\(count) hexadecimal digits")
            }
            index += 1
        }
    }
}
