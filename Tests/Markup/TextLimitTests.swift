import LocaleFormat
import LocalizedStrings
import LocaleFormatAppleStrings
import LocaleFormatTexts
import Testing

/// As deep, wide and far as a text may go, and one step further.
@Suite struct TextLimitTests {
    private static func compile(_ variation: TextVariation) throws -> CompiledText {
        try TextTemplate(variation).compiled(in: "en")
    }

    private static func isTooDeep(_ error: any Error, _ limit: Int) -> Bool {
        (error as? MarkupError)?.reason == .nestedTooDeep(limit: limit)
            || error as? TextError == .nestedTooDeep(limit: limit)
    }

    @Test(arguments: [("[", "]"), ("{a: ", "}")])
    func valuesOfAttributes(opening: String, closing: String) throws {
        func text(_ depth: Int) -> String {
            let value = String(repeating: opening, count: depth) + "1" + String(repeating: closing, count: depth)
            return "^[x](a: \(value))"
        }
        _ = try MarkupTree(parsing: text(TextLimits.attributeDepth))
        #expect {
            try MarkupTree(parsing: text(TextLimits.attributeDepth + 1))
        } throws: { error in
            // Its place is that of the value that is too deep.
            let offset = (error as? MarkupError)?.position.offset
            return Self.isTooDeep(error, TextLimits.attributeDepth)
                && offset == "^[x](a: ".utf8.count + TextLimits.attributeDepth * opening.utf8.count
        }
    }

    @Test func variations() throws {
        func nested(_ depth: Int) -> TextVariation {
            (0..<depth).reduce(.text("x")) { inner, _ in .selection(argument: 1, ["other": inner]) }
        }
        #expect(try Self.compile(nested(TextLimits.depth)).format(["a"]) == "x")
        #expect {
            try Self.compile(nested(TextLimits.depth + 1))
        } throws: { Self.isTooDeep($0, TextLimits.depth) }
    }

    @Test func inflectedRuns() throws {
        func text(_ depth: Int) -> String {
            String(repeating: "^[", count: depth) + "2 apple" + String(repeating: "](inflect: true)", count: depth)
        }
        #expect(try TextTemplate(text(TextLimits.depth)).compiled(in: "en").format() == "2 apples")
        #expect {
            try TextTemplate(text(TextLimits.depth + 1)).compiled(in: "en")
        } throws: { Self.isTooDeep($0, TextLimits.depth) }
    }

    @Test func listsAndTextsAmongArguments() throws {
        let text = try TextTemplate("%@").compiled(in: "en")
        func list(_ depth: Int) -> TextArgument {
            (0..<depth).reduce("x") { inner, _ in .list([inner], ListStyle(.and, locale: .root)) }
        }
        func localized(_ depth: Int) -> TextArgument {
            (0..<depth).reduce("x") { inner, _ in .text(LocalizedText("\(inner)")) }
        }
        for make in [list, localized] {
            for _ in 0..<2 { #expect(try text.format([make(TextLimits.depth)]) == "x") }
            #expect {
                try text.format([make(TextLimits.depth + 1)])
            } throws: { Self.isTooDeep($0, TextLimits.depth) }
        }
    }

    @Test func positionsAndWidths() throws {
        for (taken, refused) in [("%4096$d", "%4097$d"), ("%4096d", "%4097d"), ("%.999f", "%.1000f"), ("%1$d", "%0$d")]
        {
            #expect(throws: Never.self) { try TextTemplate(taken).compiled(in: "en") }
            #expect {
                try TextTemplate(refused).compiled(in: "en")
            } throws: { error in
                guard case .invalidSpecifier(let text, _)? = (error as? MarkupError)?.reason else { return false }
                return text == refused.dropLast()
            }
        }
        let many = String(repeating: "%d", count: FormatSpecifier.maximumPosition)
        #expect(throws: Never.self) { try TextTemplate(many).compiled(in: "en") }
        #expect(throws: MarkupError.self) { try TextTemplate(many + "%d").compiled(in: "en") }
    }

    /// By arguments: a negative width fills up behind, a negative number of digits counts for none.
    @Test func widthsByArguments() throws {
        func written(_ text: String, _ arguments: [TextArgument]) throws -> String {
            try TextTemplate(text).compiled(in: "en").format(arguments)
        }
        let most = FormatSpecifier.maximumWidth
        #expect(try written("%*d", [.integer(most), 7]) == String(repeating: " ", count: most - 1) + "7")
        #expect(try written("%*d", [.integer(-most), 7]) == "7" + String(repeating: " ", count: most - 1))
        #expect(try written("%.*f", [.integer(999), 0.5]) == "0.5" + String(repeating: "0", count: 998))
        #expect(try written("%.*f", [-1, 0.5]) == "0.500000" && written("%.*f", [0, 1.0]) == "1")
        for number in [most + 1, -most - 1] {
            let error = TextError.widthOutOfRange(argument: 1, value: "\(number)", allowed: -most...most)
            #expect(throws: error) { try written("%*d", [.integer(number), 7]) }
        }
        for number in [1_000, -2] {
            let error = TextError.widthOutOfRange(argument: 1, value: "\(number)", allowed: -1...999)
            #expect(throws: error) { try written("%.*f", [.integer(number), 0.5]) }
        }
    }

    @Test func wordings() throws {
        func selection(_ count: Int) -> TextVariation {
            var wordings: [String: TextVariation] = ["other": .text("x")]
            for index in 1..<count { wordings["\(index)"] = .text("\(index)") }
            return .selection(argument: 1, wordings)
        }
        #expect(try Self.compile(selection(TextLimits.wordings)).format(["19999"]) == "19999")
        #expect {
            try Self.compile(selection(TextLimits.wordings + 1))
        } throws: { ($0 as? MarkupError)?.reason == .tooManyParts(limit: TextLimits.wordings) }
    }
}
