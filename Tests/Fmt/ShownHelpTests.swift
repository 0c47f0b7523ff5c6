import ArgumentParser
import Foundation
import LocaleFormat
import LocalizedHelp
import LocalizedStrings
import LocalizedStringsTools
import LocalizedTextTools
import TestSupport
import Testing

@testable import fmt
@testable import LocaleFormatOperations
@testable import LocaleFormatValueOperations

/// The help of `fmt` in the reader's language.
@Suite struct ShownHelpTests {
    private func help(_ words: [String], _ readers: LocaleID...) -> String {
        let console = FmtCommand.helpMessage(for: command(words))
        return ShownHelp.text(console, for: readers)
    }

    private func command(_ words: [String]) -> any ParsableCommand.Type {
        words.reduce(FmtCommand.self) { (command: any ParsableCommand.Type, word) in
            command.configuration.subcommands.first { $0._commandName == word } ?? command
        }
    }

    @Test(arguments: [
        ("de", ["ÜBERBLICK: Schreibt Zahlen.", "OPTIONEN:", "  --json                  Ein JSON-Objekt je Zeile"]),
        ("de-CH", ["AUFRUF: fmt number [<options>] <value> ...", "  -h, --help              Zeigt diese Hilfe."]),
        ("hi", ["सारांश: संख्याएँ लिखता है।", "विकल्प:"]), ("ja", ["概要: 数値を書きます。", "引数:", "例:\n  fmt number"]),
        ("en-GB", ["OVERVIEW: Formats numbers."]), ("fr", ["OVERVIEW: Formats numbers."]),
    ])
    func number(_ tag: String, _ parts: [String]) throws {
        let reader = try LocaleID(tag)
        let text = help(["number"], reader)
        for part in parts { #expect(text.contains(part), "\(text)") }
    }

    @Test func english() {
        for reader: LocaleID in ["en", "en-US", "fr"] {
            #expect(help(["number"], reader) == FmtCommand.helpMessage(for: NumberCommand.self))
        }
        #expect(ShownHelp.text("0.1.0", for: ["de"]) == "0.1.0")
        #expect(ShownHelp.text("USAGE: no such command", for: ["de"]) == "USAGE: no such command")
    }

    /// Examples are not wrapped, which would tear them apart; sentences are.
    @Test func englishExamples() {
        let text = ShownHelp.text(FmtCommand.helpMessage(for: MarkupCommand.self, columns: 80), for: ["en"])
        #expect(
            text.contains(
                "\n  fmt markup '%lld files in %@' --arg 1234 --arg Desktop                          1,234 files in Desktop\n"
            ))
        #expect(text.contains("words in\n^[…](inflect: true) are made to agree."), "\(text)")
        let original = FmtCommand.helpMessage(for: MarkupCommand.self, columns: 80)
        #expect(text.split(separator: "USAGE").last == original.split(separator: "USAGE").last)
        #expect(ShownHelp.text("0.1.0", for: ["en"]) == "0.1.0")
    }

    @Test func secondLanguage() {
        #expect(help([], "fr", "de").hasPrefix("ÜBERBLICK: "))
        #expect(help([], "fr", "en", "de").hasPrefix("OVERVIEW: "))
    }

