internal import LocaleFormatCore
internal import LocaleFormatNumbers

/// A text, or a part of one, as it is compared: as it stands, or without what lenient reading does not mind.
struct MoneyText {
    private let text: String
    private let locale: LocaleID
    let mode: NumberParseMode
    /// What counts, and the bytes before and after it.
    private let scalars: [(value: UInt32, start: Int, end: Int)]
    private let range: Range<Int>

    init(_ text: String, mode: NumberParseMode, locale: LocaleID) {
        self.text = text
        self.mode = mode
        self.locale = locale
        let folding = mode == .lenient ? LenientFolding.of(locale.withoutExtensions.icuName) : nil
        var scalars: [(UInt32, Int, Int)] = []
        var end = 0
        for scalar in text.unicodeScalars {
            let start = end
            end += UTF8.width(scalar)
            let value = folding?.fold(scalar.value) ?? scalar.value
            if folding != nil, value == 0x20 || value == LenientFolding.invisible { continue }
            scalars.append((value, start, end))
        }
        self.scalars = scalars
        range = 0..<scalars.count
    }

    private init(_ whole: MoneyText, _ range: Range<Int>) {
        text = whole.text
        locale = whole.locale
        mode = whole.mode
        scalars = whole.scalars
        self.range = range
    }

    var isEmpty: Bool { range.isEmpty }

    /// The part as it was written.
    var string: String {
        guard let first = range.first, let last = range.last else { return "" }
        let utf8 = text.utf8
        return String(
            text[
                utf8.index(
                    utf8.startIndex, offsetBy: scalars[first].start)..<utf8.index(
                        utf8.startIndex, offsetBy: scalars[last].end)])
    }

    subscript(_ part: PartialRangeUpTo<Int>) -> MoneyText { MoneyText(self, range.lowerBound..<part.upperBound) }
    subscript(_ part: PartialRangeFrom<Int>) -> MoneyText { MoneyText(self, part.lowerBound..<range.upperBound) }

    private func compared(_ text: String) -> [UInt32] {
        mode == .lenient
            ? LenientFolding.of(locale.withoutExtensions.icuName).folded(text) : text.unicodeScalars.map(\.value)
    }

    private func has(_ needle: [UInt32], at place: Int) -> Bool {
        guard place >= range.lowerBound, needle.count <= range.upperBound - place else { return false }
        for (index, scalar) in needle.enumerated() where scalars[place + index].value != scalar { return false }
        return true
    }

    /// What is between the two; nil where the text does not begin and end so.
    func inside(_ prefix: String, _ suffix: String) -> MoneyText? {
        let (prefix, suffix) = (compared(prefix), compared(suffix))
        guard range.count >= prefix.count + suffix.count, has(prefix, at: range.lowerBound),
            has(suffix, at: range.upperBound - suffix.count)
        else { return nil }
        return MoneyText(self, range.lowerBound + prefix.count..<range.upperBound - suffix.count)
    }

    /// Where a text is, without its ends.
    func places(of text: String) -> [Range<Int>] {
        let needle = compared(text)
        guard !needle.isEmpty else { return [] }
        return range.filter { has(needle, at: $0) }.map { $0..<$0 + needle.count }
    }

    func contains(_ text: String) -> Bool {
        let needle = compared(text)
        return !needle.isEmpty && range.contains { has(needle, at: $0) }
    }
}
