/// Whose printf a text's specifiers are for.
///
/// | what | Apple | C | Java |
/// |---|---|---|---|
/// | text | `%@` | `%s` | `%s` |
/// | a whole number | `%lld`, `%d` | `%lld`, `%d` | `%d` |
/// | the second argument | `%2$@` | `%2$s` | `%2$s` |
/// | groups of digits | `%'d` | `%'d` | `%,d` |
/// | a line's end | a line feed | a line feed | `%n` |
public enum PrintfDialect: String, Hashable, Sendable, CaseIterable {
    /// Foundation's, of catalogs: `%@`, `%lld`.
    case apple
    /// C's, of gettext's `c-format`: `%s`, `%ld`.
    case c
    /// Java's `Formatter`, of Android: `%s`, `%d`, `%1$s`.
    case java
    /// No specifiers: the text stays as it is.
    case none
}
