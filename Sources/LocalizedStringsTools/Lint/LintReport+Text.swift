internal import LocaleFormatCore

extension LintReport {
    /// Findings as compilers print them, one a line, with the suggestion on a line of its own, and a last line that counts.
    /// What a table or a file's name has of control characters is written out (`VisibleText.line(_:)`). Locations and severities are
    /// padded so that the messages begin in one column.
    public func text() -> String {
        let locations = findings.map(Self.location)
        let width = locations.map(\.count).filter { $0 <= Self.widest }.max() ?? 0
        let severityWidth = findings.map(\.severity.rawValue.count).max() ?? 0
        var text = ""
        for (finding, location) in zip(findings, locations) {
            text += Self.padded(location, to: width)
            text += Self.padded(finding.severity.rawValue + ":", to: severityWidth + 1)
            text += VisibleText.line(Self.subject(finding) + finding.message) + " [\(finding.rule.rawValue)]\n"
            if let suggestion = finding.suggestion {
                text += "    try: " + VisibleText.line(suggestion) + "\n"
            }
        }
        return text + summary + "\n"
    }

    private var summary: String {
        let counts = LintSeverity.allCases.reversed().map { severity in
            let count = count(of: severity)
            return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
        }
        let place = files.isEmpty ? "" : " in \(files.count) file\(files.count == 1 ? "" : "s")"
        return counts.joined(separator: ", ") + place + (suppressed.isEmpty ? "" : "; \(suppressed.count) suppressed")
    }

    private static let widest = 60

    private static func location(_ finding: LintFinding) -> String {
        let name = VisibleText.line(finding.file ?? finding.table)
        guard !name.isEmpty else { return "" }
        guard let line = finding.line else { return "\(name):" }
        return finding.column.map { "\(name):\(line):\($0):" } ?? "\(name):\(line):"
    }

    /// “Save %@” in de, plural.one:
    private static func subject(_ finding: LintFinding) -> String {
        var subject = finding.key.map { "“\(shortened($0))”" } ?? ""
        if let language = finding.language { subject += (subject.isEmpty ? "" : " in ") + language }
        if !finding.variant.isEmpty { subject += ", \(finding.variant)" }
        return subject.isEmpty ? "" : subject + ": "
    }

    /// Keys that are whole paragraphs would bury the message.
    static func shortened(_ text: String) -> String {
        VisibleText.shortened(text, end: "…")
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text.isEmpty && width == 0 ? "" : text + String(repeating: " ", count: max(0, width - text.count) + 1)
    }
}
