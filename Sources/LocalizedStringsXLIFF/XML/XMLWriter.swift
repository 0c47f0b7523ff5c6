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
        bytes.appendXML(text, control: control)
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
            bytes.appendXML(value, inAttribute: true)
            bytes.append(UInt8(ascii: "\""))
        }
    }
}

extension String {
    /// The text with U+FFFD for what XML cannot hold.
    package var ofXML: String {
        if unicodeScalars.allSatisfy(\.isXML) { return self }
        return String(String.UnicodeScalarView(unicodeScalars.map { $0.isXML ? $0 : "\u{FFFD}" }))
    }
}
