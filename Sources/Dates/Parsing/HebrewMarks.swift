/// Geresh and gershayim, which make numbers of Hebrew letters: many leave them out, or type an apostrophe and quotes.
enum HebrewMarks {
    private static let geresh: Unicode.Scalar = "\u{5F3}"
    private static let gershayim: Unicode.Scalar = "\u{5F4}"

    private static func isMark(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x5F3, 0x5F4, 0x22, 0x27, 0x2018, 0x2019, 0x201C, 0x201D, 0xB4, 0x60: true
        default: false
        }
    }

    private static func isLetter(_ scalar: UInt32) -> Bool { 0x5D0...0x5EA ~= scalar }

    /// `א` for `א׳`; empty where there is nothing to remove.
    static func removed(from text: String) -> String {
        guard text.unicodeScalars.contains(where: { isLetter($0.value) }) else { return "" }
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: text.unicodeScalars.filter { !isMark($0.value) })
        return scalars.count == text.unicodeScalars.count ? "" : String(scalars)
    }

    /// `תשפ״ו` for `תשפו` and for `תשפ"ו` at the beginning of a text; none for other texts.
    static func added(to text: String) -> [String] {
        let run = Array(text.unicodeScalars.prefix { isLetter($0.value) || isMark($0.value) })
        var letters = run.filter { isLetter($0.value) }
        guard let last = letters.popLast() else { return [] }
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: letters)
        scalars.append(contentsOf: letters.isEmpty ? [last, geresh] : [gershayim, last])
        // The thousands stand before a mark of their own: ה'תשפ"ו.
        if letters.count > 1, isMark(run[1].value) {
            scalars.insert(geresh, at: scalars.index(after: scalars.startIndex))
        }
        return [String(scalars)]
    }

    /// Where the letters of a number end in a text, whatever marks either has.
    static func end(of number: [UInt32], in text: [UInt32], at position: Int) -> Int? {
        guard number.contains(where: isLetter) else { return nil }
        var place = position
        for scalar in number where !isMark(scalar) {
            while place < text.count, isMark(text[place]) { place += 1 }
            guard place < text.count, text[place] == scalar else { return nil }
            place += 1
        }
        while place < text.count, isMark(text[place]) { place += 1 }
        return place
    }
}
