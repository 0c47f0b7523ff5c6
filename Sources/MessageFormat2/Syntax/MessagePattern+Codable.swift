// Parts of patterns in the interchange form of UTS #35 part 9, "Data Model".

extension MessageFormat2.PatternPart: Codable {
    private enum CodingKeys: String, CodingKey { case type }

    public init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            self = .text(text)
            return
        }
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(String.self, forKey: .type) {
        case "expression": self = .expression(try MessageFormat2.Expression(from: decoder))
        case "markup": self = .markup(try MessageFormat2.Markup(from: decoder))
        case let type:
            throw container.unknownType(type, expected: "expression or markup")
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let text):
            var container = encoder.singleValueContainer()
            try container.encode(text)
        case .expression(let expression): try expression.encode(to: encoder)
        case .markup(let markup): try markup.encode(to: encoder)
        }
    }
}

extension MessageFormat2.Expression: Codable {
    private enum CodingKeys: String, CodingKey { case type, arg, function, attributes }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try container.decodeIfPresent(MessageFormat2.Operand.self, forKey: .arg),
            try container.decodeIfPresent(MessageFormat2.FunctionReference.self, forKey: .function),
            attributes: try container.decodeIfPresent(AttributeMap.self, forKey: .attributes)?.attributes ?? [])
        if operand == nil, function == nil {
            throw DecodingError.dataCorruptedError(
                forKey: .arg, in: container, debugDescription: "expected an arg, a function or both")
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode("expression", forKey: .type)
        try container.encodeIfPresent(operand, forKey: .arg)
        try container.encodeIfPresent(function, forKey: .function)
        if !attributes.isEmpty { try container.encode(AttributeMap(attributes: attributes), forKey: .attributes) }
    }
}

extension MessageFormat2.FunctionReference: Codable {
    private enum CodingKeys: String, CodingKey { case type, name, options }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try container.decode(String.self, forKey: .name),
            options: try container.decodeIfPresent(OptionMap.self, forKey: .options)?.options ?? [])
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode("function", forKey: .type)
        try container.encode(name, forKey: .name)
        if !options.isEmpty { try container.encode(OptionMap(options: options), forKey: .options) }
    }
}

extension MessageFormat2.Markup: Codable {
    private enum CodingKeys: String, CodingKey { case type, kind, name, options, attributes }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try container.decode(Kind.self, forKey: .kind), try container.decode(String.self, forKey: .name),
            options: try container.decodeIfPresent(OptionMap.self, forKey: .options)?.options ?? [],
            attributes: try container.decodeIfPresent(AttributeMap.self, forKey: .attributes)?.attributes ?? [])
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode("markup", forKey: .type)
        try container.encode(kind, forKey: .kind)
        try container.encode(name, forKey: .name)
        if !options.isEmpty { try container.encode(OptionMap(options: options), forKey: .options) }
        if !attributes.isEmpty { try container.encode(AttributeMap(attributes: attributes), forKey: .attributes) }
    }
}

/// A key that is a name of the message's.
private struct NameKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
}

/// An object by the names of options. Their order has no meaning, and decoders lose it: they are put in order by name.
private struct OptionMap: Codable {
    let options: [MessageFormat2.Option]

    init(options: [MessageFormat2.Option]) { self.options = options }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: NameKey.self)
        options = try container.allKeys.sorted { $0.stringValue < $1.stringValue }.map { key in
            MessageFormat2.Option(key.stringValue, try container.decode(MessageFormat2.Operand.self, forKey: key))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: NameKey.self)
        for option in options { try container.encode(option.value, forKey: NameKey(option.name)) }
    }
}

/// An object by the names of attributes: a literal, or true. Of equal names the last one counts.
private struct AttributeMap: Codable {
    let attributes: [MessageFormat2.Attribute]

    init(attributes: [MessageFormat2.Attribute]) { self.attributes = attributes }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: NameKey.self)
        attributes = try container.allKeys.sorted { $0.stringValue < $1.stringValue }.map { key in
            if (try? container.decode(Bool.self, forKey: key)) == true {
                return MessageFormat2.Attribute(key.stringValue)
            }
            guard case .literal(let text) = try container.decode(MessageFormat2.Operand.self, forKey: key) else {
                throw DecodingError.dataCorruptedError(
                    forKey: key, in: container, debugDescription: "expected a literal or true")
            }
            return MessageFormat2.Attribute(key.stringValue, text)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: NameKey.self)
        for attribute in attributes {
            let key = NameKey(attribute.name)
            if let value = attribute.value {
                try container.encode(MessageFormat2.Operand.literal(value), forKey: key)
            } else {
                try container.encode(true, forKey: key)
            }
        }
    }
}
