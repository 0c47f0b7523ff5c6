import LocaleFormatCore
import LocaleFormatAppleStrings
import LocaleFormatTexts
import LocaleFormatNumbers
import TestSupport
import Testing
import LocalizedStrings

/// Nothing that a translator, a damaged file or an attacker writes may trap, hang or take memory without bounds.
@Suite struct HostileMarkupTests {
    static let seeds = [
        "^[Nuestro %@](inflect: true) está ^[hecho](agreeWithArgument: 1) de %@.",
        "^[10](formatNumber: true)-दिन का पूर्वानुमान",
        "^[a ^[%2$lld b](formatNumber: {style: 'percent'}) c](morphology: {number: \"plural\"})",
        "%#@files@ %arg %-08.3f %1$*2$d %% 100% \\^[x] ^[1.2.3 -4,000 5e6](formatNumber: true, grouping: false)",
        "예: '^[%@을](inflect: true) 켤 때' %C %S %a %g %x ^[x](inflectionAlternative: '^[y](inflect: true)', inflect: true)",
    ]
    static let scraps = [
        "^[", "](", ")", "]", "[", "(", "%", "$", "*", "@", "\\", "'", "\"", "{", "}", ":", ",", "/*", "*/", "//", "\n",
        "é", "\u{2068}",
        "0", "99999999999", ".", "e", "#@files@", "arg", "inflect: true", "formatNumber: true", "agreeWithArgument: 1",
        "-",
    ]

