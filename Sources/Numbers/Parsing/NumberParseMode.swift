/// How closely text must follow a style.
///
/// | text, in `de` | strict | lenient |
/// |---|---|---|
/// | `1.234,5`, `1234,5` | 1234.5 | 1234.5 |
/// | `12.34,5` (a group at the wrong place) | error | error |
/// | `1 234,5` (another separator) | error | 1234.5 |
/// | `１２` (digits of another system) | error | 12 |
/// | `−5` where the style writes `-5` | error | -5 |
/// | ` 5 ` | error | 5 |
/// | `5` in a style that writes `5 €` or `5 %` | error | 5 of the unit |
public enum NumberParseMode: String, Hashable, Codable, Sendable, CaseIterable {
    /// The style's own form: its signs, affixes and separators byte for byte, digits of one system (the style's, Latin,
    /// or the locale's native ones), group separators at the right places or none at all. How many digits follow the
    /// decimal separator is free; reading never rounds.
    case strict
    /// What people type: any spaces, variants of signs and separators (UTS #35 part 3, "Parsing Numbers", by ICU's parse
    /// data), any decimal digits, currency by symbol, code or name on either side or missing.
    case lenient
}
