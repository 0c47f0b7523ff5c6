import LocaleFormatAppleStrings
import LocaleFormatTexts
import TestSupport
import Testing
import LocalizedStrings

/// From text to a tree: values by json5.org, brackets as in Markdown, positions, faults.
@Suite struct MarkupParserTests {
    static func attributes(_ list: String) throws -> [String: MarkupValue] {
        let tree = try MarkupTree(parsing: "^[x](\(list))")
        return Dictionary(uniqueKeysWithValues: tree.nodes[0].attributes.map { ($0.key, $0.value) })
    }

    @Test func values() throws {
        #expect(
            try Self.attributes("a: true, b: false, c: null,") == ["a": .bool(true), "b": .bool(false), "c": .null])
        #expect(try Self.attributes("'a b': \"x\", \"c\": 'y'") == ["a b": .string("x"), "c": .string("y")])
        #expect(try Self.attributes("") == [:])
        #expect(try Self.attributes("$ünder_score1: 1") == ["$ünder_score1": .number("1")])
        let nested = try Self.attributes("o: { p: { q: [1, 'two', [], {},], }, }")["o"]
        #expect(nested?.description == #"{ p: { q: [1, "two", [], {}] } }"#)
        #expect(nested?["p"]?["q"] == .array([.number("1"), .string("two"), .array([]), .object([])]))
        let tree = try MarkupTree(parsing: "^[x](o: { p: 1 })")
        guard case .object(let members)? = tree.nodes[0].attributes.first?.value else { return #expect(Bool(false)) }
        #expect(tree.nodes[0].attributes[0].keyRange == 5..<6)
        #expect(tree.nodes[0].attributes[0].valueRange == 8..<16)
        #expect(members[0].keyRange == 10..<11)
        #expect(members[0].valueRange == 13..<14)
        #expect(try Self.attributes(" /* one */ a /**/ : // two\n 1 ") == ["a": .number("1")])
    }

    @Test(
        arguments: [
            ("0", 0), ("-7", -7), ("+7", 7), ("0x1F", 31), ("-0Xff", -255), ("1e3", 1000), ("2.0", 2), ("5.", 5),
            ("1.5", nil),
            ("Infinity", nil), ("99999999999999999999", nil), (".5", nil),
        ] as [(String, Int?)])
    func numbers(text: String, value: Int?) throws {
        let read = try Self.attributes("a: \(text)")["a"]
        #expect(read == .number(text))
        #expect(read?.integerValue == value)
    }

    /// json5.org, section 5.
    @Test func stringEscapes() throws {
        let text = #"a: '\'\"\\\b\f\n\r\t\v\0\x41\u00e9\uD83D\uDE00\q\/'"#
        #expect(try Self.attributes(text) == ["a": .string("'\"\\\u{8}\u{C}\n\r\t\u{B}\0Aé😀q/")])
        #expect(try Self.attributes("b: 'one\\\ntwo'") == ["b": .string("onetwo")])
        #expect(try Self.attributes("b: ')]^['") == ["b": .string(")]^[")])
    }

    @Test(arguments: [
        "a", "a:", "a: b", "a: 01", "a: 1 b: 2", "a: 'x", "a: 'x\ny'", "a: [1", "a: {b: 1", "a: 1,, b: 2", ", a: 1",
        "1a: 2",
        "a: 0x", "a: 1e", "a: --1", "a: '\\x4'", "a: '\\u12'", "a: '\\uD800'", "a: '\\1'", "a: /* 1", "a: true false",
        "a: 1, a: 2", "a: '\\01'", "a: +", "a: tru",
    ])
    func badAttributes(list: String) throws {
        let error = #expect(throws: MarkupError.self) { try MarkupTree(parsing: "^[x](\(list))") }
        #expect(error.map { $0.position.offset >= 5 } == true)
        #expect(error?.description.contains("expected") == true)
        // Lenient reading keeps the text, tells, and goes on.
        let tree = try MarkupTree(parsing: "^[x](\(list)) ^[10](formatNumber: true)", lenient: true)
        #expect(tree.problems.count == 1)
        #expect(tree.nodes.contains { $0.kind == .run })
    }

