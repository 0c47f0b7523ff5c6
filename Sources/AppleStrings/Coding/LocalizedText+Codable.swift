public import LocaleFormatTexts

/// Encoded as an object with the parts that the text has, so that a server sends it and a client shows it in its reader's language.
///
/// ```swift
/// import FoundationEssentials
///
/// let text: LocalizedText = "\(1234) files, \(0.5, style: PercentStyle(locale: .root)) read"
/// let encoder = JSONEncoder()
/// encoder.outputFormatting = .sortedKeys
/// let sent = try encoder.encode(text)
/// String(decoding: sent, as: UTF8.self)      // "{"arguments":[1234,{"number":0.5,"style":{"kind":"percent"}}],"key":"%lld files, %@ read"}"
/// try JSONDecoder().decode(LocalizedText.self, from: sent) == text       // true
/// ```
///
/// | key | value | left out where it is |
/// |---|---|---|
/// | `key` | the key | |
/// | `arguments` | a list of ``TextArgument``s, each in its form | empty |
/// | `defaultValue`, `table`, `comment` | text | nil |
///
/// All of it comes back exactly. What cannot is an `EncodingError`: texts and lists within each other beyond `TextLimits.depth`, and
/// numbers and durations beyond what formatting takes. What is decoded may come from anywhere: a key or a kind that is not known, a
/// value of another type or out of range, and nesting beyond the limit are `DecodingError`s with the path of their place. A later
/// release that knows more kinds reads what this one writes; this one refuses what it does not know, and never shows half of it.
extension LocalizedText: Codable {
    private static let keys: [FormKey] = ["key", "arguments", "defaultValue", "table", "comment"]

    public init(from decoder: any Decoder) throws {
        let form = try FormReader(decoder, Self.keys)
        self.init(
            key: try form.read("key"), arguments: try form.read("arguments", or: []),
            defaultValue: try form.readIfAny("defaultValue"), table: try form.readIfAny("table"),
            comment: try form.readIfAny("comment"))
    }

    public func encode(to encoder: any Encoder) throws {
        guard syntax == TextTemplate.self else {
            throw EncodingError.unsayable(self, encoder, "a text whose wording is in another syntax than Apple's")
        }
        var form = FormWriter(encoder)
        try form.write(key, "key")
        try form.write(arguments, "arguments", unless: [])
        try form.write(defaultValue, ifAny: "defaultValue")
        try form.write(table, ifAny: "table")
        try form.write(comment, ifAny: "comment")
    }
}
