public import LocaleFormatCore
public import LocaleFormatDates
public import LocaleFormatNumbers

/// What a stretch of a formatted message is. Spans nest: a number's digits within a placeholder. Ranges are in UTF-8 bytes.
public enum MessageField: Hashable, Sendable {
    /// What an expression became.
    case placeholder(MessagePlaceholder)
    /// Part of a number.
    case number(NumberField)
    /// Part of a date.
    case date(DateField)
    /// Part of what a custom function wrote, by its own name.
    case part(String)
    /// Markup, which has no text: the range is empty.
    case markup(MessageMarkup)
    /// A character that isolates a placeholder's direction.
    case isolation
}

/// An expression in a formatted message.
public struct MessagePlaceholder: Hashable, Sendable {
    /// `string`, `number`, `currency`, `unit`, `percent`, `datetime`, `date`, `time`, a custom function's name, or `fallback`.
    public let type: String
    /// What it stands for in the message: `$name`, `|literal|`, `:function`.
    public let source: String
    /// `u:id`
    public let id: String?
    /// Which way the text runs; nil where that is not known.
    public let direction: MessageDirection?
    /// Whose words and digits it has.
    public let locale: LocaleID
}

/// Markup in a formatted message.
public struct MessageMarkup: Hashable, Sendable {
    /// Whether it begins, ends, or stands alone.
    public let kind: MessageFormat2.Markup.Kind
    /// With its namespace.
    public let name: String
    /// `u:id`
    public let id: String?
    /// Without those of the `u:` namespace.
    public let options: [String: String]
}

/// The direction of a text, by the words of `u:dir`.
public enum MessageDirection: String, Hashable, Codable, Sendable, CaseIterable {
    /// Latin, digits.
    case leftToRight = "ltr"
    /// Hebrew, Arabic.
    case rightToLeft = "rtl"
    /// By its first letter.
    case automatic = "auto"
}
