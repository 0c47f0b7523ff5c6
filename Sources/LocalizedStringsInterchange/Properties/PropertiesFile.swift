public import LocalizedStrings

/// A `.properties` file of Java: names and texts, as `java.util.Properties` reads them.
///
/// ```swift
/// let bytes = Array("# The button\nsave = Sichern\nfiles = {0} Datei\\u0065n\n".utf8)
/// var file = try PropertiesFile(reading: bytes)
/// file["files"]                                      // "{0} Dateien"
/// file.entries[0].comment                            // "The button"
/// file["save"] = "Speichern"
/// String(decoding: file.bytes(), as: UTF8.self)
/// // "# The button\nsave = Speichern\nfiles = {0} Datei\u0065n\n"
/// ```
///
/// Comments, separators, continuation lines and escapes stay as they are in every entry that is not changed.
public struct PropertiesFile: Hashable, Sendable {
    /// The characters of the bytes.
    public enum Encoding: Hashable, Sendable, CaseIterable {
        /// That of `java.util.PropertyResourceBundle` from Java 9 on (JEP 226).
        case utf8
        /// ISO 8859-1, that of `Properties.load(InputStream)` and of all that is older. Other characters are written `\uXXXX`.
        case latin1
    }

    /// In the order of the file; a name that stands twice is here twice, and the last one counts.
    public var entries: [PropertiesEntry]
    /// How it is written. Setting it writes the same texts in other bytes.
    public var encoding: Encoding
    /// Whether the file begins with the byte order mark of UTF-8, which Java takes for a part of the first name.
    public var hasByteOrderMark = false
    /// What ends a line that is written anew.
    var newline = "\n"
    /// Empty lines and comments after the last entry.
    var ending = ""

    /// A file with entries.
    public init(entries: [PropertiesEntry] = [], encoding: Encoding = .utf8) {
        (self.entries, self.encoding) = (entries, encoding)
    }

    /// The text of a name; the last one where the file has several. Setting adds an entry at the end for a new name, and nil removes all
    /// entries of the name. To look up many, take ``texts`` once.
    public subscript(key: String) -> String? {
        get { entries.last { $0.key == key }?.value }
        set {
            guard let newValue else { return entries.removeAll { $0.key == key } }
            if let index = entries.lastIndex(where: { $0.key == key }) {
                entries[index].value = newValue
            } else {
                entries.append(PropertiesEntry(key: key, value: newValue))
            }
        }
    }

    /// All names with their texts; the last one where a name stands twice.
    public var texts: [String: String] { Dictionary(entries.map { ($0.key, $0.value) }) { $1 } }

    /// Names that the file has more than once.
    public var duplicateKeys: [DuplicateKey] {
        var seen: Set<String> = []
        return entries.compactMap { entry in
            seen.insert(entry.key).inserted
                ? nil : DuplicateKey(key: entry.key, position: entry.position ?? .start)
        }
    }

    /// Ends the last line, where the file that was read does not; a backslash there would join what follows.
    private func endLine(of text: inout String) {
        guard let last = text.utf8.last, last != 0x0A, last != 0x0D else { return }
        if text.utf8.reversed().prefix(while: { $0 == UInt8(ascii: "\\") }).count % 2 == 1 { text.removeLast() }
        text += newline
    }

    /// The file. What was not changed comes out byte for byte as it was read.
    public func bytes() -> [UInt8] {
        var text = ""
        for entry in entries {
            endLine(of: &text)
            text += entry.layout.text(newline: newline)
        }
        if !ending.isEmpty { endLine(of: &text) }
        text += ending
        switch encoding {
        case .utf8: return (hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []) + Array(text.utf8)
        case .latin1:
            var bytes: [UInt8] = []
            bytes.reserveCapacity(text.utf8.count)
            for scalar in text.unicodeScalars {
                if let byte = UInt8(exactly: scalar.value) {
                    bytes.append(byte)
                } else {
                    bytes += PropertiesEntry.escape(scalar).utf8
                }
            }
            return bytes
        }
    }
}

