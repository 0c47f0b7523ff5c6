/// Compact notation and plural currency names: digits between words that depend on the number itself, on its magnitude
/// ("1.2K", "1.2M") and its plural form ("1.00 US dollars", "1 million", "2 millions"). Immutable, as ``NumberProgram``.
package final class CompactProgram: Sendable {
    /// Writes the digits; it has no affixes of its own.
    package let digits: NumberProgram
    package let rules: PluralProgram
    package let table: CompactTable
    package let zero: CompactTable.Entry
    package let negativeZero: CompactTable.Entry
    /// CLDR's rounding of compact numbers: two significant digits below 100, integers above (UTS #35 part 3, "Compact
    /// Number Formats"). Otherwise the precision is that of ``digits``.
    package let usesCompactRounding: Bool

    package init(
        digits: NumberProgram, rules: PluralProgram, table: CompactTable, zero: CompactTable.Entry,
        negativeZero: CompactTable.Entry, usesCompactRounding: Bool
    ) {
        self.digits = digits
        self.rules = rules
        self.table = table
        self.zero = zero
        self.negativeZero = negativeZero
        self.usesCompactRounding = usesCompactRounding
    }
}
