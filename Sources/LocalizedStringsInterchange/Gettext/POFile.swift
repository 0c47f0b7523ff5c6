public import LocalizedStrings

/// A `.po` or `.pot` file: the messages of a program in the source language and one other, as GNU gettext keeps them.
///
/// ```swift
/// var file = try POFile(reading: bytes)
/// file.header["Language"]                            // "de"
/// file.entries[1].strings                            // ["%d Datei", "%d Dateien"]
/// file.entries[1].strings[0] = "eine Datei"
/// let changed = try file.bytes()                     // differs from `bytes` in that entry alone
/// ```
///
/// Comments, spacing and the breaks of long texts stay as they are in every entry that is not changed.
public struct POFile: Hashable, Sendable {
    /// In the order of the file, the header first where there is one.
    public var entries: [POEntry]
    /// Whether the file begins with the byte order mark of UTF-8, which gettext's own programs refuse.
    public var hasByteOrderMark = false
    /// What ends a line that is written anew: a line feed, or carriage return and line feed.
    var newline = "\n"
    /// Empty lines and comments after the last entry.
    var ending = ""

    /// A file with the entries.
    public init(entries: [POEntry] = []) { self.entries = entries }

    /// The fields of the header. Setting one in a file without header makes it.
    public var header: POHeader {
        get { POHeader(text: entries.first(where: \.isHeader)?.strings.first ?? "") }
        set {
            if let index = entries.firstIndex(where: \.isHeader) {
                entries[index].strings = [newValue.text]
            } else {
                entries.insert(POEntry(id: "", strings: [newValue.text]), at: 0)
            }
        }
    }

    /// The messages that count, by what the program asks for: neither the header nor obsolete ones.
    public var messages: [POEntry] { entries.filter { !$0.isHeader && !$0.isObsolete } }

    /// Messages that the file has more than once, by context and text. Programs of gettext refuse such a file.
    public var duplicateKeys: [DuplicateKey] {
        var seen: Set<[String?]> = []
        return entries.compactMap { entry in
            if entry.isObsolete || seen.insert([entry.context, entry.id]).inserted { return nil }
            return DuplicateKey(key: entry.id, position: entry.position ?? .start)
        }
    }

    /// The same entries as they are written anew, without the spacing and the line breaks that were read.
    public var normalized: POFile {
        var file = POFile(entries: entries)
        for index in file.entries.indices { file.entries[index].source = nil }
        return file
    }

    public static func == (left: POFile, right: POFile) -> Bool { left.entries == right.entries }

    public func hash(into hasher: inout Hasher) { hasher.combine(entries) }
}

/// The fields of a header: `Language: de`, each on a line.
public struct POHeader: Hashable, Sendable {
    /// As the header's text has them.
    public var fields: [(name: String, value: String)] {
        lines.compactMap { line in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            return (String(line[..<colon]), Self.trimmed(line[line.index(after: colon)...]))
        }
    }

    /// The header's whole text.
    public var text: String { lines.isEmpty ? "" : lines.joined(separator: "\n") + (endsWithNewline ? "\n" : "") }

    private var lines: [String]
    private var endsWithNewline: Bool

    /// The fields of a text.
    public init(text: String = "") {
        endsWithNewline = text.isEmpty || text.hasSuffix("\n")
        lines = text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if text.hasSuffix("\n") { lines.removeLast() }
    }

    /// The value of a field, whose name is compared without case; nil where there is none, and to remove one.
    public subscript(name: String) -> String? {
        get { fields.first { $0.name.lowercased() == name.lowercased() }?.value }
        set {
            let index = lines.firstIndex { $0.lowercased().hasPrefix(name.lowercased() + ":") }
            guard let newValue else {
                if let index { lines.remove(at: index) }
                return
            }
            if let index { lines[index] = "\(name): \(newValue)" } else { lines.append("\(name): \(newValue)") }
        }
    }

    /// The language, as gettext writes it: `de`, `pt_BR`, `sr@latin`.
    public var language: String? {
        get { self["Language"].flatMap { $0.isEmpty ? nil : $0 } }
        set { self["Language"] = newValue }
    }

    /// How plural forms are chosen; nil where the header does not say it, or in a way that cannot be read.
    public var pluralForms: PluralForms? {
        get { self["Plural-Forms"].flatMap { PluralForms($0) } }
        set { self["Plural-Forms"] = newValue?.description }
    }

    /// The name of the character set that the file is in.
    public var charset: String? { TextCharset.name(inField: text) }

    private static func trimmed(_ text: Substring) -> String {
        String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
