/// A `.mo` file: translations as programs of gettext load them (GNU gettext manual, "The Format of GNU MO Files").
///
/// ```swift
/// let file = try MOFile(reading: bytes)
/// file.entries.first { $0.id == "%d file" }?.strings          // ["%d Datei", "%d Dateien"]
/// ```
public struct MOFile: Hashable, Sendable {
    /// One message: what the program asks for, and its translations.
    public struct Entry: Hashable, Sendable {
        /// What tells messages of the same text apart.
        public var context: String?
        /// The text to translate; empty for the header.
        public var id: String
        /// The text for other numbers than 1.
        public var pluralID: String?
        /// The translation, or those by plural form.
        public var strings: [String]

        /// A message.
        public init(context: String? = nil, id: String, pluralID: String? = nil, strings: [String]) {
            (self.context, self.id, self.pluralID, self.strings) = (context, id, pluralID, strings)
        }
    }

    /// Which byte of a number comes first.
    public enum ByteOrder: Hashable, Sendable, CaseIterable {
        /// The low one, as on most machines.
        case littleEndian
        /// The high one.
        case bigEndian
    }

    /// In the order of the file. Written sorted by their bytes, as lookup by halves needs them.
    public var entries: [Entry]
    /// The order of the numbers' bytes.
    public var byteOrder: ByteOrder
    /// Whether the table that finds a message at once is written.
    public var hasHashTable: Bool

    /// A file with the messages.
    public init(entries: [Entry] = [], byteOrder: ByteOrder = .littleEndian, hasHashTable: Bool = true) {
        (self.entries, self.byteOrder, self.hasHashTable) = (entries, byteOrder, hasHashTable)
    }

    /// The fields of the header.
    public var header: POHeader {
        POHeader(text: entries.first { $0.id.isEmpty && $0.context == nil }?.strings.first ?? "")
    }

    /// The messages of a `.po` file that are translated, as `msgfmt` takes them: fuzzy ones only where they are asked for, and the
    /// header without `POT-Creation-Date`, so that it does not change when nothing else does.
    public init(_ file: POFile, includingFuzzy: Bool = false) {
        self.init(
            entries: file.entries.compactMap { entry in
                guard !entry.isObsolete, entry.strings.first?.isEmpty == false,
                    !entry.isFuzzy || includingFuzzy || entry.isHeader
                else { return nil }
                guard entry.isHeader else {
                    return Entry(context: entry.context, id: entry.id, pluralID: entry.pluralID, strings: entry.strings)
                }
                var header = POHeader(text: entry.strings[0])
                header["POT-Creation-Date"] = nil
                return Entry(id: "", strings: [header.text])
            })
    }

    static let magic: UInt32 = 0x9504_12DE
}

extension POFile {
    /// The messages of a `.mo` file, which has no comments.
    public init(_ file: MOFile) {
        self.init(
            entries: file.entries.map {
                POEntry(id: $0.id, pluralID: $0.pluralID, context: $0.context, strings: $0.strings)
            })
    }
}
