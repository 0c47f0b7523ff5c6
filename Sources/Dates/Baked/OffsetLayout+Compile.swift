internal import LocaleFormatBridge
internal import LocaleFormatCore
internal import LocaleFormatDatePrograms
internal import LocaleFormatMemory

/// How a locale writes offsets, found from what ICU writes of a few of them.
extension OffsetLayout {
    private static let cache = CompiledCache<String, OffsetLayout?>(capacity: 256)

    /// Nil where ICU writes them in another way than the layout says.
    ///
    /// - Parameter locale: in ICU's form.
    static func of(_ locale: String, isLong: Bool) throws(ICUError) -> OffsetLayout? {
        try cache.value(for: (isLong ? "l" : "s") + locale) { () throws(ICUError) in
            try compiled(locale, isLong: isLong)
        }
    }

    private static func compiled(_ locale: String, isLong: Bool) throws(ICUError) -> OffsetLayout? {
        func text(_ offset: Int, _ pattern: String) throws(ICUError) -> String {
            try DateFormatHandle(.pattern(pattern), locale: locale, zone: ZoneOffsetText.id(seconds: offset)).format(0)
        }
        let pattern = isLong ? "OOOO" : "O"
        let sample = 11 * 3_600 + 22 * 60 + 33
        guard let east = Pieces(try text(sample, pattern)), let west = Pieces(try text(-sample, pattern)),
            let digits = east.digits, east.separators == west.separators
        else { return nil }
        let layout = OffsetLayout(
            zero: try text(0, pattern), east: east.before, west: west.before, separators: east.separators,
            after: [east.after, west.after], digits: digits, isLong: isLong)
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
        var before = ""
        var separators: [String] = []
        var after = ""
        var digits: [String]?

        init?(_ text: String) {
            var runs: [[Unicode.Scalar]] = []
            var between: [String] = [""]
            for scalar in text.unicodeScalars {
                if scalar.properties.numericType == .decimal {
                    if runs.count < between.count { runs.append([]) }
                    runs[runs.count - 1].append(scalar)
                } else {
                    if runs.count == between.count { between.append("") }
                    between[between.count - 1].unicodeScalars.append(scalar)
                }
            }
            if between.count == 3 { between.append("") }
            guard runs.count == 3, between.count == 4, runs.allSatisfy({ $0.count == 2 && $0[0] == $0[1] }) else {
                return nil
            }
            (before, separators, after) = (between[0], Array(between[1...2]), between[3])
            // The digits are one behind the other in all scripts but one.
            let zero = runs[0][0].value - 1
            let row = (0..<10 as Range<UInt32>).compactMap { Unicode.Scalar(zero + $0).map { String($0) } }
            guard runs[1][0].value == zero + 2, runs[2][0].value == zero + 3 else { return nil }
            digits = row
        }
    }
}
