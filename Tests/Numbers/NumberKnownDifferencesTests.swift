import LocaleFormat
import LocaleFormatNumbers
import TestSupport
import Testing

/// Where we differ from ICU on purpose. `expected` is ours; a row on which ICU agrees again must go.
@Suite struct NumberKnownDifferencesTests {
    @Test func rowsStillDiffer() throws {
        var mismatches = Mismatches()
        for row in try GoldenTable.read(RepositoryRoot.file("Data/Golden/Numbers/known-differences.tsv")) {
            // The languages' rules are younger.
            if LoadedICU.cldr < 42, row.id.hasPrefix("rules-denominators") { continue }
            let specification = try NumberStyleText.specification(row.style, locale: row.locale)
            let value = NumberValue.decimal(try ExactDecimal(row.input))
            mismatches.expect(try CompiledNumber(specification).format(value), equals: row.expected, row.id)
            if try CompiledNumber(reference: specification).format(value) == row.expected {
                mismatches.add("\(row.id): ICU agrees now; remove the row")
            }
        }
        mismatches.report()
    }
}
