import Testing

@testable import fmt
@testable import LocaleFormatOperations
@testable import LocaleFormatValueOperations

/// `fmt strings` as far as it is this program's: what it runs takes the process's place, and cannot be run in a test.
@Suite struct StringsTests {
    @Test(arguments: [
        ["strings"], ["strings", "--help"], ["strings", "-h"], ["strings", "help"], ["help", "strings"],
    ])
    func helpNamesEverySubcommand(line: [String]) {
        let outcome = run(list: line)
        #expect(outcome.code == 0)
        #expect(outcome.errors.isEmpty)
        for name in ["lookup", "lint", "export", "import", "extract", "pseudo", "convert"] {
            #expect(outcome.lines.contains { $0.hasPrefix("  \(name) ") }, "\(name)")
        }
    }
}
