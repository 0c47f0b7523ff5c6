import Foundation
import LocalizedTextTools
import TestSupport

/// A test file of UAX #29 or #14: lines such as `÷ 0020 × 0308 ÷`.
struct BreakTestFile {
    struct Row {
        let line: String
        let text: String
        /// Where ÷ stands, in scalars.
        let boundaries: [Int]
    }

    let rows: [Row]

    init(_ kind: TextBoundaries.Kind, version: String = "15.0") throws {
        let file = RepositoryRoot.file("Data/Unicode/\(version)/\(kind.rawValue.capitalized)BreakTest.txt")
        rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
            line in
            var scalars = String.UnicodeScalarView()
            var boundaries: [Int] = []
            for word in line.split(separator: " ") {
                if word == "÷" { boundaries.append(scalars.count) }
                if let value = UInt32(word, radix: 16), let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
            }
            return Row(line: String(line), text: String(scalars), boundaries: boundaries)
        }
    }
}
