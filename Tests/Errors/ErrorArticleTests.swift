import Foundation
import Testing

/// The articles on errors name every case: the sources are searched for them.
@Suite struct ErrorArticleTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardizedFileURL

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// The cases of an enumeration, up to the line that closes it; by the raw value where there is one.
    private static func cases(from lines: ArraySlice<Substring>) -> [String] {
        guard let first = lines.first else { return [] }
        let indent = String(first.prefix { $0 == " " })
        let body = lines.dropFirst().prefix { $0 != indent + "}" }
        return body.compactMap { line in
            guard let match = line.wholeMatch(of: /( *)case (\w+)(?: = "([^"]+)"|\(.*\))?/),
                match.1.count == indent.count + 4
            else { return nil }
            return String(match.3 ?? match.2)
        }
    }

    /// `LocaleError.empty`, for all that is thrown: enumerations that are errors, and the reasons and kinds of structures.
    private static func declared() throws -> [(type: String, name: String)] {
        var found: [(type: String, name: String)] = []
        let sources = root.appending(path: "Sources")
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        for case let file as URL in files where file.pathExtension == "swift" {
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            guard
                lines.contains(where: {
                    $0.hasPrefix("public ") && $0.contains(/^public (enum|struct) \w+Error: Error/)
                })
            else { continue }
            for (index, line) in lines.enumerated() where line.contains("public enum ") {
                guard let match = line.firstMatch(of: #/public enum (\w+Error|Reason|Kind): /#),
                    let type = lines[...index].last(where: { $0.hasPrefix("public ") }),
                    type.contains(/^public (enum|struct) \w+Error/)
                else { continue }
                found += cases(from: lines[index...]).map { (String(match.1), $0) }
            }
        }
        return found
    }

    @Test func everyCaseIsNamed() throws {
        let articles = try [
            "Sources/LocaleFormat/LocaleFormat.docc/Errors.md",
            "Sources/LocaleFormat/LocaleFormat.docc/DateErrors.md",
            "Sources/LocalizedStrings/LocalizedStrings.docc/LocalizedErrors.md",
            "Sources/LocalizedMessages/LocalizedMessages.docc/MessageErrors.md",
        ].map(Self.text).joined(separator: "\n")
        let words = Set(articles.split { !$0.isLetter && !$0.isNumber && $0 != "-" })
        let cases = try Self.declared()
        #expect(cases.count > 120)
        let missing = cases.filter { !words.contains($0.name[...]) }.map { "\($0.type).\($0.name)" }
        #expect(missing.isEmpty, "\(missing)")
    }
}
