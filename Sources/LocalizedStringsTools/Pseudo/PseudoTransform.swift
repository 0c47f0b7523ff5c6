/// What ``PseudoStyle`` does to plain text, without arguments or markup.
struct PseudoTransform {
    let style: PseudoStyle

    func applied(to text: Substring) -> String {
        var result = ""
        var word = ""
        for character in text {
            // A word is turned around as a whole, so that it holds no half of another pair of controls.
            if character.isWhitespace || character.unicodeScalars.contains(where: \.properties.isBidiControl) {
                result += finished(word)
                word = ""
                result.append(character)
            } else {
                word += style.accents ? Self.accented(character) : String(character)
            }
        }
        return result + finished(word)
    }

    private func finished(_ word: String) -> String {
        word.isEmpty || !style.isRightToLeft ? word : "\u{200F}\u{202E}\(word)\u{202C}\u{200F}"
    }

    /// What goes behind a text of so many characters, its blank included; empty for no growth.
    func padding(forLength count: Int) -> String {
        let percent =
            switch style.expansion {
            case .none: 0
            case .double: 100
            case .percent(let percent): min(max(percent, 0), 1000)
            case .usual:
                switch count {
                case ...10: 100
                case ...20: 80
                case ...30: 60
                case ...70: 40
                default: 30
                }
            }
        let wanted = (count * percent + 99) / 100
        guard wanted > 0 else { return "" }
        var padding = ""
        var length = 0
        var index = 0
        // A blank and whole words: a text cut within a word shows that it was cut.
        while length < wanted {
            let word = Self.words[index % Self.words.count]
            padding += " " + finished(style.accents ? word.map(Self.accented).joined() : word)
            length += word.count + 1
            index += 1
        }
        return padding
    }

    private static let words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]

    static func accented(_ character: Character) -> String {
        guard let ascii = character.asciiValue else { return String(character) }
        switch ascii {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): return String(small[Int(ascii - UInt8(ascii: "a"))])
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): return String(capital[Int(ascii - UInt8(ascii: "A"))])
        default: return String(character)
        }
    }

    private static let small = Array("åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýž")
    private static let capital = Array("ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ")
}