    @Test func positionsBeyondTheText() throws {
        let tree = try MarkupTree(parsing: "a\n^[é](inflect: true)")
        let end = SourcePosition(offset: 22, line: 2, column: 20)
        for offset in [Int.min, -1, 0] {
            #expect(tree.position(of: offset) == SourcePosition(offset: 0, line: 1, column: 1))
        }
        for offset in [22, 23, .max - 1, .max] { #expect(tree.position(of: offset) == end) }
        #expect(try MarkupTree(parsing: "").position(of: .max) == SourcePosition(offset: 0, line: 1, column: 1))
    }

    @Test func mutatedTexts() throws {
        var generator = SeededGenerator(for: "mutatedTexts")
        let arguments: [[TextArgument]] = [
            [], ["x", 3, 2.5], [3, "y", "שלום", -1, 0.1], [.double(.nan), .double(-.infinity), .integer(UInt64.max)],
        ]
        let locales: [LocaleID] = ["en", "ar-EG", "hi-IN-u-nu-deva", "ko", "es", "de", "fr", "it", "pt", "vi"]
        for _ in 0..<400 * SeededGenerator.rounds {
            var bytes = Array(generator.element(of: Self.seeds).utf8)
            for _ in 0..<Int(generator.next() % 6) {
                let place = Int(generator.next() % UInt64(bytes.count + 1))
                switch generator.next() % 3 {
                case 0: bytes.insert(contentsOf: Array(generator.element(of: Self.scraps).utf8), at: place)
                case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int(generator.next() % 8)))
                default: if place < bytes.count { bytes[place] = UInt8(truncatingIfNeeded: generator.next()) }
                }
            }
            let text = String(decoding: bytes, as: UTF8.self)
            var options = TextOptions()
            options.isLenient = generator.chance(1, in: 2)
            let template = TextTemplate(
                text,
                substitutions: [
                    "files": .init(
                        specifier: "lld",
                        variation: .plural(type: .cardinal, argument: nil, [.one: .text("%arg"), .other: .text(text)]))
                ])
            do throws(MarkupError) {
                let compiled = try template.compiled(in: generator.element(of: locales), options: options)
                if let formatted = try? compiled.formattedText(generator.element(of: arguments)) {
                    for span in formatted.spans { #expect(span.range.upperBound <= formatted.text.utf8.count) }
                }
            } catch { #expect(error.position.offset <= text.utf8.count, "\(text)") }
            let tree = try MarkupTree(parsing: text, lenient: true)
            for (index, node) in tree.nodes.enumerated() {
                #expect(node.end > index && node.end <= tree.nodes.count, "\(text)")
            }
        }
    }

    @Test(arguments: [
        "^[", "^[a](x: [", "^[a](x: {a: ", "^[a](/*", "^[](x:'", "^[](x:\"^[](x:'", "[", "^[[", "%", "%1$", "1,", "10,",
        "-", "\\", "^[a](x: 1)",
    ])
    func repeatedMany(scrap: String) throws {
        let text = "^[" + String(repeating: scrap, count: TestSize.of(20_000, usually: 2_000)) + "](formatNumber: true)"
        _ = try? MarkupTree(parsing: text)
        _ = try MarkupTree(parsing: text, lenient: true)
        var options = TextOptions()
        options.isLenient = true
        _ = try? TextTemplate(text).compiled(in: "de", options: options).format([1])
    }

    @Test(arguments: ["", "inflect: true", "formatNumber: true", "agreeWithArgument: 1"])
    func nestedDeep(attributes: String) throws {
        let depth = TestSize.of(100_000, usually: 4_000)
        let text = String(repeating: "^[", count: depth) + "%lld" + String(repeating: "](\(attributes))", count: depth)
        let tree = try MarkupTree(parsing: text)
        #expect(tree.nodes.count == depth + 1)
        #expect(tree == tree && tree.hashValue == tree.hashValue)
        if attributes.contains("formatNumber") || attributes.isEmpty {
            #expect(try TextTemplate(text).compiled(in: "hi-u-nu-deva").format([12]) == "१२")
        } else {
            #expect(throws: MarkupError.self) { try TextTemplate(text).compiled(in: "en") }
        }
    }

    @Test(arguments: [
        "%n", "%p", "%y", "%999999999d", "%99999$@", "%0$@", "%.99999f", "%*99999$d", "%5", "%1$", "%ll", "%-5y",
        "%18446744073709551617$@",
    ])
    func formatsThatAreErrors(text: String) throws {
        #expect(throws: MarkupError.self) { try TextTemplate(text).compiled(in: "en") }
        var options = TextOptions()
        options.isLenient = true
        let compiled = try TextTemplate(text).compiled(in: "en", options: options)
        #expect(try compiled.format([1]) == text)
        #expect(compiled.problems.count == 1)
    }

    @Test func substitutionsThatMultiply() throws {
        var substitutions: [String: TextSubstitution] = [:]
        for level in 0..<30 {
            let next = level == 29 ? "" : String(repeating: "%#@s\(level + 1)@", count: 8)
            substitutions["s\(level)"] = .init(argument: 1, specifier: "lld", variation: .text(next))
        }
        let compiled = try TextTemplate("%#@s0@", substitutions: substitutions).compiled(in: "en")
        #expect(throws: TextError.self) { try compiled.format([1]) }
        let recursive = TextTemplate("%#@a@", substitutions: ["a": .init(specifier: "d", variation: .text("%#@a@"))])
        #expect(throws: MarkupError.self) { try recursive.compiled(in: "en") }
        var chain: [String: TextSubstitution] = [:]
        for level in 0..<1000 { chain["s\(level)"] = .init(specifier: "d", variation: .text("%#@s\(level + 1)@")) }
        #expect(throws: MarkupError.self) { try TextTemplate("%#@s0@", substitutions: chain).compiled(in: "en") }
    }

    /// Arguments are counted from 1. A choice by any other is refused when it is compiled, and by one that is not given when it
    /// is formatted.
    @Test(arguments: [0, -1, .min, .max])
    func choicesByArgumentsThatCannotBe(argument: Int) {
        for variation in [
            TextVariation.plural(type: .cardinal, argument: argument, [.other: .text("%d")]),
            .plural(type: .ordinal, argument: argument, [.two: .text("%d"), .other: .text("x")]),
            .selection(argument: argument, ["other": .text("x")]),
        ] {
            #expect(throws: MarkupError.self) { try TextTemplate(variation).compiled(in: "en") }
            var options = TextOptions()
            options.isLenient = true
            for arguments in [[], [1], ["a", 2]] as [[TextArgument]] {
                _ = try? TextTemplate(variation).compiled(in: "en", options: options).format(arguments)
            }
        }
        let substitution = TextSubstitution(argument: argument, specifier: "lld", variation: .text("%arg"))
        #expect(throws: MarkupError.self) {
            try TextTemplate("%#@a@", substitutions: ["a": substitution]).compiled(in: "en")
        }
    }

