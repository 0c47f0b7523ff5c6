// The interchange form of UTS #35 part 9, "Data Model", `message.json`: objects told apart by `type`.

extension MessageFormat2.Message: Codable {
    private enum CodingKeys: String, CodingKey { case type, declarations, pattern, selectors, variants }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let declarations =
            try container.decodeIfPresent([MessageFormat2.Declaration].self, forKey: .declarations) ?? []
        switch try container.decode(String.self, forKey: .type) {
        case "message":
            self.init(
                declarations: declarations,
                pattern: try container.decode(MessageFormat2.Pattern.self, forKey: .pattern))
        case "select":
            let selectors = try container.decode([MessageFormat2.Operand].self, forKey: .selectors)
            let names = selectors.compactMap(\.variable)
            guard names.count == selectors.count else {
                throw DecodingError.dataCorruptedError(
                    forKey: .selectors, in: container, debugDescription: "expected variables as selectors")
            }
            self.init(
                declarations: declarations,
                body: .select(
                    selectors: names,
                    variants: try container.decode([MessageFormat2.Variant].self, forKey: .variants)))
        case let type:
            throw container.unknownType(type, expected: "message or select")
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch body {
        case .pattern(let pattern):
            try container.encode("message", forKey: .type)
            try container.encode(declarations, forKey: .declarations)
            try container.encode(pattern, forKey: .pattern)
        case .select(let selectors, let variants):
            try container.encode("select", forKey: .type)
            try container.encode(declarations, forKey: .declarations)
            try container.encode(selectors.map(MessageFormat2.Operand.variable), forKey: .selectors)
            try container.encode(variants, forKey: .variants)
        }
    }
}

extension MessageFormat2.Declaration: Codable {
    private enum CodingKeys: String, CodingKey { case type, name, value }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let name = MessageFormat2.VariableName(try container.decode(String.self, forKey: .name))
        let value = try container.decode(MessageFormat2.Expression.self, forKey: .value)
        switch try container.decode(String.self, forKey: .type) {
        case "local": self = .local(name, value)
        case "input" where value.operand == .variable(name): self = .input(value)
        case let type:
            throw DecodingError.dataCorruptedError(
                forKey: .type, in: container,
                debugDescription:
                    "the type is '\(type.shortened)'; expected local, or input with the variable as the value's operand"
            )
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        var type = "local"
        if case .input = self { type = "input" }
        try container.encode(type, forKey: .type)
        try container.encode(variable.name, forKey: .name)
        try container.encode(expression, forKey: .value)
    }
}

extension MessageFormat2.Variant: Codable {
    private enum CodingKeys: String, CodingKey { case keys, value }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try container.decode([MessageFormat2.Key].self, forKey: .keys),
            try container.decode(MessageFormat2.Pattern.self, forKey: .value))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(keys, forKey: .keys)
        try container.encode(pattern, forKey: .value)
    }
}

extension MessageFormat2.Key: Codable {
    private enum CodingKeys: String, CodingKey { case type, value }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(String.self, forKey: .type) {
        case "literal": self = .literal(try container.decode(String.self, forKey: .value))
        case "*": self = .catchAll
        case let type:
            throw container.unknownType(type, expected: "literal or *")
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .literal(let text):
            try container.encode("literal", forKey: .type)
            try container.encode(text, forKey: .value)
        case .catchAll: try container.encode("*", forKey: .type)
        }
    }
}

extension MessageFormat2.Operand: Codable {
    private enum CodingKeys: String, CodingKey { case type, value, name }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(String.self, forKey: .type) {
        case "literal": self = .literal(try container.decode(String.self, forKey: .value))
        case "variable":
            self = .variable(MessageFormat2.VariableName(try container.decode(String.self, forKey: .name)))
        case let type:
            throw container.unknownType(type, expected: "literal or variable")
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .literal(let text):
            try container.encode("literal", forKey: .type)
            try container.encode(text, forKey: .value)
        case .variable(let name):
            try container.encode("variable", forKey: .type)
            try container.encode(name.name, forKey: .name)
        }
    }
}

extension KeyedDecodingContainer where Key: RawRepresentable<String> {
    /// A part of the data model whose type is another one than can stand there.
    func unknownType(_ type: String, expected: String) -> DecodingError {
        .dataCorrupted(
            DecodingError.Context(
                codingPath: codingPath + (Key(rawValue: "type").map { [$0] } ?? []),
                debugDescription: "the type is '\(type.shortened)'; expected \(expected)"))
    }
}
