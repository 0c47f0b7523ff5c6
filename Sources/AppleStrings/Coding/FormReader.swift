internal import LocaleFormatTexts

/// Reads an object whose keys are all known: a key that is not is an error, since a text without what it says would be another text.
struct FormReader {
    private let container: KeyedDecodingContainer<FormKey>
    /// The keys that are there.
    let keys: Set<FormKey>

    init(_ decoder: any Decoder, _ known: [FormKey]) throws {
        container = try decoder.container(keyedBy: FormKey.self)
        keys = Set(container.allKeys)
        let unknown = keys.subtracting(known).map(\.stringValue).min()
        guard let unknown else { return }
        let names = known.map(\.stringValue).joined(separator: ", ")
        throw fault("unknown key '\(unknown.shortened)'; known are \(names)", FormKey(stringValue: unknown))
    }

    /// Which one of these keys is there; nil for none of them.
    func one(of kinds: [FormKey]) throws -> FormKey? {
        let found = kinds.filter(keys.contains)
        guard found.count > 1 else { return found.first }
        throw fault("'\(found[0].stringValue)' and '\(found[1].stringValue)' exclude each other", found[1])
    }

    func read<Value: Decodable>(_ key: FormKey) throws -> Value {
        do { return try container.decode(Value.self, forKey: key) } catch { throw described(error, key) }
    }

    func read<Value: Decodable>(_ type: Value.Type, _ key: FormKey) throws -> Value { try read(key) }

    func readIfAny<Value: Decodable>(_ key: FormKey) throws -> Value? { keys.contains(key) ? try read(key) : nil }

    func readIfAny<Value: Decodable>(_ type: Value.Type, _ key: FormKey) throws -> Value? { try readIfAny(key) }

    func read<Value: Decodable>(_ key: FormKey, or usual: Value) throws -> Value { try readIfAny(key) ?? usual }

    /// What is wrong with the value of a key.
    func fault(_ text: String, _ key: FormKey? = nil, _ error: (any Error)? = nil) -> DecodingError {
        let path = container.codingPath + (key.map { [$0] } ?? [])
        return .dataCorrupted(.init(codingPath: path, debugDescription: text, underlyingError: error))
    }

    /// The error of a value, with the place where it is.
    private func described(_ error: any Error, _ key: FormKey) -> any Error {
        error is DecodingError ? error : fault("\(error)", key, error)
    }
}
