/// A `.stringsdict` file: a property list of keys whose text depends on numbers, the device or the room.
///
/// ```swift
/// var file = try StringsDictFile(reading: bytes)
/// file["%d files"]?[["files", "one"]]              // "%d file"
/// file["%d files"]?[["files", "one"]] = "a file"
/// let changed = try file.bytes()
/// ```
///
/// Order, comments and what this package does not know stay.
public struct StringsDictFile: Hashable, Sendable, ReadableFile {
    private var root: PropertyListDictionary
    private var places: [String: Int]
    private var layout: PropertyListLayout
    /// Whether it is written as a binary property list, as it was read.
    public var isBinary: Bool

    /// A file without keys, in XML.
    public init() {
        (root, places, layout, isBinary) = (PropertyListDictionary(), [:], PropertyListLayout(), false)
    }

    /// Reads a `.stringsdict` file in XML or binary.
    ///
    /// - Throws: ``StringsError/malformed(file:line:column:expected:found:)`` for XML that is no property list:
    ///   `<dict><key>a</dict>`; ``StringsError/unexpected(file:path:expected:found:)`` for a property list that is none of
    ///   these; ``StringsError/tooDeep(file:line:column:limit:)``, ``StringsError/notText(file:encoding:offset:)``,
    ///   ``StringsError/malformedPropertyList(file:reason:)``, ``StringsError/tooManyValues(file:limit:)``.
    public init(reading bytes: [UInt8], file: String = "") throws(StringsError) {
        do throws(StringsError) {
            isBinary = BinaryPropertyList.isBinary(bytes)
            let value: PropertyListValue
            if isBinary {
                (value, layout) = (try BinaryPropertyList.read(bytes), PropertyListLayout())
            } else {
                (value, layout) = try XMLPropertyListReader.read(bytes)
            }
            guard let root = value.dictionary else {
                throw .unexpected(file: "", path: [], expected: "a dictionary", found: value.kind)
            }
            for member in root.members where member.value.dictionary == nil && member.value.string == nil {
                throw .unexpected(
                    file: "", path: [member.key], expected: "a dictionary", found: member.value.kind)
            }
            for member in root.members { try member.value.checkNames([member.key]) }
            self.root = root
            places = Self.places(in: root)
        } catch {
            throw error.inFile(file)
        }
    }

    /// The keys in the order of the file, each once.
    public var keys: [String] {
        root.members.indices.filter { places[root.members[$0].key] == $0 }.map { root.members[$0].key }
    }

    /// What the file says about a key; the last where it does so twice. A new key goes last; nil removes.
    public subscript(key: String) -> StringsDictEntry? {
        get { places[key].map { StringsDictEntry(value: root.members[$0].value) } }
        set {
            if let newValue, let place = places[key] {
                root.members[place].value = newValue.value
            } else if let newValue {
                places[key] = root.members.count
                root.members.append(PropertyListDictionary.Member(key: key, value: newValue.value))
            } else if places[key] != nil {
                root.members.removeAll { $0.key == key }
                places = Self.places(in: root)
            }
        }
    }

    /// Comments above a key.
    public func comments(for key: String) -> [String] { places[key].map { root.members[$0].comments } ?? [] }

    /// Puts a comment above a key, in the place of those that are there; nil for none. Two hyphens in it are parted, since XML ends a
    /// comment by them.
    public mutating func setComment(_ comment: String?, for key: String) {
        guard let place = places[key] else { return }
        root.members[place].comments = comment.map { [$0] } ?? []
        root.members[place].source = nil
    }

    /// Where the file has a key; nil for one that was added, and in binary files.
    public func position(of key: String) -> SourcePosition? { places[key].flatMap { root.members[$0].position } }

    /// Keys that the file has more than once. The last one counts.
    public var duplicateKeys: [DuplicateKey] {
        var seen: Set<String> = []
        return root.members.compactMap { member in
            seen.insert(member.key).inserted
                ? nil : DuplicateKey(key: member.key, position: member.position ?? .start)
        }
    }

    /// Puts the keys in alphabetical order, as Apple's tools write them.
    public mutating func sort() {
        root.members.sort { $0.key < $1.key }
        places = Self.places(in: root)
    }

    /// The file in XML, in the layout that it was read in or else Apple's, byte for byte where nothing was changed; or in
    /// binary.
    ///
    /// - Throws: ``StringsError/malformedPropertyList(file:reason:)`` where FoundationEssentials cannot write a binary one.
    public func bytes() throws(StringsError) -> [UInt8] {
        if isBinary { return try BinaryPropertyList.write(.dictionary(root)) }
        let text = XMLPropertyListWriter.write(.dictionary(root), layout)
        return DecodedText.encode(text, layout.encoding, byteOrderMark: layout.hasByteOrderMark)
    }

    private static func places(in root: PropertyListDictionary) -> [String: Int] {
        Dictionary(root.members.enumerated().map { ($1.key, $0) }) { $1 }
    }
}
