import Foundation

/// A source file of this program, from which the page takes the lines of Swift that it shows: they are those that ran.
struct SourceFile {
    private let lines: [Substring]

    init(_ path: String) throws {
        lines = try String(contentsOfFile: path, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
    }

    /// The body of the closure behind the parentheses that begin on a line, on one line. What is in string literals is passed over.
    func closure(behind line: Int) -> String {
        var body = ""
        var depth = 0
        var parentheses = 0
        var isInString = false
        var previous: Character = " "
        for character in lines[(line - 1)...].lazy.map({ $0.trimmingCharacters(in: .whitespaces) + " " }).joined() {
            if character == "\"", previous != "\\" { isInString.toggle() }
            switch character {
            case _ where isInString: break
            case "(" where depth == 0: parentheses += 1
            case ")" where depth == 0: parentheses -= 1
            case "}" where parentheses == 0: depth -= 1
            default: break
            }
            if depth == 0, !body.isEmpty { break }
            if depth > 0 { body.append(character) }
            if !isInString, parentheses == 0, character == "{" { depth += 1 }
            previous = character
        }
        body = body.trimmingCharacters(in: .whitespaces)
        return body.hasPrefix("_ in ") ? String(body.dropFirst(5)) : body
    }
}
