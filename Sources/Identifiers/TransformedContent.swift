internal import LocaleFormatMemory

/// The `-t-` extension: the language that a text was transformed from, and how (RFC 6497; UTS #35 part 1, "Transformed
/// Extensions").
package struct TransformedContent: Hashable, Sendable {
    /// Without extensions; nil where only fields are given.
    package var source: LocaleParts?
    /// In the order of their keys; the first one counts of a key that is repeated.
    package var fields: [LocaleParts.Keyword] = []

    /// Reads what follows the singleton.
    init(_ reader: inout SubtagReader) throws(LocaleError) {
        if reader.peek?.isLetters(2...3) == true || reader.peek?.isLetters(5...8) == true {
            var source = LocaleParts()
            try source.readLanguage(&reader, allowsExtended: false)
            self.source = source
        }
        while let key = reader.take(where: \.isTransformKey)?.lowered {
            var values: [String] = []
            while let value = reader.take(where: { $0.isAlphanumeric(3...8) }) { values.append(value.lowered) }
            guard !values.isEmpty else { throw reader.fault("a value of 3 to 8 letters or digits for '\(key)'") }
            guard !fields.contains(where: { $0.key == key }) else { continue }
            fields.append(.init(key: key, value: values.joinedTexts(by: "-")))
        }
        guard source != nil || !fields.isEmpty else {
            throw reader.fault("a language, or a key of a letter and a digit, of the -t- extension")
        }
        fields.order { $0.key < $1.key }
    }

    /// Of an extension as ``text`` writes it; nil for other extensions.
    package init?(_ text: String) {
        guard text.hasPrefix("t-") else { return nil }
        var reader = SubtagReader(text: text, source: text.dropFirst(2))
        guard let content = try? TransformedContent(&reader), reader.isAtEnd else { return nil }
        self = content
    }

    /// `t-en-latn-h0-hybrid`, in lower case throughout.
    package var text: String {
        let words = fields.flatMap { [$0.key, $0.value] }
        return (["t"] + [source?.languageTag.lowercased()].compactMap(\.self) + words).joinedTexts(by: "-")
    }
}

extension Substring {
    /// A letter and a digit.
    fileprivate var isTransformKey: Bool { utf8.count == 2 && prefix(1).isLetters(1...1) && dropFirst().isDigits(1) }
}