    /// Every summary and every option is translated, and nothing is lost: the same options in the same order.
    @Test(arguments: ["de", "hi", "ja"] as [LocaleID]) func all(_ reader: LocaleID) {
        for (english, _, abstract) in Self.helps {
            let text = ShownHelp.text(english, for: [reader])
            #expect(
                !text.hasPrefix("OVERVIEW") && !text.contains("\nOPTIONS:") && !text.contains("\nUSAGE:"), "\(text)")
            #expect(Self.labels(text) == Self.labels(english), "\(text)")
            #expect(!text.contains(abstract), "\(text)")
            for line in text.split(separator: "\n") where line.hasPrefix("                          ") {
                #expect(DisplayWidth.columns(of: line) <= 80, "\(line)")
            }
            #expect(text.hasSuffix("\n") == english.hasSuffix("\n") && !text.hasSuffix("\n\n"))
        }
        #expect(Self.helps.count > 35)
    }

    private static let unwrapped = 1 << 20

    /// Every command's help in English, in lines as they are shown and in long ones: made once for all languages.
    private static let helps: [(text: String, unwrapped: String, abstract: String)] = {
        var commands: [any ParsableCommand.Type] = [FmtCommand.self]
        var helps: [(String, String, String)] = []
        while let command = commands.popLast() {
            commands += command.configuration.subcommands
            helps.append(
                (
                    FmtCommand.helpMessage(for: command), FmtCommand.helpMessage(for: command, columns: unwrapped),
                    command.configuration.abstract
                ))
        }
        return helps
    }()

    /// Every title, sentence and description is in the language, however short: in lines that are not wrapped none stays what it is in
    /// English but for examples and names.
    @Test(arguments: ["de", "hi", "ja"] as [LocaleID]) func nothingStaysEnglish(_ reader: LocaleID) {
        let strings = LocalizedBundle.module.localized(for: [reader])
        let help = LocalizedHelp(strings, table: "Help", columns: Self.unwrapped)
        var seen = 0
        var missing: Set<String> = []
        for (_, english, _) in Self.helps {
            let pairs = zip(Self.blocks(english), Self.blocks(help.text(english, of: FmtCommand.self)))
            let sentences = pairs.flatMap(Self.sentences)
            for (english, text) in sentences where english == text { missing.insert(english) }
            seen += sentences.count
        }
        missing.remove("Generation: Jr., III.")  // The same in German.
        #expect(missing.isEmpty, "\(missing.sorted().joined(separator: "\n"))")
        #expect(seen > 700)
    }

    private static func blocks(_ help: String) -> [[Substring]] {
        help.split(separator: "\n\n").map { $0.split(separator: "\n") }
    }

    /// The lines of a paragraph in English with those of its translation, of examples the title alone, of options and the like what stands
    /// behind them.
    private static func sentences(_ english: [Substring], _ text: [Substring]) -> [(String, String)] {
        let isExample = english.first?.hasPrefix("EXAMPLE") == true
        let lines = Array(zip(english, text).prefix(isExample ? 1 : english.count))
        guard english.count == text.count else { return [(String(english[0]), String(english[0]))] }
        return lines.map { (description($0), description($1)) }.filter { !$0.0.isEmpty }
    }

    /// What stands behind a label and two spaces; all of a line without one, nothing of a label alone.
    private static func description(_ line: Substring) -> String {
        guard line.hasPrefix("  ") else { return String(line) }
        let words = line.drop { $0 == " " }
        guard line.count - words.count == 2 else { return String(words) }
        return words.firstRange(of: "  ").map { String(words[$0.upperBound...].drop { $0 == " " }) } ?? ""
    }

    /// `--style <style>`, `number`: what begins in the third column, without the examples.
    private static func labels(_ help: String) -> [String] {
        let lines = help.split(separator: "\n").drop { !$0.contains(": fmt") || $0.hasPrefix(" ") }
        return lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") && !$0.contains("'fmt help") }
            .map { line in line.dropFirst(2).prefix(24).split(separator: " ").prefix(2).joined(separator: " ") }
            .map { $0.hasPrefix("-") ? $0 : String($0.prefix { $0 != " " }) }
    }

    @Test func lines() {
        let text = ShownHelp.text(FmtCommand.helpMessage(for: NumberCommand.self), for: ["ja"])
        #expect(text.contains("\n                          例：'compact-short @@'。"), "\(text)")
        #expect(!text.contains("half-\n"))
    }

    /// `HelpTexts.swift` is what the generator writes of the catalog.
    @Test func generated() throws {
        let catalog = RepositoryRoot.file("Examples/fmt/Help/Help.xcstrings").path()
        let symbols = StringSymbols(paths: [catalog])
        #expect(symbols.problems.isEmpty)
        let file = RepositoryRoot.file("Examples/fmt/Help/HelpTexts.swift")
        #expect(try symbols.source(namespace: "HelpTexts") == String(contentsOf: file, encoding: .utf8))
    }
}
