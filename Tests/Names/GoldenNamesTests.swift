import LocaleFormatBridge
import LocaleFormatCore
import LocaleFormatNames
import TestSupport
import Testing

@Suite(.cldr(from: 42, "patterns of personal names")) struct GoldenNamesTests {
    @Test func everyRow() throws {
        var mismatches = Mismatches()
        for row in try GoldenTable(room: "Names", cldr: ICUVersion.current.cldr).rows {
            mismatches.expect(try NameRow.output(of: row), equals: row.expected, "\(row.id) \(row.locale) \(row.style)")
        }
        mismatches.report()
    }

    @Test func spansCoverTheirFields() throws {
        var mismatches = Mismatches()
        for row in try GoldenTable(room: "Names", cldr: ICUVersion.current.cldr).rows {
            let style = try NameRow.style(row.style, locale: row.locale)
            let formatted = style.formattedText(try NameRow.name(row.input))
            mismatches.expect(formatted.text, equals: style.format(try NameRow.name(row.input)), row.id)
            var end = 0
            for span in formatted.spans {
                if span.range.lowerBound < end || span.range.upperBound > formatted.text.utf8.count {
                    mismatches.add("\(row.id): \(span)")
                }
                end = span.range.upperBound
            }
        }
        mismatches.report()
    }

    /// A difference that is gone must leave the file.
    @Test(.enabled(if: ICUVersion.current.cldr.hasPrefix("42.")))
    func knownDifferencesStillDiffer() throws {
        let file = RepositoryRoot.file("Data/Golden/Names/known-differences.tsv")
        for row in try GoldenTable.read(file) {
            #expect(try NameRow.output(of: row) != row.expected, "\(row.id) matches ICU4J now")
        }
    }
}
