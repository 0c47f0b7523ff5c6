internal import LocaleFormatLexicon
internal import LocaleFormatNumbers

/// Whether "a" or "an" goes before a text, by the sound that it begins with.
enum EnglishArticle {
    /// Puts the right one of "a" and "an" wherever either stands before a word.
    static func choose(in text: inout Tokens, following: String) {
        for index in text.indices {
            let segment = text[index]
            guard segment.lower == "a" || segment.lower == "an", !segment.isArgument else { continue }
            let before = segment.gap.text.last ?? (index > 0 ? text[index - 1].text.last : nil)
            if let before, !before.isWhitespace, !"“\"‘'([".contains(before) { continue }
            // Enough of what follows to know its sound.
            let next = text.tokens[(index + 1)...].prefix(4).map { $0.gap.text + $0.text }.joined()
            let behind = index + 5 < text.indices.count ? next : next + text.end.text + following.prefix(64)
            guard behind.first?.isWhitespace == true, let form = form(before: behind[...]) else { continue }
            text[index].replace(with: form)
        }
    }

    /// Nil when it is not known how the text is read.
    static func form(before text: Substring) -> String? {
        let text = text.drop { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "−" }
        guard let first = text.first else { return nil }
        if first == "-" || first == "−" { return text.dropFirst().first?.isNumber == true ? "a" : nil }  // minus
        if first.isNumber { return form(beforeNumber: text) }
        let word = String(text.prefix { ($0.isLetter || $0.isNumber) }.prefix(64))
        return form(beforeWord: word)
    }

    private static func form(beforeNumber text: Substring) -> String? {
        var digits: [Int] = []
        for (index, character) in text.enumerated() where index < 64 {
            if let digit = character.wholeNumberValue, digit < 10 {
                digits.append(digit)
            } else if character != ",", character != "\u{202F}", character != "\u{A0}" {
                break
            }
        }
        guard let first = digits.first else { return nil }
        return NumeralClasses.isVowel(first, digits.count > 1 ? digits[1] : 0, count: digits.count) ? "an" : "a"
    }

    private static func form(beforeWord original: String) -> String? {
        let word = original.lowercased()
        let letters = original.filter(\.isLetter)
        let isSaidAsWord = Lexicon.english.entries(word).contains { !$0.wordClass.isFunction }
        let isSpelled =
            letters.count == 1 || !word.contains { "aeiouyáàâäãåéèêëíìîïóòôöõúùûü".contains($0) }
            || (letters.count > 1 && letters.allSatisfy(\.isUppercase) && !isSaidAsWord && letters.count < 6)
        guard let first = word.first else { return nil }
        if isSpelled { return "aefhilmnorsx".contains(first) ? "an" : first.isASCII ? "a" : nil }
        let silentH = ["hour", "honest", "honor", "honour", "heir"]
        if silentH.contains(where: word.hasPrefix) { return "an" }
        if ["a", "i", "á", "à", "â", "ä", "å", "æ", "é", "è", "ê", "í", "ó", "ò", "ô", "ö", "ø"].contains(first) {
            return "an"
        }
        switch first {
        case "e": return word.hasPrefix("eu") || word.hasPrefix("ew") ? "a" : "an"
        case "o":
            let likeOne =
                ["one", "ones", "once", "oneself", "onesie", "ouija"].contains(word) || word.hasPrefix("ouija")
            return likeOne ? "a" : "an"
        case "u": return beginsLikeYou(word) ? "a" : "an"
        case "y":
            // "an Yvonne", "an yttrium"; but "a yes".
            return word.dropFirst().first.map { "aeiou".contains($0) } == false ? "an" : "a"
        default: return first.isASCII || "çñšžřčďťňłżźś".contains(first) ? "a" : nil
        }
    }

    /// "unit", "user", "utility", "Ukraine" begin with the sound of "you"; "under", "urgent", "umbrella" do not.
    private static func beginsLikeYou(_ word: String) -> Bool {
        if ["unin", "unim", "unident", "uniss", "unill"].contains(where: word.hasPrefix) { return false }
        let prefixes = [
            "uni", "unan", "unary", "usa", "use", "usi", "usu", "ute", "uti", "uto", "uta", "ura", "uri", "uro", "uru",
            "ure", "ubi", "uk", "ugan", "ufo", "ule", "ulys", "uvu", "ubu",
        ]
        return prefixes.contains(where: word.hasPrefix) || word == "u"
    }
}
