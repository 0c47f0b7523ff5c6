import TestSupport
import Testing

@testable import fmt
@testable import LocaleFormatOperations
@testable import LocaleFormatValueOperations

@Suite struct GrammarTests {
    @Test(arguments: [
        (["number", "1234.5", "--locale", "hi-IN-u-nu-deva"], "१,२३४.५"),
        (["number", "1234567.891", "--locale", "de_DE"], "1.234.567,891"),
        (["number", "--locale=de", "--", "-5"], "-5"),
        (["number", "-5", "--sign", "never", "--locale", "en"], "5"),
        (["number", "0.256", "--style", "percent", "--locale", "tr"], "%26"),
        (["number", "2026", "--numbering-system", "roman", "--locale", "en"], "MMXXVI"),
        (["number", "1", "--min-fraction", "2", "--locale", "en"], "1.00"),
        (["number", "1.98765", "--max-fraction", "1", "--locale", "en"], "2"),
        (["number", "1.98765", "--fraction", "2..4", "--locale", "en"], "1.9876"),
        (["number", "1234", "--significant", "2", "--locale", "en"], "1,200"),
        (["number", "1234", "--grouping", "min2", "--locale", "en"], "1234"),
        (["number", "2.5", "--max-fraction", "0", "--rounding", "half-up", "--locale", "en"], "3"),
        (["number", "1234", "--skeleton", "compact-short @@@", "--locale", "en"], "1.23K"),
        (["number", "-5", "--pattern", "#,##0.00;(#)", "--locale", "en"], "(5.00)"),
        (
            ["number", "123456789012345678901234567890.5", "--locale", "en"],
            "123,456,789,012,345,678,901,234,567,890.5"
        ),
        (["currency", "1234.5", "--code", "EUR", "--locale", "de-AT"], "€ 1.234,50"),
        (["currency", "-5", "--code", "usd", "--accounting", "--locale", "en"], "($5.00)"),
        (["currency", "12.03", "--code", "CHF", "--cash", "--locale", "de-CH"], "CHF 12.05"),
        (["currency", "1", "--code", "EUR", "--presentation", "name", "--locale", "en"], "1.00 euros"),
        (["currency", "5", "--locale", "en-u-cu-jpy"], "¥5"),
        (["parse", "number", "1.234,5", "--locale", "de"], "1234.5"),
        (["parse", "number", "-5", "--locale", "en"], "-5"),
        (["parse", "number", "MMXXVI", "--numbering-system", "roman", "--locale", "en"], "2026"),
        (["parse", "currency", "1.234,50 €", "--locale", "de"], "1234.5 EUR"),
        (["parse", "currency", "(US$5.00)", "--accounting", "--locale", "en-CA"], "-5 USD"),
        (["plural", "22", "--type", "ordinal", "--locale", "en"], "two"),
    ])
    func formats(arguments: [String], expected: String) {
        let outcome = run(list: arguments)
        #expect(outcome.output.replacing("\u{A0}", with: " ") == expected + "\n")
        #expect(outcome.errors.isEmpty && outcome.code == 0)
    }

    @Test(arguments: [
        (["number", "1", "--locale", "en--US"], "malformed locale"),
        (["number", "1", "--locale", ""], "empty"),
        (["number", "1", "--numbering-system", "klingon"], "unknown numbering system 'klingon'"),
        (["number", "1", "--locale", "en-u-nu-xyz"], "unknown numbering system 'xyz'"),
        (["currency", "1", "--code", "EURO"], "unknown currency 'EURO'"),
        (["currency", "1", "--code", "XQQ"], "unknown currency 'XQQ'"),
        (["currency", "1", "--locale", "en"], "missing --code"),
        (["number", "1", "--fraction", "5..2"], "'5..2'"),
        (["number", "1", "--min-fraction", "5", "--max-fraction", "2"], "--min-fraction is 5"),
        (["number", "1", "--fraction", "99999999999999999999"], "whole number from 0 to 999"),
        (["number", "1", "--max-fraction", "9223372036854775807"], "whole number from 0 to 999"),
        (["number", "1", "--significant", "0"], "whole number from 1 to 999"),
        (["number", "1", "--style", "fancy"], "decimal, percent"),
        (["number", "1", "--skeleton", "foo-bar"], "invalid number skeleton"),
        (["number", "1", "--bogus"], "--bogus"),
        (["number", "-5", "--bogus"], "--bogus"),
        (["number", "1", "--locale"], "--locale"),
        (["number"], "<value>"),
        (["frobnicate"], "frobnicate"),
        (["parse", "number", "1", "--mode", "loose"], "strict, lenient"),
        (["locales", "--locale", "1"], "malformed locale"),
    ])
    func refuses(arguments: [String], message: String) {
        let outcome = run(list: arguments)
        #expect(outcome.code == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errorLines.count == 1)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test func badValueIsReportedAndTheOthersGoOn() {
        let outcome = run("number", "1", "x", "3", "--locale", "en")
        #expect(outcome.code == 1)
        #expect(outcome.lines == ["1", "3"])
        #expect(outcome.errorLines.count == 1 && outcome.errors.contains("'x'"))
    }

