extension LintReport {
    /// Findings as compilers print them, one a line, with the suggestion on a line of its own, and a last line that counts.
    /// Locations and severities are padded so that the messages begin in one column.
    public func text() -> String {
        let locations = findings.map(Self.location)
        let width = locations.map(\.count).filter { $0 <= Self.widest }.max() ?? 0
        let severityWidth = findings.map(\.severity.rawValue.count).max() ?? 0
        var text = ""
        for (finding, location) in zip(findings, locations) {
            text += Self.padded(location, to: width)
            text += Self.padded(finding.severity.rawValue + ":", to: severityWidth + 1)
            text += Self.oneLine(Self.subject(finding) + finding.message) + " [\(finding.rule.rawValue)]\n"
            if let suggestion = finding.suggestion {
                text += "    try: " + Self.oneLine(suggestion) + "\n"
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
        let name = finding.file ?? finding.table
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
        text.prefix(61).count <= 60 ? text : text.prefix(57) + "…"
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text.isEmpty && width == 0 ? "" : text + String(repeating: " ", count: max(0, width - text.count) + 1)
    }

    /// Line breaks and control characters as escapes: a text of the catalog cannot forge a line of the report.
    static func oneLine(_ text: String) -> String {
        var line = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": line += "\\n"
            case "\r": line += "\\r"
            case "\t": line += "\\t"
            case _
            where scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
                || scalar == "\u{2028}" || scalar == "\u{2029}":
                // Joiners are part of the spelling of many languages.
                if scalar == "\u{200C}" || scalar == "\u{200D}" {
                    line.unicodeScalars.append(scalar)
                } else {
                    line += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
                }
            default: line.unicodeScalars.append(scalar)
            }
        }
        return line
    }
}
