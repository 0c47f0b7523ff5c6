internal import LocaleFormatLexicon

/// How Latin letters end when a Korean reads them: acronyms by their letters' names (SNS 에스), units by their names
/// (5km 킬로미터), other words as English by the habits of loanwords (general knowledge).
enum KoreanLatin {
    /// The sound of the last Latin word; nil when the text does not end in one.
    static func sound(endOf scalars: [Unicode.Scalar], _ words: Lexicon = .korean) -> KoreanSound? {
        let letters = scalars.reversed().prefix { isLatin($0) }.reversed().map { $0 }
        guard let last = letters.last else { return nil }
        let word = String(String.UnicodeScalarView(letters))
        let before = scalars.dropLast(letters.count)
        if before.last == "°" { return .vowel }  // 도
        if let sound = unit(word, after: before, words) { return sound }
        if let sound = lexicon(word.lowercased(), words) { return sound }
        let capitals = letters.reversed().prefix { isCapital($0) }.count
        // NHN, macOS and a letter that stands alone are spelled out; PDFs is not, and its s is 스.
        if capitals >= 1 || letters.count == 1 {
            return name(of: last)
        }
        return reading(of: Array(word.lowercased()))
    }

    /// The sound of a last word of letters and digits that is read as one in English: MP3 엠피스리.
    static func sound(endOfMixed scalars: [Unicode.Scalar], _ words: Lexicon) -> KoreanSound? {
        let isDigit: (Unicode.Scalar) -> Bool = { ("0"..."9").contains($0) }
        guard let last = scalars.last, isDigit(last) else { return nil }
        let word = scalars.reversed().prefix { isLatin($0) || isDigit($0) }.reversed()
        return lexicon(String(String.UnicodeScalarView(word)).lowercased(), words)
    }

    private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x300...0x36F, 0xFF21...0xFF3A,
            0xFF41...0xFF5A:
            true
        default: false
        }
    }

    private static func isCapital(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isUppercase }

    /// Letters' names: 엘 and 알 end in ㄹ, 엠 and 엔 in other consonants, all others in vowels.
    private static func name(of letter: Unicode.Scalar) -> KoreanSound {
        switch letter {
        case "L", "l", "R", "r", "Ｌ", "Ｒ", "ｌ", "ｒ": .rieul
        case "M", "m", "N", "n", "Ｍ", "Ｎ", "ｍ", "ｎ", "Ñ", "ñ": .consonant
        default: .vowel
        }
    }

    /// Only behind a number: 5 km 킬로미터, 3 kg 킬로그램.
    private static func unit(_ word: String, after scalars: ArraySlice<Unicode.Scalar>, _ words: Lexicon)
        -> KoreanSound?
    {
        guard let before = scalars.last(where: { !$0.properties.isWhitespace }),
            before.properties.numericType != nil || before == "/"
        else { return nil }
        // A capital alone is a letter: 3M 엠, 5G 지; but 5L is 리터.
        if word.unicodeScalars.count == 1, word != "L", word.unicodeScalars.allSatisfy(isCapital) { return nil }
        return lexicon("#" + word.lowercased(), words)
    }

    /// Words and units whose reading does not follow from their spelling; `Data/Inflection/ko.tsv`.
    private static func lexicon(_ word: String, _ words: Lexicon) -> KoreanSound? {
        switch words.entries(word).first?.wordClass {
        case .endsInVowel: .vowel
        case .endsInRieul: .rieul
        case .endsInConsonant: .consonant
        default: nil
        }
    }

    /// The last sound of an English word by its spelling.
    private static func reading(of word: [Character]) -> KoreanSound? {
        func isVowel(_ character: Character?) -> Bool {
            character.map { "aeiouyáéíóúàèìòùâêîôûäëïöüãõåæøœ".contains($0) } ?? false
        }
        func from(_ back: Int) -> Character? { word.count >= back ? word[word.count - back] : nil }
        guard let last = from(1) else { return nil }
        switch last {
        case "l": return .rieul
        case "m", "n", "ñ": return .consonant
        case "g": return from(2) == "n" ? .consonant : .vowel  // -ng 링; 태그
        case "e":
            // A silent e: file 파일, people 피플, game 게임, phone 폰. With another vowel before, it sounds: tree.
            switch from(2) {
            case "l": return .rieul
            case "m", "n": return isVowel(from(3)) ? .consonant : .vowel
            default: return .vowel
            }
        case "p", "t", "k", "c":
            // A voiceless stop after a short vowel closes the syllable: 앱, 로봇, 북, 맥; elsewhere it takes 으: 노트.
            let length = last == "k" && from(2) == "c" || from(2) == last ? 2 : 1  // Slack 슬랙, WhatsApp 왓츠앱
            if last == "k", from(2) == "o", from(3) == "o" { return .consonant }
            return isVowel(from(length + 1)) && !isVowel(from(length + 2)) ? .consonant : .vowel
        default:
            return last.isASCII || isVowel(last) ? .vowel : nil
        }
    }
}
