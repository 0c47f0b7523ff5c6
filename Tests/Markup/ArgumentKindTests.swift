import LocaleFormatAppleStrings
import LocaleFormatTexts
import LocaleFormatNumbers
import Testing
import LocalizedStrings

/// What each specifier takes, and what several for one argument take together.
@Suite struct ArgumentKindTests {
    static let values: [(TextArgument, ArgumentKind.Values)] = [
        (3, .whole), (0, .whole), (-3, .negative), (1.5, .fraction), (.double(3), .fraction),
        (.decimal(ExactDecimal(3)), .whole), ("x", .character), ("é", .character), ("👩‍👩‍👧", .character), ("", .text),
        ("xy", .text), (.text("x"), .other),
    ]

    @Test(arguments: values)
    func value(argument: TextArgument, values: ArgumentKind.Values) { #expect(argument.values == values) }

    /// Where a kind says that it takes a value, formatting takes it, and where not, it says what it wants.
    @Test(arguments: ["@", "s", "S", "c", "C", "d", "lld", "i", "hhx", "X", "o", "u", "llu", "f", "e", "G", "a"])
    func formattingAgrees(specifier: String) throws {
        let kind = try #require(FormatSpecifier.specifiers(of: "%\(specifier)").first?.kind)
        let text = try TextTemplate("%\(specifier)").compiled(in: "en")
        for (argument, _) in Self.values {
            do throws(TextError) {
                _ = try text.format([argument])
                #expect(kind.takes(argument), "%\(specifier) with \(argument)")
            } catch {
                guard case .mismatch(argument: 1, "%\(specifier)", _, let expected) = error else {
                    Issue.record("\(error)")
                    continue
                }
                #expect(expected == kind.words)
                #expect(!kind.takes(argument), "%\(specifier) with \(argument)")
            }
        }
    }

    @Test(
        arguments: [
            ("%1$@ %1$lld", [.whole, .negative]), ("%1$c %1$d", .whole), ("%1$c %1$s", .character),
            ("%1$d %1$f", [.whole, .negative]), ("%1$u %1$*1$d", .whole), ("%1$s %1$d", []), ("%1$s %1$u %1$c", []),
        ] as [(String, ArgumentKind.Values)])
    func together(text: String, values: ArgumentKind.Values) {
        let arguments = FormatArguments(of: text)
        #expect(arguments.values(at: 1) == values)
        #expect(arguments.faults.count == (values.isEmpty ? 1 : 0))
        #expect((try? TextTemplate(text).compiled(in: "en")) == nil ? values.isEmpty : !values.isEmpty)
    }

    @Test func words() throws {
        let words = ["3", "1.5", "nan", "Ann", "-7"]
        func values(_ text: String) -> [TextArgument] {
            words.map { FormatArguments(of: text).values(of: [$0])[0] }
        }
        let exact = try TextArgument.decimal(ExactDecimal("1.5"))
        #expect(values("%lld") == [3, exact, "nan", "Ann", -7])
        #expect(values("%@") == ["3", "1.5", "nan", "Ann", "-7"])
        #expect(values("%1$@ %1$d") == [3, exact, "nan", "Ann", -7])
        #expect(values("none") == [3, "1.5", "nan", "Ann", -7])
        let floating = values("%f")
        #expect(floating[0] == 3 && floating[1] == exact && floating[3] == "Ann")
        guard case .number(.double(let value)) = floating[2] else { return #expect(Bool(false)) }
        #expect(value.isNaN)
        let template = TextTemplate(.plural(type: .cardinal, argument: nil, [.other: .text("many")]))
        #expect(FormatArguments(of: template).values(of: ["3", "4"]) == [3, 4])
        #expect(FormatArguments(of: TextTemplate("x"), key: "%@").values(of: ["3"]) == ["3"])
    }
}
