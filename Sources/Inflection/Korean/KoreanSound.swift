internal import LocaleFormatLexicon
internal import LocaleFormatNumbers

/// The sound that a Korean word ends in, which chooses between the two forms of a particle.
enum KoreanSound: Sendable {
    case vowel
    /// ㄹ: like other consonants, but 으로 becomes 로 after it.
    case rieul
    case consonant

    init(_ sound: NumeralSound) {
        self =
            switch sound {
            case .vowel: .vowel
            case .rieul: .rieul
            case .consonant: .consonant
            }
    }

    /// Farther back than this nothing is looked at, so that inflecting stays linear.
    static let reach = 256

    /// The last sound of what precedes; nil when it is not known how it is read.
    ///
    /// Quotes, punctuation and emoji make no sound. Text in brackets explains what is before it and is not read either
    /// (서울(Seoul)은), unless there is nothing before it.
    init?(endOf text: some BidirectionalCollection<Unicode.Scalar>, lexicon: Lexicon = .korean) {
        var scalars = Array(text.suffix(Self.reach))
        while let last = scalars.last {
            if Self.isSilent(last) {
                scalars.removeLast()
            } else if let opening = Self.opening(of: last) {
                scalars.removeLast()
                guard let start = Self.place(of: opening, closedBy: last, in: scalars) else { continue }
                let outside = scalars[..<start]
                if outside.contains(where: { !Self.isSilent($0) && Self.opening(of: $0) == nil }) {
                    scalars = Array(outside)
                }
            } else {
                break
            }
        }
        guard let last = scalars.last else { return nil }
        if let sound = Self.hangul(last) ?? Self.kana(last) ?? Self.symbol(last) {
            self = sound
        } else if let sound = KoreanLatin.sound(endOfMixed: scalars, lexicon)
            ?? KoreanNumeral.sound(endOf: scalars) ?? KoreanLatin.sound(endOf: scalars, lexicon)
        {
            self = sound
        } else {
            return nil
        }
    }

    /// Whether a scalar is skipped when the last sound is looked for.
    static func isSilent(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x80, scalar.properties.isAlphabetic || scalar.properties.numericType != nil { return false }
        switch scalar {
        case "%", "&", "+", "°", "(", "[", "{", "<", ")", "]", "}", ">": return false
        default: break
        }
        switch scalar.properties.generalCategory {
        case .finalPunctuation, .initialPunctuation, .otherPunctuation, .dashPunctuation, .connectorPunctuation,
            .openPunctuation, .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format, .modifierSymbol,
            .nonspacingMark, .enclosingMark:
            return scalar != "\u{2030}"
        case .closePunctuation: return opening(of: scalar) == nil
        case .otherSymbol:
            return symbol(scalar) == nil && scalar.properties.numericType == nil
        default:
            return scalar.properties.isEmojiModifier
        }
    }

    /// The bracket that a closing one belongs to.
    private static func opening(of closing: Unicode.Scalar) -> Unicode.Scalar? {
        switch closing {
        case ")": "("
        case "]": "["
        case "}": "{"
        case ">": "<"
        case "）": "（"
        case "］": "［"
        case "〕": "〔"
        case "〙": "〘"
        case "】": "【"
        case "〗": "〖"
        default: nil
        }
    }

    private static func place(
        of opening: Unicode.Scalar, closedBy closing: Unicode.Scalar, in scalars: [Unicode.Scalar]
    ) -> Int? {
        var depth = 1
        for index in scalars.indices.reversed() {
            if scalars[index] == closing { depth += 1 }
            if scalars[index] == opening { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// Of a syllable, composed or as jamo, or of a letter that stands alone and is read by its name (ㄹ 리을).
    static func hangul(_ scalar: Unicode.Scalar) -> KoreanSound? {
        switch scalar.value {
        case 0xAC00...0xD7A3: final((scalar.value - 0xAC00) % 28)
        case 0x1161...0x11A7: .vowel
        case 0x11A8...0x11C2: final(scalar.value - 0x11A7)
        case 0x3139, 0xFFA9: .rieul
        case 0x3131...0x314E, 0xFFA1...0xFFBE, 0x1100...0x1112: scalar.value == 0x1105 ? .rieul : .consonant
        case 0x314F...0x3163, 0xFFC2...0xFFDC: .vowel
        default: nil
        }
    }

    /// By the number of the final consonant in the order of Unicode's Hangul syllables; the eighth is ㄹ.
    private static func final(_ index: UInt32) -> KoreanSound {
        index == 0 ? .vowel : index == 8 ? .rieul : .consonant
    }

    /// Kana are read as they sound: ん is ㄴ, a final っ is ㅅ.
    private static func kana(_ scalar: Unicode.Scalar) -> KoreanSound? {
        switch scalar.value {
        case 0x3093, 0x30F3, 0xFF9D, 0x3063, 0x30C3, 0xFF6F: .consonant
        case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0xFF66...0xFF9C: .vowel
        default: nil
        }
    }

    /// Symbols by their names: % 퍼센트, ‰ 퍼밀, ℃ 도, ㎞ 킬로미터, ㎏ 킬로그램.
    static func symbol(_ scalar: Unicode.Scalar) -> KoreanSound? {
        switch scalar {
        case "%", "％", "﹪", "٪", "&", "＆", "+", "＋", "°", "℃", "℉", "′", "″": .vowel
        case "‰": .rieul
        case "₩", "￦", "¥", "￥", "₫": .consonant  // 원, 엔, 동
        case "$", "＄", "€", "£", "￡", "₹", "฿", "₱", "₺", "₴", "₽": symbolOfMoney(scalar)
        case "㎜", "㎝", "㎞", "㎡", "㎢", "㎥", "㎖", "ℓ", "㎗", "㏄", "㎐", "㎑", "㎒", "㎓", "㎾", "㎅", "㎆", "㎇": .vowel
        case "㎎", "㎏", "\u{3A9}", "\u{2126}", "\u{C5}", "\u{212B}": .consonant  // 그램, 옴, 옹스트롬
        case "㏈", "㎩", "㎪": .rieul  // 데시벨, 파스칼
        default: nil
        }
    }

    /// 달러, 유로, 파운드, 루피, 밧, 페소, 리라, 흐리우냐, 루블.
    private static func symbolOfMoney(_ scalar: Unicode.Scalar) -> KoreanSound {
        scalar == "฿" ? .consonant : scalar == "₽" ? .rieul : .vowel
    }
}
