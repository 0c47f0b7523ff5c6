/// Whose printf a text's specifiers are for.
///
/// | what | Apple | C | Java | Python |
/// |---|---|---|---|---|
/// | text | `%@` | `%s` | `%s` | `%s` |
/// | a whole number | `%lld`, `%d` | `%lld`, `%d` | `%d` | `%d` |
/// | the second argument | `%2$@` | `%2$s` | `%2$s` | none |
/// | an argument by its name | `%(name)@`, of catalogs | none | none | `%(name)s` |
/// | groups of digits | `%'d` | `%'d` | `%,d` | none |
/// | a line's end | a line feed | a line feed | `%n` | a line feed |
public enum PrintfDialect: String, Hashable, Sendable, CaseIterable {
    /// Foundation's, of catalogs: `%@`, `%lld`.
    case apple
    /// C's, of gettext's `c-format`: `%s`, `%ld`.
    case c
    /// Java's `Formatter`, of Android: `%s`, `%d`, `%1$s`.
    case java
    /// Python's `%` operator ("printf-style String Formatting" in its library's reference): `%s`, `%d`, `%(name)s`.
    case python
    /// No specifiers: the text stays as it is.
    case none
}
