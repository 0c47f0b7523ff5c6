import LocaleFormat

extension Duration {
    /// A duration as people type it: `90s`, `1h30m`, `1 hour, 30 minutes`, `1:30:00`; nil for a number alone and for what is none of
    /// these.
    ///
    /// Units are weeks to nanoseconds, of fixed length, in English; `m` is minutes. Years and months have no fixed length: ISO 8601 says
    /// them, `P1Y2M`.
    ///
    /// - Throws: for `1:30`, which may be hours and minutes, or minutes and seconds.
    init?(typed text: Substring) throws(CommandFailure) {
        // Most are numbers, which are not looked at twice.
        guard text.utf8.contains(where: { $0 == UInt8(ascii: ":") || $0 >= UInt8(ascii: "A") }) else { return nil }
        let unsigned = text.drop { "+-".contains($0) }
        guard text.utf8.count - unsigned.utf8.count < 2, let first = unsigned.first, first.isASCII,
            first.isNumber
        else {
            return nil
        }
        guard let magnitude = try Self.clock(unsigned) ?? Self.units(unsigned) else { return nil }
        self = text.first == "-" ? .zero - magnitude : magnitude
    }

    /// `1:30:00.5`
    private static func clock(_ text: Substring) throws(CommandFailure) -> Duration? {
        let fields = text.split(separator: ":", omittingEmptySubsequences: false)
        guard fields.count > 1, fields.allSatisfy({ 1...9 ~= $0.utf8.count || $0 == fields.last })
        else { return nil }
        let whole = fields.dropLast().compactMap { field in
            field.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(field) : nil
        }
        guard whole.count == fields.count - 1, let last = number(fields[fields.count - 1]) else {
            return nil
        }
        guard fields.count == 3, whole[1] < 60, last < .seconds(60) else {
            if fields.count == 2 {
                throw .value(
                    "'\(text)' may be hours and minutes, or minutes and seconds; write \(fields[0])h\(fields[1])m or \(fields[0])m\(fields[1])s"
                )
            }
            return nil
        }
        return .seconds(whole[0] * 3_600 + whole[1] * 60) + last
    }

    /// `1h30m`, `1 hour and 30 minutes`
    private static func units(_ text: Substring) -> Duration? {
        var sum = Duration.zero
        var rest = text
        var last = Int64.max
        while !rest.isEmpty {
            let digits = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." }
            rest = rest[digits.endIndex...].drop(while: \.isWhitespace)
            let word = rest.prefix(while: \.isLetter)
            rest = rest[word.endIndex...].drop { $0.isWhitespace || $0 == "," }
            if rest.hasPrefix("and ") { rest = rest.dropFirst(4).drop(while: \.isWhitespace) }
            // Each unit once, from large to small, so that nothing else is taken for a duration.
            guard let nanoseconds = nanoseconds(word), nanoseconds < last,
                let part = number(digits, exponent: nanoseconds < 1_000_000_000 ? -9 : 0)
            else { return nil }
            last = nanoseconds
            sum += part * (nanoseconds < 1_000_000_000 ? nanoseconds : nanoseconds / 1_000_000_000)
        }
        return sum
    }

    /// So many seconds, of at most twelve digits before the point: no sum of them is too large.
    private static func number(_ digits: Substring, exponent: Int = 0) -> Duration? {
        guard 1...12 ~= digits.prefix(while: { $0 != "." }).utf8.count, digits.utf8.count <= 24,
            digits.first != ".", digits.last != ".",
            let value = try? ExactDecimal("\(digits)e\(exponent)")
        else { return nil }
        return Duration(seconds: value)
    }

    private static func nanoseconds(_ word: Substring) -> Int64? {
        // A single letter in capitals is another unit to many: M is months.
        guard word.count > 1 || word == word.lowercased() else { return nil }
        return lengths.first { $0.0.split(separator: " ").contains(Substring(word.lowercased())) }?.1
    }

    private static let lengths: [(String, Int64)] = [
        ("w wk wks week weeks", 604_800_000_000_000), ("d day days", 86_400_000_000_000),
        ("h hr hrs hour hours", 3_600_000_000_000), ("m min mins minute minutes", 60_000_000_000),
        ("s sec secs second seconds", 1_000_000_000), ("ms msec millisecond milliseconds", 1_000_000),
        ("us µs μs microsecond microseconds", 1_000), ("ns nanosecond nanoseconds", 1),
    ]

    /// Whether a word is one of the units.
    static func isTypedUnit(_ word: String) -> Bool { nanoseconds(word[...]) != nil }
}
