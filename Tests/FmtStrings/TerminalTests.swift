import Testing

/// What comes from outside steers no terminal: names of files, keys, comments, arguments.
@Suite struct TerminalTests {
    private static let hostile = "\u{1B}[31m\u{9B}2J\u{7F}\u{202E}\u{2066}\u{7}"

    private static func isTame(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { scalar in
            (scalar.properties.generalCategory != .control || scalar == "\n" || scalar == "\t")
                && !scalar.properties.isBidiControl
        }
    }

    @Test func errors() throws {
        let folder = try Folder()
        let broken = try folder.write("\(Self.hostile).xcstrings", "{")
        let xliff = try folder.write("\(Self.hostile).xliff", "<xliff version='\(Self.hostile)'>")
        let catalog = try folder.write("a.xcstrings", #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#)
        for arguments in [
            ["lookup", Self.hostile, "--in", catalog], ["lookup", "a", "--in", broken],
            ["lookup", "a", "--in", Self.hostile],
            ["lookup", "a", "--locale", Self.hostile], ["lint", "--only", Self.hostile, catalog],
            ["lint", catalog, "--severity", Self.hostile], ["export", broken],
            ["export", catalog, "--language", Self.hostile],
            ["import", xliff, "--into", catalog], ["convert", broken], ["convert", catalog, "--table", Self.hostile],
            ["pseudo", broken], ["pseudo", "--text", "a", "--style", Self.hostile], [Self.hostile],
            ["lint", "--" + Self.hostile],
        ] {
            let outcome = run(list: arguments)
            #expect(outcome.code != 0, "\(arguments)")
            #expect(Self.isTame(outcome.errors) && outcome.errorLines.count == 1, "\(outcome.errors.debugDescription)")
        }
    }

    @Test func reports() throws {
        let folder = try Folder()
        let key = #"\u001b[31m\u202e\u009b"#
        let path = try folder.write(
            "\(Self.hostile).xcstrings",
            """
            {"sourceLanguage":"en","version":"1.0","strings":{"\(key)%@":{"comment":"\(key)","localizations":{"de":{"stringUnit":\
            {"state":"translated","value":"\(key)"}},"\(key)":{"stringUnit":{"state":"translated","value":"%lld\(key)"}}}}}}
            """)
        let lint = run("lint", path)
        #expect(lint.lines.count > 3 && Self.isTame(lint.output), "\(lint.output.debugDescription)")
        let xliff = try folder.write(
            "\(Self.hostile).xliff",
            """
            <xliff version='1.2'><file original='o' source-language='en' target-language='fr'><body>
            <trans-unit id='\u{202E}\u{9B}'><source>a</source><target>b</target></trans-unit></body></file></xliff>
            """)
        let imported = run("import", xliff, "--into", path, "--dry-run")
        #expect(imported.lines.count == 1 && imported.errorLines.count == 1)
        #expect(Self.isTame(imported.output + imported.errors))
        #expect(Self.isTame(run("pseudo", path).output))
    }
}
