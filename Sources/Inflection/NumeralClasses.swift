/// Which whole numbers, written digit by digit, leave the words around them alike: those of one class and one plural category.
///
/// So a text that inflects need not be inflected anew for each number. What belongs to the class is what any rule looks at in the
/// text of a number beside its plural category:
///
/// | | |
/// |---|---|
/// | whether it is zero, or negative | its sign |
/// | how many digits, up to five | whether it is grouped, as by apostrophes (Tokens.apostrophe) |
/// | English: "a" or "an" before it | ``EnglishArticle`` |
/// | Korean: the sound at its end, and how many digits | ``KoreanNumeral``, and the reach of ``KoreanSound`` |
enum NumeralClasses: Sendable {
    case english, korean, other

    /// The class of a number, of so many bits as `NumeralClass` says.
    func `class`(of magnitude: UInt64, isNegative: Bool) -> UInt64 {
        var count = 0
        // The first two digits, and the zeros at the end.
        var (first, second) = (0, 0)
        var rest = magnitude
        while rest > 0 {
            (first, second) = (Int(truncatingIfNeeded: rest % 10), first)
            rest /= 10
            count += 1
        }
        let sign: UInt64 = isNegative ? 1 << 5 : 0
        switch self {
        case .english:
            let isVowel = EnglishArticle.isVowel(first, second, count: count)
            return UInt64(Self.length(count)) | sign | (isVowel ? 1 << 6 : 0)
        case .korean: return UInt64(count) | sign | Self.sound(of: magnitude) << 6
        case .other: return UInt64(Self.length(count)) | sign
        }
    }

    /// Languages group from four digits on or from five.
    private static func length(_ count: Int) -> Int { count == 0 ? 0 : max(3, min(5, count)) }

    private static func sound(of magnitude: UInt64) -> UInt64 {
        var (rest, zeros) = (magnitude, 0)
        while rest > 0, rest % 10 == 0 {
            rest /= 10
            zeros += 1
        }
        return switch KoreanNumeral.sound(lastDigit: Int(rest % 10), zeros: zeros) {
        case .vowel: 0
        case .rieul: 1
        case .consonant: 2
        }
    }
}

extension Inflector {
    package func numeralClass(of magnitude: UInt64, isNegative: Bool) -> UInt64 {
        rules.numerals.class(of: magnitude, isNegative: isNegative)
    }

    package var readsTextBefore: Bool { language == .korean }
}
