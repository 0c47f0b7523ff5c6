/// One thing that takes an argument.
public struct ArgumentUse: Hashable, Sendable {
    /// What is asked of the argument.
    public let kind: ArgumentKind
    /// As written: `%2$.1f`; `*` for a width or precision; `plural` or `selection` for a choice.
    public let text: String
    /// Nil for a width or precision, for a choice, and for what a substitution states of its argument.
    public let specifier: FormatSpecifier?

    /// A use as ``text`` says, such as one by code that is not a text.
    public init(_ kind: ArgumentKind, _ text: String, _ specifier: FormatSpecifier? = nil) {
        (self.kind, self.text, self.specifier) = (kind, text, specifier)
    }
}
