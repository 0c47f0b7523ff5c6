/// Whether embeddings, overrides and isolates pair up in each paragraph of a text (Unicode Standard Annex #9, section 3.1.2).
package enum BidiBalance {
    /// The first control that lacks its partner, for example `U+2067`, and whether it opens or closes; nil if all pair up.
    package static func firstUnpaired(in text: String) -> (control: String, isOpening: Bool)? {
        var open: [Unicode.Scalar] = []
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}":
                open.append(scalar)
            case "\u{202C}":
                guard let last = open.last, !isIsolate(last) else { return (name(scalar), false) }
                open.removeLast()
            case "\u{2069}":
                // An isolate's end closes the embeddings within it, which is how texts with a lost PDF survive; they are
                // still unpaired.
                guard let last = open.last else { return (name(scalar), false) }
                guard isIsolate(last) else { return (name(last), true) }
                open.removeLast()
            case "\n", "\r", "\u{2029}", "\u{85}":
                if let last = open.last { return (name(last), true) }
            default: break
            }
        }
        return open.last.map { (name($0), true) }
    }

    /// The first character whose only work is to direct the text around it (property Bidi_Control), for example `U+200F`.
    package static func firstControl(in text: String) -> String? {
        text.unicodeScalars.first { $0.properties.isBidiControl }.map(name)
    }

    private static func isIsolate(_ scalar: Unicode.Scalar) -> Bool { (0x2066...0x2068).contains(scalar.value) }

    private static func name(_ scalar: Unicode.Scalar) -> String {
        "U+" + String(scalar.value, radix: 16, uppercase: true)
    }
}
