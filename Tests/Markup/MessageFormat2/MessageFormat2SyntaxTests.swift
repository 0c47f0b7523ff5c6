import Foundation
import LocaleFormat
import LocalizedMessages
import Testing

/// Reading messages into their data model, and writing them back: UTS #35 part 9, "Syntax" and "Data Model".
@Suite struct MessageFormat2SyntaxTests {
    @Test(arguments: [
        ("", 1, 1, ""), ("{", 1, 2, "found the end of the message"), ("a } b", 1, 3, "'\\}'"),
        ("{}", 1, 2, "a literal, a variable, a function or markup"), ("{{a", 1, 1, "to close '{{'"),
        ("{{a}} b", 1, 7, "the end of the message"), ("one\ntwo {$}", 2, 7, "a name behind '$'"),
        ("{|a}", 1, 2, "to close this literal"), ("{a:f}", 1, 3, "found ':'"),
        ("{:f a}", 1, 6, "'=' behind the option 'a'"),
        ("{:f a=}", 1, 7, "a literal or a variable for the option 'a'"), ("{:f :a=x}", 1, 5, "'}'"),
        ("{a @b=$c}", 1, 7, "a literal for the attribute 'b'"), ("{:a:}", 1, 5, "a name behind 'a:'"),
        (".local x = {a} {{}}", 1, 8, "'$'"), (".input {a} {{}}", 1, 8, "a variable"),
        (".foo {a} {{}}", 1, 1, "'.input'"),
        (".match {{a}}", 1, 8, "a variable behind '.match'"),
        (".input {$x :f} .match $x 1{{a}}*{{b}} x", 1, 40, "'{{'"),
        ("a\\b", 1, 3, "behind '\\'"), ("a\u{0}", 1, 2, "other than U+0000"),
        ("{a\u{2028}b}", 1, 3, "found '\u{2028}'"),
    ])
    func faults(source: String, line: Int, column: Int, says: String) throws {
        guard !source.isEmpty else { return #expect(MessageFormat2(lenient: source).errors.isEmpty) }
        let error = try #require(throws: MessageFormat2Error.self) { try MessageFormat2(source) }
        #expect(error.kind == .syntaxError)
        #expect((error.position.line, error.position.column) == (line, column), "\(error)")
        #expect(error.detail.contains(says), "\(error)")
        let lenient = MessageFormat2(lenient: source)
        #expect(lenient.errors == [error])
        #expect(lenient.compiled(in: "en").format() == "{\u{FFFD}}")
        #expect(MessageFormat2(lenient: source, fallback: "?").compiled(in: "en").format() == "?")
    }

    @Test(arguments: [
        (".input {$x :f} .match $x * * {{a}} * {{b}}", [MessageFormat2Error.Kind.variantKeyMismatch]),
        (".input {$x :f} .match $x 1 {{a}}", [.missingFallbackVariant]),
        (".match $x * {{a}}", [.missingSelectorAnnotation]),
        (".input {$x} .local $y = {$x} .match $y * {{a}}", [.missingSelectorAnnotation]),
        (".input {$x :f} .local $y = {$x} .match $y * {{a}}", []),
        (".local $x = {$x} {{}}", [.duplicateDeclaration]), (".local $x = {1 :f a=$x} {{}}", [.duplicateDeclaration]),
        (".input {$x :f a=$x} {{}}", [.duplicateDeclaration]),
        (".local $x = {$y} .input {$y} {{}}", [.duplicateDeclaration]),
        (".input {$x} .local $x = {1} {{}}", [.duplicateDeclaration]),
        ("{a :f b=1 b=1}{#m b=1 b=2}", [.duplicateOptionName, .duplicateOptionName]),
        (".input {$x :f} .match $x a {{1}} |a| {{2}} * {{3}}", [.duplicateVariant]),
        // In form C both keys are the same.
        (".input {$x :f} .match $x \u{1E0A}\u{323} {{1}} \u{1E0C}\u{307} {{2}} * {{3}}", [.duplicateVariant]),
        (".match $x 1 {{a}}", [.missingSelectorAnnotation, .missingFallbackVariant]),
    ])
    func invalid(source: String, kinds: [MessageFormat2Error.Kind]) {
        #expect(Set(MessageFormat2(lenient: source).errors.map(\.kind)) == Set(kinds))
        #expect(MessageFormat2(lenient: source).errors.count == kinds.count)
    }

    @Test(arguments: [
        "Hello {$name}!", "{#b}bold{/b} {#img src=|a b.png| /}", "{{.local}}", "{{ .local}}", "\\{\\}\\\\|",
        "{|a b| :ns:f u:id=x @done @note=|for you|}", ".input {$x :number a=$y}\n{{{$x}}}",
        ".local $x = {1 :number}\n.match $x\none {{1}}\n|a b| {{2}}\n* {{}}", "{||}", "{|\\||}", " leading", "{{{a}}}",
    ])
    func writtenAndReadAgain(source: String) throws {
        let message = try MessageFormat2(source)
        let again = try MessageFormat2(message.description)
        #expect(again == message)
        #expect(again.description == message.description)
        let json = try JSONEncoder().encode(message)
        // Objects lose the order of options, which has no meaning; no message here has two.
        #expect(try JSONDecoder().decode(MessageFormat2.self, from: json).message.body == message.message.body)
        #expect(try MessageFormat2(message.message) == message)
    }

    @Test func dataModel() throws {
        let source = ".input {$n :number select=exact}\n.match $n\n1 {{a{#b @x}}}\n* {{{|c d| @y=z}}}"
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let json = String(decoding: try encoder.encode(MessageFormat2(source)), as: UTF8.self)
        #expect(
            json == #"{"declarations":[{"name":"n","type":"input","value":{"arg":{"name":"n","type":"variable"},"#
                + #""function":{"name":"number","options":{"select":{"type":"literal","value":"exact"}},"type":"function"},"#
                + #""type":"expression"}}],"selectors":[{"name":"n","type":"variable"}],"type":"select","variants":["#
                + #"{"keys":[{"type":"literal","value":"1"}],"value":["a",{"attributes":{"x":true},"kind":"open","name":"b","#
                + #""type":"markup"}]},{"keys":[{"type":"*"}],"value":[{"arg":{"type":"literal","value":"c d"},"#
                + #""attributes":{"y":{"type":"literal","value":"z"}},"type":"expression"}]}]}"#)
        for bad in [
            #"{"type":"other"}"#, #"{"type":"message","pattern":[{"type":"expression"}]}"#,
            #"{"type":"message","pattern":[{"type":"x"}]}"#,
            #"{"type":"message","declarations":[{"type":"input","name":"a","value":{"type":"expression","arg":{"type":"literal","value":"b"}}}],"pattern":[]}"#,
        ] {
            #expect(throws: DecodingError.self, "\(bad)") {
                try JSONDecoder().decode(MessageFormat2.self, from: Data(bad.utf8))
            }
        }
        // Names that the syntax cannot write are told, not written.
        #expect(throws: MessageFormat2Error.self) {
            try MessageFormat2(MessageFormat2.Message(pattern: [.expression(.init(.variable("a b")))]))
        }
    }

    @Test func namesInFormC() throws {
        let message = try MessageFormat2(".local $\u{1E0A}\u{323} = {x} {{{$\u{1E0C}\u{307}}}}")
        #expect(message.compiled(in: "en").format() == "\u{2068}x\u{2069}")
        #expect(
            MessageFormat2.VariableName("\u{1E0A}\u{323}").name.unicodeScalars.elementsEqual(
                "\u{1E0C}\u{307}".unicodeScalars))
    }
}