    @Test(arguments: [
        ("^[10", 0, 1, 1, MarkupError.Reason.unclosedRun),
        ("a\nbé^[10", 5, 2, 3, .unclosedRun),
        ("\r\n\r^[10", 3, 3, 1, .unclosedRun),
        ("é ^[10] days", 8, 1, 8, .missingAttributes),
        ("^[10](formatNumber true)", 19, 1, 20, .syntax(found: "'t'", expected: "':' after the key 'formatNumber'")),
        // Characters of one to four bytes, whole.
        ("^[1](a é)", 7, 1, 8, .syntax(found: "'é'", expected: "':' after the key 'a'")),
        ("^[1](a क)", 7, 1, 8, .syntax(found: "'क'", expected: "':' after the key 'a'")),
        ("^[1](a 字)", 7, 1, 8, .syntax(found: "'字'", expected: "':' after the key 'a'")),
        ("^[1](a 😀)", 7, 1, 8, .syntax(found: "'😀'", expected: "':' after the key 'a'")),
        ("^[a](b: 1, b: 2)", 11, 1, 12, .duplicateKey("b")),
    ])
    func faults(text: String, offset: Int, line: Int, column: Int, reason: MarkupError.Reason) {
        #expect(throws: MarkupError(reason, at: SourcePosition(offset: offset, line: line, column: column))) {
            try MarkupTree(parsing: text)
        }
    }

    @Test func brackets() throws {
        let tree = try MarkupTree(parsing: "[1] ^[a [b] (c) \\] \\^[ d](x: 1) ] ) (y)")
        #expect(tree.nodes.map(\.kind) == [.text, .run, .text, .text])
        #expect(tree.text(of: tree.nodes[2]) == "a [b] (c) ] ^[ d")
        #expect(tree.text(of: tree.nodes[3]) == " ] ) (y)")
        #expect(tree.nodes[1].end == 3)
    }

    @Test func escapesAreForTextsWithMarkup() throws {
        #expect(try Self.plain(#"C:\[x]\\y"#) == #"C:\[x]\\y"#)
        #expect(try Self.plain(#"\^[x\] \\ \n"#) == #"^[x] \ \n"#)
        #expect(try Self.plain(MarkupEscape.escaped(#"^[x](inflect: true)\"#)) == #"^[x](inflect: true)\"#)
    }

    static func plain(_ text: String) throws -> String {
        let tree = try MarkupTree(parsing: text)
        return tree.nodes.filter { $0.kind == .text }.map(tree.text).joined()
    }

    @Test func nesting() throws {
        let tree = try MarkupTree(parsing: "a^[b^[c](x: 1)d^[](y: 2)](z: 3)e")
        #expect(tree.nodes.map(\.kind) == [.text, .run, .text, .run, .text, .text, .run, .text])
        #expect(tree.nodes.map(\.end) == [1, 7, 3, 5, 5, 6, 7, 8])
        #expect(tree.nodes.map { tree.text(of: $0) } == ["a", "b^[c](x: 1)d^[](y: 2)", "b", "c", "c", "d", "", "e"])
    }

    @Test func lenientReadingJoinsText() throws {
        let tree = try MarkupTree(parsing: "a ^[b ^[c](x: 1) d", lenient: true)
        #expect(tree.problems == [MarkupError(.unclosedRun, at: SourcePosition(offset: 2, line: 1, column: 3))])
        #expect(tree.nodes.map { tree.text(of: $0) } == ["a ^[b ", "c", "c", " d"])
        #expect(tree.nodes.map(\.end) == [1, 3, 3, 4])
        let inside = try MarkupTree(parsing: "^[a ^[b] c](x: 1) d", lenient: true)
        #expect(inside.nodes.map { inside.text(of: $0) } == ["a ^[b] c", "a ^[b] c", " d"])
        #expect(inside.nodes.map(\.end) == [2, 2, 3])
    }
}
