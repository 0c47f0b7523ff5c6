import Foundation
import LocalizedTextTools
import TestSupport
import Testing

/// The conformance tests of UAX #9, sampled in `Data/Golden/Text`; whole where `LOCALEFORMAT_BIDI` names their folder.
@Suite struct BidiConformanceTests {
    private static func lines(_ name: String) throws -> [Substring] {
        let whole = ProcessInfo.processInfo.environment["LOCALEFORMAT_BIDI"].map {
            URL(filePath: $0).appending(path: name)
        }
        let file = whole ?? RepositoryRoot.file("Data/Golden/Text/\(name)")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
            $0.prefix { $0 != "#" }
        }.filter { !$0.isEmpty }
    }

    /// A character of each class, and another one.
    private static let characters: [Substring: [Unicode.Scalar]] = [
        "L": ["a", "\u{20000}"], "R": ["\u{5D0}", "\u{1E800}"], "AL": ["\u{627}", "\u{630}"], "EN": ["1", "\u{6F1}"],
        "ES": ["-", "+"], "ET": ["%", "$"], "AN": ["\u{660}", "\u{669}"], "CS": [",", ":"], "B": ["\u{2029}", "\n"],
        "S": ["\t", "\u{1F}"], "WS": [" ", "\u{3000}"], "ON": ["!", "&"], "NSM": ["\u{300}", "\u{64B}"],
        "BN": ["\u{AD}", "\u{200B}"], "LRE": ["\u{202A}", "\u{202A}"], "RLE": ["\u{202B}", "\u{202B}"],
        "PDF": ["\u{202C}", "\u{202C}"], "LRO": ["\u{202D}", "\u{202D}"], "RLO": ["\u{202E}", "\u{202E}"],
        "LRI": ["\u{2066}", "\u{2066}"], "RLI": ["\u{2067}", "\u{2067}"], "FSI": ["\u{2068}", "\u{2068}"],
        "PDI": ["\u{2069}", "\u{2069}"],
    ]

    private static let directions: [BaseDirection] = [.firstStrong(), .fixed(.leftToRight), .fixed(.rightToLeft)]

    private static func compare(
        _ scalars: [Unicode.Scalar], _ direction: BaseDirection, _ levels: [UInt8?], _ order: [Int],
        _ mismatches: inout Mismatches
    ) {
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars)
        let line = BidiParagraph(firstOf: text, direction: direction).line()
        func what(_ kind: String) -> String {
            "\(kind) of \(scalars.map { String($0.value, radix: 16) }) \(direction)"
        }
        mismatches.expect(line.levels, equals: levels, what("levels"))
        mismatches.expect(line.visualOrder, equals: order, what("order"))
    }

    @Test func classes() throws {
        var mismatches = Mismatches()
        var levels: [UInt8?] = []
        var order: [Int] = []
        for line in try Self.lines("BidiTest.txt") {
            let words = line.split { $0 == " " || $0 == "\t" || $0 == ";" }
            switch words[0] {
            case "@Levels:": levels = words.dropFirst().map { UInt8($0) }
            case "@Reorder:": order = try words.dropFirst().map { try #require(Int($0)) }
            default:
                let set = try #require(Int(words[words.count - 1], radix: 16))
                for choice in 0..<2 {
                    let scalars = try words.dropLast().map { try #require(Self.characters[$0])[choice] }
                    for bit in 0..<3 where set & 1 << bit != 0 {
                        Self.compare(scalars, Self.directions[bit], levels, order, &mismatches)
                    }
                }
            }
        }
        mismatches.report()
    }

    @Test func characters() throws {
        var mismatches = Mismatches()
        for line in try Self.lines("BidiCharacterTest.txt") {
            let fields = line.split(separator: ";", omittingEmptySubsequences: false)
            let scalars = try fields[0].split(separator: " ").map {
                try #require(UInt32($0, radix: 16).flatMap(Unicode.Scalar.init))
            }
            let direction = try #require(["2": 0, "0": 1, "1": 2][fields[1]])
            let order = try fields[4].split(separator: " ").map { try #require(Int($0)) }
            let levels = fields[3].split(separator: " ").map { UInt8($0) }
            Self.compare(scalars, Self.directions[direction], levels, order, &mismatches)
            mismatches.expect(
                BidiParagraph(firstOf: String(String.UnicodeScalarView(scalars)), direction: Self.directions[direction])
                    .baseLevel, equals: UInt8(fields[2]), "level of \(line)")
        }
        mismatches.report()
    }
}
