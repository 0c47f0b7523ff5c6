/// How XML writes characters that would be read as its own signs, or as others than they are (XML 1.0, sections 2.4, 2.11 and 3.3.3).
package enum XMLEscape {
    /// The reference that stands for a character; nil for one that stands for itself.
    ///
    /// - Parameter inAttribute: whether it stands in a value in double quotes, where a reader makes a space of a tab and of a line's end.
    package static func reference(_ scalar: Unicode.Scalar, inAttribute: Bool = false) -> String? {
        switch scalar {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        // A reader makes a line feed of it everywhere.
        case "\r": "&#13;"
        case "\"" where inAttribute: "&quot;"
        case "\t" where inAttribute: "&#9;"
        case "\n" where inAttribute: "&#10;"
        default: nil
        }
    }

    /// A text with references for all that needs one.
    package static func text(_ text: String, inAttribute: Bool = false) -> String {
        text.unicodeScalars.reduce(into: "") { escaped, scalar in
            if let reference = reference(scalar, inAttribute: inAttribute) {
                escaped += reference
            } else {
                escaped.unicodeScalars.append(scalar)
            }
        }
    }
}
