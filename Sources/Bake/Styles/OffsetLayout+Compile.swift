import LocaleFormatBridge
internal import LocaleFormatCore
internal import LocaleFormatDatePrograms
internal import LocaleFormatDates
internal import LocaleFormatMemory

/// How a locale writes offsets, found from what ICU writes of a few of them.
extension OffsetLayout {
    private static let cache = CompiledCache<String, OffsetLayout?>(capacity: 256)

    /// Nil where ICU writes them in another way than the layout says.
    ///
    /// - Parameter locale: in ICU's form.
    static func of(_ locale: String, isLong: Bool) throws(DateError) -> OffsetLayout? {
        do throws(ICUError) {
            return try cache.value(for: (isLong ? "l" : "s") + locale) { () throws(ICUError) in
                try compiled(locale, isLong: isLong)
            }
        } catch { throw DateError(error) }
    }

    private static func compiled(_ locale: String, isLong: Bool) throws(ICUError) -> OffsetLayout? {
        func text(_ offset: Int, _ pattern: String) throws(ICUError) -> String {
            try DateFormatHandle(.pattern(pattern), locale: locale, zone: ZoneOffsetText.id(seconds: offset)).format(0)
        }
        let pattern = isLong ? "OOOO" : "O"
        let sample = 11 * 3_600 + 22 * 60 + 33
        guard let east = Pieces(try text(sample, pattern)), let west = Pieces(try text(-sample, pattern)),
            east.separators == west.separators
        else { return nil }
        var after = [east.after, west.after]
        for (offset, before) in [(3_600, east.before), (-3_600, west.before)] {
            let hour = try text(offset, pattern)
            after.append(isLong ? after[after.count - 2] : String(hour.dropScalars(before + east.digits[1])))
        }
        let layout = OffsetLayout(
            zero: try text(0, pattern), east: east.before, west: west.before, separators: east.separators,
            after: after, digits: east.digits, isLong: isLong)
        for offset in proved {
            guard layout.text(offset) == (try text(offset, pattern)) else { return nil }
            for (letter, count) in [("X", 1), ("X", 3), ("X", 4), ("X", 5), ("x", 1), ("x", 2), ("x", 5), ("Z", 1)] {
                guard
                    ISOOffset.text(Character(letter), count, offset)
                        == (try text(offset, String(repeating: letter, count: count)))
                else { return nil }
            }
        }
        return layout
    }

    private static let proved = [
        0, 60, -60, 3_600, -3_600, 12_600, -12_600, 20_700, -20_700, 36_000, -36_000, 45_900, -45_900, 4_953, -4_953,
        86_399, -86_399,
    ]

    /// An offset with three numbers of two digits, taken apart.
    private struct Pieces {
        let before: String
        let separators: [String]
        let after: String
        let digits: [String]

        init?(_ text: String) {
            var found: [Unicode.Scalar] = []
            // What stands before each digit, and behind the last one.
            var texts = [String](repeating: "", count: 7)
            for scalar in text.unicodeScalars {
                if scalar.properties.numericType != .decimal {
                    texts[found.count].unicodeScalars.append(scalar)
                } else if found.count < 6 {
                    found.append(scalar)
                } else {
                    return nil
                }
            }
            // The digits of `112233` are one behind the other in all scripts but one.
            guard let one = found.first?.value, one > 0,
                found.map(\.value) == [one, one, one + 1, one + 1, one + 2, one + 2],
                [1, 3, 5].allSatisfy({ texts[$0].isEmpty })
            else { return nil }
            (before, separators, after) = (texts[0], [texts[2], texts[4]], texts[6])
            digits = (0..<10 as Range<UInt32>).compactMap { Unicode.Scalar(one - 1 + $0).map { String($0) } }
        }
    }
}

extension String {
    /// What follows a beginning; nothing where the text begins otherwise.
    fileprivate func dropScalars(_ beginning: String) -> Substring.UnicodeScalarView {
        guard unicodeScalars.starts(with: beginning.unicodeScalars) else { return Substring().unicodeScalars }
        return unicodeScalars.dropFirst(beginning.unicodeScalars.count)
    }
}
