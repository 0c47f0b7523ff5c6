internal import LocalizedStrings

/// A piece of XML that is put into a document that is there already.
struct XMLFragment {
    private(set) var bytes: [UInt8] = []
    /// The prefix of XLIFF's namespace in the document, with its colon; empty for none.
    var prefix = ""

    /// What is markup already.
    mutating func raw(_ markup: String) { bytes += markup.utf8 }

    mutating func raw(_ markup: ArraySlice<UInt8>) { bytes += markup }

    /// ` name="value"`.
    mutating func attribute(_ name: String, _ value: String) {
        bytes += " \(name)=\"".utf8
        bytes.appendXML(value, inAttribute: true)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Text of XLIFF 2, in which a character that XML cannot hold is a code.
    mutating func text(_ text: String) {
        let prefix = prefix
        bytes.appendXML(text) { "<\(prefix)" + InlineText.control20($0).dropFirst() }
    }
}

extension [UInt8] {
    /// Appends text with what must be escaped escaped.
    ///
    /// - Parameter control: writes a character that XML cannot hold; without it U+FFFD stands for such a character.
    mutating func appendXML(_ text: String, inAttribute: Bool = false, control: ((Unicode.Scalar) -> String)? = nil) {
        for scalar in text.unicodeScalars {
            if let reference = XMLEscape.reference(scalar, inAttribute: inAttribute) {
                self += reference.utf8
                continue
            }
            switch scalar {
            // XML 1.1 and some editors take these for line ends.
            case "\u{85}": self += "&#133;".utf8
            case "\u{2028}": self += "&#8232;".utf8
            default:
                if scalar.isXML {
                    self += scalar.encodedUTF8
                } else {
                    self += (control?(scalar) ?? "\u{FFFD}").utf8
                }
            }
        }
    }
}

extension Unicode.Scalar {
    fileprivate var encodedUTF8: UTF8.EncodedScalar { UTF8.encode(self)! }
}
