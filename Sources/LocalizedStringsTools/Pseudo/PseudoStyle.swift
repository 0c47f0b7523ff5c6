/// What a pseudo-language does to a text, so that a developer sees what is not localized, what is too narrow, what is put
/// together from pieces and what breaks from right to left, before any translator has worked.
///
/// ```swift
/// PseudoStyle.accented.applied(to: "Delete %lld files?")
/// // "[!! Ðéļéţé %lld ƒîļéš? öñé ţŵö ţĥŕéé !!]"
/// PseudoStyle(expansion: .double).applied(to: "OK")      // "OK one"
/// ```
///
/// Arguments, markup, tags, addresses, placeholders in braces, escapes and line breaks stay as they are.
public struct PseudoStyle: Hashable, Sendable {
    /// How much longer the text becomes: words are added behind it.
    public enum Expansion: Hashable, Sendable {
        /// Nothing is added.
        case none
        /// As much as translations from English usually grow, by the text's length: W3C, "Text size in translation".
        ///
        /// | characters | times |
        /// |---|---|
        /// | to 10 | 2 |
        /// | to 20 | 1.8 |
        /// | to 30 | 1.6 |
        /// | to 70 | 1.4 |
        /// | more | 1.3 |
        case usual
        /// As many characters again.
        case double
        /// By so many percent: 100 is double. Negative numbers count as 0, more than 1000 as 1000.
        case percent(Int)
    }

    /// Latin letters get accents, or are replaced by letters that look alike: what stays plain was not localized.
    public var accents: Bool
    /// How much longer texts become.
    public var expansion: Expansion
    /// `[!! … !!]` around each text: one that lacks an end was cut, one within another was put together.
    public var brackets: Bool
    /// Each word is turned around by controls, as Android's `ar-XB` does it: U+200F U+202E, the word, U+202C U+200F.
    public var isRightToLeft: Bool

    /// A style that does only what is asked for.
    public init(
        accents: Bool = false, expansion: Expansion = .none, brackets: Bool = false, isRightToLeft: Bool = false
    ) {
        self.accents = accents
        self.expansion = expansion
        self.brackets = brackets
        self.isRightToLeft = isRightToLeft
    }

    /// Accents, usual growth and brackets: CLDR's pseudo-locale `en-XA`.
    public static let accented = PseudoStyle(accents: true, expansion: .usual, brackets: true)
    /// CLDR's pseudo-locale `ar-XB`.
    public static let rightToLeft = PseudoStyle(isRightToLeft: true)

    /// The language under which the texts are best kept: `ar-XB` for right to left, else `en-XA`.
    public var language: String { isRightToLeft ? "ar-XB" : "en-XA" }
}
