import LocalizedTextTools
import TestSupport
import Testing

/// Pairs that readers of a language take for the same, and others that they do not.
@Suite struct SearchPairTests {
    @Test func goldenRows() throws {
        let rows = try GoldenTable.read(RepositoryRoot.file("Data/Golden/Search/common.tsv"))
        #expect(rows.count > 100 && Set(rows.map(\.locale)).count >= 14)
        var mismatches = Mismatches()
        for row in rows {
            let sides = try #require(row.input.firstRange(of: " | "))
            let search = LocalizedSearch(String(row.input[..<sides.lowerBound]), locale: try LocaleID(row.locale))
            let isFound = try search.styled(row.style).isFound(in: row.input[sides.upperBound...])
            mismatches.expect(isFound ? "match" : "none", equals: row.expected, row.id)
        }
        mismatches.report()
    }
}

extension LocalizedSearch {
    /// `standard`, `-diacritics`, `+kanaSounds`, `wholeWords` or `anchored`.
    func styled(_ style: String) throws -> LocalizedSearch {
        var copy = self
        let names: [String: Folding] = [
            "letterCase": .letterCase, "diacritics": .diacritics, "width": .width, "kana": .kana,
            "kanaSounds": .kanaSounds, "digits": .digits, "compatibilityForms": .compatibilityForms,
            "indicSpelling": .indicSpelling,
        ]
        switch style {
        case "standard": break
        case "wholeWords": copy.wholeWords = true
        case "anchored": copy.isAnchored = true
        default:
            let folding = try #require(names[String(style.dropFirst())])
            if style.hasPrefix("-") { copy.folding.remove(folding) } else { copy.folding.insert(folding) }
        }
        return copy
    }
}
