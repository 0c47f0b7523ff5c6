/// A `.strings` file: keys and texts with comments, in the order of the file.
///
/// ```swift
/// var file = try StringsFile(reading: bytes)
/// file["Cancel"]                          // "Abbrechen"
/// file["Cancel"] = "Verwerfen"
/// let changed = try file.bytes()          // differs from `bytes` in that text alone
/// ```
///
/// Comments, spacing and the spelling of escapes stay as they are in everything that is not changed.
public struct StringsFile: Hashable, Sendable {
    /// What the bytes are.
    public enum Format: Hashable, Sendable {
        /// Text: `"key" = "value";` for each entry.
        case text(StringsEncoding, byteOrderMark: Bool)
        /// A property list of texts, as Xcode puts it into a finished bundle.
        case xmlPropertyList
        /// The same in Apple's binary form.
        case binaryPropertyList
    }

    /// In the order of the file; a key that stands twice is here twice.
    public var entries: [StringsEntry]
    /// How the file is written. Setting it writes the same entries in another form.
    public var format: Format
    /// What stands before the entries when they are in braces, as in an old property list: spaces, comments and `{`.
    package var opening: String
    /// What stands after the last entry.
    package var ending: String

    /// A file in UTF-8.
    public init(entries: [StringsEntry] = []) {
        self.entries = entries
        format = .text(.utf8, byteOrderMark: false)
        (opening, ending) = ("", entries.isEmpty ? "" : "\n")
    }

    init(entries: [StringsEntry], format: Format, opening: String, ending: String) {
        (self.entries, self.format, self.opening, self.ending) = (entries, format, opening, ending)
    }

    /// The text of a key; the last one where the file has several. Setting adds an entry at the end for a new key, and nil
    /// removes all entries of the key. To look up many, take ``texts`` once.
    public subscript(key: String) -> String? {
        get { entries.last { $0.key == key }?.value }
        set {
            guard let newValue else { return entries.removeAll { $0.key == key } }
            if let index = entries.lastIndex(where: { $0.key == key }) {
                entries[index].value = newValue
            } else {
                entries.append(StringsEntry(key: key, value: newValue))
                if ending.isEmpty { ending = "\n" }
            }
        }
    }

    /// All keys with their texts; the last one where a key stands twice.
    public var texts: [String: String] {
        Dictionary(entries.map { ($0.key, $0.value) }) { $1 }
    }

    /// Keys that the file has more than once. The last one counts.
    public var duplicateKeys: [DuplicateKey] {
        var seen: Set<String> = []
        return entries.compactMap { entry in
            seen.insert(entry.key).inserted
                ? nil : DuplicateKey(key: entry.key, position: entry.position ?? .start)
        }
    }
}

/// One line of a `.strings` file: `/* comment */ "key" = "value";`.
public struct StringsEntry: Hashable, Sendable {
    /// What the program asks for. A key that is changed is written in quotes.
    public var key: String {
        didSet { if key != oldValue { layout.key = Self.quoted(key) } }
    }
    /// The text, without quotes and escapes.
    public var value: String {
        didSet {
            guard value != oldValue else { return }
            if layout.assignment.isEmpty { layout.assignment = " = " }
            layout.value = Self.quoted(value)
        }
    }
    /// What the programmer tells the translator: the comments right above the entry, or else those after it on its line.
    public var comment: String? {
        get { StringsComments.own(layout.leading) ?? StringsComments.own(layout.trailing) }
        set {
            guard newValue != comment else { return }
            if StringsComments.own(layout.leading) == nil { layout.trailing = "" }
            layout.leading = StringsComments.replacing(in: layout.leading, with: newValue)
        }
    }
    /// Where the file has the key; nil for an entry that was made anew.
    public let position: SourcePosition?

    package var layout: Layout

    /// The spelling of an entry in its file.
    package struct Layout: Hashable, Sendable {
        /// Spaces and comments before the key; a line's end first, unless the entry is the first.
        package var leading: String
        package var key: String
        /// From key to value: spaces, comments and `=`. Empty for `key;`, whose value is the key.
        package var assignment: String
        package var value: String
        /// From value to semicolon.
        package var closing: String
        /// Spaces and comments after the semicolon on its line.
        package var trailing: String
    }

    /// An entry for a line of its own: `"key" = "value";`, with the comment above it.
    public init(key: String, value: String, comment: String? = nil) {
        (self.key, self.value, position) = (key, value, nil)
        layout = Layout(
            leading: comment == nil ? "\n" : "\n\n", key: Self.quoted(key), assignment: " = ",
            value: Self.quoted(value),
            closing: ";", trailing: "")
        self.comment = comment
    }

    init(key: String, value: String, position: SourcePosition, layout: Layout) {
        (self.key, self.value, self.position, self.layout) = (key, value, position, layout)
    }

    /// A text as `.strings` files write it.
    package static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            case "\0"..." ", "\u{7F}", "\u{2028}", "\u{2029}":
                if scalar == " " {
                    quoted += " "
                } else {
                    let digits = String(scalar.value, radix: 16, uppercase: true)
                    quoted += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