    @Test func choicesByArgumentsThatAreNotGiven() throws {
        let plural = try TextTemplate(.plural(type: .cardinal, argument: 3, [.other: .text("x")])).compiled(in: "en")
        let selection = try TextTemplate(.selection(argument: 3, ["other": .text("x")])).compiled(in: "en")
        for arguments in [[], [1], [1, 2]] as [[TextArgument]] {
            #expect(throws: TextError.self) { try plural.format(arguments) }
            #expect(throws: TextError.self) { try selection.format(arguments) }
        }
    }

    /// Wordings of nothing but runs, which come to no byte.
    @Test func stepsWithoutText() throws {
        var substitutions: [String: TextSubstitution] = [:]
        for level in 0..<20 {
            let next = level == 19 ? String(repeating: "^[](a: 1)", count: 5_000) : "%#@s\(level + 1)@%#@s\(level + 1)@"
            substitutions["s\(level)"] = .init(argument: 1, specifier: "lld", variation: .text(next))
        }
        let compiled = try TextTemplate("%#@s0@", substitutions: substitutions).compiled(in: "en")
        #expect(throws: TextError.tooManySteps(limit: TextLimits.steps)) { try compiled.format([1]) }
        #expect(throws: TextError.tooManySteps(limit: TextLimits.steps)) { try compiled.formattedText([1]) }
    }

    @Test func moreBytesThanAText() {
        let text = String(repeating: "x", count: TextLimits.bytes + 1)
        for lenient in [false, true] {
            #expect {
                try MarkupTree(parsing: text, lenient: lenient)
            } throws: { ($0 as? MarkupError)?.reason == .tooLarge(limit: TextLimits.bytes) }
        }
        // All wordings together.
        let half = String(repeating: "x", count: TextLimits.bytes / 2 + 1)
        let both = TextTemplate(.selection(argument: 1, ["a": .text(half), "other": .text(half)]))
        #expect { try both.compiled(in: "en") } throws: {
            ($0 as? MarkupError)?.reason == .tooLarge(limit: TextLimits.bytes)
        }
    }

    /// They count in all of a text together, and text between them does not.
    @Test func specifiers() throws {
        let error = MarkupError.Reason.tooManyParts(limit: TextLimits.parts)
        let forms = [("%%", "^[%1$d](inflect: true)"), ("a %1$d", "")]
        for (part, around) in forms.prefix(TestSize.of(2, usually: 1)) {
            let count = TextLimits.parts - (around.isEmpty ? 0 : 1)
            let most = String(repeating: part, count: count / 2) + around
            let text = most + String(repeating: part, count: count - count / 2)
            _ = try TextTemplate(text).compiled(in: "en")
            #expect(FormatArguments(of: text).faults.isEmpty)
            #expect(try MarkupTree(parsing: text).formatPieces().problems.isEmpty)
            var options = TextOptions()
            for isLenient in [false, true] {
                options.isLenient = isLenient
                #expect { try TextTemplate(text + part).compiled(in: "en", options: options) } throws: {
                    ($0 as? MarkupError)?.reason == error
                }
            }
            #expect(FormatArguments(of: text + part).faults == [error])
            #expect(try MarkupTree(parsing: text + part).formatPieces().problems.map(\.reason) == [error])
        }
        // Runs beyond the limit are refused too, before specifiers are looked for.
        let runs = String(repeating: "^[a](k: 1)", count: TextLimits.parts + 1)
        #expect(FormatArguments(of: runs + "%d").faults == [error])
    }

    @Test func valuesOfAnAttribute() {
        let text = "^[a](k: [" + String(repeating: "1,", count: TextLimits.parts + 1) + "])"
        #expect { try MarkupTree(parsing: text) } throws: {
            ($0 as? MarkupError)?.reason == .tooManyParts(limit: TextLimits.parts)
        }
    }

    /// One argument that is taken in thousands of ways, and substitutions that are about thousands of arguments.
    @Test func argumentsTakenManyTimes() {
        let count = TestSize.of(20_000, usually: 1_000)
        let ways = (0..<count).map { "%1$\($0 % 4096).\($0 / 4096)d" }.joined()
        #expect(FormatArguments(of: ways).uses[1]?.count == count)
        var substitutions: [String: TextSubstitution] = [:]
        for level in 0..<30 {
            substitutions["s\(level)"] = .init(
                specifier: "lld", variation: .text(String(repeating: "%#@s\(level + 1)@", count: 60)))
        }
        let arguments = FormatArguments(of: String(repeating: "%#@s0@", count: 1_000), substitutions: substitutions)
        #expect(arguments.faults.contains(.tooManyParts(limit: TextLimits.wordings)))
    }

    /// Each error of a text has its place, whatever their number.
    @Test func errorsByTheThousand() throws {
        var options = TextOptions()
        options.isLenient = true
        let compiled = try TextTemplate(String(repeating: "%#@x@\n", count: 20_000)).compiled(
            in: "en", options: options)
        #expect(compiled.problems.count == 20_000)
        guard case .fault(let last)? = compiled.problems.last else {
            Issue.record("no fault")
            return
        }
        #expect(last.position.line == 20_000 && last.position.column == 1)
    }

    @Test func hugeWidthsAreBounded() throws {
        let text = String(repeating: "%1$@%2$4096d", count: 300)
        let argument = TextArgument.string(String(repeating: "x", count: 1_000_000))
        var options = TextOptions()
        options.isolation = .never
        #expect(throws: TextError.tooLarge(limit: 1 << 28)) {
            try TextTemplate(text).compiled(in: "en", options: options).format([argument, 1])
        }
    }

    @Test func numbersBeyondAllLimits() throws {
        #expect(throws: MarkupError.self) { try TextTemplate("^[1e99999999](formatNumber: true)").compiled(in: "en") }
        let digits = String(repeating: "1", count: 300_000)
        #expect(
            try TextTemplate("^[\(digits)](formatNumber: true, grouping: false)").compiled(in: "en").format() == digits
        )
    }

    @Test func localizedStringsWithinEachOther() throws {
        var text: LocalizedText = "x"
        for _ in 0..<100 { text = "\(text)" }
        let nested = text
        #expect(throws: TextError.nestedTooDeep(limit: 32)) {
            try TextTemplate("%@").compiled(in: "en").format([.text(nested)])
        }
    }
}

