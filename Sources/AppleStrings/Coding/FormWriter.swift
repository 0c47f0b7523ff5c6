/// Writes an object that has the keys which say something, and no others.
struct FormWriter {
    private var container: KeyedEncodingContainer<FormKey>

    init(_ encoder: any Encoder) { container = encoder.container(keyedBy: FormKey.self) }

    mutating func write(_ value: some Encodable, _ key: FormKey) throws { try container.encode(value, forKey: key) }

    mutating func write(_ value: (some Encodable)?, ifAny key: FormKey) throws {
        try container.encodeIfPresent(value, forKey: key)
    }

    /// Leaves out what is as usual.
    mutating func write<Value: Encodable & Equatable>(_ value: Value, _ key: FormKey, unless usual: Value) throws {
        if value != usual { try container.encode(value, forKey: key) }
    }
}

extension EncodingError {
    /// A value that the form cannot say.
    static func unsayable(_ value: Any, _ encoder: any Encoder, _ reason: String, _ error: (any Error)? = nil) -> Self {
        .invalidValue(value, Context(codingPath: encoder.codingPath, debugDescription: reason, underlyingError: error))
    }
}
