/// Which whole numbers, written digit by digit, leave the words around them alike: those of one class and one plural category.
///
/// So a text that inflects need not be inflected anew for each number. What belongs to the class is what any rule looks at in the
/// text of a number beside its plural category:
///
/// | | |
/// |---|---|
/// | whether it is zero, or negative | its sign |
/// | how many digits, up to five | whether it is grouped, as by apostrophes |
/// | English: "a" or "an" before it | ``isVowel(_:_:count:)`` |
/// | Korean: the sound at its end, and how many digits | ``NumeralSound`` |
package enum NumeralClasses: UInt8, Sendable {
    case other, english, korean

    /// Bits of a class.
    package static let width = 8

    /// The class of a number, of ``width`` bits.
    package func `class`(of magnitude: UInt64, isNegative: Bool) -> UInt64 {
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
            let isVowel = Self.isVowel(first, second, count: count)
            return UInt64(Self.length(count)) | sign | (isVowel ? 1 << 6 : 0)
        case .korean: return UInt64(count) | sign | UInt64(NumeralSound(of: magnitude).rawValue) << 6
        case .other: return UInt64(Self.length(count)) | sign
        }
    }

    /// Languages group from four digits on or from five.
    private static func length(_ count: Int) -> Int { count == 0 ? 0 : max(3, min(5, count)) }

    /// 8, 80, 8,000, 11, 18, 11,000 begin with a vowel: eight, eleven, eighteen.
    package static func isVowel(_ first: Int, _ second: Int, count: Int) -> Bool {
        first == 8 || count % 3 == 2 && first == 1 && (second == 1 || second == 8)
    }
}

/// How a number ends when it is read aloud in Sino-Korean: 10 십, 100 백, 10,000 만.
package enum NumeralSound: UInt8, Sendable {
    case vowel
    /// ㄹ
    case rieul
    /// Any other consonant.
    case consonant

    init(of magnitude: UInt64) {
        var (rest, zeros) = (magnitude, 0)
        while rest > 0, rest % 10 == 0 {
            rest /= 10
            zeros += 1
        }
        self.init(lastDigit: Int(rest % 10), zeros: zeros)
    }

    /// The reading of an integer from its last digit that is not zero, and the zeros after it.
    package init(lastDigit: Int, zeros: Int) {
        guard lastDigit != 0 else {
            self = .consonant  // 영
            return
        }
        switch zeros {
        case 0: self = Self.ones[lastDigit]
        case 1...3: self = .consonant  // 십, 백, 천
        default:
            let power = zeros / 4 - 1
            self = power < Self.myriads.count ? Self.myriads[power] : .vowel
        }
    }

    /// 영 일 이 삼 사 오 육 칠 팔 구.
    package static let ones: [NumeralSound] = [
        .consonant, .rieul, .vowel, .consonant, .vowel, .vowel, .consonant, .rieul, .rieul, .vowel,
    ]
    /// 만 억 조 경 해 자 양 구 간 정 재 극; those beyond (항하사, 아승기, 나유타, 불가사의, 무량대수) end in vowels.
    private static let myriads: [NumeralSound] = [
        .consonant, .consonant, .vowel, .consonant, .vowel, .vowel, .consonant, .vowel, .consonant, .consonant, .vowel,
        .consonant,
    ]
}
