import Foundation
import Testing

/// The tables of `SECURITY.md` that have a column "constant".
struct SecurityPage {
    struct Row {
        let reader: String
        /// The figures in the order in which they stand, with their units: `16 KiB` is 16,384.
        let figures: [Int]
        /// `LocaleID.maximumLength`.
        let constants: [String]
        /// What is beyond the limit, as the page has it.
        let beyond: String
        /// Whether the constants are of the sources alone.
        let isInternal: Bool
    }

    let rows: [Row]

    init() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        try self.init(String(contentsOf: root.appending(path: "SECURITY.md"), encoding: .utf8))
    }

    init(_ text: String) throws {
        var rows: [Row] = []
        var isTable = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
                .map { $0.trimmingCharacters(in: .whitespaces) }
            if cells.isEmpty { isTable = false }
            if cells.contains("constant") {
                try #require(cells.dropFirst() == ["limit", "constant", "beyond it"], "the columns of '\(line)'")
                isTable = true
                continue
            }
            guard isTable, cells.first?.hasPrefix("---") == false else { continue }
            try #require(cells.count == 4, "the row '\(line)'")
            rows.append(
                Row(
                    reader: cells[0], figures: Self.figures(cells[1]), constants: Self.code(cells[2]), beyond: cells[3],
                    isInternal: cells[2].hasSuffix("(internal)")))
        }
        self.rows = rows
    }

    /// Numbers with commas between thousands, and units of bytes behind them.
    static func figures(_ text: String) -> [Int] {
        var figures: [Int] = []
        let words = text.split { " ;()".contains($0) }
        for (index, word) in words.enumerated() {
            let digits = word.filter { $0 != "," }
            guard let number = Int(digits) else { continue }
            let next = index + 1 < words.count ? words[index + 1].filter(\.isLetter) : ""
            figures.append(number * (["KiB": 1 << 10, "MiB": 1 << 20, "GiB": 1 << 30][next] ?? 1))
        }
        return figures
    }

    /// What stands between backquotes.
    private static func code(_ cell: String) -> [String] {
        cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    }
}

/// The constants of the sources that say how much is read.
enum LimitConstants {
    /// The public ones, `Type.name`: what is called a limit, a maximum, a reach, and all that stands in an enumeration of limits.
    static func inSources() throws -> Set<String> {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources")
        let files = try #require(FileManager.default.enumerator(atPath: sources.path))
        var found: Set<String> = []
        for case let path as String in files where path.hasSuffix(".swift") {
            found.formUnion(names(in: try String(contentsOf: sources.appending(path: path), encoding: .utf8)))
        }
        return found
    }

    static func names(in source: String) -> Set<String> {
        var found: Set<String> = []
        var types: [(indent: Int, name: String)] = []
        for line in source.split(separator: "\n") {
            let indent = line.prefix { $0 == " " }.count
            let words = line.split { " :<(".contains($0) }.map(String.init)
            if let place = words.firstIndex(where: { ["struct", "class", "enum", "extension", "actor"].contains($0) }),
                place + 1 < words.count, words[..<place].allSatisfy({ modifiers.contains($0) })
            {
                while let last = types.last, last.indent >= indent { types.removeLast() }
                types.append((indent, String(words[place + 1].split(separator: ".").last ?? "")))
            }
            guard words.first == "public", words.contains("static"),
                let place = words.firstIndex(where: { $0 == "let" || $0 == "var" }), place + 1 < words.count,
                let type = types.last(where: { $0.indent < indent })?.name
            else { continue }
            let name = words[place + 1]
            let isLimit =
                name == "reach" || name.hasPrefix("maximum") || name.lowercased().hasSuffix("limit")
                || type.hasSuffix("Limits")
            if isLimit { found.insert("\(type).\(name)") }
        }
        return found
    }

    private static let modifiers: Set<String> = ["public", "package", "final", "internal", "private", "indirect"]
}
