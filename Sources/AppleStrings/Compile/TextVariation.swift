public import LocaleFormatNumbers

/// The wordings of one localized string, of which an argument, the device or the room at hand chooses one. Variations nest:
/// by device first and by number inside it, for example.
public indirect enum TextVariation: Hashable, Sendable {
    /// The text itself: `"%lld files"`, with arguments and markup.
    case text(String)
    /// By the plural category of a number in the reader's language, as the number is displayed.
    ///
    /// - argument: which argument, counted from 1; nil for the first one that is a number. Within a substitution nil is the
    ///   substitution's own argument.
    ///
    /// A category without a wording takes that of `other`. A wording for `zero`, `one` or `two` in a language without such a
    /// category is taken for exactly 0, 1 or 2: "No files" for `zero` in English.
    case plural(type: PluralRules.Kind, argument: Int?, [PluralCategory: TextVariation])
    /// By an argument that is text, "female" or "owner". The key `other` is for every text that has no key of its own.
    ///
    /// - argument: which argument, counted from 1; nil for the first one. Within a substitution nil is the substitution's own
    ///   argument.
    case selection(argument: Int?, [String: TextVariation])
    /// By `TextOptions.device`. The key `other` is for every device that has no key of its own.
    case device([String: TextVariation])
    /// By `TextOptions.width`, as in `NSStringVariableWidthRuleType`: the widest wording that is not wider, else the narrowest.
    case width([Int: TextVariation])
}

/// What stands for `%#@name@` in a text: an argument and the wordings that depend on it.
public struct TextSubstitution: Hashable, Sendable {
    /// Which argument, counted from 1, wherever the text gives no position (`%2$#@name@`); nil for the next argument of the text,
    /// as ``ArgumentNumbering`` counts them.
    public var argument: Int?
    /// How the argument is written where a wording says `%arg`: the specifier without its percent sign, `lld`, `@`, `.1f`.
    public var specifier: String
    /// The wordings, chosen by the argument unless they say otherwise.
    public var variation: TextVariation

    /// A substitution. Whether the specifier can be read is found out when the text is compiled.
    public init(argument: Int? = nil, specifier: String, variation: TextVariation) {
        self.argument = argument
        self.specifier = specifier
        self.variation = variation
    }
}
