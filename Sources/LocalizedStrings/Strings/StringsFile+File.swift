extension StringsFile: ReadableFile {
    /// Reads a `.strings` file in any of its forms: text in UTF-8 or UTF-16, or a property list in XML or binary.
    ///
    /// - Throws: ``StringsError/malformed(file:line:column:expected:found:)`` for what breaks the grammar: `"a" = "b"`
    ///   without semicolon; ``StringsError/notText(file:encoding:offset:)``;
    ///   ``StringsError/unexpected(file:path:expected:found:)`` for a property list in which a value is no text;
    ///   ``StringsError/malformedPropertyList(file:reason:)``; and for more than ``StringsLimits``.
    public init(reading bytes: [UInt8], file: String = "") throws(StringsError) {
        do {
            try StringsLimits.check(bytes: bytes)
            if BinaryPropertyList.isBinary(bytes) {
                self = try Self.texts(of: BinaryPropertyList.read(bytes), .binaryPropertyList)
                return
            }
            let text = try DecodedText(bytes)
            if text.bytes.first(where: { $0 != 0x20 && !(0x09...0x0D).contains($0) }) == UInt8(ascii: "<") {
                self = try Self.texts(of: XMLPropertyListReader.read(bytes).0, .xmlPropertyList)
            } else {
                self = try StringsReader.read(text)
            }
        } catch {
            throw error.inFile(file)
        }
    }

    private static func texts(of value: PropertyListValue, _ format: Format) throws(StringsError) -> StringsFile {
        guard let dictionary = value.dictionary else {
            throw .unexpected(file: "", path: [], expected: "a dictionary", found: value.kind)
        }
        var file = StringsFile()
        file.format = format
        file.ending = "\n"
        for member in dictionary.members {
            guard let text = member.value.string else {
                throw .unexpected(file: "", path: [member.key], expected: "a text", found: member.value.kind)
            }
            let comment = member.comments.isEmpty ? nil : member.comments.joined(separator: "\n")
            file.entries.append(StringsEntry(key: member.key, value: text, comment: comment))
        }
        return file
    }

    /// The file in its ``format``. What was not changed comes out byte for byte as it was read, but for property lists,
    /// which are laid out as Apple's tools do.
    ///
    /// - Throws: ``StringsError/malformedPropertyList(file:reason:)`` where FoundationEssentials cannot write a binary one.
    public func bytes() throws(StringsError) -> [UInt8] {
        switch format {
        case .text(let encoding, let byteOrderMark):
            return DecodedText.encode(text, encoding, byteOrderMark: byteOrderMark)
        case .xmlPropertyList:
            let members = entries.map { entry in
                PropertyListDictionary.Member(
                    key: entry.key, value: .string(entry.value), comments: entry.comment.map { [$0] } ?? [])
            }
            return Array(XMLPropertyListWriter.write(.dictionary(PropertyListDictionary(members: members))).utf8)
        case .binaryPropertyList:
            let members = texts.map { PropertyListDictionary.Member(key: $0.key, value: .string($0.value)) }
            return try BinaryPropertyList.write(.dictionary(PropertyListDictionary(members: members)))
        }
    }

    /// The file as text.
    public var text: String {
        var text = opening
        for (index, entry) in entries.enumerated() {
            let leading = entry.layout.leading
            // An entry that was made anew begins with a line's end, which the first one does not need.
            let isFirst = index == 0 && opening.isEmpty && entry.position == nil
            text += isFirst ? String(leading.drop { $0.isNewline }) : leading
            text += entry.layout.key + entry.layout.assignment + entry.layout.value + entry.layout.closing
            text += entry.layout.trailing
        }
        return text + ending
    }
}
