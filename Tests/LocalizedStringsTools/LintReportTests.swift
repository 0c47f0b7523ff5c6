import Foundation
import LocalizedStrings
import LocalizedStringsTools
import Testing

@Suite struct LintReportTests {
    private var report: LintReport {
        var catalog = LintFixture.catalog("Save\n“it”", ["de": "Sichern %@"])
        catalog["Name:"] = CatalogEntry(comment: "lint:disable")
        catalog["Name:"]?["de"] = CatalogLocalization("Name")
        return StringLint().lint([LintTable(catalog, file: "My App/Überall.xcstrings", bytes: catalog.bytes())])
    }

    @Test func text() {
        let lines = report.text().split(separator: "\n", omittingEmptySubsequences: false)
        #expect(
            lines.first
                == "My App/Überall.xcstrings:17:9: error: “Save\\n“it”” in de: %@ wants argument 1; en has none [format-extra]"
        )
        #expect(lines.last == "")
        #expect(lines.dropLast().last == "1 error, 0 warnings, 0 notes in 1 file; 1 suppressed")
    }

    @Test func json() throws {
        let object = try #require(try JSONSerialization.jsonObject(with: Data(report.json().utf8)) as? [String: Any])
        let findings = try #require(object["findings"] as? [[String: Any]])
        #expect(findings.count == 1)
        #expect(findings[0]["rule"] as? String == "format-extra")
        #expect(findings[0]["key"] as? String == "Save\n“it”")
        #expect(findings[0]["line"] as? Int == 17)
        #expect((object["counts"] as? [String: Int])?["suppressed"] == 1)
    }

    /// The parts of the SARIF 2.1.0 specification that readers of logs rely on.
    @Test func sarif() throws {
        let log = try #require(
            try JSONSerialization.jsonObject(with: Data(report.sarif(version: "1.0").utf8)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
        let rules = try #require(driver["rules"] as? [[String: Any]])
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.count == 2)
        for result in results {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
            let location = try #require(
                (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
            let artifact = try #require(location["artifactLocation"] as? [String: Any])
            #expect(artifact["uri"] as? String == "My%20App/%C3%9Cberall.xcstrings")
            #expect(artifact["index"] as? Int == 0)
        }
        let locations = try #require(results[0]["locations"] as? [[String: Any]])
        let physical = try #require(locations.first?["physicalLocation"] as? [String: Any])
        #expect(physical["region"] as? [String: Int] == ["startLine": 17, "startColumn": 9])
        #expect(results[0]["suppressions"] == nil)
        #expect((results[1]["suppressions"] as? [[String: String]])?.first == ["kind": "inSource"])
    }

    @Test func everyRuleIsExplained() {
        for rule in LintRule.allCases {
            #expect(!rule.summary.isEmpty && !rule.explanation.isEmpty)
            #expect(rule.rawValue.allSatisfy { $0.isLowercase || $0 == "-" })
        }
    }

    /// A text of the catalog cannot break out of its line.
    @Test func oneLineEach() {
        let catalog = LintFixture.catalog("a\nb\u{1B}[31m\u{202E}", ["de": "%@\r\n\u{2028}x"])
        let lines = LintFixture.lint(catalog).text().unicodeScalars
        #expect(
            !lines.contains("\u{1B}") && !lines.contains("\u{202E}") && !lines.contains("\u{2028}")
                && !lines.contains("\r"))
    }

    @Test func hostileTexts() {
        for text in [
            String(repeating: "^[", count: 5000), String(repeating: "%", count: 5000),
            String(repeating: "<a", count: 5000),
            String(repeating: "](", count: 5000), String(repeating: "a@", count: 5000),
            String(repeating: "1.", count: 5000),
            String(repeating: "\u{2067}", count: 5000), String(repeating: "&a", count: 5000),
            String(repeating: "{", count: 5000),
        ] {
            _ = LintFixture.lint(LintFixture.catalog(text, ["hi": text + "x"])).sarif()
            _ = PseudoStyle.accented.applied(to: text)
        }
    }
}
