/// Tells code from comments and counts open brackets, line by line. Knows string literals with their interpolations, and
/// those of several lines; not raw ones.
struct LineScanner {
    private enum Place: Equatable {
        case string
        /// Between `"""`.
        case text
        case interpolation(open: Int)
    }

    /// What the scanner is inside of, outermost first; empty in code.
    private var places: [Place] = []
    /// Open brackets of the code, those in literals left out.
    private var depth = 0

    /// Whether the statement ends with the last line.
    var isComplete: Bool { depth == 0 && places.isEmpty }

    /// The code without the space behind it, and the text of the comment that ends the line.
    mutating func scan(_ line: String) -> (code: String, comment: String?) {
        var code = ""
        var rest = Substring(line)
        while let character = rest.first {
            var length = 1
            switch places.last {
            case .string:
                if rest.hasPrefix("\\(") {
                    places.append(.interpolation(open: 1))
                    length = 2
                } else if character == "\\" {
                    length = 2
                } else if character == "\"" {
                    places.removeLast()
                }
            case .text:
                if rest.hasPrefix("\"\"\"") {
                    places.removeLast()
                    length = 3
                } else if rest.hasPrefix("\\(") {
                    places.append(.interpolation(open: 1))
                    length = 2
                } else if character == "\\" {
                    length = 2
                }
            case nil, .interpolation:
                if rest.hasPrefix("//") {
                    let comment = rest.dropFirst(2).drop { $0 == " " }
                    return (trimmed(code), trimmed(String(comment)))
                }
                if rest.hasPrefix("\"\"\"") {
                    places.append(.text)
                    length = 3
                } else if character == "\"" {
                    places.append(.string)
                } else {
                    count(character)
                }
            }
            code += rest.prefix(length)
            rest = rest.dropFirst(length)
        }
        return (places.isEmpty ? trimmed(code) : code, nil)
    }

    private mutating func count(_ character: Character) {
        let step = "([{".contains(character) ? 1 : ")]}".contains(character) ? -1 : 0
        guard step != 0 else { return }
        guard case .interpolation(let open) = places.last else {
            depth += step
            return
        }
        if open + step == 0 {
            places.removeLast()
        } else {
            places[places.count - 1] = .interpolation(open: open + step)
        }
    }

    private func trimmed(_ text: String) -> String {
        String(text[..<(text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.startIndex)])
    }
}
