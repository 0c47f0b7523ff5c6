internal import LocaleFormatJSON
internal import LocalizedStrings
internal import LocaleFormatMemory

extension LintReport {
    /// The report as a SARIF 2.1.0 log, which code hosts show beside the lines of a change.
    ///
    /// Paths become relative URIs, escaped by RFC 3986; an absolute path becomes a `file` URI. What comments suppress is
    /// there as suppressed results. Fingerprints depend on rule, table, key, language and wording, not on lines, so a finding
    /// keeps its identity when the file is reordered.
    ///
    /// - Parameters:
    ///   - tool: the name of the program that reports.
    ///   - version: its version; nil leaves it out.
    public func sarif(tool: String = "fmt-strings", version: String? = nil) -> String {
        let reported = findings + suppressed
        let rules = LintRule.allCases.filter { rule in self.rules[rule] != nil || reported.contains { $0.rule == rule }
        }
        let named = files + reported.compactMap(\.file)
        var artifacts: [String: Int] = [:]
        for file in named where artifacts[file] == nil { artifacts[file] = artifacts.count }
        var driver: [(String, JSONValue)] = [("name", .string(tool))]
        if let version { driver.append(("version", .string(version))) }
        driver.append(("informationUri", .string("https://github.com/locale-format/swift-locale-format")))
        driver.append(("rules", .array(rules.map(descriptor))))
        let indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1, $0) })
        let ordered = artifacts.sorted { $0.value < $1.value }
        let results =
            findings.map { result($0, indices, artifacts, isSuppressed: false) }
            + suppressed.map { result($0, indices, artifacts, isSuppressed: true) }
        let run: [(String, JSONValue)] = [
            ("tool", .object(JSONObject([("driver", .object(JSONObject(driver)))]))),
            ("columnKind", .string("unicodeCodePoints")),
            (
                "artifacts",
                .array(ordered.map { Self.object([("location", Self.object([("uri", .string(Self.uri($0.key)))]))]) })
            ),
            ("results", .array(results)),
        ]
        return Self.written([
            (
                "$schema",
                .string("https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
            ),
            ("version", .string("2.1.0")),
            ("runs", .array([.object(JSONObject(run))])),
        ])
    }

    /// A `reportingDescriptor` (section 3.49).
    private func descriptor(_ rule: LintRule) -> JSONValue {
        let severity = rules[rule] ?? rule.defaultSeverity
        return Self.object([
            ("id", .string(rule.rawValue)),
            ("shortDescription", Self.message(rule.summary)),
            ("fullDescription", Self.message("\(rule.summary). \(rule.explanation)")),
            ("help", Self.message(rule.explanation)),
            ("defaultConfiguration", Self.object([("level", .string(severity.rawValue))])),
        ])
    }

    /// A `result` (section 3.27).
    private func result(
        _ finding: LintFinding, _ rules: [LintRule: Int], _ artifacts: [String: Int], isSuppressed: Bool
    ) -> JSONValue {
        let suffix = finding.suggestion.map { " Try: \($0)" } ?? ""
        var members: [(String, JSONValue)] = [
            ("ruleId", .string(finding.rule.rawValue)),
            ("ruleIndex", .number("\(rules[finding.rule] ?? -1)")),
            ("level", .string(finding.severity.rawValue)),
            ("message", Self.message(Self.sentence(finding) + suffix)),
            ("locations", .array([location(finding, artifacts)])),
            ("partialFingerprints", Self.object([("localizedString/v1", .string(Self.fingerprint(finding)))])),
        ]
        if isSuppressed {
            members.append(("suppressions", .array([Self.object([("kind", .string("inSource"))])])))
        }
        members.append(("properties", .object(JSONObject(Self.properties(of: finding)))))
        return .object(JSONObject(members))
    }

    private static func sentence(_ finding: LintFinding) -> String {
        let place = [finding.key.map { "“\(shortened($0))”" }, finding.language].compactMap { $0 }.joined(
            separator: ", ")
        return (place.isEmpty ? "" : "\(place): ") + finding.message + "."
    }

    private func location(_ finding: LintFinding, _ artifacts: [String: Int]) -> JSONValue {
        var members: [(String, JSONValue)] = []
        if let file = finding.file {
            var physical: [(String, JSONValue)] = [
                (
                    "artifactLocation",
                    Self.object([("uri", .string(Self.uri(file))), ("index", .number("\(artifacts[file] ?? -1)"))])
                )
            ]
            if let line = finding.line {
                var region: [(String, JSONValue)] = [("startLine", .number("\(max(1, line))"))]
                if let column = finding.column { region.append(("startColumn", .number("\(max(1, column))"))) }
                physical.append(("region", .object(JSONObject(region))))
            }
            members.append(("physicalLocation", .object(JSONObject(physical))))
        }
        if let key = finding.key {
            let path = [finding.table, key, finding.language ?? "", finding.variant].filter { !$0.isEmpty }
            members.append(
                (
                    "logicalLocations",
                    .array([
                        Self.object([
                            ("name", .string(key)), ("fullyQualifiedName", .string(path.joined(separator: "/"))),
                            ("kind", .string("resource")),
                        ])
                    ])
                ))
        }
        return .object(JSONObject(members))
    }

    /// Of what names the finding: no secret, only the same text for the same finding in every run.
    private static func fingerprint(_ finding: LintFinding) -> String {
        let parts = [finding.rule.rawValue, finding.table, finding.key ?? "", finding.language ?? "", finding.variant]
        let name = parts.joined(separator: "\u{1F}")
        let digits = String(name.utf8Span.span.stableHash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    private static func object(_ members: [(String, JSONValue)]) -> JSONValue { .object(JSONObject(members)) }
    private static func message(_ text: String) -> JSONValue { object([("text", .string(text))]) }

    /// A path as a URI reference (RFC 3986). A first segment with a colon would read as a scheme, hence `./`.
    static func uri(_ path: String) -> String {
        var escaped = ""
        for byte in path.utf8 {
            let character = Character(Unicode.Scalar(byte))
            if byte < 0x80, character.isLetter || character.isNumber || "-._~/!$&'()*+,;=:@".contains(character) {
                escaped.append(character)
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                escaped += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
        if path.hasPrefix("/") { return "file://" + escaped }
        let first = escaped.prefix { $0 != "/" }
        return first.contains(":") ? "./" + escaped : escaped
    }
}