/// A line of a ``PropertiesFile``: a name and its text, `save = Sichern`.
public struct PropertiesEntry: Hashable, Sendable {
    /// What the program asks for, without escapes.
    public var key: String {
        didSet { if key != oldValue { layout.key = Self.escaped(key: key) } }
    }
    /// The text, without escapes.
    public var value: String {
        didSet {
            guard value != oldValue else { return }
            if layout.separator.isEmpty { (layout.key, layout.separator) = (Self.escaped(key: key), "=") }
            layout.value = Self.escaped(value: value)
        }
    }
    /// Where the file has the name; nil for an entry that was made anew.
    public let position: SourcePosition?
    var layout: Layout

    /// The spelling of an entry in its file.
    struct Layout: Hashable, Sendable {
        /// Empty lines and comments before the entry, and the space that its line begins with.
        var leading = ""
        var key: String
        var separator: String
        var value: String
        /// The end of its line; nil for the file's own.
        var ending: String?

        func text(newline: String) -> String { leading + key + separator + value + (ending ?? newline) }
    }

    /// An entry for a line of its own, `key = value`, with its comment above it.
    public init(key: String, value: String, comment: String? = nil) {
        (self.key, self.value, position) = (key, value, nil)
        layout = Layout(key: Self.escaped(key: key), separator: " = ", value: Self.escaped(value: value))
        self.comment = comment
    }

    init(key: String, value: String, position: SourcePosition, layout: Layout) {
        (self.key, self.value, self.position, self.layout) = (key, value, position, layout)
    }

    /// The lines of comments right above the entry, without `#` or `!` and one space; nil for none.
    public var comment: String? {
        get {
            let own = commentLines.own.map { line in
                let text = line.drop { " \t\u{0C}".contains($0) }.dropFirst()
                return String(text.first == " " ? text.dropFirst() : text)
            }
            return own.isEmpty ? nil : own.joined(separator: "\n")
        }
        set {
            guard newValue != comment else { return }
            let (before, _, indent) = commentLines
            let new = (newValue ?? "").split(omittingEmptySubsequences: false) { $0.isNewline }
            let lines = newValue == nil ? [] : new.map { $0.isEmpty ? "#" : "# \($0)" }
            layout.leading = before.joined() + lines.map { "\($0)\n" }.joined() + indent
        }
    }

    private static func endsLine(_ character: Character) -> Bool {
        character == "\n" || character == "\r" || character == "\r\n"
    }

    /// What is before the entry: lines with their ends; the comments that are its own, without them; the space on its line.
    private var commentLines: (before: [String], own: [String], indent: String) {
        var lines: [String] = []
        var line = ""
        for character in layout.leading {
            line.append(character)
            if Self.endsLine(character) {
                lines.append(line)
                line = ""
            }
        }
        let isComment = { (line: String) in line.first { !" \t\u{0C}".contains($0) }.map { "#!".contains($0) } ?? false
        }
        let count = lines.reversed().prefix(while: isComment).count
        let own = lines.suffix(count).map { String($0.prefix { !Self.endsLine($0) }) }
        return (Array(lines.dropLast(count)), own, line)
    }
}

extension PropertiesEntry {
    /// A name as the file writes it.
    static func escaped(key: String) -> String {
        var text = ""
        for (place, scalar) in key.unicodeScalars.enumerated() {
            switch scalar {
            case " ", "=", ":", "\\": text += "\\\(scalar)"
            case "#" where place == 0, "!" where place == 0: text += "\\\(scalar)"
            default: append(scalar, to: &text)
            }
        }
        return text
    }

    /// A text as the file writes it; Java leaves out the space that it would begin with.
    static func escaped(value: String) -> String {
        var text = ""
        for scalar in value.unicodeScalars {
            switch scalar {
            case " " where text.isEmpty: text += "\\ "
            case "\\": text += "\\\\"
            case "=" where text.isEmpty, ":" where text.isEmpty: text += "\\\(scalar)"
            default: append(scalar, to: &text)
            }
        }
        return text
    }

    private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
        switch scalar {
        case "\n": text += "\\n"
        case "\r": text += "\\r"
        case "\t": text += "\\t"
        case "\u{0C}": text += "\\f"
        case "\0"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}", "\u{FEFF}": text += escape(scalar)
        default: text.unicodeScalars.append(scalar)
        }
    }

    /// `\u00E4`, and two of them beyond U+FFFF.
    static func escape(_ scalar: Unicode.Scalar) -> String {
        UTF16.encode(scalar).map { units in
            units.map { unit in
                let digits = String(unit, radix: 16, uppercase: true)
                return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }.joined()
        } ?? ""
    }
}
