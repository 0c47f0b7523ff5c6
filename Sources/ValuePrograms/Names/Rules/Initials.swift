// UTS #35 part 8, "Derive initials".

/// The locale's patterns for initials: `{0}.` for each word, `{0} {1}` to join them.
package struct InitialPatterns: Sendable {
    /// `{0}.` and `{0} {1}`, as CLDR has them.
    package let texts: (initial: String, sequence: String)
    private let initial: ArgumentPattern
    private let sequence: ArgumentPattern
    /// Whether a hyphen separates words too, as since CLDR 43: "J.-P." or "J. P." for Jean-Paul rather than "J."
    private let splitsAtHyphens: Bool

    package init(initial: String, sequence: String, splitsAtHyphens: Bool) {
        texts = (initial, sequence)
        self.initial = ArgumentPattern(initial)
        self.sequence = ArgumentPattern(sequence)
        self.splitsAtHyphens = splitsAtHyphens
    }

    /// The first grapheme cluster of each word, in the locale's form: "H. W." for Herbert Walker. Empty for a text of
    /// nothing but spaces.
    func initials(of text: String, retainsPunctuation: Bool = false, _ known: any NameCharacters) -> String {
        var result = ""
        var isFirst = true
        var separator: Unicode.Scalar = " "
        var start = text.unicodeScalars.startIndex
        func add(upTo end: String.UnicodeScalarView.Index) {
            guard start < end else { return }
            let one = initial.format(Grapheme.first(of: text[start..<end], known))
            if isFirst {
                result = one
                isFirst = false
            } else if retainsPunctuation, separator != " " {
                result += String(separator) + one
            } else {
                result = sequence.format(result, one)
            }
        }
        for index in text.unicodeScalars.indices {
            let scalar = text.unicodeScalars[index]
            guard scalar == " " || splitsAtHyphens && Self.isHyphen(scalar) else { continue }
            add(upTo: index)
            separator = scalar
            start = text.unicodeScalars.index(after: index)
        }
        add(upTo: text.unicodeScalars.endIndex)
        return result
    }

    private static func isHyphen(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "-" || scalar == "\u{2010}" || scalar == "\u{2011}"
    }
}

/// Text with `{0}` and `{1}` in it; apostrophes quote, as in ICU's simple formatter.
struct ArgumentPattern: Sendable {
    private enum Part: Sendable {
        case text(String)
        case argument(Int)
    }

    private let parts: [Part]

    init(_ pattern: String) {
        var parts: [Part] = []
        var text = ""
        var rest = Substring(pattern)
        while let character = rest.first {
            if rest.hasPrefix("{0}") || rest.hasPrefix("{1}") {
                if !text.isEmpty { parts.append(.text(text)) }
                text = ""
                parts.append(.argument(rest.hasPrefix("{0}") ? 0 : 1))
                rest = rest.dropFirst(3)
            } else if rest.hasPrefix("''") {
                text.append("'")
                rest = rest.dropFirst(2)
            } else if character == "'", let next = rest.dropFirst().first, next == "{" || next == "}" {
                rest = rest.dropFirst()
                let quoted = rest.prefix { $0 != "'" }
                text += quoted
                rest = rest.dropFirst(quoted.count + 1)
            } else {
                text.append(character)
                rest = rest.dropFirst()
            }
        }
        if !text.isEmpty { parts.append(.text(text)) }
        self.parts = parts
    }

    func format(_ first: String, _ second: String = "") -> String {
        var result = ""
        for part in parts {
            switch part {
            case .text(let text): result += text
            case .argument(let index): result += index == 0 ? first : second
            }
        }
        return result
    }
}
