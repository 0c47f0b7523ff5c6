public import LocaleFormatJSON
public import LocalizedStrings

/// An Application Resource Bundle, `.arb`: the messages of a Flutter program in one language (the ARB specification,
/// github.com/google/app-resource-bundle).
///
/// ```swift
/// let file = try ARBFile(reading: bytes)
/// file.locale                                        // "de"
/// file["files"]?.message                             // "{count, plural, one {# Datei} other {# Dateien}}"
/// file["files"]?.description                         // "How many files there are"
/// ```
///
/// A message is text in ICU's MessageFormat 1. Members that this package does not know are kept, and so is the order.
public struct ARBFile: Hashable, Sendable, ReadableFile {
    /// All members in their order: `@@locale`, messages, `@` and a message's id for what is said of it.
    var fields: JSONObject
    var layout: JSONLayout

    /// A file without messages.
    public init(locale: String? = nil) {
        fields = JSONObject()
        layout = .ofNewFile
        self.locale = locale
    }

    /// Reads a file.
    ///
    /// - Throws: `StringsError.malformed(file:line:column:expected:found:)` for what is no JSON;
    ///   `StringsError.unexpected(file:path:expected:found:)` for a message that is no text, and for metadata that is no object;
    ///   `StringsError.notText(file:encoding:offset:)`, and for more than `StringsLimits`.
    public init(reading bytes: [UInt8], file: String = "") throws(StringsError) {
        do throws(StringsError) {
            let object = try JSONReader.object(bytes)
            for member in object.members {
                switch Self.kind(member.key) {
                case .message where member.value.string == nil,
                    .global where member.key == "@@locale" && member.value.string == nil:
                    throw .unexpected(file: "", path: [member.key], expected: "a text", found: member.value.kind)
                case .metadata where member.value.object == nil:
                    throw .unexpected(file: "", path: [member.key], expected: "an object", found: member.value.kind)
                default: break
                }
            }
            (fields, layout) = (object, JSONLayout(of: bytes))
        } catch {
            throw error.inFile(file)
        }
    }

    /// The file in the layout in which it was read, or with two spaces for each level.
    public func bytes() -> [UInt8] { JSONWriter.write(.object(fields), layout) }

    private enum Kind { case global, metadata, message }

    private static func kind(_ key: String) -> Kind {
        key.hasPrefix("@@") ? .global : key.hasPrefix("@") ? .metadata : .message
    }

    /// `@@locale`, the language of the messages: `de`, `pt_BR`.
    public var locale: String? {
        get { self[global: "locale"]?.string }
        set { self[global: "locale"] = newValue.map(JSONValue.string) }
    }

    /// What the file says of itself, by a name without `@@`: `last_modified`, `author`.
    public subscript(global name: String) -> JSONValue? {
        get { fields.last("@@\(name)") }
        set { fields.put(newValue, at: "@@\(name)", first: true) }
    }

    /// The ids of the messages in their order; one that stands twice is here once.
    public var ids: [String] {
        var seen: Set<String> = []
        return fields.keys.filter { Self.kind($0) == .message && seen.insert($0).inserted }
    }

    /// A message and what is said of it; nil where there is none, and to remove both. A new one goes last.
    public subscript(id: String) -> ARBMessage? {
        get {
            fields.last(id)?.string.map { ARBMessage($0, metadata: fields.last("@\(id)")?.object ?? JSONObject()) }
        }
        set {
            fields.put(newValue.map { .string($0.message) }, at: id)
            fields.put(newValue.flatMap { $0.metadata.isEmpty ? nil : .object($0.metadata) }, at: "@\(id)", after: id)
        }
    }

    /// All messages, each looked at once.
    var messages: [(id: String, message: ARBMessage)] {
        var metadata: [String: JSONObject] = [:]
        for member in fields.members where Self.kind(member.key) == .metadata {
            metadata[member.key] = member.value.object
        }
        var texts: [String: String] = [:]
        for member in fields.members where Self.kind(member.key) == .message { texts[member.key] = member.value.string }
        return ids.map { ($0, ARBMessage(texts[$0] ?? "", metadata: metadata["@\($0)"] ?? JSONObject())) }
    }

    /// What is said of messages that there are not.
    var orphans: [String] {
        let known = Set(ids)
        return fields.keys.filter { Self.kind($0) == .metadata && !known.contains(String($0.dropFirst())) }
    }

    /// Adds messages that are new, at the end.
    mutating func append(_ messages: [(id: String, message: ARBMessage)]) {
        for (id, message) in messages {
            fields.members.append(.init(key: id, value: .string(message.message)))
            if !message.metadata.isEmpty {
                fields.members.append(.init(key: "@\(id)", value: .object(message.metadata)))
            }
        }
    }
}

/// A message of an ``ARBFile``, and what its `@` member says.
public struct ARBMessage: Hashable, Sendable {
    /// The text, in ICU's MessageFormat 1.
    public var message: String
    /// The members of `@id`: `description`, `placeholders`, `type`, `context` and others.
    public var metadata: JSONObject

    /// A message.
    public init(_ message: String, description: String? = nil) {
        self.init(message, metadata: JSONObject())
        self.description = description
    }

    /// A message and all that is said of it.
    public init(_ message: String, metadata: JSONObject) { (self.message, self.metadata) = (message, metadata) }

    /// What the programmer tells the translator.
    public var description: String? {
        get { metadata.last("description")?.string }
        set { metadata.put(newValue.map(JSONValue.string), at: "description", first: true) }
    }

    /// The arguments, in their order.
    public var placeholders: [ARBPlaceholder] {
        get {
            (metadata.last("placeholders")?.object?.members ?? []).map {
                ARBPlaceholder(name: $0.key, fields: $0.value.object ?? JSONObject())
            }
        }
        set {
            let object = JSONObject(newValue.map { ($0.name, .object($0.fields)) })
            metadata.put(newValue.isEmpty ? nil : .object(object), at: "placeholders")
        }
    }
}

/// An argument of an ``ARBMessage``.
public struct ARBPlaceholder: Hashable, Sendable {
    /// As the message has it in braces.
    public var name: String
    /// `type`, `format`, `example`, `optionalParameters` and others.
    public var fields: JSONObject

    /// An argument with what is said of it.
    public init(name: String, fields: JSONObject) { (self.name, self.fields) = (name, fields) }

    /// An argument of a type of Dart's: `int`, `String`, `DateTime`.
    public init(name: String, type: String? = nil) {
        self.init(name: name, fields: JSONObject())
        self.type = type
    }

    /// The type in Dart: `int`, `String`, `DateTime`.
    public var type: String? {
        get { fields.last("type")?.string }
        set { fields.put(newValue.map(JSONValue.string), at: "type", first: true) }
    }
}

extension JSONObject {
    /// Sets the last member of a name; a new one goes last, first, or behind another.
    mutating func put(_ value: JSONValue?, at key: String, first: Bool = false, after: String? = nil) {
        let index = members.lastIndex { $0.key == key }
        switch (index, value) {
        case (let index?, let value?): members[index].value = value
        case (_?, nil): members.removeAll { $0.key == key }
        case (nil, let value?):
            let place = after.flatMap { name in members.lastIndex { $0.key == name }.map { $0 + 1 } }
            members.insert(Member(key: key, value: value), at: first ? 0 : place ?? members.count)
        case (nil, nil): break
        }
    }
}
