internal import LocaleFormatJSON
internal import LocalizedStrings

extension LintReport {
    /// The report as JSON:
    ///
    /// ```json
    /// {
    ///   "version" : 1,
    ///   "counts" : {"error" : 1, "warning" : 0, "note" : 0, "suppressed" : 0},
    ///   "files" : ["Localizable.xcstrings"],
    ///   "findings" : [{
    ///     "rule" : "format-type", "severity" : "error", "message" : "…", "suggestion" : "…",
    ///     "file" : "…", "line" : 12, "column" : 5, "table" : "…", "key" : "…", "language" : "de", "variant" : "plural.one"
    ///   }]
    /// }
    /// ```
    ///
    /// A member that has nothing to say is left out.
    public func json() -> String {
        let counts = LintSeverity.allCases.reversed().map { ($0.rawValue, JSONValue.number("\(count(of: $0))")) }
        return Self.written([
            ("version", .number("1")),
            ("counts", .object(JSONObject(counts + [("suppressed", .number("\(suppressed.count)"))]))),
            ("files", .array(files.map(JSONValue.string))),
            ("findings", .array(findings.map(Self.json))),
        ])
    }

    private static func json(_ finding: LintFinding) -> JSONValue {
        var members: [(String, JSONValue)] = [
            ("rule", .string(finding.rule.rawValue)), ("severity", .string(finding.severity.rawValue)),
            ("message", .string(finding.message)),
        ]
        if let suggestion = finding.suggestion { members.append(("suggestion", .string(suggestion))) }
        if let file = finding.file { members.append(("file", .string(file))) }
        if let line = finding.line { members.append(("line", .number("\(line)"))) }
        if let column = finding.column { members.append(("column", .number("\(column)"))) }
        return .object(JSONObject(members + properties(of: finding)))
    }

    /// Where in the tables: the same members in JSON and in SARIF's property bag.
    static func properties(of finding: LintFinding) -> [(String, JSONValue)] {
        var members: [(String, JSONValue)] = []
        if !finding.table.isEmpty { members.append(("table", .string(finding.table))) }
        if let key = finding.key { members.append(("key", .string(key))) }
        if let language = finding.language { members.append(("language", .string(language))) }
        if !finding.variant.isEmpty { members.append(("variant", .string(finding.variant))) }
        return members
    }

    static func written(_ members: [(String, JSONValue)]) -> String {
        String(decoding: JSONWriter.write(.object(JSONObject(members))), as: UTF8.self) + "\n"
    }
}
