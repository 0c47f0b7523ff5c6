/// White space before and after a text.
struct EdgeWhitespace: Hashable {
    enum Kind: String {
        case none = "no white space"
        case space = "a space"
        case newline = "a line break"
    }

    let leading: Kind
    let trailing: Kind

    init(of text: String) {
        leading = Self.kind(text.prefix { $0.isWhitespace })
        trailing = Self.kind(text.reversed().prefix { $0.isWhitespace })
    }

    private static func kind(_ edge: some Sequence<Character>) -> Kind {
        var kind = Kind.none
        for character in edge {
            if character.isNewline { return .newline }
            kind = .space
        }
        return kind
    }

    /// How `translation` differs from `source`, as a sentence; nil if it does not, or if it may.
    ///
    /// Chinese and Japanese write no spaces between sentences, and their punctuation brings its own.
    static func difference(_ translation: String, from source: String, language: String) -> String? {
        guard !translation.isEmpty, !source.isEmpty else { return nil }
        let (own, other) = (EdgeWhitespace(of: translation), EdgeWhitespace(of: source))
        let spaces = ["zh", "ja", "yue", "wuu"].contains(language)
        func differ(_ own: Kind, _ other: Kind) -> Bool {
            own != other && !(spaces && own != .newline && other != .newline)
        }
        if differ(own.leading, other.leading) {
            return "begins with \(own.leading.rawValue), the source with \(other.leading.rawValue)"
        }
        if differ(own.trailing, other.trailing) {
            return "ends with \(own.trailing.rawValue), the source with \(other.trailing.rawValue)"
        }
        return nil
    }
}
