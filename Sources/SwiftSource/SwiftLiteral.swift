/// Text as a literal of Swift: one line of what can be seen, whatever the text.
package enum SwiftLiteral {
    /// With quotation marks.
    package static func text(_ text: String) -> String { written(text, marks: "") }

    /// Between as many number signs that backslashes and quotation marks of the text stand for themselves.
    package static func raw(_ text: String) -> String {
        var longest = 0
        var run: Int?
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\\"), UInt8(ascii: "\""): run = 0
            case UInt8(ascii: "#"): run = run.map { $0 + 1 }
            default: run = nil
            }
            longest = max(longest, run ?? 0)
        }
        return written(text, marks: String(repeating: "#", count: longest + 1))
    }

    private static func written(_ text: String, marks: String) -> String {
        var literal = marks + "\""
        literal.reserveCapacity(text.utf8.count + 2 * marks.count + 2)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", "\"":
                if marks.isEmpty { literal += "\\" }
                literal.unicodeScalars.append(scalar)
            case "\n": literal += "\\\(marks)n"
            case " "..."~", "\u{200C}", "\u{200D}": literal.unicodeScalars.append(scalar)
            default:
                switch scalar.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator:
                    literal += "\\\(marks)u{\(String(scalar.value, radix: 16, uppercase: true))}"
                default: literal.unicodeScalars.append(scalar)
                }
            }
        }
        return literal + "\"" + marks
    }
}
