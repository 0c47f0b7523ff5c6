import Foundation
import LocaleFormatCore
import LocaleFormatAppleStrings
import LocaleFormatTexts
import LocaleFormatNumbers
import TestSupport
import Testing
import LocalizedStrings

/// `%e`, `%g` and `%a` against C's own: ISO/IEC 9899:2018, 7.21.6.1, paragraphs 6 to 8, by this machine's `printf`, to which Foundation hands
/// these specifiers on.
@Suite struct FloatSpecifierTests {
    private static func ours(_ text: String, _ value: TextArgument) throws -> String {
        var options = TextOptions()
        // C has groups where the flag `'` asks for them, texts where the language has.
        options.numbers.grouping = .never
        return try TextTemplate(text).compiled(in: "en", options: options).format([value])
    }

    private static func specifier(_ random: inout SeededGenerator, _ letters: [String]) -> String {
        var text = "%"
        for flag in ["-", "+", " ", "0", "#"] where random.chance(1, in: 4) { text += flag }
        if random.chance(1, in: 2) { text += String(1 + random.next() % 30) }
        if random.chance(1, in: 2) { text += "." + String(random.next() % (random.chance(1, in: 4) ? 40 : 8)) }
        return text + random.element(of: letters)
    }

    @Test func exponents() throws {
        var random = SeededGenerator(for: "FloatSpecifier.exponents")
        var mismatches = Mismatches()
        for _ in 0..<3_000 * SeededGenerator.rounds {
            let specifier = Self.specifier(&random, ["e", "E", "g", "G"])
            let value = random.double()
            guard value.isFinite else { continue }
            let expected = String(format: specifier, value)
            let text = try Self.ours(specifier, .double(value))
            mismatches.expect(text, equals: expected, "\(specifier) of \(value)")
        }
        mismatches.report()
    }

    @Test func hexadecimal() throws {
        var random = SeededGenerator(for: "FloatSpecifier.hexadecimal")
        var mismatches = Mismatches()
        for _ in 0..<1_000 * SeededGenerator.rounds {
            let specifier = Self.specifier(&random, ["a", "A"])
            let value = random.double()
            let expected = String(format: specifier, value)
            let text = try Self.ours(specifier, .double(value))
            mismatches.expect(text, equals: expected, "\(specifier) of \(value)")
        }
        mismatches.report()
    }

    /// A decimal has no digits but its own; a word of a command line is what C reads.
    @Test func decimals() throws {
        #expect(try Self.ours("%.20e", .double(0.1)) == "1.00000000000000005551e-01")
        #expect(try Self.ours("%.20e", .decimal(ExactDecimal("0.1"))) == "1.00000000000000000000e-01")
        #expect(try Self.ours("%.1e", .decimal(ExactDecimal("1.15"))) == "1.2e+00")
        #expect(try Self.ours("%.1e", .decimal(ExactDecimal("1.25"))) == "1.2e+00")
        let long = "123456789012345678901234567890"
        #expect(try Self.ours("%.29e", .decimal(ExactDecimal(long))) == "1.23456789012345678901234567890e+29")
        #expect(FormatArguments(of: "%.1e %@").values(of: ["1.15", "1.15"]) == [.double(1.15), "1.15"])
        #expect(try FormatArguments(of: "%g").values(of: [long]) == [.decimal(ExactDecimal(long))])
        #expect(FormatArguments(of: "%g").values(of: ["12", "inf"]) == [.double(12), "inf"])
    }

    @Test func parts() throws {
        let text = try TextTemplate("%9.1e|%g").compiled(in: "en").formattedText([-1_250, 0.5])
        #expect(text.text == " -1.2e+03|0.5")
        let parts = text.spans.compactMap { span -> String? in
            guard case .number(let field) = span.field else { return nil }
            return "\(field.rawValue) \(text[span])"
        }
        #expect(
            parts == [
                "sign -", "integer 1", "decimal .", "fraction 2", "exponentSymbol e", "exponentSign +", "exponent 03",
                "integer 0", "decimal .", "fraction 5",
            ])
    }

    /// A run that says how numbers are written counts for more: its money and its short forms have no exponent of C's.
    @Test func inRuns() throws {
        #expect(try Self.ours("^[%e](formatNumber: true)", .double(1234.5)) == "1.234500e+03")
    }
}
