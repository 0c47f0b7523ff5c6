public import LocalizedStrings

/// A file of Mozilla's Project Fluent, `.ftl`: the messages of one language (Fluent Syntax 1.0, projectfluent.org).
///
/// ```swift
/// let bytes = Array("# How many\nfiles = { $n ->\n    [one] a file\n   *[other] { $n } files\n}\nsave = Save\n".utf8)
/// var file = try FluentFile(reading: bytes)
/// file["files"]?.comment                             // "How many"
/// file["save"]?.value = FluentPattern("Keep {it}")
/// String(decoding: file.bytes(), as: UTF8.self).hasSuffix("\n}\nsave = Keep { \"{\" }it{ \"}\" }\n")     // true
/// ```
///
/// Comments, blank lines and the layout of texts stay as they are in every entry that is not changed. What is no entry is kept as
/// ``FluentEntry/Content/junk(_:)``, as the syntax asks of readers.
public struct FluentFile: Hashable, Sendable {
    /// In the order of the file.
    public var entries: [FluentEntry]
    /// Whether the file begins with the byte order mark of UTF-8, which is no part of the syntax.
    public var hasByteOrderMark = false
    /// What ends a line that is written anew.
    var newline = "\n"
    /// Blank lines after the last entry.
    var ending = ""

    /// A file with entries.
    public init(entries: [FluentEntry] = []) { self.entries = entries }

    /// The messages and terms in their order.
    public var messages: [FluentMessage] { entries.compactMap(\.message) }

    /// The message or, by a name with a hyphen in front, the term of a name: the first one where the file has several, which is the one that
    /// Fluent takes. Setting adds an entry at the end for a new name, and nil removes all entries of the name.
    public subscript(name: String) -> FluentMessage? {
        get { entries.lazy.compactMap(\.message).first { $0.name == name } }
        set {
            guard let newValue else { return entries.removeAll { $0.message?.name == name } }
            if let index = entries.firstIndex(where: { $0.message?.name == name }) {
                entries[index].content = .message(newValue)
            } else {
                entries.append(FluentEntry(.message(newValue)))
            }
        }
    }

    /// Messages and terms that the file has more than once.
    public var duplicateKeys: [DuplicateKey] {
        var seen: Set<String> = []
        return entries.compactMap { entry in
            guard let name = entry.message?.name, !seen.insert(name).inserted else { return nil }
            return DuplicateKey(key: name, position: entry.position ?? .start)
        }
    }

    /// The file. What was not changed comes out byte for byte as it was read.
    public func bytes() -> [UInt8] {
        var text = ""
        for entry in entries {
            if let last = text.utf8.last, last != 0x0A { text += newline }
            text += entry.leading
            text += entry.source ?? FluentWriter.text(of: entry.content, newline: newline)
        }
        text += ending
        return (hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []) + Array(text.utf8)
    }
}

/// An entry of a ``FluentFile``.
public struct FluentEntry: Hashable, Sendable {
    /// What an entry is.
    public enum Content: Hashable, Sendable {
        /// A message or a term, with the comment that is its own.
        case message(FluentMessage)
        /// A comment that stands alone: of level 1 for `#`, 2 for `##`, which is about the entries after it, 3 for `###`, about the file.
        case comment(String, level: Int)
        /// Text that is no entry.
        case junk(FluentJunk)
    }

    /// What it is.
    public var content: Content {
        didSet { if content != oldValue { source = nil } }
    }
    /// Where the file has it; nil for an entry that was made anew.
    public let position: SourcePosition?
    /// Blank lines before it.
    var leading = ""
    /// As it is written, with the end of its line; nil for one that was changed.
    var source: String?

    /// An entry that is made anew.
    public init(_ content: Content) { (self.content, position) = (content, nil) }

    init(_ content: Content, position: SourcePosition, leading: String, source: String) {
        (self.content, self.position, self.leading, self.source) = (content, position, leading, source)
    }

    /// The message or term; nil for all else.
    public var message: FluentMessage? {
        if case .message(let message) = content { message } else { nil }
    }
}

/// A message, `save = Save`, or a term, `-brand = Firefox`.
public struct FluentMessage: Hashable, Sendable {
    /// Its name, without the hyphen of a term.
    public var id: String
    /// Whether it is a term: only other texts show it.
    public var isTerm: Bool
    /// The text; nil for a message that only has attributes.
    public var value: FluentPattern?
    /// Further texts of the same thing: `.tooltip = …`.
    public var attributes: [FluentAttribute]
    /// What the programmer tells the translator.
    public var comment: String?

    /// A message by its parts. Nothing is checked.
    public init(
        id: String, isTerm: Bool = false, value: FluentPattern?, attributes: [FluentAttribute] = [],
        comment: String? = nil
    ) {
        (self.id, self.isTerm, self.value, self.attributes) = (id, isTerm, value, attributes)
        self.comment = comment
    }

    /// `save`, `-brand`
    public var name: String { isTerm ? "-\(id)" : id }
}

/// An attribute of a ``FluentMessage``: `.tooltip = …`.
public struct FluentAttribute: Hashable, Sendable {
    /// Its name.
    public var id: String
    /// What it says.
    public var value: FluentPattern

    /// An attribute by its parts.
    public init(id: String, value: FluentPattern) { (self.id, self.value) = (id, value) }
}

/// Text of a ``FluentFile`` that is no entry, up to the line that begins the next one.
public struct FluentJunk: Hashable, Sendable {
    /// As it is written.
    public var text: String
    /// What the syntax asks for in its place.
    public var expected: String
    /// Where that is missed; nil for one that was made anew.
    public var position: SourcePosition?

    /// Junk by its parts.
    public init(_ text: String, expected: String = "", position: SourcePosition? = nil) {
        (self.text, self.expected, self.position) = (text, expected, position)
    }
}
