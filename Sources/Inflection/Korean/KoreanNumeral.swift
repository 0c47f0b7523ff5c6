internal import LocaleFormatNumbers

/// How numerals end when they are read aloud in Sino-Korean: 10 십, 100 백, 10,000 만, 1.5 일 점 오.
enum KoreanNumeral {
    /// The sound of a number at the end; nil when no number is there.
    static func sound(endOf scalars: [Unicode.Scalar]) -> KoreanSound? {
        guard let last = scalars.last else { return nil }
        if let sound = hanja(last) { return sound }
        guard digit(last) != nil else { return single(last) }
        var reader = Reader(scalars: scalars)
        reader.readBackwards()
        // An amount is read with its currency behind it: ₩1,000 천 원, $5 오 달러.
        if let symbol = reader.scalarBefore, symbol.properties.generalCategory == .currencySymbol,
            let sound = KoreanSound.symbol(symbol)
        {
            return sound
        }
        return KoreanSound(
            reader.hasFraction
                ? NumeralSound.ones[reader.lastDigit]
                : NumeralSound(lastDigit: reader.lastDigit, zeros: reader.zeros))
    }

    private static func digit(_ scalar: Unicode.Scalar) -> Int? {
        guard scalar.properties.numericType == .decimal else { return nil }
        return scalar.properties.numericValue.map { Int($0) }
    }

    /// ½ is 이분의 일: the numerator comes last. ⅳ, ④ and ⑽ are read as their numbers.
    private static func single(_ scalar: Unicode.Scalar) -> KoreanSound? {
        guard scalar.properties.numericType != nil, let value = scalar.properties.numericValue, value >= 0 else {
            return nil
        }
        switch scalar {
        case "½", "⅓", "¼", "⅕", "⅙", "⅛", "⅐", "⅑", "⅒": return .rieul
        case "⅔", "⅖": return .vowel
        case "¾", "⅗", "⅜": return .consonant
        case "⅘", "⅚", "⅝": return .vowel
        case "⅞": return .rieul
        case "²", "³": return .consonant  // 제곱, 세제곱
        default: break
        }
        guard value < 1e15, value == value.rounded() else { return nil }
        var number = Int(value)
        var zeros = 0
        while number > 0, number % 10 == 0 {
            number /= 10
            zeros += 1
        }
        return KoreanSound(NumeralSound(lastDigit: number % 10, zeros: zeros))
    }

    /// Chinese numerals in Korean text; other Chinese characters have no reading here.
    private static func hanja(_ scalar: Unicode.Scalar) -> KoreanSound? {
        switch scalar {
        case "一", "壹", "七", "八": .rieul
        case "二", "貳", "四", "五", "九", "兆": .vowel
        case "三", "參", "六", "十", "百", "千", "万", "萬", "億", "零", "〇": .consonant
        default: nil
        }
    }

    /// Reads a number with its separators from its end.
    private struct Reader {
        let scalars: [Unicode.Scalar]
        /// The last digit that is not zero, or the very last one of a fraction.
        var lastDigit = 0
        var zeros = 0
        var hasFraction = false
        var scalarBefore: Unicode.Scalar?

        init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

        mutating func readBackwards() {
            var index = scalars.endIndex
            var run = 0
            var finalDigit: Int?
            while index > scalars.startIndex {
                let scalar = scalars[index - 1]
                if let digit = KoreanNumeral.digit(scalar) {
                    if finalDigit == nil { finalDigit = digit }
                    if lastDigit == 0 {
                        if digit == 0 { zeros += 1 } else { lastDigit = digit }
                    }
                    run += 1
                } else if index - 2 >= scalars.startIndex, KoreanNumeral.digit(scalars[index - 2]) != nil {
                    if scalar == "." || scalar == "٫" {
                        hasFraction = true
                        lastDigit = finalDigit ?? 0
                        break
                    }
                    guard ",٬'’\u{A0}\u{202F}\u{2009}".unicodeScalars.contains(scalar), GroupingPolicy.knownSizes ~= run
                    else {
                        break
                    }
                    run = 0
                } else {
                    break
                }
                index -= 1
            }
            while index > scalars.startIndex, scalars[index - 1].properties.isWhitespace || scalars[index - 1] == "-" {
                index -= 1
            }
            scalarBefore = index > scalars.startIndex ? scalars[index - 1] : nil
        }
    }
}
