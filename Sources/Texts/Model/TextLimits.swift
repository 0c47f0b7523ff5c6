/// How much a localized string may be. What is more is refused with a ``MarkupError`` or a ``TextError`` that tells the limit.
///
/// Each limit is far beyond what people write. They bound what a hostile text costs: its wordings may name each other, so that a
/// few bytes stand for billions.
///
/// ```swift
/// let long = String(repeating: "%d ", count: TextLimits.parts + 1)
/// try TextTemplate(long).compiled(in: "en")      // throws: …the text has too many runs, specifiers or numbers; expected at most 200000
/// ```
public enum TextLimits {
    /// Bytes of a text, and of all its wordings together when substitutions stand in their places: 16 MiB.
    /// ``MarkupError/Reason/tooLarge(limit:)``.
    public static let bytes = 1 << 24
    /// Runs, specifiers, numbers, or values in attributes of one text. ``MarkupError/Reason/tooManyParts(limit:)``.
    public static let parts = 200_000
    /// Variations, substitutions and alternatives within each other; inflected runs within each other; lists and localized strings
    /// within each other among the arguments. ``MarkupError/Reason/nestedTooDeep(limit:)``, ``TextError/nestedTooDeep(limit:)``.
    /// Other runs may nest to any depth.
    public static let depth = 32
    /// Messages within each other in ICU's syntax: variants and tags. `MessageFormat1Error.Reason.nestedTooDeep(limit:)`.
    public static let messageDepth = 128
    /// Objects and arrays within each other in an attribute. ``MarkupError/Reason/nestedTooDeep(limit:)``.
    public static let attributeDepth = 64
    /// Wordings of a text when substitutions stand in their places, each counted once for each argument that it is about.
    /// ``MarkupError/Reason/tooManyParts(limit:)``.
    public static let wordings = 20_000
    /// Wordings, and literals, arguments and ends of runs in them, that one formatting goes through.
    /// ``TextError/tooManySteps(limit:)``.
    public static let steps = 1_000_000
    /// Bytes of a formatted text that are inflected once more, for each run around the one that inflects them first: 1 MiB.
    /// ``TextError/tooMuchInflection(limit:)``.
    public static let repeatedInflection = 1 << 20
    /// Bytes of one formatted text, which is never cut: 256 MiB. ``TextError/tooLarge(limit:)``.
    public static let formattedBytes = 1 << 28
}
