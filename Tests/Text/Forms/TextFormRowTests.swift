import LocalizedTextTools
import TestSupport
import Testing

/// Rows that the Unicode Standard and its annexes vouch for.
@Suite struct TextFormRowTests {
    @Test func rows() throws {
        let rows = try GoldenTable(room: "TextForms", cldr: "0").rows
        #expect(rows.count >= 30)
        var mismatches = Mismatches()
        for row in rows {
            mismatches.expect(Array(try Self.result(row).utf8), equals: Array(row.expected.utf8), row.id)
        }
        mismatches.report()
    }

    private static func result(_ row: GoldenTable.Row) throws -> String {
        if let kind = TextCasing.Kind(rawValue: row.style) {
            return TextCasing(kind, locale: try LocaleID(row.locale)).convert(row.input)
        }
        if let form = TextNormalization(rawValue: row.style) { return form.normalize(row.input) }
        let texts = row.input.split(separator: " | ").map(String.init)
        return try Confusables.compare(texts[0], texts[1]).rawValue
    }
}
