import LocaleFormat
import LocalizedMessages
import LocaleFormatMessageFormat1
import LocaleFormatTexts
import TestSupport
import Testing

/// What is no message, where that is, and what is printed.
@Suite struct MessageSyntaxTests {
    private func reading(_ text: String, syntax: MessageFormat1.Syntax = .icu) -> String {
        do throws(MessageFormat1Error) {
            return "\(try MessageFormat1(text, syntax: syntax))"
        } catch { return "\(error)" }
    }

    @Test(arguments: [
        ("{a", "line 1, column 1: expected '}' before the end of the text, to close '{'"),
        ("x\n é{n, plural, other {x}", "line 2, column 3: expected '}' before the end of the text, to close '{'"),
        ("{a b}", "line 1, column 4: expected ',' or '}' after the argument's name, found 'b'"),
        ("{}", "line 1, column 2: expected an argument's name or number after '{', found '}'"),
        ("{01}", "line 1, column 2: expected a name, or a number from 0 to 32767 without leading zeros, found '01'"),
        (
            "{32768}",
            "line 1, column 2: expected a name, or a number from 0 to 32767 without leading zeros, found '32768'"
        ),
        ("{a, plural}", "line 1, column 11: expected ',' and variants after 'plural', found '}'"),
        ("{a, plural, one {x}}", "line 1, column 1: the choice is not complete; expected a variant for 'other'"),
        ("{a, select,}", "line 1, column 1: the choice is not complete; expected a variant for 'other'"),
        ("{a, plural, one x}", "line 1, column 17: expected '{' after what a variant is for, found 'x'"),
        ("{a, plural, =x {}}", "line 1, column 14: expected a number, found 'x'"),
        (
            "{a, plural, one {} offset:1 other {}}",
            "line 1, column 20: expected the offset before all variants, found 'offset:'"
        ),
        ("{a, choice, 0x}", "line 1, column 14: expected '#', '<' or '≤' after a limit, found 'x'"),
        (
            "{a, money}",
            "line 1, column 5: unknown format 'money'; expected number, date, time, spellout, ordinal, duration, plural, selectordinal, select or choice"
        ),
        (
            "{a, number, '#}",
            "line 1, column 13: expected an apostrophe before the end of the text, to end what another one quotes"
        ),
        ("{a, 1}", "line 1, column 5: expected a format such as number, or a choice such as plural, found '1'"),
    ])
    func faults(message: String, expected: String) { #expect(reading(message) == expected) }

    @Test(arguments: [
        ("<b>x", "line 1, column 1: expected '</b>' before the end of its message"),
        ("x</b>", "line 1, column 2: '</b>' ends a tag that was not begun; write ''</' for the characters themselves"),
        ("<b>x</i>", "line 1, column 5: expected '</b>', found '</i>'"),
        ("<b x>", "line 1, column 4: expected '>' or '/>' after the tag's name, found 'x'"),
        (
            "<b>{a, select, other {</b>}}",
            "line 1, column 23: '</b>' ends a tag that was not begun; write ''</' for the characters themselves"
        ),
        ("{a, select, other {<b>}}", "line 1, column 20: expected '</b>' before the end of its message"),
        ("{n, plural, one {} one {} other {}}", "line 1, column 20: there are two variants for 'one'; expected one"),
    ])
    func faultsOfTags(message: String, expected: String) { #expect(reading(message, syntax: .formatJS) == expected) }

    @Test(arguments: [
        ("It''s {0,number,integer}", "It's {0, number, integer}"),
        ("'{' x '}'", "'{ x }'"), ("a''b ''{x}", "a'b ''{x}"), ("'", "''"), ("''''", "''''"), ("'{'''", "'{'''"),
        ("{n,plural,offset:1 =0{'#'}other{#|}}", "{n, plural, offset:1 =0 {'#'} other {#|}}"),
        ("{n,choice,-∞#'|'|1≤#}", "{n, choice, -∞#'|'|1##}"),
        ("{n,number, ::.00 }{n,date,  yyyy}{n,spellout,%x}", "{n, number, ::.00 }{n, date,  yyyy}{n, spellout,%x}"),
        ("{n,selectordinal,other{}}", "{n, selectordinal, other {}}"),
    ])
    func printing(message: String, expected: String) throws {
        #expect(reading(message) == expected)
        #expect(try MessageFormat1(expected) == MessageFormat1(message))
    }

    @Test func formsThatCannotBeRead() throws {
        for message in ["{n, number, ::foo}", "{n, number,0.0.0}", "{n, date,foo}"] {
            #expect(throws: MessageFormat1Error.self, "\(message)") { try MessageFormat1(message).compiled(in: "en") }
        }
        let error = try #require(throws: MessageFormat1Error.self) {
            try MessageFormat1("{price, number, ::foo}").compiled(in: "en")
        }
        #expect(error.description.hasPrefix("the form of argument 'price': "))
        #expect(throws: MessageFormat1Error.self) { try MessageFormat1("{n}").compiled(in: "en-u-nu-nope") }
    }

    // MARK: Attackers

    @Test(arguments: ["{a, select, other {", "{a,plural,other{", "{a,choice,0#", "<b>", "{", "'{", "{a,number,{"])
    func nestedDeep(scrap: String) throws {
        for count in [100, 100_000] {
            let text = String(repeating: scrap, count: count)
            for syntax in MessageFormat1.Syntax.allCases {
                for apostrophes in MessageFormat1.Apostrophes.allCases {
                    _ = try? MessageFormat1(text, apostrophes: apostrophes, syntax: syntax)
                }
            }
        }
    }

    @Test func deepestThatIsTaken() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "{a, select, other {", count: depth) + "x" + String(repeating: "}}", count: depth)
        }
        let message = try MessageFormat1(nested(TextLimits.messageDepth))
        #expect(try message.compiled(in: "en").format(["a": "b"]) == "x")
        #expect(try MessageFormat1(message.description) == message)
        let error = try #require(throws: MessageFormat1Error.self) {
            try MessageFormat1(nested(TextLimits.messageDepth + 1))
        }
        #expect(error.reason == .nestedTooDeep(limit: TextLimits.messageDepth))
        // By its parts it is refused too.
        var part = MessageFormat1.Part.text("x")
        for _ in 0...TextLimits.messageDepth { part = .tag("b", [part]) }
        #expect(throws: MessageFormat1Error.self) { try MessageFormat1(parts: [part]).compiled(in: "en") }
    }

    @Test func manyVariants() throws {
        let few = (0..<5_000).map { "=\($0) {\($0)}" }.joined(separator: " ")
        let text = try MessageFormat1("{n, plural, \(few) other {#}}").compiled(in: "en")
        #expect(try text.format(["n": 4_999]) == "4999")
        #expect(try text.format(["n": 5_000]) == "5,000")
        let many = String(repeating: "x {}", count: TextLimits.parts + 1)
        let error = try #require(throws: MessageFormat1Error.self) {
            try MessageFormat1("{n, select, \(many) other {}}")
        }
        #expect(error.reason == .tooManyParts(limit: TextLimits.parts))
        let large = String(repeating: "x", count: TextLimits.bytes + 1)
        #expect(throws: MessageFormat1Error.self) { try MessageFormat1(large) }
    }

    /// Java's apostrophes read variants again and again; that takes no more time than the text is long, or is refused.
    @Test func readAgain() throws {
        var text = "x"
        for _ in 0..<100 { text = "{a, select, other {\(text){b}}}" }
        let message = try MessageFormat1(text, apostrophes: .doubleRequired)
        #expect(try message.compiled(in: "en").format(["a": "", "b": "!"]).count == 101)
    }

    @Test func mutatedMessages() throws {
        var random = SeededGenerator(for: "mutatedMessages")
        let seeds = [
            "{n, plural, offset:1 =0 {none} one {# {x, number, ::.00}} other {{n, number,'#'0} '{' #}}",
            "<b>{d, date, ::yMMMd}</b> {g, select, a {it''s} other {<i>{n, spellout}</i>}}",
            "{n, choice, -∞#a|0≤{m, selectordinal, one {#st} other {#th}}|1<'|'}",
        ]
        for _ in 0..<2_000 * SeededGenerator.rounds {
            var bytes = Array(random.element(of: seeds).utf8)
            for _ in 0..<Int(random.next() % 6) {
                let place = Int(random.next() % UInt64(bytes.count + 1))
                switch random.next() % 3 {
                case 0: bytes.insert(random.element(of: Array("{}'#|<>,:=0 /".utf8)), at: place)
                case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int(random.next() % 8)))
                default: if place < bytes.count { bytes[place] = UInt8(truncatingIfNeeded: random.next()) }
                }
            }
            let text = String(decoding: bytes, as: UTF8.self)
            do throws(MessageFormat1Error) {
                let message = try MessageFormat1(
                    text, apostrophes: random.element(of: MessageFormat1.Apostrophes.allCases),
                    syntax: random.element(of: MessageFormat1.Syntax.allCases))
                #expect((try? MessageFormat1(message.description, syntax: message.syntax)) == message, "\(text)")
                if let compiled = try? message.compiled(in: "en") {
                    let arguments: [String: TextArgument] = ["n": 3, "g": "a", "d": 0]
                    let plain = try? compiled.format(arguments)
                    #expect(plain == (try? compiled.formattedText(arguments).text), "\(text)")
                }
            } catch {
                let position = try #require(error.position)
                #expect((0...text.utf8.count).contains(position.offset), "\(text)")
            }
        }
    }
}