extension HostileMarkupTests {
    /// Runs beyond the limit of depth are text, which each of the runs around it would inflect.
    @Test(.timeLimit(.minutes(1))) func inflectedAgainAndAgain() throws {
        var options = TextOptions()
        options.isLenient = true
        let deep = String(repeating: "^[", count: 100_000) + String(repeating: "](inflect: true)", count: 100_000)
        let compiled = try TextTemplate(deep).compiled(in: "en", options: options)
        #expect(throws: TextError.tooMuchInflection(limit: TextLimits.repeatedInflection)) { try compiled.format() }
        let opening = String(repeating: "^[", count: 8)
        let closing = String(repeating: "](inflect: true)", count: 8)
        #expect(try TextTemplate(opening + "2 apple" + closing).compiled(in: "en").format() == "2 apples")
    }

    /// Runs that are not inflected nest to any depth.
    @Test(.timeLimit(.minutes(1))) func formattedWithinInflected() throws {
        let deep =
            "^[" + String(repeating: "^[", count: 100_000) + "2"
            + String(repeating: "](formatNumber: true)", count: 100_000)
            + " apple](inflect: true)"
        #expect(try TextTemplate(deep).compiled(in: "en").format() == "2 apples")
    }

    @Test(arguments: ["^[1](formatNumber: true)", "%@", "%n"])
    func moreThanAnybodyWrites(part: String) {
        let text = String(repeating: part, count: 210_000)
        for isLenient in [false, true] where part != "%n" {
            var options = TextOptions()
            options.isLenient = isLenient
            let formatted = Result { try TextTemplate(text).compiled(in: "en", options: options).format(["x"]) }
            #expect(throws: (any Error).self) { try formatted.get() }
        }
    }
}
