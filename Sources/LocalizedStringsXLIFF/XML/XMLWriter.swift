/// Writes XML line by line, with what must be escaped escaped.
struct XMLWriter {
    private(set) var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
    private var depth = 0

    /// `<name a="b">` on a line of its own; what follows is indented until ``close(_:)``.
    mutating func open(_ name: String, _ attributes: [(String, String?)] = []) {
        indent()
        tag(name, attributes)
        bytes += ">\n".utf8
        depth += 1
    }

    mutating func close(_ name: String) {
        depth -= 1
        indent()
        bytes += "</\(name)>\n".utf8
    }

    /// `<name a="b"/>` on a line of its own.
    mutating func empty(_ name: String, _ attributes: [(String, String?)] = []) {
        indent()
        tag(name, attributes)
        bytes += "/>\n".utf8
    }

    /// `<name a="b">text</name>` on a line of its own.
    /// - Parameter control: writes a character that XML cannot hold; without it U+FFFD stands for such a character.
    mutating func element(
        _ name: String, _ attributes: [(String, String?)] = [], text: String,
        control: ((Unicode.Scalar) -> String)? = nil
    ) {
        indent()
        tag(name, attributes)
        bytes.append(UInt8(ascii: ">"))
        escape(text, inAttribute: false, control: control)
        bytes += "</\(name)>\n".utf8
    }

    private mutating func indent() {
        for _ in 0..<depth { bytes += "  ".utf8 }
    }

    private mutating func tag(_ name: String, _ attributes: [(String, String?)]) {
        bytes += "<\(name)".utf8
        for (name, value) in attributes {
            guard let value else { continue }
            bytes += " \(name)=\"".utf8
            escape(value, inAttribute: true, control: nil)
            bytes.append(UInt8(ascii: "\""))
        }
    }

    private mutating func escape(_ text: String, inAttribute: Bool, control: ((Unicode.Scalar) -> String)?) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": bytes += "&amp;".utf8
            case "<": bytes += "&lt;".utf8
            case ">": bytes += "&gt;".utf8
            case "\"" where inAttribute: bytes += "&quot;".utf8
            // A reader makes a space of each in an attribute, and a line feed of a carriage return everywhere.
            case "\t" where inAttribute: bytes += "&#9;".utf8
            case "\n" where inAttribute: bytes += "&#10;".utf8
            case "\r": bytes += "&#13;".utf8
            // XML 1.1 and some editors take these for line ends.
            case "\u{85}": bytes += "&#133;".utf8
            case "\u{2028}": bytes += "&#8232;".utf8
            default:
                if scalar.isXML {
                    bytes += scalar.utf8
                } else {
                    bytes += (control?(scalar) ?? "\u{FFFD}").utf8
                }
            }
        }
    }
}

extension Unicode.Scalar {
    fileprivate var utf8: UTF8.EncodedScalar { UTF8.encode(self)! }
}

extension String {
    /// The text with U+FFFD for what XML cannot hold.
    var ofXML: String {
        if unicodeScalars.allSatisfy(\.isXML) { return self }
        return String(String.UnicodeScalarView(unicodeScalars.map { $0.isXML ? $0 : "\u{FFFD}" }))
    }
}
