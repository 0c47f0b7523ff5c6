/// A numbering system other than the locale's: Hebrew letters, Chinese days of the month, the first year of an era. A program has a
/// table of small numbers, and asks here for others.
package final class NumeralRules: Sendable {
    /// CLDR's name, `hanidays`.
    package let name: String
    private let write: @Sendable (Int) -> String?

    /// - Parameter write: gives nil where a number cannot be written.
    package init(name: String, write: @escaping @Sendable (Int) -> String?) {
        self.name = name
        self.write = write
    }

    /// Nil where it cannot be written.
    package func text(_ value: Int) -> String? { write(value) }
}
