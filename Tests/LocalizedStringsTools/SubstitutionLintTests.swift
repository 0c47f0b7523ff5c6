import LocalizedStrings
import LocalizedStringsTools
import Testing

/// Substitutions that contain themselves, in both kinds of tables: lint tells, and the text is a typed error.
@Suite struct SubstitutionLintTests {
    private func findings(_ names: [String: [String]], text: String = "%#@a@") throws -> [LintFinding] {
        var wordings = ["": text]
        var substitutions: [String: (Int, String)] = [:]
        for (name, inner) in names {
            wordings["substitutions.\(name).plural.other"] = inner.map { "%#@\($0)@" }.joined(separator: " ") + " %arg"
            substitutions[name] = (1, "lld")
        }
        let catalog = try LintFixture.catalog("k", wordings: ["en": wordings], substitutions: substitutions)
        return LintFixture.lint(catalog) { $0.only = [.substitutionCircular] }.findings
    }

    @Test func circles() throws {
        #expect(
            try findings(["a": ["a"]]).map(\.message) == ["the substitution contains itself: “a” → “a”"])
        let two = try findings(["a": ["b"], "b": ["a"]])
        #expect(two.map(\.message) == ["the substitution contains itself: “a” → “b” → “a”"])
        #expect(two.first?.severity == .error && two.first?.variant == "substitutions.b.plural.other")
        // Whether a text uses it or not.
        #expect(try findings(["b": ["c"], "c": ["d"], "d": ["b"]], text: "x").count == 1)
        // Two ways to one substitution are no circle.
        #expect(try findings(["a": ["b", "c"], "b": ["d"], "c": ["d"], "d": []]).isEmpty)
        #expect(try findings(["a": ["b", "c"], "b": ["a"], "c": ["a"]]).count == 2)
    }

    @Test func longWays() throws {
        let count = 2_000
        var names = Dictionary(uniqueKeysWithValues: (0..<count).map { ("s\($0)", ["s\($0 + 1)"]) })
        names["s\(count)"] = ["s0"]
        let found = try findings(names, text: "%#@s0@")
        #expect(
            found.map(\.message) == ["the substitution contains itself: “s0” → “s1” → “s2” → “s3” → “s4” → “…” → “s0”"])
    }

    @Test func inStringsDictionaries() throws {
        func variable(_ name: String, _ text: String) -> String {
            """
            <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\
            <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>\(text)</string></dict>
            """
        }
        for (variables, way) in [
            (variable("a", "%d %#@a@"), "“a” → “a”"),
            (variable("a", "%#@b@") + variable("b", "%d %#@a@"), "“a” → “b” → “a”"),
        ] {
            let text = """
                <plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@a@</string>\(variables)\
                </dict></dict></plist>
                """
            let file = try StringsDictFile(reading: Array(text.utf8))
            let table = LintTable(
                name: "L", sourceLanguage: "en",
                files: [.init(language: "en", path: "en.lproj/L.stringsdict", contents: .stringsDict(file))])
            let found = StringLint().lint([table]).findings.filter { $0.rule == .substitutionCircular }
            #expect(found.map(\.message) == ["the substitution contains itself: \(way)"])
            let template = try #require(file["k"]?.template)
            #expect {
                try template.compiled(in: "en")
            } throws: { ($0 as? MarkupError)?.reason == .recursiveSubstitution("a") }
            // Nor does a lenient reading go round and round.
            var options = TextOptions()
            options.isLenient = true
            let lenient = try template.compiled(in: "en", options: options)
            #expect(try lenient.format([3]).contains("%#@a@"))
        }
    }

    /// Invisible characters in what is no text for readers.
    @Test func keysAndComments() throws {
        func rules(_ key: String, _ comment: String? = nil) -> [String] {
            LintFixture.rules(
                LintFixture.lint(LintFixture.catalog(key, comment: comment, ["en": "x"])) {
                    $0.only = [.bidi, .controlCharacter]
                })
        }
        for control in ["\u{202A}", "\u{202E}", "\u{2069}", "\u{2066}\u{2069}", "\u{200F}", "\u{61C}"] {
            #expect(rules("Na\(control)me") == ["bidi"])
        }
        #expect(rules("Na\u{1B}me") == ["control-character"])
        #expect(rules("Name", "for \u{202E}you") == ["bidi"])
        #expect(rules("Name", "\u{9B}31m") == ["control-character"])
        #expect(rules("Name", "\u{2067}שם\u{2069}, on two\nlines").isEmpty)
        #expect(rules("نام\u{200C}ها").isEmpty)
    }
}
