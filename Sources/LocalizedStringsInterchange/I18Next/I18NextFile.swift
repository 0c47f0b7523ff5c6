internal import LocaleFormatJSON
public import LocalizedStrings

/// The texts of one language as i18next keeps them (i18next.com, "JSON format", version 4): `{"files_one": "{{count}} file", "files_other":
/// "{{count}} files"}`, in objects within each other.
///
/// ```swift
/// let bytes = Array("{\n  \"menu\": {\n    \"save\": \"Save {{name}}\"\n  }\n}\n".utf8)
/// var file = try I18NextFile(reading: bytes)
/// file["menu.save"]                                  // "Save {{name}}"
/// file["menu.save"] = "Keep {{name}}"
/// String(decoding: file.bytes(), as: UTF8.self).contains("Keep {{name}}")    // true
/// ```
///
/// A file that was not changed is written byte for byte; one that was, in its order and with its spaces, each text on a line of its own.
public struct I18NextFile: Hashable, Sendable, ReadableFile {
    /// All members in their order.
    private(set) var fields: JSONObject
    private var layout: JSONLayout
    /// The bytes that were read, until something is changed.
    private var source: [UInt8]?

    /// What stands between the names of objects within each other in a key.
    static let separator: Character = "."

    /// A file without texts.
    public init() { self.init(fields: JSONObject()) }

    init(fields: JSONObject) {
        self.fields = fields
        layout = .ofNewFile
    }

    /// Reads a file.
    ///
    /// - Throws: `StringsError.malformed(file:line:column:expected:found:)` for what is no JSON;
    ///   `StringsError.unexpected(file:path:expected:found:)` for a file that is no object; `StringsError.notText(file:encoding:offset:)`, and
    ///   for more than `StringsLimits`.
    public init(reading bytes: [UInt8], file: String = "") throws(StringsError) {
        do throws(StringsError) {
            (fields, layout, source) = (try JSONReader.object(bytes), JSONLayout(of: bytes), bytes)
        } catch {
            throw error.inFile(file)
        }
    }

    /// The file as it was read, or in its layout where it was changed; one that was made anew has two spaces for each level.
    public func bytes() -> [UInt8] { source ?? JSONWriter.write(.object(fields), layout) }

    public static func == (left: I18NextFile, right: I18NextFile) -> Bool { left.fields == right.fields }

    public func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    /// The keys of all texts in their order, `menu.save`; elements of an array by their numbers, `days.0`. One that stands twice is here once.
    public var keys: [String] { leaves.map(\.key) }

    /// The text of a key; nil where there is none, and to remove it. A new one goes last, in objects within each other where its parts between
    /// dots are letters, digits, hyphens and underscores. One that has texts below it takes their place.
    public subscript(key: String) -> String? {
        get {
            Self.place(of: key, in: .object(fields)).flatMap { Self.value(at: $0[...], in: .object(fields)) }?.string
        }
        set {
            source = nil
            if let place = Self.place(of: key, in: .object(fields)) {
                Self.replace(at: place[...], in: &fields, with: newValue)
            } else if let newValue {
                Self.add(.string(newValue), Self.path(of: key)[...], to: &fields)
            }
        }
    }

    // MARK: Places

    /// A text, or what stands in the place of one.
    struct Leaf {
        var key: String
        var value: JSONValue
        /// How many names lead to it.
        var depth: Int
    }

    /// Of two members of a name the last one, and of two places that have one key the one in more objects, as i18next looks for them.
    var leaves: [Leaf] {
        var leaves: [Leaf] = []
        var places: [String: Int] = [:]
        func visit(_ value: JSONValue, _ key: String?, _ depth: Int) {
            func below(_ name: String) -> String { key.map { "\($0)\(Self.separator)\(name)" } ?? name }
            if let object = value.object {
                var last: [String: Int] = [:]
                for (place, member) in object.members.enumerated() { last[member.key] = place }
                for (place, member) in object.members.enumerated() where last[member.key] == place {
                    visit(member.value, below(member.key), depth + 1)
                }
            } else if case .array(let elements) = value {
                for (place, element) in elements.enumerated() { visit(element, below(String(place)), depth + 1) }
            } else if let place = places[key ?? ""] {
                if depth > leaves[place].depth { leaves[place] = Leaf(key: key ?? "", value: value, depth: depth) }
            } else {
                places[key ?? ""] = leaves.count
                leaves.append(Leaf(key: key ?? "", value: value, depth: depth))
            }
        }
        visit(.object(fields), nil, 0)
        return leaves
    }

