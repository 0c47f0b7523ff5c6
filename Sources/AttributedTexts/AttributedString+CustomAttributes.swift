internal import LocaleFormat
public import LocaleFormatTexts

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension AttributedString {
    /// A localized string with attributes of the program's own, which translators write as `^[text](rainbow: 'extreme')`.
    ///
    /// ```swift
    /// import FoundationEssentials
    ///
    /// enum Rainbow: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
    ///     enum Value: String, Codable { case plain, extreme }
    ///     static let name = "rainbow"
    /// }
    /// let text = try TextTemplate("a ^[very](rainbow: 'extreme') fine day").compiled(in: "en")
    /// let attributed = try AttributedString(text, attributes: Rainbow.self)
    /// attributed.runs.compactMap { $0[Rainbow.self] }        // [.extreme]
    /// ```
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - arguments: its arguments.
    ///   - attributes: the keys, whose `markdownName` is the name in the markup. A value that a key cannot read is passed over, as in
    ///     Foundation; it stays in `FormattedFieldAttribute`.
    /// - Throws: `TextError` for an argument that is missing or of the wrong kind.
    public init<each Key: MarkdownDecodableAttributedStringKey>(
        _ text: CompiledText, arguments: [TextArgument] = [], attributes: repeat (each Key).Type
    ) throws(TextError) where repeat (each Key).Value: Sendable {
        try self.init(text, arguments: arguments, lookup: nil)
        for run in runs {
            for case .run(let members) in run[FormattedFieldAttribute<TextField>.self] ?? [] {
                repeat self[run.range].decode((each attributes), members)
            }
        }
    }
}

extension AttributedSubstring {
    fileprivate mutating func decode<Key: MarkdownDecodableAttributedStringKey>(
        _ key: Key.Type, _ members: [String: MarkupValue]
    ) where Key.Value: Sendable {
        guard let value = members[Key.markdownName] else { return }
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        if let decoded = try? decoder.decode(MarkdownValue<Key>.self, from: Data(value.description.utf8)) {
            self[key] = decoded.value
        }
    }
}

/// Hands its decoder to the key.
private struct MarkdownValue<Key: MarkdownDecodableAttributedStringKey>: Decodable {
    let value: Key.Value
    init(from decoder: any Decoder) throws { value = try Key.decodeMarkdown(from: decoder) }
}
