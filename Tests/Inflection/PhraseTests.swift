import LocaleFormat
import LocaleFormatInflection
import TestSupport
import Testing

/// Phrases that apps put into markup, as `Data/Golden/Inflection` says.
@Suite struct PhraseTests {
    @Test func phrasesOfApps() throws {
        let rows = try GoldenTable.read(RepositoryRoot.file("Data/Golden/Inflection/common.tsv"))
        #expect(rows.count > 600)
        var mismatches: [String] = []
        for row in rows {
            let style = row.style.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            try #require(style.count == 2, "\(row)")
            var options = TextOptions()
            switch style[0] {
            case "": break
            case "feminine": options.termOfAddress = .feminine
            case "masculine": options.termOfAddress = .masculine
            case "neutral": options.termOfAddress = .neutral
            default: Issue.record("\(row)")
            }
            let arguments = style[1].split(separator: "|").map { text -> TextArgument in
                if let value = Int(text) { return .integer(value) }
                return (try? ExactDecimal(String(text))).map { .decimal($0) } ?? .string(String(text))
            }
            let text = try TextTemplate(row.input).compiled(for: LocaleID(row.locale), options: options).format(
                arguments)
            if text != row.expected { mismatches.append("\(row.id) \(row.input) \(row.style): \(text)") }
        }
        #expect(mismatches.isEmpty, "\(mismatches.prefix(20).joined(separator: "\n"))")
    }
}