    /// Members of one name, of which the last one counts.
    var shadowed: [ConversionLoss] {
        var losses: [ConversionLoss] = []
        func visit(_ value: JSONValue) {
            if let object = value.object {
                losses += object.shadowed
                for member in object.members { visit(member.value) }
            } else if case .array(let elements) = value {
                for element in elements { visit(element) }
            }
        }
        visit(.object(fields))
        return losses
    }

    /// The names that lead to the text of a key: first each part between dots, then names that have dots themselves, as i18next looks for them.
    private static func place(of key: String, in value: JSONValue) -> [String]? {
        if case .array(let elements) = value {
            let digits = key.prefix { $0 != separator }
            guard let place = Int(digits), elements.indices.contains(place), String(place) == digits else { return nil }
            if digits.count == key.count { return isLeaf(elements[place]) ? [key] : nil }
            return self.place(of: String(key.dropFirst(digits.count + 1)), in: elements[place]).map {
                [String(digits)] + $0
            }
        }
        guard let object = value.object else { return nil }
        for dot in key.indices where key[dot] == separator {
            guard let inner = object.last(String(key[..<dot])) else { continue }
            let rest = String(key[dot...].dropFirst())
            if let found = place(of: rest, in: inner) { return [String(key[..<dot])] + found }
        }
        return object.last(key).map(isLeaf) ?? false ? [key] : nil
    }

    private static func isLeaf(_ value: JSONValue) -> Bool {
        switch value {
        case .array, .object: false
        default: true
        }
    }

    private static func value(at place: ArraySlice<String>, in value: JSONValue) -> JSONValue? {
        guard let name = place.first else { return value }
        switch value {
        case .object(let object): return object.last(name).flatMap { self.value(at: place.dropFirst(), in: $0) }
        case .array(let elements):
            guard let index = Int(name), elements.indices.contains(index) else { return nil }
            return self.value(at: place.dropFirst(), in: elements[index])
        default: return nil
        }
    }

    private static func replace(at place: ArraySlice<String>, in object: inout JSONObject, with text: String?) {
        guard let name = place.first else { return }
        let new = replaced(at: place.dropFirst(), in: object.last(name) ?? .null, with: text)
        object.put(new, at: name)
    }

    /// Nil for a member that is removed; in an array it is null, so that others keep their numbers.
    private static func replaced(at place: ArraySlice<String>, in value: JSONValue, with text: String?) -> JSONValue? {
        guard let name = place.first else { return text.map(JSONValue.string) }
        switch value {
        case .object(var object):
            replace(at: place, in: &object, with: text)
            return .object(object)
        case .array(var elements):
            guard let index = Int(name), elements.indices.contains(index) else { return value }
            elements[index] = replaced(at: place.dropFirst(), in: elements[index], with: text) ?? .null
            return .array(elements)
        default: return value
        }
    }

    private static func add(_ value: JSONValue, _ path: ArraySlice<String>, to object: inout JSONObject) {
        guard let name = path.first else { return }
        guard path.count > 1 else { return object.put(value, at: name) }
        switch object.last(name) {
        case nil:
            var inner = JSONObject()
            add(value, path.dropFirst(), to: &inner)
            object.put(.object(inner), at: name)
        case .object(var inner)?:
            add(value, path.dropFirst(), to: &inner)
            object.put(.object(inner), at: name)
        default:
            // What is a text already has no members: the name is whole.
            object.put(value, at: path.joined(separator: String(separator)))
        }
    }

    /// The names of objects within each other; the key alone where it is no such path.
    static func path(of key: String) -> [String] {
        let parts = key.split(separator: separator, omittingEmptySubsequences: false)
        let isPath = parts.allSatisfy { part in
            !part.isEmpty
                && part.utf8.allSatisfy {
                    0x30...0x39 ~= $0 || 0x61...0x7A ~= $0 | 0x20 || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
                }
        }
        return isPath && parts.count <= 32 ? parts.map(String.init) : [key]
    }

    /// Whether a `.json` file is i18next's rather than FormatJS's: it has objects without `defaultMessage`, `{{…}}` or `$t(…)` in texts, or a
    /// key that ends in `_other`.
    public static func isLikely(_ bytes: [UInt8]) -> Bool {
        guard let object = (try? JSONReader.read(bytes))?.object else { return false }
        return object.members.contains { member in
            if let inner = member.value.object { return inner.last("defaultMessage") == nil }
            guard let text = member.value.string else { return false }
            return text.contains("{{") && text.contains("}}") && !text.contains(", plural,")
                && !text.contains(", select,")
                || text.contains("$t(") || member.key.hasSuffix("_other")
        }
    }
}
