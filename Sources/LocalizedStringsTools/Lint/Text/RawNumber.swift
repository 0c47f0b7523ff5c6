internal import LocaleFormatCore

/// Finds numbers that are written out in a text, in digits that readers of the language may not prefer.
struct RawNumber {
    /// The digits by which the language's readers may want to read, `०१२३४५६७८९`.
    let preferred: String

    /// Nil for a language whose readers all use the same digits.
    ///
    /// Which digits a language has of its own comes from CLDR's native numbering system. Chinese numerals written one by one
    /// (`hanidec`) are native to Chinese in CLDR, but no reader chooses them for a text.
    init?(locale: LocaleID) {
        guard let native = (try? locale.setting("nu", to: "native")).flatMap({ try? NumberingSystem(usedIn: $0) }),
            native != .latin, native != .hanDecimal, let digits = native.digits
        else { return nil }
        preferred = digits
    }

    /// The first number in the text, outside of `kept` ranges (UTF-8 offsets, ascending), that stands for an amount.
    ///
    /// Left alone: digits in words and identifiers (`H264`, `1080p`, `UTF-8`), behind a Latin name (`iOS 17`), versions,
    /// dates, times, fractions, addresses, years, numbers with leading zeros or of more than nine digits.
    func first(in text: String, except kept: [Range<Int>]) -> String? {
        let bytes = Array(text.utf8)
        var index = 0
        var next = 0
        while index < bytes.count {
            if next < kept.count, index >= kept[next].lowerBound {
                index = max(index, kept[next].upperBound)
                next += 1
                continue
            }
            guard Self.isDigit(bytes[index]) else {
                index += 1
                continue
            }
            let limit = next < kept.count ? kept[next].lowerBound : bytes.count
            let end = Self.end(of: index, in: bytes, limit)
            if isAmount(index..<end, in: bytes) { return String(decoding: bytes[index..<end], as: UTF8.self) }
            index = end
            // The rest of a word that begins with digits.
            while index < limit, Self.isWord(bytes[index]) { index += 1 }
        }
        return nil
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static func isWord(_ byte: UInt8) -> Bool {
        isDigit(byte) || (0x41...0x5A).contains(byte & 0xDF) || byte == UInt8(ascii: "_")
    }

    /// Digits, and separators between digits.
    private static func end(of start: Int, in bytes: [UInt8], _ limit: Int) -> Int {
        var index = start
        while index < limit {
            if isDigit(bytes[index]) {
                index += 1
            } else if bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ","), index + 1 < limit,
                isDigit(bytes[index + 1])
            {
                index += 2
            } else {
                break
            }
        }
        return index
    }

    private func isAmount(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
        let number = bytes[range]
        let digits = number.count { Self.isDigit($0) }
        let separators = number.filter { !Self.isDigit($0) }
        guard digits <= 9, separators.count <= 1 || Set(separators) == [UInt8(ascii: ",")] else { return false }
        if number.first == UInt8(ascii: "0"), digits > 1, separators.isEmpty { return false }
        if separators.isEmpty, digits == 4, number.starts(with: "19".utf8) || number.starts(with: "20".utf8) {
            return false
        }
        if range.lowerBound > 0 {
            let before = bytes[range.lowerBound - 1]
            if Self.isWord(before) || "/:#@&=.-\\+^~".utf8.contains(before) { return false }
            if Self.followsLatinName(range.lowerBound, in: bytes) { return false }
        }
        guard range.upperBound < bytes.count else { return true }
        let after = bytes[range.upperBound]
        if Self.isWord(after) || "/:@=&\\^".utf8.contains(after) { return false }
        // A hyphen may join the number to a word of the language, not to Latin letters and digits.
        if after == UInt8(ascii: "-"), range.upperBound + 1 < bytes.count, Self.isWord(bytes[range.upperBound + 1]) {
            return false
        }
        return true
    }

    /// `iPhone 15`, `Windows 11`: a word in Latin letters and one blank.
    private static func followsLatinName(_ start: Int, in bytes: [UInt8]) -> Bool {
        guard start >= 2, bytes[start - 1] == 0x20 else { return false }
        return isWord(bytes[start - 2]) && !isDigit(bytes[start - 2])
    }
}
