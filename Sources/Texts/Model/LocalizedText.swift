package import LocaleFormatCore

/// Text to be looked up in the reader's language: a key and its arguments, written as a Swift string.
///
/// ```swift
/// let text: LocalizedText = "\(count) files in \(folder)"
/// text.key              // "%lld files in %@"
/// text.arguments == [3, "Escritorio"]        // true
/// ```
///
/// Keys are built as Foundation builds them, so that tables made for it serve both: `Int` is `%lld`, `UInt` `%llu`, `Int32`
/// and narrower `%d`, `UInt32` and narrower `%u`, `Double` `%lf`, `Float` `%f`, everything else `%@`. Where there is an interpolation, a percent
/// sign in the text is `%%` in the key. A table that has the key with another whole number's specifier is found too.
public struct LocalizedText: Hashable, Sendable {
    /// What a table has the text under: the literal with a specifier in place of each interpolation.
    public var key: String
    /// The interpolated values, in their order.
    public var arguments: [TextArgument]
    /// The text where no table has the key; nil for the key itself.
    public var defaultValue: String?
    /// The table that has the key; nil for the bundle's own.
    public var table: String?
    /// For translators.
    public var comment: String?
    /// How its wording is read where no table has the key.
    package let syntax: any TextSyntax.Type

    /// A text in a syntax.
    package init(
        key: String, arguments: [TextArgument], defaultValue: String?, table: String?, comment: String?,
        syntax: any TextSyntax.Type
    ) {
        (self.key, self.arguments, self.defaultValue) = (key, arguments, defaultValue)
        (self.table, self.comment, self.syntax) = (table, comment, syntax)
    }
}

extension LocalizedText {
    /// The same text: the syntax is no part of it.
    public static func == (left: LocalizedText, right: LocalizedText) -> Bool {
        left.key == right.key && left.arguments == right.arguments && left.defaultValue == right.defaultValue
            && left.table == right.table && left.comment == right.comment
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(arguments)
        hasher.combine(defaultValue)
        hasher.combine(table)
        hasher.combine(comment)
    }
}

/// How the wording of a localized string is written: a text knows its own, so that what writes texts knows none.
package protocol TextSyntax: SendableMetatype {
    static func compiled(
        _ text: String, in locale: LocaleID, options: TextOptions
    ) throws(MarkupError) -> CompiledText
}
