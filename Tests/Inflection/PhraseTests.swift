import InflectionLexicons
import LocaleFormat
import LocalizedStrings
import LocaleFormatInflection
import LocaleFormatLexicon
import TestSupport
import Testing

/// Phrases that apps put into markup, as `Data/Golden/Inflection` says.
@Suite struct PhraseTests {
    @Test(arguments: [false, true]) func phrasesOfApps(hasDictionaries: Bool) throws {
        let mismatches = try Self.mismatches(
            "common.tsv", hasDictionaries, atLeast: 600, reportsNothing: false)
        #expect(mismatches.isEmpty, "\(mismatches.prefix(20).joined(separator: "\n"))")
    }

    /// Whole sentences, of which every word is known or follows from a rule.
    @Test(arguments: [false, true]) func sentencesOfApps(hasDictionaries: Bool) throws {
        let mismatches = try Self.mismatches(
            "sentences.tsv", hasDictionaries, atLeast: 330, reportsNothing: true)
        #expect(mismatches.isEmpty, "\(mismatches.prefix(20).joined(separator: "\n"))")
    }

    /// What depends on more than a run tells, or on what grammars disagree about: nothing is guessed.
    @Test func reportedSentences() throws {
        let mismatches = try Self.mismatches(
            "reported.tsv", false, atLeast: 10, reportsNothing: false, reportsSomething: true)
        #expect(mismatches.isEmpty, "\(mismatches.prefix(20).joined(separator: "\n"))")
    }

    private static func mismatches(
        _ file: String, _ hasDictionaries: Bool, atLeast count: Int, reportsNothing: Bool,
        reportsSomething: Bool = false
    ) throws -> [String] {
        let rows = try GoldenTable.read(RepositoryRoot.file("Data/Golden/Inflection/\(file)"))
        #expect(rows.count > count)
        var mismatches: [String] = []
        for row in rows {
            let style = row.style.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            try #require(style.count == 2, "\(row)")
            var options = TextOptions()
            if hasDictionaries { options.lexicon.dictionaries = InflectionDictionary.all }
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
            let compiled = try TextTemplate(row.input).compiled(in: LocaleID(row.locale), options: options)
            let text = try compiled.format(arguments)
            let problems = reportsNothing || reportsSomething ? try compiled.problems(formatting: arguments) : []
            if text != row.expected || reportsNothing && !problems.isEmpty || reportsSomething && problems.isEmpty {
                mismatches.append("\(row.id) \(row.input) \(row.style): \(text) \(problems)")
            }
        }
        return mismatches
    }
}
