internal import LocaleFormatNumbers
internal import LocaleFormatTexts

/// Finds the numbers that translators write in neutral form: ASCII digits, `.` for decimals, optional sign, grouping and
/// exponent.
///
/// | text | what is found |
/// |---|---|
/// | `0.5×` | 0.5; the text around stays |
/// | `1,234.50` | 1234.50, with two fraction digits |
/// | `-10 °C`, `(+5)` | −10, +5: a sign before which there is no letter, digit or sign |
/// | `10-12`, `10–12`, `10/12`, `10:30`, `2025-11-21`, `1920×1080` | each number on its own, without sign, zeros kept, grouped as written |
/// | `007` | three digits, without grouping |
/// | `1.5e3` | a number in scientific notation |
/// | `1.2.3` | nothing: a version or an address |
/// | `H2O`, `MP3`, `v2.0`, `UTF-8`, `0x1F` | nothing: digits in a word that begins with an ASCII letter, and hexadecimal |
/// | `3D`, `10km`, `2h30`, `1920x1080`, `x2` | each number |
/// | `1,2,3`, `1,23`, `1234,567` | each number, as many digits as written, without grouping |
///
/// Grouping is by commas, underscores, apostrophes or no-break spaces, in threes or, with commas, as in India.
struct NumberScanner {
    struct Found: Equatable {
        /// With its sign; UTF-8 offsets.
        var range: Range<Int>
        /// In a form that `ExactDecimal` reads, with its sign.
        var neutral: String
        var integerDigits: Int
        var fractionDigits: Int
        var hasPlus = false
        var hasExponent = false
        /// Part of a date, a time, a range, a list; or with zeros in front. Written without groups.
        var isPlainDigits = false
    }

    private let bytes: [UInt8]
    private var index = 0
    /// Before this, what looks like groups has turned out to be a list: `1,2,345`.
    private var listEnd = 0
    /// Where the word of ASCII letters, digits, underscores and hyphens begins that the index is in.
    private var wordStart: Int?

