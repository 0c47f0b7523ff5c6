public import LocaleFormatJSON
public import LocalizedStrings

/// The messages of one language as FormatJS keeps them (formatjs.github.io, "Message Extraction"): either `{"id": "message"}`, or
/// `{"id": {"defaultMessage": "message", "description": "…"}}`, or both in one file.
///
/// ```swift
/// var file = try FormatJSFile(reading: bytes)
/// file["greeting"]?.message                          // "Hello {name}"
/// file["greeting"]?.message = "Hallo {name}"
/// ```
///
/// A message is text in ICU's MessageFormat 1, with tags. Members that this package does not know are kept, and so is the order.
public struct FormatJSFile: Hashable, Sendable, ReadableFile {
    var fields: JSONObject
    var layout: JSONLayout

    /// A file without messages.
    public init() {
        fields = JSONObject()
        layout = .ofNewFile
    }

    /// Reads a file.
    ///
    /// - Throws: `StringsError.malformed(file:line:column:expected:found:)` for what is no JSON;
    ///   `StringsError.unexpected(file:path:expected:found:)` for a message that is neither a text nor an object with a text
    ///   `defaultMessage`, such as one that was compiled; `StringsError.notText(file:encoding:offset:)`, and for more than
    ///   `StringsLimits`.
    public init(reading bytes: [UInt8], file: String = "") throws(StringsError) {
        do throws(StringsError) {
            let object = try JSONReader.object(bytes)
            for member in object.members where member.value.string == nil {
                guard let message = member.value.object else {
                    throw .unexpected(
                        file: "", path: [member.key], expected: "a text or an object", found: member.value.kind)
                }
                guard message.last("defaultMessage")?.string != nil else {
                    throw .unexpected(
                        file: "", path: [member.key], expected: "a text 'defaultMessage'",
                        found: message.last("defaultMessage")?.kind ?? "none")
                }
            }
            (fields, layout) = (object, JSONLayout(of: bytes))
        } catch {
            throw error.inFile(file)
        }
    }

    /// The file in the layout in which it was read, or with two spaces for each level.
    public func bytes() -> [UInt8] { JSONWriter.write(.object(fields), layout) }

    /// The ids in their order; one that stands twice is here once.
    public var ids: [String] {
        var seen: Set<String> = []
        return fields.keys.filter { seen.insert($0).inserted }
    }

    /// A message; nil where there is none, and to remove it. A new one goes last.
    public subscript(id: String) -> FormatJSMessage? {
        get { fields.last(id).flatMap(FormatJSMessage.init) }
        set { fields.put(newValue?.value, at: id) }
    }

    /// All messages, each looked at once.
    var messages: [(id: String, message: FormatJSMessage)] {
        let values = Dictionary(fields.members.map { ($0.key, $0.value) }) { $1 }
        return ids.compactMap { id in values[id].flatMap(FormatJSMessage.init).map { (id, $0) } }
    }

    /// Sets messages by their places, each found once.
    mutating func set(_ messages: [String: FormatJSMessage]) {
        for index in fields.members.indices {
            if let message = messages[fields.members[index].key] { fields.members[index].value = message.value }
        }
    }

    /// Adds messages that are new, at the end.
    mutating func append(_ messages: [(id: String, message: FormatJSMessage)]) {
        for (id, message) in messages { fields.members.append(.init(key: id, value: message.value)) }
    }
}

/// A message of a ``FormatJSFile``.
public struct FormatJSMessage: Hashable, Sendable {
    /// The text, in ICU's MessageFormat 1 with tags.
    public var message: String
    /// The members beside `defaultMessage`: `description`, `file`, `line` and others; nil for a message that is only a text.
    public var metadata: JSONObject?

    /// A message that is only a text, or has a description.
    public init(_ message: String, description: String? = nil) {
        self.message = message
        self.description = description
    }

    init?(_ value: JSONValue) {
        if let message = value.string {
            self.init(message)
        } else {
            guard var object = value.object, let message = object.last("defaultMessage")?.string else { return nil }
            object.put(nil, at: "defaultMessage")
            self.init(message)
            metadata = object
        }
    }

    /// What the programmer tells the translator.
    public var description: String? {
        get { metadata?.last("description")?.string }
        set {
            if newValue == nil, metadata == nil { return }
            var object = metadata ?? JSONObject()
            object.put(newValue.map(JSONValue.string), at: "description", first: true)
            metadata = object
        }
    }

    var value: JSONValue {
        guard var object = metadata else { return .string(message) }
        object.put(.string(message), at: "defaultMessage", first: true)
        return .object(object)
    }
}
