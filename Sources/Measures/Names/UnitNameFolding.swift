/// Names of units as they are compared: without spaces and invisible characters, with one character for what looks alike.
struct UnitNameFolding {
    /// Whether capitals count: a megawatt is no milliwatt.
    let isExact: Bool

    func callAsFunction(_ text: some StringProtocol) -> String {
        var folded = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { append(scalar, to: &folded) }
        return String(folded)
    }

    private func append(_ scalar: Unicode.Scalar, to folded: inout String.UnicodeScalarView) {
        if scalar.isASCII {
            switch scalar {
            case " ", "\t", "\n", "\r", "^": return
            case "." where !isExact: return
            case "*": folded.append("⋅")
            case "A"..."Z" where !isExact: folded.append(Unicode.Scalar(UInt8(scalar.value) | 0x20))
            default: folded.append(scalar)
            }
            return
        }
        if let other = Self.alike[scalar] { return folded.append(other) }
        if !isExact, let other = Self.primes[scalar] { return folded.append(other) }
        let properties = scalar.properties
        if properties.isWhitespace || properties.generalCategory == .format { return }
        if isExact {
            folded.append(scalar)
        } else {
            folded.append(contentsOf: properties.lowercaseMapping.unicodeScalars)
        }
    }

    private static let alike: [Unicode.Scalar: Unicode.Scalar] = [
        "²": "2", "³": "3", "⁴": "4", "·": "⋅", "∙": "⋅", "•": "⋅", "×": "⋅", "⁄": "/", "∕": "/", "／": "/", "µ": "μ",
        "º": "°",
        "˚": "°", "’": "'", "‘": "'", "”": "\"", "“": "\"", "״": "\"", "׳": "'", "ς": "σ", "‐": "-", "‑": "-", "％": "%",
    ]

    /// Feet and minutes of arc have the same sign; who types an apostrophe means feet.
    private static let primes: [Unicode.Scalar: Unicode.Scalar] = ["′": "'", "ʹ": "'", "″": "\"", "ʺ": "\""]
}
