/// A value of a property list, with what a file says beyond the value: the order of keys and the comments among them.
package indirect enum PropertyListValue: Hashable, Sendable {
    case string(String)
    /// As written.
    case integer(String)
    /// As written.
    case real(String)
    case bool(Bool)
    /// As written, in ISO 8601.
    case date(String)
    /// In Base64, as written.
    case data(String)
    case array([PropertyListValue])
    case dictionary(PropertyListDictionary)

    /// The value of a file in either form, binary or XML; where only the value counts.
    static func read(_ bytes: [UInt8], file: String) throws(StringsError) -> PropertyListValue {
        do throws(StringsError) {
            return BinaryPropertyList.isBinary(bytes)
                ? try BinaryPropertyList.read(bytes) : try XMLPropertyListReader.read(bytes).0
        } catch {
            throw error.inFile(file)
        }
    }

    package var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    package var dictionary: PropertyListDictionary? {
        if case .dictionary(let dictionary) = self { dictionary } else { nil }
    }

    /// - Throws: ``StringsError/unexpected(file:path:expected:found:)`` for a dictionary, here or within, of more members than are
    ///   looked up one after another.
    func checkNames(_ path: [String]) throws(StringsError) {
        guard let members = dictionary?.members else { return }
        try StringsLimits.check(names: members.count, path)
        for member in members { try member.value.checkNames(path + [member.key]) }
    }

    /// What the value is, for an error's text.
    package var kind: String {
        switch self {
        case .string: "a text"
        case .integer(let text), .real(let text): "the number \(text)"
        case .bool(let value): "\(value)"
        case .date: "a date"
        case .data: "data"
        case .array: "an array"
        case .dictionary: "a dictionary"
        }
    }
}

/// A dictionary of a property list, in the order of its file. Those of tables are small; keys are looked up one after another.
package struct PropertyListDictionary: Hashable, Sendable {
    package struct Member: Hashable, Sendable {
        package var key: String { didSet { if key != oldValue { source = nil } } }
        package var value: PropertyListValue { didSet { if value != oldValue { source = nil } } }
        /// Comments before the key.
        package var comments: [String] = []
        /// Where the file has the key.
        package var position: SourcePosition?
        /// How the file writes key and value, with what stands before them; nil once either has changed, and for members
        /// of members.
        package var source: String?

        package init(key: String, value: PropertyListValue, comments: [String] = [], position: SourcePosition? = nil) {
            (self.key, self.value, self.comments, self.position) = (key, value, comments, position)
        }

        package static func == (left: Member, right: Member) -> Bool {
            left.key == right.key && left.value == right.value && left.comments == right.comments
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(key)
            hasher.combine(value)
        }
    }

    package var members: [Member]
    /// Comments after the last value.
    package var comments: [String] = []
    /// How the file writes what stands after the last value.
    package var ending: String?

    package init(members: [Member] = []) { self.members = members }

    package init(_ pairs: [(String, PropertyListValue)]) { members = pairs.map { Member(key: $0.0, value: $0.1) } }

    package var keys: [String] { members.map(\.key) }

    /// The last value of a key. A new key goes last; nil removes.
    package subscript(key: String) -> PropertyListValue? {
        get { members.last { $0.key == key }?.value }
        set {
            guard let newValue else { return members.removeAll { $0.key == key } }
            if let index = members.lastIndex(where: { $0.key == key }) {
                members[index].value = newValue
            } else {
                members.append(Member(key: key, value: newValue))
            }
        }
    }
}

/// How an XML property list is laid out.
package struct PropertyListLayout: Hashable, Sendable {
    /// All before the outermost value.
    package var header = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">

        """
    /// All after it.
    package var footer = "\n</plist>\n"
    /// The indentation of the outermost value.
    package var margin = ""
    /// One step.
    package var indent = "\t"
    package var newline = "\n"
    /// `<dict/>` rather than `<dict></dict>` for what is empty.
    package var closesEmpty = true
    package var encoding = StringsEncoding.utf8
    package var hasByteOrderMark = false

    package init() {}
}
