import LocaleFormat
import TestSupport
import Testing

@testable import fmt
@testable import LocaleFormatOperations
@testable import LocaleFormatValueOperations

/// "Did you mean", and what begins with a minus.
@Suite struct NearestWordTests {
    @Test(arguments: [
        ("nubmer 5", "did you mean 'number'?"), ("help nubmer", "did you mean 'number'?"),
        ("Curency", "did you mean 'currency'?"),
        ("parse dates x", "did you mean 'date'?"), ("lst a", "did you mean 'list'?"),
        ("--locale de number 5", "behind the subcommand"),
        ("--locale=de number 5", "fmt number 5 --locale …"), ("--bogus number 5", "--bogus"),
        ("frobnicate", "'fmt --help' lists them"),
        ("parse frobnicate", "'fmt parse --help' lists them"), ("number 5 --locle de", "'--locale'"),
        ("date now --calendar gujrati", "did you mean 'gujarati'?"),
        ("date now --calendar mayan", "'fmt calendar-ids' lists"),
        ("date now --time-zone Asia/Kolkatta", "did you mean 'Asia/Kolkata'?"),
    ])
    func suggests(line: String, hint: String) {
        let outcome = run(list: line.split(separator: " ").map(String.init))
        #expect(outcome.code == 2 && outcome.output.isEmpty && outcome.errorLines.count == 1)
        #expect(outcome.errors.contains(hint), "\(outcome.errors)")
    }

    @Test(arguments: [
        (#"{"op":"nubmer","value":1}"#, "did you mean 'number'?"), (#"{"op":"frobnicate"}"#, "known are: number"),
        (#"{"op":"number","value":1,"minFracton":1}"#, "did you mean 'minFraction'?"),
    ])
    func suggestsInBatches(line: String, hint: String) {
        #expect(run("batch", input: Array(line.utf8)).output.contains(hint))
    }

    @Test func countsChanges() {
        let words = ["number", "currency", "cal", "calendars"]
        for (word, nearest) in [
            ("number", "number"), ("unmber", "number"), ("numbre", "number"), ("nmbr", "number"), ("NUMBER", "number"),
            ("cl", "cal"), ("calendar", "calendars"), ("xyz", nil), ("", nil),
        ] as [(String, String?)] {
            #expect(NearestWord.nearest(to: word, among: words) == nearest, "\(word)")
        }
        #expect(NearestWord.nearest(to: String(repeating: "number", count: 1_000_000), among: words) == nil)
    }

    /// No subcommand and no option takes a number for an option.
    @Test(
        arguments: ([
            ("number -5", "-5"), ("number -5 -6.5 -1e3", "-5\n-6.5\n-1,000"), ("number -- -5", "-5"),
            ("number --range -5 -1", "-5 – -1"),
            ("number --range -5..-1", "-5 – -1"), ("number --scale -2 -3", "6"), ("number -3 --scale=-2", "6"),
            ("currency EUR -3.5", "-€3.50"), ("currency -3.5 --code EUR", "-€3.50"),
            ("currency --code EUR --range -5 -3", "-€5.00–3.00"),
            ("list -- -a", "-a"), ("list -1 -2", "-1 and -2"), ("list a -- -b", "a and -b"), ("plural -1", "one"),
            ("relative -1 day", "yesterday"),
            ("relative --unit day -1", "yesterday"), ("unit -5 meter", "-5 m"),
            ("unit --unit meter -5 -6", "-5 m\n-6 m"),
            ("duration -90", "-0:01:30"),
            ("parse number -1,234.5", "-1234.5"), ("parse currency -€5 --code EUR", "-5 EUR"),
            ("markup %lld --arg -5", "-5"),
            ("date @-1 --time-zone UTC", "December 31, 1969"),
            ("date -0044-03-15", "March 17, 45"),
            ("date 2025-01-03 --calendar gujarati --location -33.87,151.21 --fields", "0\t2081\t3\t0\t3\t0"),
            ("interval -0044-03-15 -0044-03-16 --pattern d", "17 – 18"),
        ] as [(String, String)]).filter { LoadedICU.major >= 68 || !$0.0.contains("--range") })
    func minus(line: String, expected: String) {
        var words = line.split(separator: " ").map(String.init)
        words.insert("--locale=en", at: words[0] == "parse" ? 2 : 1)
        let outcome = run(list: words)
        #expect(outcome.output.replacing("\u{2009}", with: " ") == expected + "\n", "\(outcome.errors)")
    }

    /// Whoever has no option names begins with one is told what is wrong, not that a value is unexpected.
    @Test func minusBesideFaults() {
        #expect(run("number", "-5", "--bogus").errors.contains("--bogus"))
        #expect(run("currency", "EUX", "-5").errors.contains("missing --code"))
    }
}