    @Test func partsTogetherAreTheText() {
        let outcome = run("number", "-1234.5", "--json", "--locale", "en")
        #expect(
            outcome.output == """
                {"value":"-1234.5","locale":"en","text":"-1,234.5","parts":[{"field":"sign","text":"-"},\
                {"field":"integer","text":"1"},{"field":"group","text":","},{"field":"integer","text":"234"},\
                {"field":"decimal","text":"."},{"field":"fraction","text":"5"}]}

                """)
    }

    @Test(arguments: [
        "--help", "number --help", "currency --help", "plural --help", "batch --help", "tour -h", "--version",
    ])
    func helpGoesToStandardOutput(line: String) {
        let outcome = run(list: line.split(separator: " ").map(String.init))
        #expect(outcome.code == 0 && outcome.errors.isEmpty && !outcome.output.isEmpty)
    }

    /// What swift-argument-parser declares is what the table has, so that both ways of reading a line are one grammar.
    @Test(arguments: OperationName.allCases)
    func declarationsMatchTheTable(operation: OperationName) {
        let help = run(list: operation.words.map(String.init) + ["--help"]).output
        for name in OptionName.allCases {
            let isDeclared = [" ", "\n", ","].contains { help.contains("  \(name.commandLineName)\($0)") }
            let known = operation.type.options + operation.type.fields + OptionName.general
            let isKnown = known.contains(name)
            #expect(isDeclared == isKnown, "\(operation) \(name)")
        }
    }

    /// Every example in the help whose output stands beside it.
    @Test func examplesInTheHelpAreTrue() {
        var count = 0
        for operation in OperationName.allCases {
            for line in run(list: operation.words.map(String.init) + ["--help"]).output.split(separator: "\n") {
                guard line.hasPrefix("  fmt "), let gap = line.dropFirst(6).firstRange(of: "   ") else { continue }
                let output = line[gap.upperBound...].drop { $0 == " " }
                let words = line[..<gap.lowerBound].dropFirst(6).split(separator: " ").map(String.init)
                guard !output.contains("then"), !words.contains(where: { $0.hasPrefix("'") }) else { continue }
                // A file of the reader's.
                if words.contains("<") { continue }
                count += 1
                // Those of names, ranges and numbers that are about so much; and Apple's ICU has no transforms.
                let isNewer = operation == .name || words.contains("--range") || words.contains("--approximately")
                if isNewer, LoadedICU.cldr < 42 { continue }
                if operation == .transliterate, LoadedICU.isFoundation { continue }
                let isConverted = words.contains("--to") || words.contains("--usage")
                if operation == .unit, isConverted, LoadedICU.major < 68 { continue }
                let arguments = words.contains("--locale") ? words : words + ["--locale", "en"]
                #expect(run(list: arguments).output.replacing("\u{A0}", with: " ") == output + "\n", "\(line)")
            }
        }
        #expect(count > 12)
    }

    @Test(arguments: ["en", "de-CH", "hi-IN-u-nu-deva", "ar-EG", "fa", "sv", "pl", "my"])
    func parsingIsTheInverse(locale: String) {
        for value in ["-1234567.891", "0", "0.5", "123456789012345678901234567890.125"] {
            let text = run("number", value, "--fraction", "0..20", "--locale", locale).lines.joined()
            #expect(run("parse", "number", text, "--mode", "strict", "--locale", locale).lines == [value[...]])
            let money = run("currency", value, "--code", "KWD", "--locale", locale).lines.joined()
            #expect(run("parse", "currency", money, "--locale", locale).lines == ["\(value) KWD"])
        }
    }

    @Test func listsAreSortedAndComplete() {
        for list in ["locales", "numbering-systems", "currencies"] {
            let lines = run(list).lines
            #expect(lines.count > 50 && lines == lines.sorted())
            #expect(run(list, "--json").lines.count == lines.count)
        }
    }
}
