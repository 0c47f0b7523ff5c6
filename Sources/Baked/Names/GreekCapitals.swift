/// What a Greek letter is to capitals: its own capital without marks, and what marks it has.
package struct GreekLetter: Sendable {
    package var capital: Unicode.Scalar
    package var isVowel: Bool
    package var hasIotaBelow: Bool
    package var hasAccent: Bool
    package var hasDialytika: Bool
    /// Whether it is one character where it is the word ή, and whether it is with marks behind it: ICU 78 has it so.
    package var isWhole: Bool
    package var isWholeWithMarks: Bool
    /// Whether it and its dialytika are one character behind any accented vowel; else behind vowels of one character alone.
    package var joinsDialytika: Bool

    package init(
        capital: Unicode.Scalar, isVowel: Bool, hasIotaBelow: Bool, hasAccent: Bool, hasDialytika: Bool,
        isWhole: Bool, isWholeWithMarks: Bool, joinsDialytika: Bool
    ) {
        (self.isWholeWithMarks, self.joinsDialytika) = (isWholeWithMarks, joinsDialytika)
        (self.capital, self.isVowel, self.hasIotaBelow) = (capital, isVowel, hasIotaBelow)
        (self.hasAccent, self.hasDialytika, self.isWhole) = (hasAccent, hasDialytika, isWhole)
    }

    init(code: Int) {
        capital = Unicode.Scalar(UInt32(0x370 + (code & 0xFF))) ?? "\u{391}"
        isVowel = code & 0x100 != 0
        hasIotaBelow = code & 0x200 != 0
        hasAccent = code & 0x400 != 0
        hasDialytika = code & 0x800 != 0
        isWhole = code & 0x1000 != 0
        // One bit for both: the first is asked of ι and υ, the second of η.
        joinsDialytika = code & 0x2000 != 0
        isWholeWithMarks = joinsDialytika
    }

    /// A number of 14 bits, which is what two bytes of a map have.
    var code: Int {
        (Int(capital.value) - 0x370) & 0xFF | (isVowel ? 0x100 : 0) | (hasIotaBelow ? 0x200 : 0)
            | (hasAccent ? 0x400 : 0)
            | (hasDialytika ? 0x800 : 0) | (isWhole ? 0x1000 : 0)
            | (joinsDialytika || isWholeWithMarks ? 0x2000 : 0)
    }
}

/// Greek capitals: without accents, but for the word ή, "or"; an iota or upsilon that stood behind an accented vowel gets a dialytika, since
/// it was no part of a diphthong; an iota below becomes one behind. The rules are those of UAX #21's successor, the Unicode Standard's
/// section 5.18, as ICU has them.
struct GreekCapitals {
    let characters: BakedNameCharacters

    func uppercased(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        var result = String.UnicodeScalarView()
        var isAfterCased = false
        // Whether the vowel before had an accent and no dialytika, in one character or in several.
        var accentBefore: Accent?
        var index = 0
        while index < scalars.count {
            let scalar = scalars[index]
            var next = index + 1
            guard var letter = characters.greek(scalar) else {
                characters.appendCapital(of: scalar, to: &result)
                if !scalar.properties.isCaseIgnorable { isAfterCased = scalar.properties.isCased }
                accentBefore = nil
                index = next
                continue
            }
            var addsDialytika = false
            if letter.isVowel, let accent = accentBefore, letter.capital == "\u{399}" || letter.capital == "\u{3A5}" {
                if accent == .precomposed || letter.joinsDialytika {
                    letter.hasDialytika = true
                } else {
                    addsDialytika = true
                }
            }
            var iotas = letter.hasIotaBelow ? 1 : 0
            // A dialytika in a character of its own does not undo an accent.
            let isPrecomposed = letter.isVowel && letter.hasAccent && !letter.hasDialytika
            while next < scalars.count, let mark = Mark(scalars[next]) {
                letter.hasAccent = letter.hasAccent || mark == .accent || mark == .dialytikaAndAccent
                if mark == .dialytika || mark == .dialytikaAndAccent { addsDialytika = true }
                if mark == .iotaBelow { iotas += 1 }
                next += 1
            }
            let hasDialytika = letter.hasDialytika || addsDialytika
            let hasAccent = letter.isVowel && letter.hasAccent && !letter.hasDialytika
            accentBefore = isPrecomposed ? .precomposed : hasAccent ? .combining : nil
            let isWord = !isAfterCased && !isFollowedByCased(scalars[next...])
            // "ή".
            let isOr = letter.capital == "\u{397}" && letter.hasAccent && iotas == 0 && isWord
            if isOr, next == index + 1 ? letter.isWhole : letter.isWholeWithMarks {
                result.append("\u{389}")
                if hasDialytika { result.append("\u{308}") }
            } else {
                let marked = letter.hasDialytika ? letter.capitalWithDialytika : nil
                result.append(marked ?? letter.capital)
                if marked == nil, hasDialytika { result.append("\u{308}") }
                if isOr { result.append("\u{301}") }
            }
            for _ in 0..<iotas { result.append("\u{399}") }
            isAfterCased = true
            index = next
        }
        return String(result)
    }

    private enum Accent {
        case precomposed, combining
    }

    /// What a combining character is to Greek letters.
    private enum Mark {
        case accent, dialytika, dialytikaAndAccent, iotaBelow, other

        init?(_ scalar: Unicode.Scalar) {
            switch scalar.value {
            case 0x300, 0x301, 0x342, 0x302, 0x303, 0x311: self = .accent
            case 0x308: self = .dialytika
            case 0x344: self = .dialytikaAndAccent
            case 0x345: self = .iotaBelow
            case 0x304, 0x306, 0x313, 0x314, 0x343: self = .other
            default: return nil
            }
        }
    }

    private func isFollowedByCased(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
        for scalar in rest where !scalar.properties.isCaseIgnorable { return scalar.properties.isCased }
        return false
    }
}

extension GreekLetter {
    fileprivate var capitalWithDialytika: Unicode.Scalar? {
        switch capital {
        case "\u{399}": "\u{3AA}"
        case "\u{3A5}": "\u{3AB}"
        default: nil
        }
    }
}
