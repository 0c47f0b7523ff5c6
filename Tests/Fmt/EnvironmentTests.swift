import Foundation
import TestSupport
import Testing

@testable import LocaleFormatCore

/// What the variables of the environment do to the command, as to others (POSIX.1-2024, XBD 8.2; gettext's manual).
@Suite struct EnvironmentTests {
    private func text(_ line: String, _ environment: [String: String]) throws -> String {
        let words = line.split(separator: " ").map(String.init)
        let outcome = try BuiltProgram.run(BuiltProgram.url("fmt"), words, environment: environment)
        try #require(outcome.status == 0 && outcome.lines.count == 1, "\(line)")
        return outcome.lines[0]
    }

    private static let number = "number 1234567.5"
    private static let date = "date @0 --time-zone UTC"
    private static let money = "currency 1234.5 --code EUR"
    private static let list = "list a b"

    @Test(
        arguments: ([
            (number, [:], "1,234,567.5"), (number, ["LANG": "de_DE.UTF-8"], "1.234.567,5"),
            (number, ["LANG": "en_US.UTF-8", "LC_NUMERIC": "de_DE.UTF-8"], "1.234.567,5"),
            (number, ["LC_ALL": "en_US", "LC_NUMERIC": "de_DE", "LANG": "de_DE"], "1,234,567.5"),
            (number, ["LANG": "de_DE", "LC_NUMERIC": "C"], "1,234,567.5"),
            (number, ["LANG": "de_DE", "LC_NUMERIC": ""], "1.234.567,5"),
            (number, ["LANG": "de_DE", "LC_TIME": "en_US", "LANGUAGE": "en", "LC_MESSAGES": "en_US"], "1.234.567,5"),
            (date, ["LANG": "en_US.UTF-8", "LC_TIME": "de_DE.UTF-8"], "1. Januar 1970"),
            (date, ["LANG": "de_DE.UTF-8", "LC_TIME": "POSIX"], "January 1, 1970"),
            (money, ["LANG": "en_US.UTF-8", "LC_MONETARY": "de_DE.UTF-8@euro"], "1.234,50\u{A0}€"),
            (list, ["LANG": "en_US.UTF-8", "LANGUAGE": "de:fr"], "a und b"),
            (list, ["LANG": "en_US.UTF-8", "LANGUAGE": "!:nonsense!!:fr"], "a et b"),
            (list, ["LANG": "en_US.UTF-8", "LANGUAGE": ":"], "a and b"),
            (list, ["LANG": "C.UTF-8", "LANGUAGE": "de"], "a and b"), (list, ["LANGUAGE": "de"], "a and b"),
            (list, ["LANG": "en_US.UTF-8", "LC_MESSAGES": "fr_FR"], "a et b"),
            (list, ["LC_ALL": "de_DE", "LANGUAGE": "fr"], "a et b"),
            ("number 5 --locale hi-u-nu-deva", ["LC_ALL": "de_DE"], "५"),
            ("name --given Kinga --family Nagy", ["LANG": "en_US", "LC_NAME": "hu_HU"], "Nagy Kinga"),
        ] as [(String, [String: String], String)]).filter { LoadedICU.cldr >= 42 || !$0.0.hasPrefix("name") })
    func decides(_ line: String, _ environment: [String: String], _ expected: String) throws {
        #expect(try text(line, environment) == expected)
    }

    @Test func hugeListsAreBounded() throws {
        let list = String(repeating: "xx:", count: 20_000) + "fr"
        #expect(try text("list a b", ["LANG": "en_US", "LANGUAGE": list]) != "a et b")
        for (count, isRead) in [(LocaleID.maximumPreferred, true), (LocaleID.maximumPreferred + 1, false)] {
            let list = String(repeating: "!:", count: count - 1) + "fr"
            #expect((try text("list a b", ["LANG": "en_US", "LANGUAGE": list]) == "a et b") == isRead, "\(count)")
        }
    }
}