    /// The first numbers, so many of them at most.
    static func numbers(in bytes: [UInt8], limit: Int) -> [Found] {
        var scanner = NumberScanner(bytes: bytes)
        var found: [Found] = []
        while found.count < limit, let number = scanner.next() { found.append(number) }
        return found
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func next() -> Found? {
        while index < bytes.count {
            let byte = bytes[index]
            let beginsWithPoint =
                byte == UInt8(ascii: ".") && isDigit(index + 1) && !(index > 0 && isWordOrPoint(bytes[index - 1]))
            if isDigit(index) || beginsWithPoint {
                if isInName || isHexadecimal {
                    skipWord()
                    continue
                }
                if wordStart == nil { wordStart = index }
                if let number = number() { return number }
            } else {
                if !isWord(byte), byte != UInt8(ascii: "-") {
                    wordStart = nil
                } else if wordStart == nil, isWord(byte) {
                    wordStart = index
                }
                index += 1
            }
        }
        return nil
    }

    /// Whether the word so far begins with a letter: `H2`, `UTF-8`. A lone `x` is a multiplication sign.
    private var isInName: Bool {
        guard let wordStart, !(0x30...0x39).contains(bytes[wordStart]) else { return false }
        return !(index == wordStart + 1 && bytes[wordStart] | 0x20 == UInt8(ascii: "x"))
    }

    /// `0x1F`
    private var isHexadecimal: Bool {
        guard bytes[index] == UInt8(ascii: "0"), byte(index + 1).map({ $0 | 0x20 }) == UInt8(ascii: "x") else {
            return false
        }
        var end = index + 2
        while let byte = byte(end), Character(Unicode.Scalar(byte)).isHexDigit { end += 1 }
        return end > index + 2 && byte(end).map(isWord) != true
    }

    private mutating func skipWord() {
        if wordStart == nil { wordStart = index }
        while index < bytes.count, isWord(bytes[index]) || bytes[index] == UInt8(ascii: ".") && isDigit(index + 1) {
            index += 1
        }
    }

    /// The number at the index, which moves behind it; nil for versions and the like, which are skipped.
    private mutating func number() -> Found? {
        let start = index
        var digits: [UInt8] = []
        while isDigit(index) { digits.append(take()) }
        var hasGroups = false
        if let grouped = groups(after: digits.count) {
            digits += grouped
            hasGroups = true
        }
        let integerDigits = digits.count
        var fraction: [UInt8] = []
        if byte(index) == UInt8(ascii: "."), isDigit(index + 1) {
            index += 1
            while isDigit(index) { fraction.append(take()) }
            // A second point: no number.
            if byte(index) == UInt8(ascii: "."), isDigit(index + 1) {
                while isDigit(index) || byte(index) == UInt8(ascii: ".") && isDigit(index + 1) { index += 1 }
                return nil
            }
        }
        var exponent: [UInt8] = []
        if let mark = byte(index), mark | 0x20 == UInt8(ascii: "e") {
            var end = index + 1
            if byte(end) == UInt8(ascii: "-") || byte(end) == UInt8(ascii: "+") { end += 1 }
            let first = end
            while isDigit(end) { end += 1 }
            if end > first, !(byte(end).map(isWord) ?? false) {
                exponent = Array(bytes[index..<end])
                index = end
            }
        }
        var found = Found(
            range: start..<index, neutral: "", integerDigits: integerDigits, fractionDigits: fraction.count,
            hasExponent: !exponent.isEmpty)
        found.isPlainDigits =
            !hasGroups && (joinsNext || joinsPrevious(start) || integerDigits > 1 && digits.first == UInt8(ascii: "0"))
        var isNegative = false
        if let (sign, length) = sign(before: start) {
            found.range = start - length..<index
            found.hasPlus = sign == UInt8(ascii: "+")
            isNegative = !found.hasPlus
        }
        let whole = digits.isEmpty ? [UInt8(ascii: "0")] : digits
        let text = whole + (fraction.isEmpty ? [] : [UInt8(ascii: ".")] + fraction) + exponent
        found.neutral = (isNegative ? "-" : "") + String(decoding: text, as: UTF8.self)
        return found
    }

    /// Digits in groups after the first one, whose separators agree; nil, and the index stays, where there are none.
    private mutating func groups(after first: Int) -> [UInt8]? {
        guard index >= listEnd, (1...3).contains(first), let length = separator(at: index) else { return nil }
        let mark = bytes[index..<index + length]
        var sizes: [Int] = []
        var digits: [UInt8] = []
        var end = index
        while end + length <= bytes.count, bytes[end..<end + length] == mark, isDigit(end + length) {
            let start = end + length
            end = start
            while isDigit(end) { end += 1 }
            sizes.append(end - start)
            digits += bytes[start..<end]
        }
        let isIndian = mark.first == UInt8(ascii: ",") && GroupingPolicy.indian.fits([first] + sizes)
        guard isIndian || GroupingPolicy.thousands.fits([first] + sizes) else {
            listEnd = end
            return nil
        }
        index = end
        return digits
    }

    private func separator(at index: Int) -> Int? {
        switch byte(index) {
        case UInt8(ascii: ","), UInt8(ascii: "_"), UInt8(ascii: "'"): 1
        case 0xC2 where byte(index + 1) == 0xA0: 2  // no-break space
        // U+202F, U+2019
        case 0xE2 where byte(index + 1) == 0x80 && (byte(index + 2) == 0xAF || byte(index + 2) == 0x99): 3
        default: nil
        }
    }

    /// A sign right before a number, if nothing before it makes it a hyphen.
    private func sign(before start: Int) -> (sign: UInt8, length: Int)? {
        guard start > 0 else { return nil }
        let byte = bytes[start - 1]
        if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
            return isOpen(before: start - 1) ? (byte, 1) : nil
        }
        // U+2212 minus sign
        guard start >= 3, bytes[start - 3] == 0xE2, bytes[start - 2] == 0x88, byte == 0x92 else { return nil }
        return isOpen(before: start - 3) ? (UInt8(ascii: "-"), 3) : nil
    }

    /// Whether a sign may follow: after nothing, a space, an opening bracket or a symbol, but no letter, digit, closing
    /// bracket or other sign.
    private func isOpen(before index: Int) -> Bool {
        guard index > 0 else { return true }
        var start = index - 1
        while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        guard let scalar = String(decoding: bytes[start..<index], as: UTF8.self).unicodeScalars.first else {
            return true
        }
        switch scalar {
        case "-", "+", "\u{2212}", "_", ")", "]", "}", ".", "%", "°", "/", ":": return false
        default: return !(scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        }
    }

    private func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

    private func isDigit(_ index: Int) -> Bool { index < bytes.count && bytes[index] >= 0x30 && bytes[index] <= 0x39 }

    private mutating func take() -> UInt8 {
        defer { index += 1 }
        return bytes[index]
    }

    private static let joiners: [[UInt8]] = ["-", "/", ":", ",", "x", "X", "–", "×"].map { Array($0.utf8) }

    /// A hyphen, slash, colon, comma, multiplication sign or dash, and a digit.
    private var joinsNext: Bool {
        Self.joiners.contains { bytes[index...].starts(with: $0) && isDigit(index + $0.count) }
    }

    private func joinsPrevious(_ start: Int) -> Bool {
        Self.joiners.contains { mark in
            start > mark.count && isDigit(start - mark.count - 1)
                && bytes[start - mark.count..<start].elementsEqual(mark)
        }
    }

    private func isWord(_ byte: UInt8) -> Bool {
        (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")) || (0x30...0x39).contains(byte)
            || byte == UInt8(ascii: "_")
    }

    private func isWordOrPoint(_ byte: UInt8) -> Bool { isWord(byte) || byte == UInt8(ascii: ".") }
}
